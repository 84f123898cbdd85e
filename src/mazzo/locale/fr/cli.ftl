# La ligne de commande. Les exemples et les options sont les mêmes dans toutes les langues et se trouvent dans le code.

## Mazzo même

cli-mazzo = Le lieu pour jouer à cinq jeux de cartes, les apprendre et les étudier.
cli-mazzo-more =
    Sans commande, la table s'ouvre dans ton navigateur. Les jeux sont Orchard, Grove, Grass, Clustered et Gnoming A Round. Chaque
    commande s'explique elle-même : mazzo COMMANDE --help.

cli-help-usage = Usage :
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-everywhere = Partout
cli-help-example = { $count ->
        [one] Exemple
       *[other] Exemples
    }
cli-help-default = (par défaut : { $value })
cli-help-language = la langue ; sinon, celle de ton système décide
cli-help-help = cette aide
cli-help-version = la version de Mazzo
cli-help-install-completion = fait compléter à la touche Tab les commandes, options et jeux dans ton shell
cli-help-show-completion = affiche les lignes qui le font, pour un autre endroit

cli-metavar-command = COMMANDE
cli-metavar-options = OPTIONS
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-text = TEXTE
cli-metavar-name = NOM
cli-metavar-number = NOMBRE

cli-arg-game = le jeu : orchard, grove, grass, clustered ou gnoming
cli-arg-journal = le fichier d'un journal, ou - pour le lire sur l'entrée standard
cli-opt-seed = la graine du paquet : n'importe quelle phrase, ou 64 chiffres hexadécimaux ; la même graine donne les mêmes cartes
cli-opt-deck = le fichier d'un jeu de cartes pour jouer, un que tu possèdes et que tu as entré (mazzo deck)

## Quand quelque chose ne va pas

cli-rule = (règle { $rule })
cli-unknown-language = Mazzo ne parle pas « { $text } ». Choisis une de ces langues : { $known }.
cli-unknown-command = Il n'y a pas de commande « { $text } ». { $near ->
        [none] Choisis parmi celles-ci : { $known }.
       *[other] Voulais-tu dire « { $near } » ? Les commandes sont : { $known }.
    }
cli-unknown-option = Il n'y a pas d'option « { $text } ». { $near ->
        [none] { $command } --help donne les options.
       *[other] Voulais-tu dire { $near } ? { $command } --help les donne toutes.
    }
cli-option-needs-value = Il manque la valeur de l'option { $name }.
cli-option-is-switch = L'option { $name } ne prend pas de valeur.
cli-missing = Il manque { $name }. { $command } --help dit comment faire.
cli-bad-value = La valeur de { $name } ne va pas. J'attendais : { $expected }.
cli-expected-number = un nombre entier
cli-expected-range = un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
cli-expected-amount = un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
cli-too-much = Ceci est de trop : « { $text } ». { $command } --help dit comment faire.

cli-file-missing = Je ne trouve pas « { $path } ». Vérifie le nom.
cli-file-folder = « { $path } » est un dossier. Il faut un fichier.
cli-file-forbidden = Je n'ai pas le droit d'utiliser « { $path } ». Choisis un autre fichier.
cli-file-unreadable = Je ne peux pas lire « { $path } ». Vérifie le nom et le disque.
cli-file-unwritable = Je ne peux pas écrire « { $path } ». Choisis un autre fichier.
cli-file-too-large = « { $path } » est trop gros : { $what ->
        [deck] un jeu de cartes
       *[journal] un journal
    } a { $most } Mo au plus.
cli-file-not-text = « { $path } » n'est pas un texte en UTF-8. Il faut { $what ->
        [deck] le fichier d'un jeu de cartes
       *[journal] un journal de Mazzo
    }.
cli-file-exists = « { $path } » existe déjà. Choisis un autre nom.
cli-output-lost = Le résultat ne peut pas être écrit : { $text }. Choisis un autre fichier.
cli-seed-not-text = La graine n'est pas un texte en UTF-8. Choisis-en une autre.
cli-pipe = L'entrée standard

