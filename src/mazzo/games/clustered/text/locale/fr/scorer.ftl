# La feuille de score d'une partie avec les cartes imprimées.

clustered-scorer-entering = Ce qu'on saisit
clustered-scorer-cards = Les cartes
clustered-scorer-points = Les points seulement
clustered-scorer-turns = À qui le tour
clustered-scorer-whose = Les points de qui
clustered-scorer-number = nombre
clustered-scorer-board = La table : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
clustered-scorer-all = Montrer toute la table
clustered-scorer-larger = Plus grand
clustered-scorer-place = { $name } : touchez la place de la carte.
clustered-scorer-which = { $name } : quelle carte ?
clustered-scorer-where = { $name } : où va { $card } ?
clustered-scorer-correct = { $card } : choisissez la bonne carte, déplacez-la ou retirez-la.
clustered-scorer-move-where = { $card } : touchez la bonne place.
clustered-scorer-over = Toutes les cartes sont jouées.
clustered-scorer-gain = { $name } { $gain }
clustered-scorer-move = Déplacer
clustered-scorer-remove = Retirer
clustered-scorer-close = Laisser ainsi
clustered-scorer-way = Ce qu'est devenue la carte
clustered-scorer-laid = Posée
clustered-scorer-gone = Sans place
clustered-scorer-trimmed = Défaussée
clustered-scorer-wrong = C'est impossible
clustered-scorer-as-played = Elle compte comme vous avez joué.
clustered-scorer-rest = Cartes qui restent à { $name } : { $count }
clustered-scorer-order = Dans l'ordre du jeu : { $count }
clustered-scorer-turn = { $card }{ $way ->
        [gone] , sans place
        [trimmed] , défaussée
       *[laid] {""}
    }
clustered-scorer-rectangle = Plus grand rectangle
clustered-scorer-rows = lignes
clustered-scorer-columns = colonnes
clustered-scorer-fewer = Moins de { $side }
clustered-scorer-more = Plus de { $side }
clustered-scorer-lines = Lignes
clustered-scorer-line-keys = Combien de cartes a la ligne
clustered-scorer-line-add = Une ligne de { $cards } cartes
clustered-scorer-line-less = Ligne de { $cards } cartes : la retirer
clustered-scorer-bonuses = Bonus
clustered-scorer-bonus = { $bonus ->
        [first-rectangle] premier rectangle
        [first-line] première ligne
        [largest-rectangle] plus grand rectangle
       *[longest-line] plus longue ligne
    }
