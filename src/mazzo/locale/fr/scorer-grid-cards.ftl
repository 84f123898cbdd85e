# Saisir Orchard et Grove comme ils sont sur la table. Ce qu’un seul des deux dit est à la fin.

scorer-whose = À qui sont les cartes
scorer-next-player = Ensuite : { $name }
scorer-way = Comment les saisir
scorer-way-cards = Carte par carte
scorer-way-cells = Tel quel
scorer-way-dice = Les dés seuls
scorer-deck = Paquet
scorer-deck-printed = Celui du jeu
scorer-deck-kept = Celui de cette feuille
scorer-deck-failed = Vos paquets ne peuvent pas être chargés maintenant.

## Carte par carte

scorer-start = Touchez le numéro de la carte de départ.
scorer-which = Carte { $at } : quel numéro ?
scorer-other-number = Quel est son numéro ?
scorer-all-numbers = Tous les numéros
scorer-in-order = Dans l’ordre de leur arrivée
scorer-laid = Les cartes dans l’ordre où elles ont été posées
scorer-card-at = Carte { $card }, posée en { $at }e, { $place }
scorer-as-played = contre les règles, mais jouée ainsi
scorer-as-we-played = Nous l’avons jouée ainsi
scorer-as-it-was = La table avant la carte { $card }.
scorer-leave = Laisser comme c’était
scorer-not-checked = La carte ne peut pas être vérifiée pour l’instant : posez-la là où elle est sur la table. Elle apparaît quand le réseau revient.
scorer-no-table = La table apparaît quand le réseau revient. Les cartes saisies restent.
scorer-full = Toutes les cartes sont posées. Touchez-en une pour la corriger.
scorer-move = Déplacer ou tourner
scorer-not-movable = Pour déplacer la carte, il faut le réseau.
scorer-renumber = Autre numéro
scorer-earlier = Posée plus tôt
scorer-later = Posée plus tard
scorer-take-back = Retirer
scorer-choose-again = Un autre arbre
scorer-assumed = Il manquait des dés. Supposé : { $place }.
scorer-chosen = Vous avez choisi : { $places }.
scorer-open = la place d’un dé est supposée
scorer-said-back = Carte { $card } retirée.

## Tel quel

scorer-cells = La table, case par case
scorer-cells-how = Pour chaque case : le dessin, puis le dé. S’il n’y a pas de dé, touchez tout de suite le dessin de la case suivante.
scorer-keys = Touches
scorer-clear = Vider cette case
scorer-fallen = Quel dé est là ?

## Les dés seuls

scorer-dice-of = { $fruit } { $value } : { $count }
scorer-one-more = { $fruit } { $value }, { $count } pour l’instant : un de plus
scorer-one-less = { $fruit } { $value }, { $count } pour l’instant : un de moins
scorer-more = { $what } : un de plus
scorer-less = { $what } : un de moins

## Les fautes, avant leur phrase

scorer-fault-card = Carte { $card }, { $place } 
scorer-fault-cell = { $place } 

## Orchard

scorer-rotten = Jetons de fruits pourris

## Grove

scorer-squirrel = L’écureuil est venu
scorer-beside = Dés sur les arbres voisins
scorer-on-glades = Dés dans les clairières, pour départager
scorer-recipes = Défi des recettes
scorer-recipe = Recette { $number }
scorer-no-recipe = Aucune
scorer-recipe-card = { $card } : { $name }
scorer-second-recipe = Choisissez aussi la seconde recette : il y en a toujours deux.
