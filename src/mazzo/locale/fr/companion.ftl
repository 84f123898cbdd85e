# The companion of printed games: what a sheet cannot be.

companion-no-match = Cette feuille ne raconte pas toute la partie : entre toutes les cartes dans l'ordre où elles ont été posées, sans erreur.
companion-no-such-die = Aucun dé ne montre { $die }. Regarde-le encore : il n'est pas compté.
companion-too-many-dice = Il n'y a que { $most } dés de cette couleur. C'est compté comme vous avez joué.
companion-too-many-tokens = La boîte n'a pas plus de ces jetons : { $most } en tout. C'est compté comme vous avez joué.
companion-too-many-cards = Une partie a { $most } cartes. Celle-ci n'est pas comptée.
companion-cell-twice = Cette case est entrée deux fois. Seule la première compte.
companion-die-under-token = Un arbre avec ce jeton n'a pas de dé. Le { $die } n'est pas compté.
