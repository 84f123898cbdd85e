# Les jeux de cartes de qui possède un jeu : la liste, l'éditeur des cartes, la page d'un jeu de cartes. Les refus sont dans errors.ftl.

decks-title = Tes jeux de cartes
decks-about = Tu as le jeu imprimé ? Entre ses cartes ici et joue avec elles aussi sur Mazzo.
decks-about-grove = Sans autre choix, on joue avec le jeu de la maison. Celui de Grove, nous l'avons inventé : les cartes imprimées ne sont pas publiques.
decks-about-own = Un jeu de cartes que tu entres est à toi, pour ton propre usage, et n'apparaît dans aucune liste. Toute personne qui a son lien peut le voir et jouer avec.
decks-new = Nouveau jeu pour { $game }
decks-import = Ouvrir un fichier
decks-import-hint = Un jeu de cartes téléchargé d'ici, en TOML.
decks-mine = Enregistrés
decks-none = Pas encore de jeu de cartes. Le premier prend cinq minutes.
decks-drafts = À finir
decks-draft = { $game }, { $cards ->
        [0] aucune carte sur { $all }
        [one] une carte sur { $all }
       *[other] { $cards } cartes sur { $all }
    }
decks-draft-nameless = Sans nom
decks-drop = Retirer
decks-throw = Effacer
decks-throw-of = Effacer le brouillon { $name }
decks-facts = { $game } · { $day }
decks-recipes = avec les recettes
decks-gone = Jeu de cartes retiré.

## L'éditeur

deck-new-title = Ton jeu de cartes pour { $game }
deck-copy-title = Une copie de « { $name } »
deck-copy-about = Le jeu de cartes de départ reste comme il est : en enregistrant, tu en crées un autre.
deck-done = { $done ->
        [0] Aucune carte complète sur { $all }
        [one] Une carte complète sur { $all }
       *[other] { $done } cartes complètes sur { $all }
    }
deck-strip = Les cartes
deck-card = Carte { $card }
deck-place = Carte { $card }, case { $cell }
deck-whole = Tout le jeu de cartes
deck-card-empty = vide
deck-card-begun = à finir
deck-card-done = complète
deck-card-wrong = à corriger
deck-cell = Case { $cell }, { $cell ->
        [1] en haut à gauche
        [2] en haut à droite
        [3] au milieu à gauche
        [4] au milieu à droite
        [5] en bas à gauche
       *[6] en bas à droite
    }
deck-cell-empty = vide
deck-cell-wrong = à corriger
deck-keys = Contenu de la case
deck-word-apple = pomme
deck-word-pear = poire
deck-word-plum = prune
deck-word-orange-1 = 1 orange
deck-word-orange-2 = 2 oranges
deck-word-lemon-1 = 1 citron
deck-word-lemon-2 = 2 citrons
deck-word-lime-1 = 1 citron vert
deck-word-lime-2 = 2 citrons verts
deck-word-glade = clairière
deck-many-apple = pommes
deck-many-pear = poires
deck-many-plum = prunes
deck-many-glade = clairières
# Pomme, poire et prune commencent par P : m, i, u sont chacune dans un seul des trois mots, comme en ligne de commande. Le L est celui de clairière.
deck-letter-apple = m
deck-letter-pear = i
deck-letter-plum = u
deck-letter-orange = o
deck-letter-lemon = c
deck-letter-lime = v
deck-letter-glade = l
deck-back = effacer
deck-said = { $word }. Maintenant carte { $card }, case { $cell }.
deck-said-back = Carte { $card }, case { $cell } : vide.
deck-help = Comment entrer les cartes
deck-help-hold = Tiens les cartes droites, le numéro lisible, et lis-les de gauche à droite, une rangée après l'autre. Chaque touche passe d'elle-même à la case suivante.
deck-help-keys = Au clavier : les chiffres sont les touches dans leur ordre, les lettres font de même ({ $letters }), les flèches déplacent, Retour arrière efface, Page préc. et Page suiv. changent de carte.
deck-help-two = Avec Maj, la lettre vaut deux fruits.
deck-help-kept = Ce que tu entres reste dans ce navigateur jusqu'à ce que tu enregistres ou effaces le brouillon.
deck-name = Comment s'appelle ce jeu de cartes ?
deck-name-hint = Les autres le lisent à la table.
deck-save = Enregistrer le jeu
deck-saving = J'enregistre…
deck-why-gaps = { $count ->
        [one] Il manque encore une case.
       *[other] Il manque encore { $count } cases.
    }
deck-why-recipes = Il manque quelque chose à la recette de la carte { $card }.
deck-why-name = Il manque le nom.
deck-why-wrong = { $count ->
        [one] Il reste une chose à corriger.
       *[other] Il reste { $count } choses à corriger.
    }
deck-why-show = Y aller
deck-ready = Prêt à enregistrer.
deck-wrong = { $count ->
        [one] Une chose à corriger
       *[other] { $count } choses à corriger
    }
deck-wrong-amount = { $what } : { $found } au lieu de { $expected }.
deck-wrong-field = { $field } : { $found } ne va pas. Il faut : { $expected }.
deck-wrong-more = … et { $count } de plus.
deck-twins = Cartes identiques : { $pairs }. Si elles le sont aussi dans ton exemplaire, tout va bien.

