# Die Rezepte von Grove: wie die des Hausdecks heißen, und was jedes Rezept sagt.

grove-recipe-1 = Fruchtcocktail
grove-recipe-2 = Tutti Frutti
grove-recipe-3 = Limettensirup
grove-recipe-4 = Orangensaft
grove-recipe-5 = Zitronenlimonade
grove-recipe-6 = Nachbarschaftspunsch
grove-recipe-7 = Regenbogensorbet
grove-recipe-8 = Picknick auf der Lichtung
grove-recipe-9 = Bis zum letzten Tropfen
grove-recipe-10 = Eichhörnchenkrokant
grove-recipe-11 = Kleines Sorbet
grove-recipe-12 = Fallobstmarmelade
grove-recipe-13 = Randvolle Körbe
grove-recipe-14 = Markttag
grove-recipe-15 = Kandierte Schalen
grove-recipe-16 = Langsamer Sirup
grove-recipe-17 = Ein Spritzer Zitrone
grove-recipe-18 = Limettentarte

recipe-sentence = { $when ->
        [each] { recipe-reward } { recipe-each }
       *[other] { recipe-if }: { recipe-reward }
    }{ recipe-barrow }

recipe-reward = { $reward ->
        [percent] das Ergebnis zählt { recipe-percent }
       *[points] { $signed } { $amount ->
                [one] Punkt
               *[other] Punkte
            }
    }
recipe-percent = { $amount } %
recipe-barrow = { $wheelbarrow ->
        [no] { $count ->
                [glades] { "" }
                [bare] { "" }
                [squirrel] { "" }
                [length] { "" }
               *[dice] { " " }(die Schubkarre zählt nicht)
            }
       *[yes] { "" }
    }
recipe-every = { $than ->
        [one] pro
       *[other] pro { $than }
    }
recipe-how-many = { $when ->
        [at-least] mindestens { $than }
        [at-most] höchstens { $than }
       *[exactly] genau { $than }
    }
recipe-fruit = { $fruit ->
        [orange] Orangen-
        [lemon] Zitronen-
        [lime] Limetten-
       *[any] { "" }
    }
recipe-dice = die { recipe-fruit }Würfel{ recipe-places }
recipe-place = { $place ->
        [tree] { $than ->
                [one] { " " }auf einem Baum
               *[other] { " " }auf Bäumen
            }
        [glade] { $than ->
                [one] { " " }auf einer Lichtung
               *[other] { " " }auf Lichtungen
            }
       *[any] { $when ->
                [each] { "" }
               *[other] { " " }im Spiel
            }
    }
recipe-places = { $place ->
        [tree] { " " }auf Bäumen
        [glade] { " " }auf Lichtungen
       *[any] { "" }
    }
recipe-value = { $value ->
        [0] { "" }
        [15] { "" }
       *[other] { " " }mit { $value }
    }
recipe-tree = { $than ->
        [one] { $fruit ->
                [orange] Orangenbaum
                [lemon] Zitronenbaum
                [lime] Limettenbaum
               *[any] Baum
            }, auf dem nichts liegt
       *[other] { $fruit ->
                [orange] Orangenbäume
                [lemon] Zitronenbäume
                [lime] Limettenbäume
               *[any] Bäume
            }, auf denen nichts liegt
    }
recipe-things = { $count ->
        [dice] { recipe-fruit }{ $value ->
                [15] { $than ->
                        [one] Schubkarre
                       *[other] Schubkarren
                    }
               *[other] { $than ->
                        [one] Würfel
                       *[other] Würfel
                    }
            }{ recipe-value }{ recipe-place }
        [fruit] { $than ->
                [one] Punkt, den
               *[other] Punkte, die
            } { recipe-dice } zeigen
        [sets] { $than ->
                [one] Satz
               *[other] Sätze
            } aus einem Orangen-, einem Zitronen- und einem Limetten-Würfel{ recipe-places }
        [pairs] { $than ->
                [one] Paar
               *[other] Paare
            } benachbarter { recipe-fruit }Würfel{ $fruit ->
                [any] { " " }derselben Frucht
               *[other] { "" }
            }{ recipe-places }
        [values] { $than ->
                [one] verschiedenen Wert, den
               *[other] verschiedene Werte, die
            } { recipe-dice } zeigen
        [glades] leere { $than ->
                [one] Lichtung
               *[other] Lichtungen
            }
        [squirrel] { $than ->
                [one] Eichhörnchen
               *[other] Eichhörnchen
            } im Hain
        [length] { $than ->
                [one] Feld
               *[other] Felder
            } der längeren Seite des Hains
       *[bare] { recipe-tree }
    }
recipe-alone = { $count ->
        [squirrel] das Eichhörnchen { $when ->
                [each] { "" }
               *[other] { $than ->
                        [0] nicht{ " " }
                       *[other] { "" }
                    }
            }im Hain ist
       *[dice] die { recipe-fruit }Schubkarre { $when ->
                [each] { "" }
               *[other] { $than ->
                        [0] nicht{ " " }
                       *[other] { "" }
                    }
            }{ $place ->
                [tree] auf einem Baum
                [glade] auf einer Lichtung
               *[any] im Hain
            } ist
    }
recipe-each-alone = { $than ->
        [1] wenn { recipe-alone }
       *[other] { recipe-every } { recipe-things }
    }
recipe-if-alone = { $when ->
        [at-most] { $than ->
                [0] Wenn { recipe-alone }
               *[other] Wenn { recipe-alone }, und auch wenn nicht
            }
       *[other] { $than ->
                [0] Wenn { recipe-alone }
                [1] Wenn { recipe-alone }
               *[other] Gibt es { recipe-how-many } { recipe-things }
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
                [at-least] Gibt es { recipe-how-many } { recipe-things }
               *[other] Gibt es keine { recipe-things }
            }
        [one] Gibt es { recipe-how-many } { recipe-things }
       *[other] Gibt es { recipe-how-many } { recipe-things }
    }
recipe-if = { $count ->
        [fruit] Zeigen { recipe-dice } zusammen { recipe-how-many }
        [values] Zeigen { recipe-dice } { recipe-how-many } { $than ->
                [one] Wert
               *[other] verschiedene Werte
            }
        [length] Ist die längere Seite des Hains { recipe-how-many } { $than ->
                [one] Feld
               *[other] Felder
            } lang
        [squirrel] { recipe-if-alone }
        [dice] { $value ->
                [15] { recipe-if-alone }
               *[other] { recipe-if-some }
            }
       *[other] { recipe-if-some }
    }
