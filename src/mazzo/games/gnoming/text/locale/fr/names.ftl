# Gnoming A Round : les mots du jeu. Les phrases de la table sont dans table.ftl, les refus dans errors.ftl.

gnoming-name = Gnoming A Round
gnoming-about = Du minigolf chez les gnomes : échange les cartes de ta grille, le score le plus bas gagne.

## La fin

# 9.1
gnoming-end-three-rounds = La troisième manche est finie : le total le plus bas gagne.

# Avec les mots de Gnoming : ce que ui.ftl dit de chaque jeu.
gnoming-rules-search-hint = obstacle, mulligan, 4.2…
