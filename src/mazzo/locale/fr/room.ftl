# Les salons : tout ce qu'on lit quand on joue à plusieurs. Les refus sont dans errors.ftl, la table dans table.ftl.

## Ouvrir une table

room-open-title = Jouer à plusieurs
room-game = Jeu
room-seats = Places
room-for = Qui peut venir
room-friends = Entre amis
room-friends-hint = seulement avec le lien
room-all = Ouverte à tous
room-all-hint = visible parmi les tables ouvertes
room-several = Plusieurs places par personne
room-several-hint = quand on se partage un appareil
room-programs = Accepter les bots externes
room-programs-hint = des bots écrits par d'autres, chacun avec son compte
room-clock = Pendule
room-clock-none = Aucune
room-clock-move = Par coup
room-clock-game = Par partie
room-clock-day = En jours
room-clock-move-how = Temps pour chaque coup
room-clock-game-how = Temps de chaque joueur pour toute la partie
room-clock-day-how = Temps pour chaque coup
room-clock-move-amount = { $amount ->
        [30] 30 secondes
        [60] 1 minute
       *[120] 2 minutes
    }
room-clock-game-amount = { $amount } minutes
room-clock-day-amount = { $amount ->
        [one] un jour
       *[other] { $amount } jours
    }
room-clock-none-is = sans pendule
room-clock-move-is = { $amount } secondes par coup
room-clock-game-is = { $amount ->
        [one] une minute par personne
       *[other] { $amount } minutes par personne
    }
room-clock-day-is = { $amount ->
        [one] un jour par coup
       *[other] { $amount } jours par coup
    }
room-you = Tu joues en tant que
room-you-none = choisis un nom
room-open = Ouvrir la table
room-opening = Ouverture de la table…
room-lobby-link = Tables ouvertes

## À la table

room-name = Comment t'appelles-tu ?
room-name-hint = ton nom
room-colour = Ta couleur
room-colour-0 = bleu, cercle
room-colour-1 = orange foncé, carré
room-colour-2 = vert, triangle
room-colour-3 = rose, losange
room-colour-4 = orange clair, hexagone
room-colour-5 = bleu ciel, goutte
room-colour-6 = olive, trèfle
room-colour-7 = gris, étoile
room-colour-free = { $colour }
room-colour-taken = { $colour } (déjà à la table)
room-seat = Place { $seat }
room-guest = Invité { $number }
room-bot = bot
room-program = bot externe
room-bot-nth = { $name } { $number }
room-bot-novice = Novice
room-bot-novice-how = vient d'apprendre les règles
room-bot-casual = Occasionnel
room-bot-casual-how = joue sans trop réfléchir
room-bot-greedy = Gourmand
room-bot-greedy-how = prend le plus de points tout de suite
room-bot-expert = Expert
room-bot-expert-how = voit quelques coups à l'avance
room-bot-master = Maître
room-bot-master-how = réfléchit longtemps et se trompe rarement
bots-count = Adversaires
bots-strength = Niveau
room-bot-here = Ou un bot
room-you-are = toi
room-you-host = toi
room-you-tag = (toi)
room-host = hôte
room-here = à la table
room-away = pas là
room-same-device = sur cet appareil
room-chair-sit = S'asseoir
room-chair-add = Ajouter
room-chair-empty = libre
room-sit-title = Viens t'asseoir à la table
room-sit = S'asseoir
room-add-title = Une place de plus
room-add-text = Vous êtes plusieurs sur cet appareil ? Faites-le passer entre les tours : un écran cache ce que chacun a choisi.
room-add = Ajouter à la table
room-pass = Ajouter quelqu'un sur cet appareil
room-stand = Quitter la place
room-stand-text = Ta place redevient libre.
room-stand-playing = Si tu pars maintenant, un bot joue à ta place jusqu'à la fin.
room-remove = Libérer la place
room-remove-text = { $name } perd sa place, mais peut se rasseoir.
room-bar = Libérer la place et exclure
room-bar-text = Après une exclusion, on peut regarder, mais plus s'asseoir ni écrire dans ce salon.
room-barred = Tu as exclu { $name } de ce salon.
room-admit = Réadmettre
room-remove-bot = Le bot s'en va et la place redevient libre.

