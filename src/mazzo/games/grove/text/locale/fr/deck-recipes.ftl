# Les recettes de Grove : le nom de celles de la maison, et ce que dit une recette. La table de Grove et les pages des jeux de cartes
# les lisent.

# Les recettes de la maison, par le numéro de leur carte (10.7, 10.c) : cinq portent des noms du livret, les autres sont de nous.
grove-recipe-1 = Cocktail de fruits
grove-recipe-2 = Tutti frutti
grove-recipe-3 = Cordial au citron vert
grove-recipe-4 = Jus d'orange
grove-recipe-5 = Soda au citron
grove-recipe-6 = Punch du bon voisinage
grove-recipe-7 = Granité arc-en-ciel
grove-recipe-8 = Pique-nique en clairière
grove-recipe-9 = Jusqu'à la dernière goutte
grove-recipe-10 = Croquant de l'écureuil
grove-recipe-11 = Petit sorbet
grove-recipe-12 = Confiture de fruits tombés
grove-recipe-13 = Paniers à ras bord
grove-recipe-14 = Jour de marché
grove-recipe-15 = Écorces confites
grove-recipe-16 = Sirop à feu doux
grove-recipe-17 = Un trait de citron
grove-recipe-18 = Tarte au citron vert

# Ce que dit une recette, d'où qu'elle vienne (10.2). Données : when, than, count, fruit, place, reward et amount tels quels ; value
# comme nombre, 0 pour n'importe lequel ; signed : la quantité avec son signe, comme on la lit ; wheelbarrow : yes ou no.
recipe-sentence = { $when ->
        [each] { recipe-reward } { recipe-each }
       *[other] { recipe-if } : { recipe-reward }
    }{ recipe-barrow }

# Les parties de cette phrase. recipe-how-many : au moins 4, après « il y a » ; recipe-things : ce qu'on compte, un ou plusieurs.
recipe-reward = { $reward ->
        [percent] le score vaut { recipe-percent }
       *[points] { $signed } { $amount ->
                [one] point
               *[other] points
            }
    }
recipe-percent = { $amount } %
recipe-barrow = { $wheelbarrow ->
        [no] { $count ->
                [glades] { "" }
                [bare] { "" }
                [squirrel] { "" }
                [length] { "" }
               *[dice] { " " }(la brouette ne compte pas)
            }
       *[yes] { "" }
    }
recipe-every = { $than ->
        [one] pour chaque
       *[other] par tranche de { $than }
    }
recipe-how-many = { $when ->
        [at-least] au moins { $than }
        [at-most] au plus { $than }
       *[exactly] exactement { $than }
    }
recipe-fruit = { $fruit ->
        [orange] { " " }Orange
        [lemon] { " " }Citron
        [lime] { " " }Citron vert
       *[any] { "" }
    }
# Les dés d'un fruit, ou tous : « les dés Citron vert sur les arbres ».
recipe-dice = les dés{ recipe-fruit }{ recipe-places }
recipe-place = { $place ->
        [tree] { $than ->
                [one] { " " }sur un arbre
               *[other] { " " }sur des arbres
            }
        [glade] { $than ->
                [one] { " " }sur une clairière
               *[other] { " " }sur des clairières
            }
       *[any] { $when ->
                [each] { "" }
               *[other] { " " }en jeu
            }
    }
recipe-places = { $place ->
        [tree] { " " }sur les arbres
        [glade] { " " }sur les clairières
       *[any] { "" }
    }
recipe-value = { $value ->
        [0] { "" }
        [15] { "" }
       *[other] { " " }de { $value }
    }
recipe-tree = { $fruit ->
        [orange] { $than ->
                [one] oranger
               *[other] orangers
            }
        [lemon] { $than ->
                [one] citronnier
               *[other] citronniers
            }
        [lime] { $than ->
                [one] arbre à citrons verts
               *[other] arbres à citrons verts
            }
       *[any] { $than ->
                [one] arbre
               *[other] arbres
            }
    } sans rien dessus
