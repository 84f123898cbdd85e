# La table de Clustered : ce qu'on lit et entend en jouant. Ce que dit chaque table est dans table.ftl de Mazzo.

## Les cartes

# $shape et $fill sont des mots du paquet, $count un nombre de 1 à 3.
clustered-card = { $count ->
        [1] un
        [2] deux
       *[3] trois
    } { $shape ->
        [square] { $count ->
                [one] carré
               *[other] carrés
            }
        [triangle] { $count ->
                [one] triangle
               *[other] triangles
            }
       *[circle] { $count ->
                [one] rond
               *[other] ronds
            }
    } { $fill ->
        [empty] { $count ->
                [one] vide
               *[other] vides
            }
        [dashed] { $count ->
                [one] hachuré
               *[other] hachurés
            }
       *[solid] { $count ->
                [one] plein
               *[other] pleins
            }
    }
clustered-wild = un joker
clustered-start = la carte de départ
clustered-card-of = { $card }, carte de { $name }
clustered-card-yours = { $card }, carte à toi
clustered-cell-fits = { $card }, place possible : { $gain }
clustered-cell-fresh = vient d'être posée

clustered-shape = forme
clustered-shape-square = carré
clustered-shape-triangle = triangle
clustered-shape-circle = rond
clustered-fill = remplissage
clustered-fill-empty = vide
clustered-fill-dashed = hachuré
clustered-fill-solid = plein
clustered-number = nombre
clustered-number-1 = un
clustered-number-2 = deux
clustered-number-3 = trois

## Ce que rencontre une carte

# $side : 0 au-dessus, 1 à droite, 2 au-dessous, 3 à gauche.
clustered-side = { $side ->
        [0] la carte au-dessus
        [1] la carte à droite
        [2] la carte au-dessous
       *[3] la carte à gauche
    }

# $shared additionne ce que les deux cartes ont en commun : 1 forme, 2 remplissage, 4 nombre.
clustered-meets = { clustered-side } { $shared ->
        [0] n'a rien en commun
        [1] n'a en commun que la forme
        [2] n'a en commun que le remplissage
        [4] n'a en commun que le nombre
        [3] a en commun forme et remplissage
        [5] a en commun forme et nombre
        [6] a en commun remplissage et nombre
       *[7] a tout en commun
    }
clustered-meets-wild = { clustered-side } est un joker
clustered-meets-start = { clustered-side } est la carte de départ
clustered-misfit = Elle ne va pas ici : { $why }.

## Que faire

clustered-do-choose = À toi : choisis une carte de ta main, ou fais-la glisser sur la table.
clustered-do-place = Carte choisie : { $card }. { $count ->
        [0] Elle ne va nulle part : choisis-en une autre.
        [one] Une place possible : touche la table.
       *[other] { $count } places possibles : touche la table.
    }
clustered-do-discard = Aucune de tes cartes ne trouve de place : choisis laquelle défausser.
clustered-do-trim = Tu as trop de cartes : choisis-en { $count ->
        [1] une
        [2] deux
       *[other] { $count }
    } à défausser.
clustered-do-trim-more = { $count ->
        [one] Encore une carte à défausser.
       *[other] Encore { $count } cartes à défausser.
    }
clustered-do-trim-wait = C'est choisi. On attend les autres, puis toutes les cartes défaussées sont révélées.
clustered-do-wait = À { $name } de jouer.
clustered-do-finished = Tu n'as plus de cartes ; les autres continuent.
clustered-do-over = La partie est finie.
clustered-lay = Poser ici
clustered-lay-gain = Poser { $gain }
clustered-discard = Défausser
clustered-trim = { $count ->
        [one] Défausser cette carte
       *[other] Défausser ces { $count } cartes
    }

## Ce qui se passe

clustered-ghost = { $card }, { $place } : { $what }. Points : { $gain }.
clustered-said-begins = La partie commence : la carte de départ est au milieu de la table.
clustered-said-begins-two = La partie commence : deux cartes de départ sur la même rangée, avec six cases entre elles.
clustered-said-laid = { $name } pose { $card }, { $place } : { $gain }. Total : { $total }.
clustered-said-laid-you = Tu poses { $card }, { $place } : { $gain }. Total : { $total }.
clustered-said-discarded = { $name } ne peut rien poser et défausse { $card }.
clustered-said-discarded-you = Aucune de tes cartes ne trouve de place : tu défausses { $card }.
clustered-said-drew = { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
clustered-said-drew-you = Tu pioches { $card }.
clustered-said-trimmed = { $name } défausse { $card }.
clustered-said-trimmed-you = Tu défausses { $card }.
clustered-said-trimmed-two = { $name } défausse { $first } et { $second }.
clustered-said-trimmed-two-you = Tu défausses { $first } et { $second }.
clustered-said-sealed = { $name } a choisi quoi défausser.
clustered-said-turn = À { $name } de jouer.
clustered-said-turn-you = À toi de jouer.
clustered-said-chosen = Carte choisie : { $card }. { $count ->
        [0] Elle ne va nulle part.
        [one] Une place possible.
       *[other] { $count } places possibles.
    }
clustered-said-undone = Coup repris. Total : { $total }.
clustered-said-bonus = { $name } prend le bonus « { $bonus } ».
clustered-said-bonus-you = Tu prends le bonus « { $bonus } ».
clustered-said-bonus-free = Le bonus « { $bonus } » n'est plus à personne.

clustered-summary = La table : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }. Tes points : { $total }. Dans ta main : { $held }. Dans ton paquet : { $deck }.
clustered-summary-edge = Elle a { $rows } rangées et { $cols } colonnes.
clustered-player = { $name } : { $mood }. Points : { $total }. En main : { $held }. Dans le paquet : { $deck }.
clustered-discards = Défausse
clustered-discards-of = Défausse de { $name }
clustered-discards-yours = Ta défausse
clustered-discards-none = Rien de défaussé pour l'instant.
clustered-hand-empty = Ta main est vide.