## Avant la partie

room-title = { $game } : la table
room-table = La table
room-missing = { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
room-ready-host = Tout le monde est là : commence quand tu veux.
room-ready = Tout le monde est là. { $name } peut lancer la partie.
room-closed-text = Cette table est fermée.
room-start = Commencer
room-fill = { $count ->
        [one] Ajouter un bot
       *[other] Compléter avec { $count } bots
    }
room-begins-drawn = Tirage au sort : { $name } commence.
room-is-listed = ouverte à tous
room-is-private = seulement par lien
room-has-programs = bots externes acceptés
room-has-several = plusieurs places par personne
room-change = Modifier
room-change-title = Modifier la table
room-change-done = Terminé
room-close = Fermer la table
room-watching = { $count ->
        [0] personne ne regarde
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
room-link-slow = La connexion est lente : envoi en cours…
room-link-lost = Connexion perdue : reconnexion…
room-refused = Ce n'est pas possible maintenant. Regarde où en est la table et réessaie.

room-invite = Inviter
room-invite-text = Avec ce lien, on peut s'asseoir sans compte.
room-invite-link = Lien d'invitation
room-invite-message = On joue à { $game } ? Ta place est ici :
room-copy = Copier
room-copied = Copié
room-share = Partager
room-qr = Afficher le code QR
room-qr-hide = Cacher le code QR
room-qr-alt = Code QR du lien d'invitation

## Pendant la partie

room-watcher = tu regardes
room-watch-text = Les vergers tels que tout le monde les voit : les choix d'un tour restent cachés tant qu'il en manque un.
room-your-turn = À toi de jouer
room-chip-you = { $name } (toi)
room-chip-handed = un bot joue
room-chip-thinks = réfléchit
room-chip-played = a joué
room-chip-closed = a fini
room-chip-points = points : { $points }
room-days-short = { $days }j { $hours }h
room-left = Temps restant : { $days ->
        [0] { $hours ->
                [0] { $minutes ->
                        [0] { $seconds } { $seconds ->
                            [one] seconde
                           *[other] secondes
                        }
                       *[other] { $minutes } min { $seconds } s
                    }
               *[other] { $hours } h { $minutes } min
            }
        [one] un jour et { $hours } h
       *[other] { $days } jours et { $hours } h
    }
room-did-none = { $name } : verger terminé.
room-gone = { $name } n'est plus là depuis un moment.
room-hand = Laisser jouer un bot
room-handed-mine = Un bot joue pour { $name }.
room-handed-you = Un bot joue pour toi.
room-take = Reprendre ta place
room-pause = Demander une pause
room-pausing = Pause demandée par { $names }.
room-pause-yes = Accepter
room-paused = En pause : les pendules sont arrêtées.
room-go-on = Continuer
room-look = Voir le verger de près : { $name }
room-look-points = { $points } { end-points-word }
room-look-before = Place précédente
room-look-next = Place suivante
room-look-closed = Comme à la fin du dernier tour.
room-look-own = Comme en ce moment.

room-pass-to = À { $name } de jouer
room-pass-text = Fais passer l'appareil. Ce que les autres ont choisi reste caché.
room-pass-open = Je suis { $name }
room-pass-back = { $name } veut reprendre son coup
room-lend = Passe l'appareil à :
room-lend-to = { $name } doit répondre

## Regarder jouer les bots

show-open = Regarder jouer les bots
show-text = { $count } bots jouent entre eux pendant que tu regardes. Tu peux les arrêter quand tu veux ; ils s'arrêtent aussi quand personne ne regarde.
show-every = Variés
show-every-how = du novice au maître
show-begin = Lancer et regarder
show-pause = Arrêter les bots
show-paused = En pause : les bots attendent.
show-again = Une autre partie

## La fin

room-end = Fin de la partie
room-all-done = Tout le monde a fini.
room-won-you = Tu as gagné !
room-won-you-and = Victoire partagée : { $names } !
room-won = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
room-won-none = Personne ne gagne
room-place = Place :
room-tie-rotten = À égalité de points, le moins de jetons Fruit pourri l'emporte : { $own } contre { $other }.
room-tie-dice = Jetons Fruit pourri à égalité aussi : le plus de dés l'emporte, { $own } contre { $other }.
room-tie-shared = Égalité : même place.
room-tally = D'où viennent les points : { $name }
room-boards = Tous les vergers
room-rematch = Revanche
room-rematch-ready = Tu en es
room-rematch-wants = { $count ->
        [one] { $names } veut une revanche.
       *[other] { $names } veulent une revanche.
    }
room-rematch-waits = On attend { $names }.
room-rematch-all = Tout le monde en est : c'est reparti.
replay-round = Tour
room-again = Encore une ?
room-see-end = Voir le résultat
room-back = Retour aux places

room-none = Table introuvable
room-none-text = L'adresse est peut-être fausse, ou la table a été effacée. Choisis une autre table, ou ouvres-en une.

## Se parler

talk-title = Chat
talk-open = Chat { $count ->
        [0] { "" }
        [one] (un message à lire)
       *[other] ({ $count } à lire)
    }
talk-close = Fermer
talk-lines = Messages
talk-none = Pas encore de message. Un petit bonjour ?
talk-you = Toi
talk-watching = regarde
talk-more = Options du message ({ $name })
talk-mute = Masquer { $name }
talk-muted = Tu as masqué { $name }.
talk-unmute = Réafficher
talk-report = Signaler
talk-report-sure = Signaler ce message à la personne qui gère ce serveur ?
talk-report-yes = Oui, signaler
talk-report-no = Non
talk-reported = C'est signalé. Merci.
talk-phrases = Phrases toutes prêtes
talk-own = Écris un message
talk-to = Qui peut le lire
talk-to-all = Tous
talk-to-one = Seulement { $name }
talk-only-you = pour toi seulement
talk-only = pour { $name } seulement
talk-send = Envoyer
talk-watchers-only = Pendant la partie, seuls les autres spectateurs peuvent te lire.
talk-said = { $name } : { $text }
talk-say-hello = Bonjour !
talk-say-good-luck = Bonne chance !
talk-say-have-fun = Amusez-vous bien !
talk-say-your-turn = À toi !
talk-say-one-moment = Un instant…
talk-say-nice = Joli !
talk-say-well-played = Bien joué !
talk-say-oops = Oups !
talk-say-thanks = Merci !
talk-say-again = Encore une ?
talk-say-bye = À bientôt !

## Notifications

notify-title = Quand c'est à toi de jouer
notify-off = Reçois une notification quand c'est à toi de jouer, même si cette page est fermée. Seulement à tes tours ; tu l'arrêtes quand tu veux.
notify-on = Tu reçois une notification quand c'est à toi de jouer, même si cette page est fermée.
notify-denied = Ton navigateur bloque les notifications. Autorise-les dans les réglages du site.
notify-unable = Ce serveur n'envoie pas de notifications. Le titre de l'onglet montre quand même que c'est à toi.
notify-start = Me prévenir
notify-stop = Arrêter les notifications

## Tables

tables-title = Tables
tables-mine = Tes tables
tables-open = Ouvertes à tous
tables-closed = Parties à regarder
tables-more = { $count ->
        [one] Une autre table
       *[other] { $count } autres tables
    }
tables-none = Aucune table ouverte en ce moment. Ouvres-en une, et d'autres pourront venir.
tables-a-guest = un invité
tables-free = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
tables-full = complète
tables-playing = en cours
tables-over = partie finie
tables-ago = ouverte il y a { $minutes } min
tables-join = Rejoindre
tables-watch = Regarder
tables-return = Revenir
