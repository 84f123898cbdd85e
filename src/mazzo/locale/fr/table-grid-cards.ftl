# Ce que les jeux avec des cartes d'arbres disent de la même façon : Orchard et Grove. Ce que dit un seul des deux est dans son
# propre table.ftl.

table-card = Carte { $card } : { $first } et { $second }, { $third } et { $fourth }, { $fifth } et { $sixth }
table-card-turned = { $card }. { $turn }
table-turn-0 = à l'endroit
table-turn-90 = tournée à droite
table-turn-180 = à l'envers
table-turn-270 = tournée à gauche
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-lay-die = Mettre le dé ici
table-seen-card = Carte { $card }, déjà vue
# Une case du plateau pour qui le parcourt au clavier : ce qui s'y trouve, puis ce qu'on peut y faire.
table-cell-card = carte { $card }
table-cell-die = dé { $value }
table-cell-bare = sans dé
table-cell-fits = la carte { $card } va ici, avec son coin en haut à gauche : { $gain }
table-cell-ask = le dé peut aller ici
table-cell-marked-card = marquée : le coin en haut à gauche de la carte { $card }, { $turn }
table-unseen-about = { $draw ->
        [0] La pioche est vide : celles-ci restent de côté.
        [one] Sur ces { $count } cartes, tu en piocheras encore une.
       *[other] Sur ces { $count } cartes, tu en piocheras encore { $draw }.
    }
table-moves-card = Carte { $card }
table-move-die = Dé sur l'arbre { $place }
table-out-fresh = { $count ->
        [one] un nouveau dé
       *[other] { $count } nouveaux dés
    }
table-out-grown = { $fruit } passe de { $from } à { $to }
table-out-scarce = { $count ->
        [one] un arbre attend un dé : tu choisiras
       *[other] { $count } arbres attendent un dé : tu choisiras
    }
table-out-without = { $count ->
        [one] un arbre reste sans dé
       *[other] { $count } arbres restent sans dé
    }
table-out-nothing = aucun dé ne change
table-place = { $turn }, { $place }
table-ghost = { $place }. { $what }. Points : { $gain }.
table-said-drawn = Tu as pioché la carte { $card }.
table-said-laid = Carte { $card } posée : { $gain }. Total : { $total }.
table-said-die = Le dé va sur l'arbre { $place }.
table-said-chosen = Carte { $card } choisie. { $count ->
        [0] Elle ne va nulle part dans ce sens : tourne-la.
        [one] Une place possible.
       *[other] { $count } places possibles.
    }
table-said-turned = Carte { $card } { $turn }. { $count ->
        [0] Aucune place possible.
        [one] Une place possible.
       *[other] { $count } places possibles.
    }
table-said-undone = Coup repris. Total : { $total }.
table-die-prompt = Les dés de cette couleur ({ $fruit }) ne suffisent pas pour { $count } arbres : choisis lequel en reçoit un.
table-die-at = Arbre { $at } sur { $count } : { $place }.
table-dice-left = Dés restants
end-no-dice = aucun dé

## Les marques des places possibles, et la légende

table-legend = Légende
table-marks = Ce que disent les marques
table-marks-seen = Compris
table-marks-match = les fruits sont les mêmes
