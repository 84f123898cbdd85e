# La table de Gnoming : ce qu'on lit et entend en jouant. Ce que dit chaque table est dans table.ftl de Mazzo.

## Un coup, en une ligne

# La première phrase dit qui ; celles qui suivent (-then) continuent. $card est une carte avec son article : « un 5 ».
gnoming-did-card = une carte
gnoming-did-draw = { $name } pioche { $card }.
gnoming-did-draw-you = Tu pioches { $card }.
gnoming-did-take = { $name } prend { $card } sur la pile de { $pile ->
        [left] gauche
       *[right] droite
    }.
gnoming-did-take-you = Tu prends { $card } sur la pile de { $pile ->
        [left] gauche
       *[right] droite
    }.
gnoming-did-put = { $name } met { $card } dans la case { $cell }.
gnoming-did-put-you = Tu mets { $card } dans la case { $cell }.
gnoming-did-put-then = { $card } va dans la case { $cell }.
gnoming-did-out = { $card } sort de la grille.
gnoming-did-stays = Pas de rebond : { $card } reste dans la case { $cell }, à la place du second mulligan.
gnoming-did-discard = { $name } défausse { $card } sur la pile de { $pile ->
        [left] gauche
       *[right] droite
    }.
gnoming-did-discard-you = Tu défausses { $card } sur la pile de { $pile ->
        [left] gauche
       *[right] droite
    }.
gnoming-did-discard-then = { $card } finit sur la pile de { $pile ->
        [left] gauche
       *[right] droite
    }.
gnoming-did-leave = { $name } défausse un obstacle, qui sort du jeu.
gnoming-did-leave-you = Tu défausses un obstacle, qui sort du jeu.
gnoming-did-leave-then = L'obstacle sort du jeu.
gnoming-did-turn = { $name } retourne la case { $cell }.
gnoming-did-turn-you = Tu retournes la case { $cell }.
gnoming-did-turned = { $name } retourne la case { $cell } : { $card }.
gnoming-did-turned-you = Tu retournes la case { $cell } : { $card }.
gnoming-did-pass = { $name } ne retourne rien.
gnoming-did-pass-you = Tu ne retournes rien.
gnoming-tie-third = À égalité de points, la troisième manche la plus basse l'emporte : { $own } contre { $other }.

## La fin et la relecture

gnoming-end-board = Les grilles, manche par manche
gnoming-share-result = Ma partie de Gnoming A Round : { $score } { end-points-word } en trois manches. Le score le plus bas gagne !
gnoming-share-result-other = Une partie de Gnoming A Round : { $score } { end-points-word } en trois manches. Le score le plus bas gagne !
gnoming-replay-about = Trois manches de minigolf : { $count ->
        [one] { $name } gagne avec { $score } { end-points-word }.
       *[other] { $name } gagnent ensemble avec { $score } { end-points-word } par personne.
    }
gnoming-round = Manche { $round }
gnoming-round-choose = Quelle manche regarder
gnoming-round-points = { $name } { $points }
gnoming-round-summary = Les grilles de la manche { $round }. Points : { $points }.
gnoming-round-grid = { $name }, rangée par rangée : { $rows }. Points : { $points }.
gnoming-tally = D'où viennent les points
gnoming-tally-sum = En tout
gnoming-tally-singles = Cartes seules
gnoming-tally-matched = Brelans
gnoming-tally-negatives = Cartes négatives
gnoming-tally-hazards = Obstacles
gnoming-tally-bonus = Pour la fermeture
gnoming-tally-total = Points
gnoming-tally-lines = Les brelans de la manche { $round } : touches-en un pour le voir dans la grille.
gnoming-tally-lines-none = Aucun brelan dans la manche { $round }.
gnoming-tally-line = { $way ->
        [row] Rangée
       *[column] Colonne
    } { $number }, brelan de { $value }
gnoming-replay-start = Manche { $round } : les premières cartes des défausses sont retournées.
gnoming-replay-firsts = Manche { $round } : chacun retourne deux cartes de sa grille.
gnoming-replay-over = La manche { $round } est finie : les cartes encore face cachée sont retournées, et on compte les points.
gnoming-replay-points = Points jusqu'ici
gnoming-replay-how = Le total le plus bas gagne.
gnoming-replay-middle = Au milieu de la table
gnoming-replay-stock = Pioche : { $count }
gnoming-replay-pile = { $pile ->
        [left] À gauche
       *[right] À droite
    } : { $count }
gnoming-replay-held = En main

## Les cartes et les cases

# Une carte avec son article ; $kind est number, hazard ou mulligan, $figure le nombre tel qu'il est imprimé. Toutes sont au masculin.
gnoming-card = { $kind ->
        [hazard] un obstacle
        [mulligan] un mulligan
       *[number] { $value ->
           *[other] un { $figure }
        }
    }