## serve

cli-serve = Ouvre la table dans ton navigateur.
cli-serve-more =
    La table tourne sur cet ordinateur, sans comptes. D'habitude, on ne la voit que d'ici ; avec --host 0.0.0.0, tout ton réseau
    la voit. Les parties sont gardées et survivent à l'arrêt.
cli-serve-host-help = l'adresse où écouter
cli-serve-port-help = le port ; sinon, 8000 ou le premier libre ensuite
cli-serve-database-help = où garder les parties : un fichier, ou l'adresse d'une base de données
cli-serve-no-browser-help = ne pas ouvrir le navigateur
cli-serve-stop = Ctrl-C arrête la table.
cli-serve-stopped = La table est fermée. Tes parties sont en sécurité.
cli-serve-other-port = Le port { $usual } est pris : j'utilise { $port }.
cli-serve-already = Mazzo tourne déjà à l'adresse { $address } : je l'ouvre dans ton navigateur.
cli-serve-taken = Le port { $port } est déjà pris. Essaie --port { $other }.
cli-serve-forbidden = Je n'ai pas le droit d'utiliser le port { $port }. Essaie --port { $other }.
cli-serve-host = Mazzo ne peut pas écouter sur « { $host } ». Essaie --host 127.0.0.1.
cli-serve-no-database = « { $path } » n'est pas une base de données de Mazzo. Choisis un autre fichier.
cli-serve-failed = La table ne démarre pas : { $text }. Essaie un autre port ou une autre base de données.
cli-serve-workers-cost = Les joueurs d'une table se répartissent entre les workers, et chacun d'eux calcule tous les coups. docs/hosting.md montre un proxy qui garde une table sur un seul worker.
cli-serve-workers-help = combien de processus servent ; plus d'un demande PostgreSQL
cli-serve-check-help = vérifie seulement les réglages, sans rien démarrer
cli-serve-checked = Les réglages sont bons.
cli-serve-missing = Pas installé : { $what }. Pour un serveur public : pip install "mazzo[host]"
cli-serve-lacks-postgres = PostgreSQL
cli-serve-lacks-passkeys = les clés d'accès
cli-serve-lacks-push = les notifications
cli-serve-lacks-pictures = les images des liens
cli-serve-lacks-beacon = le hasard public de drand
cli-serve-lacks-loop = la boucle d'événements plus rapide
cli-serve-without-help = un jeu à ne pas proposer ici ; peut être répété
cli-serve-demo-help = une démonstration avec des parties d'exemple : toutes les heures, tout s'efface et recommence
cli-serve-demo = Je prépare la démonstration : quelques secondes. Toutes les heures, tout s'efface et recommence.
cli-serve-demo-stopped = Démonstration arrêtée. Tout est effacé.

## account

cli-account = Aide une personne qui ne peut plus se connecter à son compte.
cli-account-reset = Crée un code de secours pour un compte, valable un jour.
cli-account-reset-more =
    Pour qui gère un serveur, même pendant qu'il tourne. Le code sert une fois : donne-le à la personne, qui choisit « J'ai perdu
    mon mot de passe » sur la page du compte, entre nom d'utilisateur et code, et définit un nouveau mot de passe. Un code de ce
    genre créé avant pour le même compte n'est plus valable.
cli-account-login-help = Le nom d'utilisateur du compte.
cli-account-reset-how = Le code sert une fois, jusqu'au { $until }. C'est sur la page du compte : « J'ai perdu mon mot de passe ».
cli-account-unknown = Il n'y a pas de compte avec le nom d'utilisateur « { $name } ».

## migrate