recipe-things = { $count ->
        [dice] { $value ->
                [15] { $than ->
                        [one] brouette
                       *[other] brouettes
                    }
               *[other] { $than ->
                        [one] dé
                       *[other] dés
                    }
            }{ recipe-fruit }{ recipe-value }{ recipe-place }
        [fruit] { $than ->
                [one] point
               *[other] points
            } des dés{ recipe-fruit }{ recipe-places }
        [sets] { $than ->
                [one] trio
               *[other] trios
            } de dés Orange, Citron et Citron vert{ recipe-places }
        [pairs] { $than ->
                [one] paire
               *[other] paires
            } de dés{ recipe-fruit } voisins{ $fruit ->
                [any] { " " }du même fruit
               *[other] { "" }
            }{ recipe-places }
        [values] { $than ->
                [one] valeur différente
               *[other] valeurs différentes
            } des dés{ recipe-fruit }{ recipe-places }
        [glades] { $than ->
                [one] clairière vide
               *[other] clairières vides
            }
        [squirrel] { $than ->
                [one] écureuil
               *[other] écureuils
            } dans le bosquet
        [length] { $than ->
                [one] case
               *[other] cases
            } du plus long côté du bosquet
       *[bare] { recipe-tree }
    }
# Il y a un seul écureuil et une seule brouette : ils sont en jeu, ou ils n'y sont pas.
recipe-alone = { $count ->
        [squirrel] l'écureuil { $when ->
                [each] est
               *[other] { $than ->
                        [0] n'est pas
                       *[other] est
                    }
            } dans le bosquet
       *[dice] la brouette{ recipe-fruit } { $when ->
                [each] est
               *[other] { $than ->
                        [0] n'est pas
                       *[other] est
                    }
            } { $place ->
                [tree] sur un arbre
                [glade] sur une clairière
               *[any] dans le bosquet
            }
    }
recipe-each-alone = { $than ->
        [1] si { recipe-alone }
       *[other] { recipe-every } { recipe-things }
    }
recipe-if-alone = { $when ->
        [at-most] { $than ->
                [0] Si { recipe-alone }
               *[other] Si { recipe-alone } ou non
            }
       *[other] { $than ->
                [0] Si { recipe-alone }
                [1] Si { recipe-alone }
               *[other] S'il y a { recipe-how-many } { recipe-things }
            }
    }
recipe-each = { $count ->
        [squirrel] { recipe-each-alone }
        [dice] { $value ->
                [15] { recipe-each-alone }
               *[other] { recipe-every } { recipe-things }
            }
       *[other] { recipe-every } { recipe-things }
    }
# « S'il n'y a aucun » ou « aucune » vient de recipe-if.
recipe-if-some = { $than ->
        [0] { $when ->
                [at-least] S'il y a { recipe-how-many } { recipe-things }
               *[other] { recipe-things }
            }
       *[other] S'il y a { recipe-how-many } { recipe-things }
    }
recipe-if = { $count ->
        [fruit] Si { recipe-dice } valent ensemble { recipe-how-many }
        [values] Si { recipe-dice } montrent { recipe-how-many } { $than ->
                [one] valeur
               *[other] valeurs différentes
            }
        [length] Si le plus long côté du bosquet mesure { recipe-how-many } { $than ->
                [one] case
               *[other] cases
            }
        [squirrel] { recipe-if-alone }
        [dice] { $value ->
                [15] { recipe-if-alone }
               *[other] { $than ->
                        [0] S'il n'y a aucun{ " " }
                       *[other] { "" }
                    }{ recipe-if-some }
            }
        [pairs] { $than ->
                [0] S'il n'y a aucune{ " " }
               *[other] { "" }
            }{ recipe-if-some }
        [glades] { $than ->
                [0] S'il n'y a aucune{ " " }
               *[other] { "" }
            }{ recipe-if-some }
       *[other] { $than ->
                [0] S'il n'y a aucun{ " " }
               *[other] { "" }
            }{ recipe-if-some }
    }
