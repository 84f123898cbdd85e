# Clustered : les mots du jeu. Les phrases de la table sont dans table.ftl, les refus dans errors.ftl.

clustered-name = Clustered
clustered-about = Rapproche les cartes qui se ressemblent : lignes et rectangles de ta couleur rapportent des points.

## Variantes

clustered-option-third-wild = Troisième joker pour tous
clustered-option-third-wild-how = une carte de plus dans chaque paquet, un tour de plus pour tout le monde
clustered-option-third-wild-seat = Troisième joker : { $name }
clustered-option-third-wild-seat-how = une aide pour les enfants et les débutants : une carte qui va partout, et un tour de plus
clustered-option-fast = Partie rapide
clustered-option-fast-how = au début, sept cartes dont deux à défausser ; à chaque tour, deux à piocher et une à défausser
clustered-option-speed-bonus = Bonus de vitesse
clustered-option-speed-bonus-how = deux points pour le premier rectangle de deux par trois, deux pour la première ligne de cinq
clustered-option-largest-bonus = Bonus de taille
clustered-option-largest-bonus-how = deux points à la fin pour le plus grand rectangle, deux pour la plus longue ligne
clustered-option-table = Table
clustered-option-table-none = Sans bord
clustered-option-table-none-how = de la place dans toutes les directions
clustered-option-table-small = Petite table
clustered-option-table-small-how = à l'étroit : parfois, aucune de tes cartes ne trouve de place et tu en défausses une
clustered-option-table-medium = Table moyenne
clustered-option-table-medium-how = le bord enlève une place sur cinq
clustered-option-table-large = Grande table
clustered-option-table-large-how = on ne rencontre le bord que tard dans la partie

## La fin

# 6.1
clustered-end-all-played = Il n'y a plus de cartes à jouer : les mains et les paquets sont vides.

# Avec les mots de Clustered : ce que ui.ftl dit de chaque jeu.
clustered-rules-search-hint = joker, rectangle, 3.3…
