# Orchard en ligne de commande. Pomme, poire et prune commencent toutes par P : chaque lettre n'est que dans un des trois mots.

cli-orchard-letter-apple = M
cli-orchard-letter-pear = I
cli-orchard-letter-plum = U
cli-orchard-tokens = Fruits pourris
cli-orchard-numbers = les nombres sont des dés
cli-orchard-scarce = Il reste un seul dé. Quel arbre le reçoit ?
