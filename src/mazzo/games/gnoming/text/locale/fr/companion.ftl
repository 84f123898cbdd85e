# Gnoming A Round: the lines of a sheet from the table, and what it cannot be.

companion-gnoming-set = Brelan de { $value }, { $way ->
        [row] rangée
       *[column] colonne
    } { $number } : { $value } en moins
companion-gnoming-singles = Cartes seules : { $points }
companion-gnoming-negatives = Cartes négatives : { $points }
companion-gnoming-hazards = Obstacles restés dans la grille : { $count }
companion-gnoming-bonus = A fermé en premier, avec le score le plus bas de la manche
companion-gnoming-penalty = A fermé en premier, sans le score le plus bas de la manche
companion-out-with-cards-down = Qui a fermé n'a plus de carte face cachée. Entre celles qui manquent.
companion-missing-grid = La grille de ce joueur manque.