cli-migrate = Met à jour une base de données.
cli-migrate-more =
    Un fichier se met à jour de lui-même quand la table démarre. Une base PostgreSQL attend cette commande, pour que l'on
    choisisse le moment : fais d'abord une sauvegarde, puis lance la commande une fois, avant que le nouveau Mazzo démarre.
cli-migrate-nothing = La base de données est à jour (révision { $now }).
cli-migrate-made = La base de données est prête (révision { $now }).
cli-migrate-done = La base de données est à jour : de la révision { $before } à la révision { $now }.

## play

cli-play = Joue une partie dans le terminal.
cli-play-more =
    Écris où va une carte, ou choisis dans la liste par son numéro. Dans Orchard et Grove, 14 r90 @ -1,2 est la carte 14, tournée
    de 90 degrés dans le sens des aiguilles d'une montre, sa case en haut à gauche 1 plus haut et 2 à droite de celle de la
    première carte ; dans Clustered, circle-solid-2 @ -1,2 est la carte de deux ronds pleins, 1 plus haut et 2 à droite de la
    première carte ; dans Gnoming, put 5 @ 3 est un 5 dans la troisième case ; dans Grass, play bust on B est un Bust sur le
    marché de B. Plusieurs étapes tiennent sur une ligne, avec des points-virgules entre elles. Avec aide, tu vois tout ce que tu
    peux demander.

    À plusieurs (--seats), le clavier fait le tour de la table, et chaque main n'est montrée que si on la demande. Avec --bots,
    les dernières places sont jouées par des bots de la maison : en solitaire, on joue à Gnoming avec deux d'entre eux, à Grass
    avec trois. --strength dit leur niveau : novice, casual, greedy, expert ou master.

    La partie est gardée après chaque coup. Si tu arrêtes, Mazzo te dit comment continuer.
cli-play-practice = entraînement
cli-play-practice-help = entraînement : reprends tes coups autant que tu veux
cli-play-rest-help = joue avec les neuf autres cartes de la partie finie de ce journal
cli-play-bots-help = combien de places sont jouées par des bots de la maison
cli-play-strength-help = le niveau de ces bots : un pour tous, ou un par place, avec des virgules entre eux (novice, casual, greedy, expert, master)
cli-play-bots = { $count ->
        [one] { $names } est un bot de la maison.
       *[other] { $names } sont des bots de la maison.
    }
cli-play-you = toi
cli-play-bots-read = Les bots se préparent. La première fois, cela peut prendre quelques minutes.
cli-play-no-strength = Il n'y a pas de niveau « { $text } ». Choisis parmi ceux-ci : { $known }.
cli-play-strength-count = Tu as donné { $count } niveaux pour { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }. Donnes-en un pour tous, ou un pour chacun.
cli-play-strength-alone = --strength demande des bots : ajoute --bots.
cli-play-no-person = { $bots ->
        [one] Un bot
       *[other] { $bots } bots
    } et { $seats ->
        [one] une place
       *[other] { $seats } places
    } : il n'en reste pas pour toi. Demande moins de bots, ou plus de places avec --seats.
cli-play-save-help = garde la partie dans ce fichier ; s'il y en a déjà une pas finie, elle continue
cli-play-prompt = Tour { $version }
cli-play-prompt-seat = { $seat }, tour { $version }
cli-play-pass = Le clavier est à { $seat }. Entrée montre sa main.
cli-play-welcome = Écris un coup ({ $example }), un numéro de la liste, ou : aide.
cli-play-hint = Je ferais :
cli-play-tried = Entrée joue le coup ; tout le reste l'annule.
cli-play-why-not = { $text } : permis.
cli-play-undone = Coup repris.
cli-play-saved = Enregistrée dans { $path }.
cli-play-left = Ta partie t'attend. Pour continuer :
cli-play-left-empty = À bientôt !
cli-play-again = Pour la revoir :
cli-play-rest = Pour jouer les neuf autres cartes :
cli-play-what = Quel coup ? Écris-le après la commande, par exemple : { $expected }.
cli-play-no-number = Il n'y a pas de numéro { $text } dans la liste. { $most ->
        [0] La liste est vide.
       *[other] Elle va de 1 à { $most }.
    }
