# Grove: the lines of a sheet from the table, and what it cannot be.

companion-grove-dice = { $fruit ->
        [orange] Arance
        [lemon] Limoni
       *[lime] Lime
    }: { $values }
companion-grove-glades = I dadi nelle radure non danno punti: { $values }
companion-grove-squirrel = { $came ->
        [yes] Lo Scoiattolo: si toglie 1, e 1 per ogni dado sugli alberi accanto ({ $dice })
       *[no] Lo Scoiattolo non è venuto
    }
companion-grove-recipe = Ricetta della carta { $card }, che conta { $count }
companion-grove-target = L'obiettivo delle due ricette: { $target }
companion-second-wheelbarrow = C'è una sola Carriola. È contato come avete giocato.
companion-recipes-need-cells = Quanto portano le ricette dipende da dove sono i dadi. Inserisci il frutteto com'è, o le carte.
