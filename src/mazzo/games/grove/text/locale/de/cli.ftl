# Grove in der Befehlszeile.

cli-grove-letter-orange = O
cli-grove-letter-lemon = Z
cli-grove-letter-lime = L
cli-grove-squirrel = Eichhörnchen
cli-grove-wheelbarrow = Schubkarre
cli-grove-two = zwei Früchte auf einem Baum
cli-grove-numbers = eine Zahl ist ein Würfel
cli-grove-glade = Lichtung
cli-grove-fallen = Würfel auf einer Lichtung: keine Punkte
cli-grove-tokens = Marker
cli-grove-target = Ziel
cli-grove-target-open = { $target } (noch { $left })
cli-grove-target-met = { $target } (erreicht)
cli-grove-recipe = Rezept { $card }
cli-grove-scarce = Zu wenige Würfel. Welcher Baum bekommt einen?
cli-grove-ten = Mehr als eine 10 ist überdeckt. Welche wird zur Schubkarre?
cli-grove-recipe-drawn = Rezept { $card } liegt offen.