cli-play-speak-who = { $count ->
        [0] Personne d'autre n'a rien à faire maintenant.
       *[other] À qui passer le clavier ? { $seats }
    }
cli-play-goes-on = Il y a déjà une partie dans « { $path } », et elle continue comme elle était : enlève --seed, --seats, --bots, --strength, --option, --practice et --rest, ou choisis un autre fichier.
cli-play-other-game = Dans « { $path } », il y a une partie d'un autre jeu : { $game }. Choisis un autre fichier.
cli-play-seats = Il y a { $seats } places dans « { $path } ». Dans le terminal, ce jeu se joue en solitaire ou contre des bots.
cli-play-alone = Dans le terminal, ce jeu se joue en solitaire ou contre des bots, pas à { $seats }. Enlève --seats, ou ajoute --bots.
cli-play-is-over = La partie dans « { $path } » est finie. Revois-la avec mazzo replay, ou choisis un autre fichier.
cli-play-no-seed = Le journal « { $path } » n'a pas la graine pour continuer. Choisis une partie enregistrée par mazzo play.
cli-rest-not-over = La partie dans « { $path } » n'est pas finie. Ses neuf autres cartes viennent après.
cli-rest-other-deck = La partie dans « { $path } » s'est jouée avec d'autres cartes. Enlève --deck : les neuf autres sont du même jeu de cartes.

# Les mots qu'on peut écrire ; le premier est celui qu'on montre.
cli-play-word-try = essai essayer
cli-play-word-hint = conseil
cli-play-word-why = pourquoi
cli-play-word-list = liste tout
cli-play-word-undo = reprendre annuler u
cli-play-word-rules = règles regles règle regle
cli-play-word-save = enregistrer
cli-play-word-speak = parler
cli-play-word-help = aide ?
cli-play-word-quit = quitter fin q

cli-play-help-place = pose la carte ; le début suffit si un seul coup est possible
cli-play-help-number = joue le coup qui a ce numéro dans la liste
cli-play-help-try = montre la table comme elle serait après un coup ou un numéro
cli-play-help-hint = ce que ferait le bot le plus fort à ta place
cli-play-help-why = pourquoi un coup n'est pas permis, avec sa règle
cli-play-help-list = tous les coups possibles
cli-play-help-undo = reprend le coup, tant que rien n'est révélé
cli-play-help-rules = les règles ; avec un numéro, une seule ; avec un mot, celles qui en parlent
cli-play-help-save = enregistre le journal, aussi dans un autre fichier
cli-play-help-speak = passe le clavier à qui peut agir hors de son tour ; une lettre dit à qui
cli-play-help-help = cette liste
cli-play-help-quit = arrête ; la partie reste enregistrée

## replay, check, deal

cli-replay = Vérifie et montre un journal.
cli-replay-more = Rejoue la partie coup par coup, avec les points. Si le journal a une erreur, dit à quelle ligne, et sort avec le code 2.
cli-replay-final-help = seulement la dernière position
cli-replay-boards-help = la table après chaque coup
cli-replay-json-help = une ligne de JSON, pour les programmes
cli-replay-seats = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
cli-replay-open = La partie n'est pas finie.
cli-seat = Place { $seat }

cli-check = Vérifie un journal et dit si sa partie est finie.
cli-check-more = Une ligne si tout va bien ; sinon, la ligne fausse, et le code 2.
cli-check-over = { $path } : partie finie, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, points : { $points }.
cli-check-open = { $path } : partie en cours, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, points : { $points }.

cli-deal = Donne les cartes et affiche le journal qui vient de commencer.
cli-deal-more =
    Utile dans les scripts : la tête du journal et les premières cartes, et un commentaire avec la graine d'où la partie peut
    continuer (mazzo play JEU --save FICHIER).