# Ce que fait un joueur ; suit un nom.
clustered-mood-playing = en train de jouer
clustered-mood-trimming = choix des cartes à défausser
clustered-mood-discarding = une carte à défausser
clustered-mood-waiting = en attente
clustered-mood-finished = plus de cartes

## Points

clustered-score = Points
clustered-score-rectangle = Rectangle
clustered-score-rectangle-of = { $rows } par { $columns }
clustered-score-rectangle-none = pas encore de rectangle
clustered-score-lines = Lignes
clustered-score-line-across = horizontale, { $count } cartes
clustered-score-line-down = verticale, { $count } cartes
clustered-score-lines-none = pas encore de ligne
clustered-score-bonuses = Bonus
clustered-score-bonuses-none = pas encore de bonus
clustered-score-now = Si la partie finissait maintenant

clustered-bonus-first-rectangle = Premier rectangle
clustered-bonus-first-rectangle-how = pour le premier rectangle de deux par trois ; il ne se perd plus
clustered-bonus-first-line = Première ligne
clustered-bonus-first-line-how = pour la première ligne de cinq ; il ne se perd plus
clustered-bonus-largest-rectangle = Plus grand rectangle
clustered-bonus-largest-rectangle-how = pour le plus grand rectangle à la fin ; à égalité, pour personne
clustered-bonus-longest-line = Plus longue ligne
clustered-bonus-longest-line-how = pour la plus longue ligne à la fin ; à égalité, pour personne
clustered-bonus-held = { $bonus } : { $name }
clustered-bonus-held-you = { $bonus } : toi
clustered-bonus-held-none = { $bonus } : personne

## À l'écran

clustered-you = toi
clustered-players = Joueurs
clustered-held = cartes en main
clustered-deck = cartes dans le paquet
clustered-player-bonuses = Bonus : { $bonuses }.
clustered-summary-all = La table : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
clustered-sheet-of = Points de { $name }
clustered-sheet-yours = Tes points
clustered-end-rectangle-none = Aucun rectangle.
clustered-end-lines-none = Aucune ligne.
clustered-sheet-how = Choisis une ligne pour la voir sur la table.
clustered-next = Place possible suivante
clustered-nearer = Agrandir
clustered-farther = Réduire
clustered-move-discard = Défausser { $card }
clustered-did-lay = { $name } pose { $card } : { $gain }.
clustered-did-discard = { $name } défausse { $card }.
clustered-did-lay-you = Tu poses { $card } : { $gain }.
clustered-did-discard-you = Tu défausses { $card }.
clustered-picked = À défausser : { $cards }.
clustered-replay-hand-you = En main
clustered-replay-hand = Main de { $name }
clustered-replay-start = La carte de départ est sur la table.
clustered-fits-here = Ici, tu pourrais poser : { $cards }.
clustered-fits-none = Aucune de tes cartes ne va ici.

clustered-help-drag = Glisser une carte sur la table
clustered-help-tap = Toucher la carte, puis une place éclairée
clustered-help-tap-how = puis la poser avec le grand bouton
clustered-help-point = Pointer une case
clustered-help-point-how = si une carte est choisie : ce que chaque voisine a en commun avec elle, et celles qui l'empêchent
clustered-help-card = Choisir la carte
clustered-help-card-how = 1, 2, 3 …
clustered-help-view = Déplacer la table, l'agrandir ou la réduire
clustered-help-view-how = Maj et flèches ; + et −, la molette ou deux doigts
clustered-help-score = Voir les groupes de quelqu'un
clustered-help-score-how = toucher le joueur, ou une ligne des points

## Conseils

hint-clustered-card = Essaie { $card }.
hint-clustered-near = Place pour { $card } : dans la zone marquée.
hint-clustered-move = { $card } : sur la place marquée.