gnoming-card-hazard = obstacle
gnoming-card-mulligan = mulligan
gnoming-down = face cachée
gnoming-empty = vide
gnoming-you = toi
gnoming-cell = case { $cell }
gnoming-cell-card = { $cell } : { $card }
gnoming-grid = La grille, rangée par rangée : { $rows }. Points visibles : { $points }.
gnoming-stock = Pioche : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }.
gnoming-pile = Pile de { $side ->
        [left] gauche
       *[right] droite
    } : { $card }{ $count ->
        [0] {""}
        [one] {""}
       *[other] , { $count } cartes en tout
    }.
gnoming-pile-take = Prends la carte et mets-la dans ta grille.
gnoming-pile-discard = Défausse ici.
gnoming-pile-stop = Arrête-toi et défausse ici.
gnoming-on-pile = sur la pile de { $side ->
        [left] gauche
       *[right] droite
    }
gnoming-hand-empty = En main : rien.
gnoming-hand-yours = Tu as en main { $card }.
gnoming-hand-of = { $name } a en main { $card }.

## Ce que cela apporterait

# $out : ce qu'il y avait dans cette case ; down est une carte face cachée, dont personne ne connaît les points. Moins de points,
# c'est mieux.
gnoming-put = { $out ->
        [down] { $card } dans la case { $cell } : { $gain } sur les points visibles. On ne connaît pas encore la carte qui sort.
       *[other] { $card } remplace { $out } dans la case { $cell } : { $gain }.
    }
gnoming-completes = { $line } : { $points }.
gnoming-picked = Choisie

## Que faire

gnoming-do-choose = { $whole ->
        [yes] Choisis deux de tes cartes à retourner.
       *[no] { $count ->
            [one] Encore une.
           *[other] Encore { $count }.
        }
    }
gnoming-do-turn = C'est choisi : retourne-les.
gnoming-do-draw = À toi : pioche, ou prends la carte du dessus d'une pile.
gnoming-do-take = Prendre { $card } : touche la case où le mettre.
gnoming-do-place = Tu as en main { $card } : mets-le dans ta grille, ou défausse-le.
gnoming-do-hazard = Tu as en main un obstacle : défausse-le, et les autres pourront retourner une carte ; le garder coûte 10.
gnoming-do-must = Tu as en main { $card }, pris sur une pile : il va donc dans ta grille.
gnoming-do-mulligans = Tu as deux mulligans face visible : { $card } doit en remplacer un.
gnoming-do-bounce = Le { $card } rebondit ! Mets-le dans une autre case, ou arrête-toi et défausse-le.
gnoming-do-bounce-on = Le { $card } rebondit, et deux mulligans ne peuvent pas rester : mets-le sur l'un d'eux, ou sur une carte face cachée.
gnoming-do-discard = De ta grille sort { $card } : sur quelle pile ?
gnoming-do-asked = { $name } a défaussé un obstacle : veux-tu retourner une de tes cartes ?
gnoming-do-asked-you = Tu as défaussé un obstacle.
gnoming-do-over = La partie est finie.
gnoming-do-wait = À { $name } de jouer.
gnoming-do-wait-asked = Un obstacle : on attend la réponse de { $name }.
gnoming-do-wait-choose = { $mine ->
        [yes] C'est choisi.{" "}
       *[no] {""}
    }{ $count ->
        [one] On attend { $names }.
       *[other] On attend { $count } personnes : { $names }.
    }
gnoming-do-wait-turned = Les cartes se retournent.
gnoming-do-finished = Pour toi, la manche est finie : à { $name } de jouer.

gnoming-draw = Piocher
gnoming-draw-from = Piocher une carte
gnoming-discard = Défausser
gnoming-discard-hazard = Défausser l'obstacle
gnoming-discard-here = Défausser ici
gnoming-stop = Arrêter
gnoming-stop-here = Arrêter ici
gnoming-turn-picked = { $count ->
        [one] Retourner celle-ci
       *[other] Retourner les deux
    }
gnoming-no-thanks = Non, merci
gnoming-touch-cell = Touche une case de ta grille.
gnoming-others-play = Les autres jouent.
gnoming-move-turn = Retourner la case { $cell }
gnoming-move-pair = Retourner les cases { $first } et { $second }
gnoming-move-take = { $card } de la pile de { $side ->
        [left] gauche
       *[right] droite
    }
gnoming-moves-about = Tous les coups possibles ; pour poser une carte, d'abord ceux qui laissent le moins de points.

## Ce qui se passe