cli-deal-seats-help = à combien on joue ; sinon, le minimum
cli-deal-option-help = une variante du jeu, par exemple fast ; plusieurs avec des virgules entre elles

## rules

cli-rules = Les règles numérotées d'un jeu.
cli-rules-more = Un numéro est une règle du livret, une lettre une précision de notre part. Majuscules et accents ne comptent pas dans la recherche.
cli-rules-number-help = une section (6) ou une règle (6.2, 6.a)
cli-rules-find-help = seulement les règles où se trouvent ces mots
cli-rules-no-number = Il n'y a pas de règle « { $text } ». Les sections vont de 1 à { $last }.
cli-rules-no-word = Aucune règle ne parle de « { $text } ».
cli-rules-letters = En italique, avec une lettre : nos précisions.

## simulate, perft

cli-simulate = Joue beaucoup de parties et dessine les scores.
cli-simulate-more =
    Les mêmes règles, compilées : des dizaines de milliers de parties par seconde. random choisit au hasard parmi les actions
    permises, greedy prend ce qui rapporte le plus tout de suite. La même graine donne le même résultat, quel que soit le nombre
    de processus. La première fois, il faut compiler les règles, ce qui prend quelques secondes.
cli-simulate-games-help = combien de parties
cli-simulate-policy-help = comment on les joue
cli-simulate-jobs-help = combien de processus
cli-simulate-seed-help = la graine des parties ; sinon, une nouvelle, qui est affichée
cli-simulate-json-help = écrit aussi les chiffres en JSON ; avec -, à la place de tout le reste
cli-simulate-chart-help = écrit aussi l'histogramme en SVG
cli-simulate-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
cli-simulate-seed = graine { $seed }
cli-simulate-mean = Moyenne
cli-simulate-sd = Écart type
cli-simulate-median = Médiane (10-90 %)
cli-simulate-range = Extrêmes
cli-simulate-speed = Vitesse
cli-simulate-per-second = { $count ->
        [one] { $games } partie par seconde
       *[other] { $games } parties par seconde
    }
cli-simulate-player = Place { $seat }
cli-simulate-best = en tête : { $share } % des parties
cli-simulate-points = points
cli-lab-preparing = Je prépare les règles
cli-lab-playing = Je joue

cli-perft = Compte les façons dont une partie peut continuer.
cli-perft-more =
    Après chaque coup ou carte piochée, combien de positions il y a : deux programmes qui comptent pareil ont les mêmes règles. On
    part des premières cartes de la graine ; chaque carte qui peut venir compte comme un coup.
cli-perft-plies = étapes
cli-perft-leaves = positions
cli-perft-depth-help = à combien de coups et de pioches de profondeur
cli-perft-split-help = répartit le dernier compte selon le premier coup
cli-perft-body-help = les règles compilées, ou interprétées comme elles sont écrites

## deck

cli-deck = Les cartes d'un jeu imprimé que tu possèdes.
cli-deck-more =
    Tu peux entrer les cartes de ton Orchard ou de ton Grove, et jouer avec. Prends un fichier avec new, écris tes cartes à la
    place des nôtres, vérifie-le avec check, et donne-le à play, simulate ou perft avec --deck FICHIER. Un journal emporte le jeu
    de cartes : il se revoit donc partout.
cli-arg-deck = le fichier d'un jeu de cartes, ou - pour le lire sur l'entrée standard
cli-arg-deck-game = le jeu : orchard ou grove
cli-deck-check = Vérifie le fichier d'un jeu de cartes.
cli-deck-check-more = Une ligne si on peut jouer avec ; sinon, ce qui ne va pas, carte par carte, et le code 2.
cli-deck-right = { $path } : « { $name } », un jeu de cartes pour { $game }, { $recipes ->
        [0] 18 cartes
       *[other] 18 cartes avec recettes
    }, { $version }.
