# Le ricette di Grove: come si chiamano quelle della casa, e che cosa dice una ricetta. Le leggono il tavolo di Grove e le pagine dei mazzi.

# Le ricette della casa, col numero della loro carta (10.7, 10.c): cinque hanno nomi del regolamento, le altre sono nostre.
grove-recipe-1 = Cocktail di Frutta
grove-recipe-2 = Tutti Frutti
grove-recipe-3 = Cordiale al Lime
grove-recipe-4 = Succo d'Arancia
grove-recipe-5 = Lemon Soda
grove-recipe-6 = Punch dei Vicini
grove-recipe-7 = Granita Arcobaleno
grove-recipe-8 = Merenda nella Radura
grove-recipe-9 = Fino all'Ultima Goccia
grove-recipe-10 = Croccante dello Scoiattolo
grove-recipe-11 = Sorbetto Piccolo
grove-recipe-12 = Marmellata del Prato
grove-recipe-13 = Cestini Colmi
grove-recipe-14 = Giorno di Mercato
grove-recipe-15 = Scorzette Candite
grove-recipe-16 = Sciroppo Ristretto
grove-recipe-17 = Una Spruzzata di Limone
grove-recipe-18 = Crostata al Lime

# Che cosa dice una ricetta, chiunque l'abbia scritta (10.2). Dati: when, than, count, fruit, place, reward e amount come sono;
# value come numero, 0 per qualunque; signed: la quantità col suo segno, come la si legge; wheelbarrow: yes o no.
recipe-sentence = { $when ->
        [each] { recipe-reward } { recipe-each }
       *[other] { recipe-if }: { recipe-reward }
    }{ recipe-barrow }

# Le parti di quella frase. recipe-how-many: almeno 4, dopo «ci sono»; recipe-things: che cosa si conta, uno o più.
recipe-reward = { $reward ->
        [percent] il punteggio vale { recipe-percent }
       *[points] { $signed } { $amount ->
                [one] punto
               *[other] punti
            }
    }
# L'80%, ma il 79%.
recipe-percent = { $amount ->
        [80] l'{ $amount }%
        [81] l'{ $amount }%
        [82] l'{ $amount }%
        [83] l'{ $amount }%
        [84] l'{ $amount }%
        [85] l'{ $amount }%
        [86] l'{ $amount }%
        [87] l'{ $amount }%
        [88] l'{ $amount }%
        [89] l'{ $amount }%
       *[other] il { $amount }%
    }
recipe-barrow = { $wheelbarrow ->
        [no] { $count ->
                [glades] { "" }
                [bare] { "" }
                [squirrel] { "" }
                [length] { "" }
               *[dice] { " " }(la Carriola non conta)
            }
       *[yes] { "" }
    }
recipe-every = { $than ->
        [one] per ogni
       *[other] ogni { $than }
    }
recipe-how-many = { $when ->
        [at-least] almeno { $than }
        [at-most] al massimo { $than }
       *[exactly] esattamente { $than }
    }
recipe-fruit = { $fruit ->
        [orange] { " " }Arancia
        [lemon] { " " }Limone
        [lime] { " " }Lime
       *[any] { "" }
    }
# I dadi di un frutto, o tutti: «i dadi Lime sugli alberi».
recipe-dice = i dadi{ recipe-fruit }{ recipe-places }
recipe-place = { $place ->
        [tree] { $than ->
                [one] { " " }su un albero
               *[other] { " " }su alberi
            }
        [glade] { $than ->
                [one] { " " }su una radura
               *[other] { " " }su radure
            }
       *[any] { $when ->
                [each] { "" }
               *[other] { " " }in gioco
            }
    }
recipe-places = { $place ->
        [tree] { " " }sugli alberi
        [glade] { " " }sulle radure
       *[any] { "" }
    }
recipe-value = { $value ->
        [0] { "" }
        [15] { "" }
       *[other] { " " }da { $value }
    }
recipe-tree = { $fruit ->
        [orange] { $than ->
                [one] arancio
               *[other] aranci
            }
        [lemon] { $than ->
                [one] limone
               *[other] limoni
            }
        [lime] { $than ->
                [one] albero di lime
               *[other] alberi di lime
            }
       *[any] { $than ->
                [one] albero
               *[other] alberi
            }
    } senza niente sopra
recipe-things = { $count ->
        [dice] { $value ->
                [15] { $than ->
                        [one] Carriola
                       *[other] Carriole
                    }
               *[other] { $than ->
                        [one] dado
                       *[other] dadi
                    }
            }{ recipe-fruit }{ recipe-value }{ recipe-place }
        [fruit] { $than ->
                [one] punto
               *[other] punti
            } dei dadi{ recipe-fruit }{ recipe-places }
        [sets] { $than ->
                [one] terna
               *[other] terne
            } di dadi Arancia, Limone e Lime{ recipe-places }
        [pairs] { $than ->
                [one] coppia
               *[other] coppie
            } di dadi{ recipe-fruit } vicini{ $fruit ->
                [any] { " " }dello stesso frutto
               *[other] { "" }
            }{ recipe-places }
        [values] { $than ->
                [one] valore diverso
               *[other] valori diversi
            } dei dadi{ recipe-fruit }{ recipe-places }
        [glades] { $than ->
                [one] radura vuota
               *[other] radure vuote
            }
        [squirrel] { $than ->
                [one] Scoiattolo
               *[other] Scoiattoli
            } nel frutteto
        [length] { $than ->
                [one] casella
               *[other] caselle
            } del lato più lungo del frutteto
       *[bare] { recipe-tree }
    }
# Scoiattolo e Carriola sono unici: uno è in gioco, o non lo è.
recipe-alone = { $count ->
        [squirrel] lo Scoiattolo { $when ->
                [each] { "" }
               *[other] { $than ->
                        [0] non{ " " }
                       *[other] { "" }
                    }
            }è nel frutteto
       *[dice] la Carriola{ recipe-fruit } { $when ->
                [each] { "" }
               *[other] { $than ->
                        [0] non{ " " }
                       *[other] { "" }
                    }
            }è { $place ->
                [tree] su un albero
                [glade] su una radura
               *[any] nel frutteto
            }
    }
recipe-each-alone = { $than ->
        [1] se { recipe-alone }
       *[other] { recipe-every } { recipe-things }
    }
recipe-if-alone = { $when ->
        [at-most] { $than ->
                [0] Se { recipe-alone }
               *[other] Se { recipe-alone }, e anche se no
            }
       *[other] { $than ->
                [0] Se { recipe-alone }
                [1] Se { recipe-alone }
               *[other] Se ci sono { recipe-how-many } { recipe-things }
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
recipe-if-some = { $than ->
        [0] { $when ->
                [at-least] Se ci sono { recipe-how-many } { recipe-things }
               *[other] Se non ci sono { recipe-things }
            }
        [one] Se c'è { recipe-how-many } { recipe-things }
       *[other] Se ci sono { recipe-how-many } { recipe-things }
    }
recipe-if = { $count ->
        [fruit] Se { recipe-dice } valgono insieme { recipe-how-many }
        [values] Se { recipe-dice } mostrano { recipe-how-many } { $than ->
                [one] valore
               *[other] valori diversi
            }
        [length] Se il lato più lungo del frutteto misura { recipe-how-many } { $than ->
                [one] casella
               *[other] caselle
            }
        [squirrel] { recipe-if-alone }
        [dice] { $value ->
                [15] { recipe-if-alone }
               *[other] { recipe-if-some }
            }
       *[other] { recipe-if-some }
    }
