# Ce qu'un lien dit de lui-même à qui le reçoit : titres, descriptions et images des pages.

link-title = { $title } · Mazzo
link-picture = { $title } : un dessin de Mazzo
link-foot = Mazzo · { $game }

link-site = Apprends, joue en solitaire ou entre amis et analyse chaque partie, dans le navigateur et sans compte.
link-game = { $about } À jouer dans le navigateur, en solitaire, avec des bots ou entre amis.
link-rules = { $game } : les règles, numérotées. Cherche une règle, et cite-la par son numéro.
link-learn = Une courte leçon : apprends { $game } en jouant, un coup à la fois.
link-puzzle-title = Énigme du jour : { $game }
link-puzzle = { $game } : une position, et un coup meilleur que tous les autres. Le vois-tu ? Une nouvelle énigme chaque jour.
link-lobby = Les tables ouvertes : prends place, ou regarde une partie.
link-decks = Des jeux de cartes entrés carte par carte par les personnes qui les possèdent.
link-deck = Un jeu de cartes pour { $game }, entré à la main.

link-room-free = { $count ->
        [0] Toutes les places sont prises. Ouvre le lien pour regarder.
        [one] Une place est libre. Ouvre le lien pour t'asseoir : pas besoin de compte.
       *[other] { $count } places sont libres. Ouvre le lien pour t'asseoir : pas besoin de compte.
    }
link-room-playing = La partie est en cours. Ouvre le lien pour regarder.
link-room-over = La partie est finie. On peut en jouer une autre.
link-room-closed = Cette table est fermée.
link-room-taken = prise

link-match-title = { $game } : une partie
link-match = La partie est en cours.
link-deal = Les mêmes cartes, dans le même ordre. { $result }
link-deal-result = Points à battre : { $score }.
link-cards-title = { $game } : des cartes pour toi
link-cards = Quelqu'un a joué ces cartes et te les envoie, dans le même ordre. C'est le premier essai qui compte.
link-day-title = { $game } : les cartes du { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
link-day = Les mêmes cartes pour tout le monde, et c'est le premier essai qui compte. Jusqu'où vas-tu ?
link-day-over = La journée est finie, mais les cartes sont toujours là : joue-les et regarde ce que les autres en ont fait.
link-replay = { $game } : une partie à revoir coup par coup. { $result }
link-review = { $game } : l'analyse d'une partie. Où l'on a perdu des points, et ce qu'on pouvait faire. { $result }
link-result = { $won } avec { $score }.