cli-deck-wrong = { $path } : { $count } choses à corriger, listées une par une.
cli-deck-new = Écrit un fichier où entrer tes cartes.
cli-deck-new-more = Il contient les cartes avec lesquelles joue Mazzo : mets les tiennes à leur place.
cli-deck-new-file-help = le fichier à écrire ; sinon, la sortie
cli-deck-new-name-help = le nom du jeu de cartes
cli-deck-name = Mon { $game }
cli-deck-written = Écrit : { $path }. Mets tes cartes à la place des nôtres, puis : mazzo deck check { $path }
# Les lignes en tête de ce fichier. Les mots et les clés sont les mêmes dans toutes les langues.
cli-deck-remarks =
    Un jeu de cartes pour { $game }. Mets tes cartes à la place des nôtres, puis vérifie : mazzo deck check FICHIER
    Tiens chaque carte droite, avec le numéro imprimé : trois rangées de deux mots.
    Mots : { $words }
cli-deck-remark = { $name ->
        [grove] Chaque carte a cinq arbres d'un ou deux fruits (orange, lemon = citron, lime = citron vert) et une clairière (glade).
       *[orchard] Chaque carte a deux pommes (apple), deux poires (pear) et deux prunes (plum).
    }
cli-deck-remarks-recipes =
    La recette est au dos de la carte. On peut omettre une ligne qui dirait "any", et aussi les dix-huit recettes.

## Orchard et Grove

