# La maison : tout ce qui se lit hors de la table. La table est dans table.ftl.

ui-name = Mazzo
points-none = aucun point
end-points-word = { $points ->
        [one] point
       *[other] points
    }
ui-skip = Aller au contenu
ui-pages = Pages
ui-tables = Tables
ui-you = Toi
ui-home = Retour à l'accueil
ui-language = Langue
ui-theme = Couleurs : { $theme }
ui-theme-auto = comme le système
ui-theme-light = claires
ui-theme-dark = sombres
ui-sound = Son
ui-unofficial = Mazzo est un projet indépendant et non officiel, sans lien avec les auteurs et les éditeurs des jeux.
ui-credits = Remerciements
ui-privacy = Tes données
ui-waiting = Un instant…
ui-away = Serveur injoignable
ui-away-text = Tes parties sont en sécurité. Réessaie dans un instant.
ui-offline = Tu es hors ligne
ui-offline-text = Cette page a besoin d'une connexion et se charge d'elle-même quand elle revient. Tes parties sont en sécurité.
ui-failed = Cette partie de la page ne fonctionne pas. Le reste, si.
ui-failed-page = Quelque chose n'a pas marché
ui-failed-page-text = Cette page ne peut pas être affichée. Tes parties sont en sécurité.
ui-failed-act = Quelque chose n'a pas marché. Si la page ne répond plus, recharge-la : tes parties sont en sécurité.
ui-reload = Recharger
ui-close = Fermer
ui-hasty = Trop de demandes
ui-closed = fermé
ui-again = Réessayer
ui-cancel = Annuler

## Champs des formulaires

field-missing = Ce champ ne peut pas rester vide.
field-short = Trop court : au moins { $least } caractères.
field-long = Trop long : au plus { $most } caractères.
field-form = Vérifie comment c'est écrit.

## Accueil

home-motto = Cinq jeux de cartes, une seule table.
home-motto-some = Des jeux de cartes, une seule table.
home-players = { $least }–{ $most } joueurs
home-minutes = { $minutes } min
home-minutes-from = { $minutes } min et plus
home-minutes-each = { $minutes } min par personne
home-age = dès { $age } ans
seats-extension = La règle est pour { $least } à { $most } joueurs ; à { $seats }, c'est une extension.
home-play = Jouer
home-dealing = Je mélange les cartes…
home-varied = { $how } · avec variantes
home-alone = en solitaire
home-bots = { $count ->
        [0] contre { $count } bot
        [one] contre un bot
       *[other] contre { $count } bots
    }
home-more = Plus
home-more-of = En savoir plus sur { $game }
today-title = Les donnes du jour
today-left = { $hours ->
        [0] encore { $minutes } min
       *[other] encore { $hours } h { $minutes } min
    }
today-place = { $place }{ $form ->
        [st] re
       *[th] e
    }
today-puzzle = { $how ->
        [missed] tentée
       *[solved] résolue
    }
home-learn = Apprendre
home-puzzle = Énigme du jour
home-puzzle-short = Énigme
home-practice = Entraînement
home-practice-how = Entraînement : reprends tes coups autant que tu veux et vois ce que coûte chaque coup. Il ne compte pas pour ton record et ta moyenne.
home-unfinished = Parties en cours
home-continue = Continuer
home-continue-from = commencée le { $day }
home-continue-practice = entraînement du { $day }
home-offline = Tu es hors ligne : tes parties t’attendent.
home-offline-why = Il faut une connexion
home-offline-play = Jouer hors ligne
home-printed = Compter les points des cartes imprimées
home-friends = Entre amis
home-friends-text = Ouvre une table et envoie le lien, ou faites passer cet appareil : personne n'a besoin de compte.
home-others = Ouvrir une table
home-tables = Rejoindre une table

## La page d'un jeu

game-alone = En solitaire
game-alone-text = À ton rythme, pour battre ton record.
game-new = Nouvelle partie
game-bots = Contre des bots
game-play-bots = { $count ->
        [0] Jouer contre { $count } bot
        [one] Jouer contre un bot
       *[other] Jouer contre { $count } bots
    }
game-usual = standard
game-change = Modifier
game-results = Tes résultats
game-results-none = Après ta première partie, ton record, ta moyenne et tes progrès s'affichent ici.
game-results-all = Tous les résultats
game-last = Dernière partie : { $score }.
game-last-par = { $proved ->
        [true] Les cartes de ta dernière partie permettaient { $par } ; tu as fait { $score }.
       *[other] Les cartes de ta dernière partie permettaient au moins { $par } ; tu as fait { $score }.
    }
game-last-watch = Voir comment
game-last-again = Les mêmes cartes
game-last-result = Résultat

## Variantes

options-title = Variantes
options-deck = Jeu de cartes et variantes
options-deck-only = Choisir un jeu de cartes
options-seat = place { $seat }
options-seats = Pour certaines places seulement
options-begins = Qui commence
options-begins-seat = { $name } commence
options-begins-drawn = tiré au sort au début de la partie
options-begins-is-drawn = qui commence est tiré au sort

## Pas là

missing-title = Page introuvable
missing-short = Il n'y a rien ici
missing-text = Cette page n'existe pas, ou n'existe plus. Vérifie l'adresse, ou repars de l'accueil.

## Règles

rules-title = Les règles
rules-short = Règles
rules-of = { $game } : les règles
learn-title = Apprendre { $game }
rules-rule = Règle
rules-ruling = Précision
rules-games = De quel jeu
rules-contents = Chapitres
rules-search = Chercher dans les règles
rules-search-hint = Cherche un mot ou un numéro…
rules-found = { $count ->
        [0] Aucune règle trouvée
        [one] Une règle trouvée
       *[other] { $count } règles trouvées
    }
rules-none = Aucune règle ne contient « { $wanted } ». Essaie un autre mot.
rules-close = Fermer les règles

## Historique

history-title = Historique
history-mark = Moyenne du bot Maître
kind-seats = { $count ->
        [one] En solitaire
       *[other] { $count } joueurs
    }

## Les mêmes cartes

deal-title = Des cartes pour toi

## Relecture

replay-title = Relecture
replay-about = Une partie à { $score } { end-points-word }.

## À propos

about-title = Ce qu'est Mazzo
about-short = À propos