## Recettes

deck-side = Quel côté
deck-side-faces = Devant : les arbres
deck-side-recipes = Au dos : les recettes
deck-recipes-about = Les recettes ne servent qu'au défi. Entre-les pour toutes les cartes, ou pour aucune.
deck-recipes-done = { $done ->
        [0] Aucune recette complète sur { $all }
        [one] Une recette complète sur { $all }
       *[other] { $done } recettes complètes sur { $all }
    }
deck-recipes-with = J'entre aussi les recettes
deck-recipes-with-hint = Sans elles, on ne peut pas jouer le défi avec ce jeu de cartes.
deck-recipe-of = Recette de la carte { $card }
deck-recipe-before = Précédente
deck-recipe-next = Suivante
deck-recipe-name = Nom
deck-recipe-number = Numéro
deck-recipe-when = Quand
deck-recipe-than = Combien
deck-recipe-count = Ce qu'on compte
deck-recipe-fruit = De quel fruit
deck-recipe-place = Où
deck-recipe-value = De quelle valeur
deck-recipe-amount = Combien elle rapporte
deck-recipe-reward = En quoi
deck-recipe-wheelbarrow = La brouette compte aussi
deck-recipe-wheelbarrow-hint = Comme un dé du fruit dont elle a pris la place.
deck-recipe-bare = Dès que les nombres sont là, la recette se lit ici.
deck-when-each = pour chaque
deck-when-at-least = si au moins
deck-when-at-most = si au plus
deck-when-exactly = si exactement
deck-count-dice = dés
deck-count-fruit = points sur les dés
deck-count-sets = trios de dés, un par fruit
deck-count-pairs = paires de dés voisins du même fruit
deck-count-values = valeurs différentes sur les dés
deck-count-glades = clairières vides
deck-count-bare = arbres sans dé
deck-count-squirrel = l'écureuil, s'il est en jeu
deck-count-length = cases du plus long côté
deck-fruit-any = n'importe lequel
deck-fruit-orange = oranges
deck-fruit-lemon = citrons
deck-fruit-lime = citrons verts
deck-place-any = n'importe où
deck-place-tree = sur un arbre
deck-place-glade = sur une clairière
deck-value-any = n'importe laquelle
deck-value-2 = 2
deck-value-3 = 3
deck-value-4 = 4
deck-value-5 = 5
deck-value-6 = 6
deck-value-10 = 10, un panier
deck-value-15 = 15, la brouette
deck-reward-points = points
deck-reward-percent = pour cent du total

## Un jeu de cartes

deck-of = { $cards } cartes pour { $game }
deck-faces = Les cartes
deck-recipes = Les recettes
deck-play = Jouer avec ces cartes
deck-share = Partager le lien
deck-share-text = Un jeu de cartes pour { $game }, entré à la main :
deck-download = Télécharger le fichier
deck-copy = Modifier une copie
deck-drop = Retirer le jeu de cartes
deck-drop-sure = « { $name } » est retiré de tes jeux de cartes. Les parties jouées restent.
deck-drop-yes = Oui, le retirer
deck-others = Ce jeu de cartes est à une autre personne : tu peux le regarder et jouer avec. Pour le changer, modifie une copie.
deck-private = Entre les cartes de ton propre exemplaire, pour ton usage. Toute personne qui a le lien peut voir le jeu de cartes et jouer avec.
deck-house = Le jeu de la maison
deck-bare = Ce jeu de cartes n'a pas de recettes : choisis-en un autre pour le défi.
deck-which = Choisir un jeu de cartes
deck-make = Entrer ton jeu de cartes
deck-all = Tes jeux de cartes

bad-deck-file = { $problem ->
        [toml] Le fichier du jeu de cartes n'est pas en TOML à la ligne { NUMBER($line, useGrouping: 0) } : « { $found } ». Compare cette ligne avec un fichier de « mazzo deck new ».
        [twice] La ligne { NUMBER($line, useGrouping: 0) } du fichier du jeu de cartes répète ce que dit déjà une ligne d'avant : « { $found } ». Garde une seule des deux.
        [key] Dans le fichier du jeu de cartes, « { $found } » { $key ->
            [none] au début
           *[other] sous « { $key } »
        } ne veut rien dire. Écris seulement : { $expected }.
        [line] Le jeu de cartes a une erreur à la ligne { NUMBER($line, useGrouping: 0) } : attendu { $expected }, trouvé « { $found } ».
        [long] Le fichier du jeu de cartes est trop long. Il peut avoir { $expected } lignes au plus.
        [broad] La ligne { NUMBER($line, useGrouping: 0) } du fichier du jeu de cartes est trop longue. Elle peut avoir { $expected } caractères au plus.
        [deep] La ligne { NUMBER($line, useGrouping: 0) } du fichier du jeu de cartes est trop imbriquée. Elle peut avoir { $expected } points et crochets ouvrants au plus.
        [many] À partir de la ligne { NUMBER($line, useGrouping: 0) }, le fichier du jeu de cartes a plus de clés et de valeurs qu'il n'en faut.
        [name] Il faut au jeu de cartes un nom de { $expected } caractères, tous visibles ; trouvé « { $found } ».
       *[value] Le jeu de cartes a une erreur à « { $key } » : attendu { $expected }, trouvé « { $found } ».
    }