# $cards : « un 7 dans la case 1, un −2 dans la case 9 ».
gnoming-opened = { $card } dans la case { $cell }
gnoming-said-opened = { $name } retourne { $cards }.
gnoming-said-opened-you = Tu retournes { $cards }.
gnoming-said-which-pile = Sur quelle pile la mettre ?
gnoming-said-undone = Coup repris.
gnoming-said-round = La manche { $round } est finie.
gnoming-said-points = { $name } : { $points }.
gnoming-said-points-you = Toi : { $points }.
gnoming-said-out = { $name } n'a plus de carte face cachée : encore un tour pour tous les autres.
gnoming-said-out-you = Tu n'as plus de carte face cachée : encore un tour pour tous les autres.
gnoming-said-renewed = La pioche était vide : les défausses sont mélangées pour en faire une nouvelle.
gnoming-said-piles = Nouvelle manche : les piles commencent par { $left } et { $right }.
gnoming-last-out = { $name } a fermé la manche !
gnoming-last-out-you = Tu as fermé la manche !
gnoming-last-circle = Derniers tours !
gnoming-last-turns = { $count ->
        [one] Dernier tour !
       *[other] Encore { $count } tours.
    }
gnoming-summary = Manche { $round }. Dans la pioche : { $stock }. Pile de gauche : { $left }. Pile de droite : { $right }.

## Joueurs, feuilles et comptes

gnoming-players = Joueurs
gnoming-player = { $name } : { $mood }. Points : { $total }. Cartes face cachée : { $down }.
gnoming-mood-choosing = choix des premières cartes
gnoming-mood-drawing = en train de jouer
gnoming-mood-placing = une carte en main
gnoming-mood-bouncing = un rebond en cours
gnoming-mood-discarding = une carte à défausser
gnoming-mood-asked = réponse à un obstacle
gnoming-mood-waiting = en attente
gnoming-mood-finished = manche terminée
gnoming-sheet-of = Grille de { $name }
gnoming-sheet-yours = Tes points
gnoming-open-now = Visibles maintenant
gnoming-player-total = Manches finies : { $rounds }. Total avec les cartes visibles : { $total }.
gnoming-rounds = Les feuilles des manches
gnoming-round-over = La manche { $round } est finie
gnoming-leads = en tête
gnoming-sum-so-far = { $total } en tout
gnoming-unseen = Cartes pas encore vues
gnoming-unseen-about = { $count ->
        [one] Une carte n'a pas encore été vue.
       *[other] { $count } cartes n'ont pas encore été vues : dans la pioche, ou face cachée dans les grilles.
    }
gnoming-unseen-card = { $card } : { $count }

## Touches et gestes

gnoming-help-drag = Glisser une carte dans sa grille
gnoming-help-drag-how = de la main ou d'une pile ; la carte en main, sur une pile aussi
gnoming-help-tap = Toucher le dessus d'une pile, puis la case
gnoming-help-tap-how = chaque case dit comment changeraient tes points visibles : moins, c'est mieux ; avec ? s'il en sort une carte inconnue
gnoming-help-move = Aller de case en case
gnoming-help-move-how = flèches
gnoming-help-lay = Utiliser la case
gnoming-help-lay-how = Entrée, ou 1–9 dans l'ordre de lecture
gnoming-help-card = Retourner une carte, ou en poser une
gnoming-help-card-how = 1–9
gnoming-help-view = Cartes pas encore vues
gnoming-help-view-how = 0
gnoming-help-draw = Piocher une carte
gnoming-help-draw-how = D
gnoming-help-piles = Pile de gauche, pile de droite
gnoming-help-piles-how = L, R : pour prendre et pour défausser
gnoming-help-pass = Non, merci ; arrêter
gnoming-help-pass-how = P

## Conseils

hint-gnoming-draw = Pioche une carte.
hint-gnoming-pass = Cette fois, ne retourne rien.
hint-gnoming-turn = { $far ->
        [move] Retourne { $count ->
            [one] la case { $cells }
           *[other] les cases { $cells }
        }.
        [near] Cherche parmi les cases { $cells }.
       *[what] Retourne une carte.
    }
hint-gnoming-take = { $far ->
        [move] Sur la pile de { $pile ->
            [0] gauche
           *[1] droite
        }, prends { $card } et mets-le dans la case { $cells }.
        [near] Sur la pile de { $pile ->
            [0] gauche
           *[1] droite
        }, prends { $card } : il va bien dans une de ces cases : { $cells }.
       *[what] Sur la pile de { $pile ->
            [0] gauche
           *[1] droite
        }, prends { $card }.
    }
hint-gnoming-put = { $far ->
        [move] Mets la carte dans la case { $cells }.
        [near] Mets la carte dans une de ces cases : { $cells }.
       *[what] Mets la carte dans ta grille.
    }
hint-gnoming-discard = { $far ->
        [hazard] Défausse l'obstacle.
        [move] Défausse la carte sur la pile de { $pile ->
            [0] gauche
           *[1] droite
        }.
       *[what] Défausse la carte.
    }
