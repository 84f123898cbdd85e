# À la table : les annonces, l’arbitre, qui commence, le temps, dés et pièce.

caller-title = Annoncer les numéros
caller-lead = Tout le monde joue les mêmes cartes : une personne annonce les numéros, chacun pose une carte, puis vient la suivante.
caller-not-here = Dans ce jeu, personne n’annonce de numéros : chacun a ses cartes.
caller-with-recipes = Avec le défi des recettes
caller-with-recipes-hint = Deux cartes de recette sont retournées avant de commencer.
caller-recipes = Recettes : { $cards }
caller-one-phone = Ce téléphone annonce
caller-one-phone-text = Il montre les numéros en grand et les dit à voix haute.
caller-begin = Commencer
caller-each-phone = Un téléphone chacun
caller-each-phone-text = Avec le lien, tout le monde voit les numéros. À la fin, chacun entre ses cartes et le classement apparaît sur tous les téléphones.
caller-name = Ton nom
caller-open-table = Ouvrir la table
caller-start-card = carte de départ
caller-hand = en main
caller-said = Numéro { $card }.
caller-said-first = Carte de départ : { $card }. En main : { $hand }.
caller-progress = { $count } cartes sur { $most }
caller-before = avant : { $cards }
caller-all-placed = Tout le monde a posé
caller-again = Répéter
caller-back = Revenir
caller-speaks = Dire les numéros à voix haute
caller-speaks-hint = Ainsi, personne ne doit regarder le téléphone.
caller-no-voice = Ce navigateur n’a pas de voix pour cette langue : lis les numéros.
caller-last = Toutes les cartes sont annoncées. Posez les deux dernières.
caller-count = Compter les points
caller-players = { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
caller-end = Terminer
caller-end-text = Les numéros de cette partie ne pourront plus être revus.

call-title = { $game } : les numéros
call-away = Le serveur ne répond pas. Les numéros arrivent dès que le réseau revient.
call-invited = À la table : { $names }.
call-join = Rejoindre
call-begins-soon = La partie commence quand la personne qui annonce appuie sur « Commencer ».
call-invite = Inviter
call-message = Nous jouons avec les cartes : voici les numéros.
call-players = À la table
call-placed = J’ai posé ma carte
call-not-placed = Je n’ai pas encore posé
call-has-placed = a posé
call-entered = a entré ses cartes
call-waits = On attend les autres.
call-on = Annoncer sans attendre
call-ranking = Classement
call-enter = Tes cartes
call-send = Fini : envoyer
call-send-again = Envoyer de nouveau
call-waits-for-all = Envoyé. Le classement apparaît quand tout le monde a envoyé.

referee-title = L’arbitre
referee-may = Ai-je le droit ?
referee-questions = Questions
referee-yes = Oui, c’est permis.
referee-no = Non.
referee-asks = Saisis la position et la carte : la réponse s’affiche ici.
referee-again = Recommencer
referee-no-engine = Sans réseau, l’arbitre ne répond pas. Ce que tu saisis reste, et la réponse vient avec le réseau.
referee-try = Saisis ce qui est sur la table, puis la carte en question : si elle ne peut pas être là, la règle qui l’interdit est nommée.
referee-search = Chercher
referee-hits = { $count ->
        [0] Aucune question. Cherche dans les règles.
        [one] Une question
       *[other] { $count } questions
    }
referee-rules = Toutes les règles

tools-title = Qui commence, temps, dés
tools-first = Qui commence ?
tools-names = Noms
tools-names-hint = Séparés par des virgules. Sans noms, une place est tirée au sort.
tools-draw = Tirer au sort
tools-begins = { $name } commence
tools-by-rule = Ce que dit la règle du jeu
tools-by-rule-of = { $game ->
        [orchard] tout le monde joue en même temps ; une personne annonce les numéros.
        [grove] tout le monde joue en même temps ; une personne annonce les numéros.
        [grass] la personne à gauche de celle qui distribue commence.
        [clustered] la personne la plus jeune commence.
        [gnoming] la règle ne le dit pas : choisissez ou tirez au sort.
       *[other] à vous de décider.
    }
tools-timer = Temps par tour
tools-minutes = Minutes
tools-next-turn = Tour suivant
tools-start = Démarrer
tools-pause = Pause
tools-time-over = Le temps est écoulé.
tools-timer-note = On peut ignorer le temps : rien ne se passe quand il est écoulé.
tools-chance = Dés et pièce
tools-dice = { $count ->
        [one] un dé
       *[other] { $count } dés
    }
tools-coin = pièce
tools-heads = face
tools-tails = pile
