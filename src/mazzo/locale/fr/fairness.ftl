# La page qui vérifie un mélange : que personne n'a choisi les cartes.

fair-title = Vérifier ce mélange
fair-about = Avant la donne, le serveur montre l'empreinte d'une clé secrète ; puis les navigateurs des joueurs ajoutent des nombres au hasard. À la fin, cartes, clé et nombres doivent concorder : personne n'a donc pu choisir les cartes.
fair-about-day = Chaque jour a une clé secrète, dont l'empreinte est publiée un mois avant. Un jour après la fin de la journée, la clé est montrée : personne n'a donc pu choisir les cartes après l'annonce.
fair-of-match = Partie { $match }
fair-of-day = Les donnes du { $date }
fair-paste = Journal d'une partie finie
fair-check = Vérifier
fair-here = Ton navigateur fait lui-même ces calculs.
fair-how = Comment ça marche, et ce que ça ne prouve pas
fair-to-match = À la partie
fair-another = Vérifier un journal
fair-holds = Exact :
fair-fails = Inexact :

fair-verdict-proved = Tout est exact.
fair-verdict-cards = Les cartes découlent de la graine ; qui l'a choisie ne peut être vérifié.
fair-verdict-later = Ce n'est pas encore vérifiable : reviens plus tard.
fair-verdict-failed = Ce n'est pas prouvé.

fair-unreadable = Ce n'est pas un journal de Mazzo.
fair-match = Identifiant de la partie
fair-key = Clé du serveur, montrée après la fin
fair-digest = Son empreinte, qui devait être montrée avant la partie. Ce navigateur n'a pas commencé la partie et ne peut pas comparer.
fair-digest-seen = Son empreinte est celle que ce navigateur a vue avant la partie
fair-digest-other = Son empreinte n'est pas celle que ce navigateur a vue avant la partie
fair-number = Nombre du joueur { $seat }
fair-number-own = Nombre du joueur { $seat }, venu de ce navigateur
fair-number-none = Le joueur { $seat } n'a pas donné de nombre.
fair-number-missing = Le nombre que ce navigateur a donné manque.
fair-seed = La graine, faite de la clé, des nombres et de l'identifiant
fair-seed-only = Graine, que le serveur a tirée seul ; celle d'une donne du jour est sur la page de son jour
fair-seed-none = Le journal n'a pas de graine : la partie n'est pas finie, le jour de ses cartes n'est pas clos, ou elles n'en viennent pas.
fair-cards = { $count ->
        [one] L'unique carte piochée découle de la graine.
       *[other] Les { $count } cartes piochées découlent de la graine.
    }
fair-cards-elsewhere = Les cartes de ce jeu ne sont pas vérifiées sur cette page : « mazzo verify » le fait.

fair-file = Le fichier du mois, fait le { $published }, dit la même chose.
fair-file-late = Le fichier a été fait alors que ce jour avait commencé : il ne prouve rien sur lui.
fair-round = Le tour { $round } de drand est celui de ce minuit.
fair-signature = La signature de ce tour est authentique
fair-key-alone = La clé seule décide : aucun tour public n'était annoncé.
fair-key-instead = La clé seule décide, bien qu'un tour public ait été annoncé : drand ne répondait pas, dit le serveur.
fair-key-later = La clé est montrée un jour après la fin de la journée. Son empreinte
fair-day-key = Clé du jour
fair-day-digest = Son empreinte est celle qui était annoncée
fair-day-seed = Graine de { $game }
fair-day-same = La partie a été distribuée à partir de cette graine

## What does not hold

fair-cards-wrong = Les cartes piochées ne découlent pas toutes de la graine.
fair-seed-wrong = La graine du journal n'est pas celle que donnent la clé, les nombres et l'identifiant, à savoir
fair-file-wrong = Le fichier du mois, fait le { $published }, dit autre chose.
fair-round-wrong = Le tour { $round } de drand n'est pas celui de ce minuit.
fair-signature-wrong = La signature de ce tour n'est pas authentique
fair-day-digest-wrong = Son empreinte n'est pas celle qui était annoncée
fair-day-same-wrong = La partie n'a pas été distribuée à partir de cette graine, mais d'une autre
