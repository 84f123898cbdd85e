# Grove: the lines of a sheet from the table, and what it cannot be.

companion-grove-dice = { $fruit ->
        [orange] Orangen
        [lemon] Zitronen
       *[lime] Limetten
    }: { $values }
companion-grove-glades = Würfel auf Lichtungen zählen nichts: { $values }
companion-grove-squirrel = { $came ->
        [yes] Das Eichhörnchen: 1 Abzug, und 1 für jeden Würfel auf Bäumen daneben ({ $dice })
       *[no] Das Eichhörnchen kam nicht
    }
companion-grove-recipe = Rezept der Karte { $card }, das { $count } zählt
companion-grove-target = Das Ziel beider Rezepte: { $target }
companion-second-wheelbarrow = Es gibt nur eine Schubkarre. Gezählt wird, wie ihr gespielt habt.
companion-recipes-need-cells = Was die Rezepte bringen, hängt davon ab, wo die Würfel liegen. Gib den Hain ein, wie er liegt, oder die Karten.
