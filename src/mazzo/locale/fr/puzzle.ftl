### Énigmes : des positions où un seul coup est le meilleur.

no-puzzles = Il n'y a pas d'énigmes pour ce jeu.
unknown-puzzle = Je ne connais pas d'énigme « { $text } ».

cli-puzzle = Demande le meilleur coup d'une position tirée d'une partie des bots : l'énigme du jour.
cli-puzzle-id-help = cette énigme, par exemple orchard-0007
cli-puzzle-date-help = l'énigme de ce jour, écrit ANNÉE-MOIS-JOUR ; par défaut, celle d'aujourd'hui
cli-puzzle-json-help = affiche en JSON l'énigme, ses coups permis et sa solution
cli-puzzle-check-help = vérifie de nouveau les énigmes enregistrées : position, preuve et niveau ; sans JEU, celles de tous les jeux
cli-puzzle-no-date = « { $text } » n'est pas une date. Écris-la ANNÉE-MOIS-JOUR, par exemple 2027-01-10.
cli-puzzle-level = Niveau { $level } sur 5
cli-puzzle-seat = À qui de jouer : { $seat }
cli-puzzle-ask = Tape le meilleur coup, ou son numéro ; Entrée montre la solution.
cli-puzzle-right = Juste !
cli-puzzle-wrong = Ce n'est pas le meilleur coup.
cli-puzzle-answer = La solution :
cli-puzzle-exact = Points attendus : { $value } ; après le deuxième meilleur coup, { $next } (valeur exacte).
cli-puzzle-search = Points attendus : { $value } ; après le deuxième meilleur coup, { $next } (moyenne de parties continuées à partir de là).
cli-puzzle-missed = Ratée par : { $levels }
cli-puzzle-holds = bon
cli-puzzle-failed = FAUX
cli-puzzle-checked = { $count ->
    [one] { $count } énigme vérifiée
   *[other] { $count } énigmes vérifiées
}, { $failed ->
    [one] { $failed } fausse
   *[other] { $failed } fausses
}.