cli-grid-help-turn = tourne la carte de ta main et montre où elle va dans ce sens
cli-grid-card = Carte { $card }
cli-grid-hand-empty = Ta main est vide.
cli-grid-points = Points
cli-grid-dice = Réserve
cli-grid-deck = Pioche
cli-grid-to-draw = { $count ->
        [0] vide
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
cli-grid-placements = Carte { $card } : { $count ->
        [0] aucune place dans ce sens
        [one] { $count } place
       *[other] { $count } places
    }
cli-grid-drawn = Carte { $card } piochée.

## mazzo new-game

cli-new-game = Écrit un petit jeu à toi, à modifier.
cli-new-game-more = Il est complet : règles, textes et livret dans les deux langues, tests. On y joue tout de suite, dans le terminal, dans le navigateur et avec des bots.
cli-new-game-folder-help = le dossier à écrire ; son nom devient celui du jeu
cli-new-game-name = « { $text } » ne peut pas être le nom d'un jeu. Prends de une à 32 lettres de a à z.
cli-new-game-taken = Il y a déjà un jeu ou un paquet Python nommé « { $text } ». Choisis un autre nom.
cli-new-game-written = Écrit : { $path }. Pour y jouer : { $command }

cli-export-site = Écrit le jeu hors ligne sous forme de fichiers statiques.
cli-export-site-more = N'importe quel espace web suffit : on joue seul, contre des bots ou à plusieurs sur un appareil, sans serveur.
cli-export-site-folder-help = le dossier à écrire ; il ne doit pas exister
cli-export-site-at-help = où il sera dans l'espace web, sinon à la racine : /mazzo/ pour https://example.org/mazzo/
cli-export-site-no-folder = « { $at } » n'est pas un dossier d'un espace web : écris-le comme /mazzo/.
cli-export-site-none = Le jeu hors ligne manque ici : construis-le avec « make web ».
cli-export-site-written = Écrit : { $path }, { $size } Mo.

cli-verify = Vérifie que personne n'a choisi un mélange : celui d'une partie, ou des donnes d'un jour
cli-verify-source-help = Un journal ou un jour dans un fichier, "-" pour l'entrée standard, ou son adresse
cli-verify-match = Partie { $match }
cli-verify-digest = Empreinte de la clé, qui devait être montrée avant : { $digest }
cli-verify-number = Nombre de la place { $seat } : { $number }
cli-verify-seed = La graine découle de la clé, des nombres et de la partie : { $seed }
cli-verify-wrong = { $sentence }
cli-verify-no-seed = Le journal n'a pas de graine : la partie n'est pas finie, ou ses cartes ont été saisies.
cli-verify-only-seed = Graine tirée par le serveur ; pour la donne d'un jour, compare-la avec la graine de ce jour : { $seed }
cli-verify-draws = { $count ->
        [one] L'unique tirage découle de la graine.
       *[other] Les { $count } tirages découlent de la graine.
    }
cli-verify-day = Donnes du { $date }
cli-verify-file = Empreinte et tour sont ceux du fichier du mois, fait le { $published }
cli-verify-file-late = Le fichier a été fait alors que ce jour avait commencé : il ne prouve rien sur lui.
cli-verify-round = Le tour { $round } de drand est celui de ce minuit.
cli-verify-signature = La signature est celle de drand : { $signature }
cli-verify-signature-unchecked = La signature de drand n'est pas vérifiée : il faut pip install "mazzo[host]"
cli-verify-key-alone = { $named ->
        [yes] La clé seule décide, bien qu'un tour ait été annoncé : drand ne répondait pas, dit le serveur.
       *[no] La clé seule décide : aucun tour n'était annoncé.
    }
cli-verify-key-later = La clé du { $date } n'est pas encore montrée : elle vient un jour après la fin de ce jour.
cli-verify-day-digest = L'empreinte { $digest } est celle de la clé { $key }
cli-verify-day-seed = Graine de { $game } : { $seed }
cli-verify-holds = Tout est exact.
cli-verify-fails = Ce n'est pas prouvé.

## admin

cli-admin = Aide à gérer la base de données d'un serveur.
cli-admin-rebuild = Recalcule les essais et les séries, et corrige ce qui était faux.
cli-admin-rebuild-more =
    Points, conseils, coups annulés et minutes des essais viennent des journaux des parties, les séries viennent des
    essais. Cela se fait pendant que le serveur tourne, et ne change rien si aucune ligne n'était fausse.
cli-admin-json-help = affiche les nombres en JSON
cli-admin-rebuild-attempts = Essais lus : { $read }, changés : { $changed }. Ils restent tels quels si la partie est supprimée ({ $without }) ou son journal illisible ({ $unread }).
cli-admin-rebuild-streaks = Essais aux donnes d'un jour : { $attempts } ; séries : { $rows }, changées : { $changed }.

## today

cli-today = Liste les donnes du jour d'un serveur, avec tes résultats ; avec un jeu, affiche le lien vers sa donne.
cli-today-more =
    Les cartes d'un jour sont tirées avec une clé que seul le serveur possède : sans serveur, il n'y en a pas. Tes
    résultats demandent un jeton d'accès (page du compte) : donne-le avec --token, ou dans la variable MAZZO_TOKEN.
cli-today-server-help = l'adresse du serveur
cli-today-token-help = un jeton d'accès de ton compte, qui peut lire
cli-today-date-help = les donnes de ce jour, en ANNÉE-MOIS-JOUR ; sinon celles d'aujourd'hui
cli-today-json-help = affiche la réponse du serveur en JSON, avec les liens
cli-today-needs-server = Les donnes du jour sont celles d'un serveur : indique-le avec --server.
cli-today-unreachable = Aucun serveur Mazzo ne répond à « { $text } ».
cli-today-title = Donnes du { $date } (UTC)
cli-today-state = { $state ->
        [begun] commencée
       *[new] pas jouée
    } ; { $count ->
        [one] une personne a fini
       *[other] { $count } personnes ont fini
    }
cli-today-done = { $score }, place { $place } sur { $count }
cli-today-late = { $score }, en retard et hors classement
cli-today-left = Les prochaines donnes arrivent dans { $hours }:{ $minutes } heures.
cli-today-over = Ce jour est fini : les places ne changent plus.
