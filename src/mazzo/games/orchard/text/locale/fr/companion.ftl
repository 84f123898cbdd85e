# Orchard: the lines of a sheet from the table, and what it cannot be.

companion-orchard-dice = { $fruit ->
        [apple] Pommes
        [pear] Poires
       *[plum] Prunes
    } : { $values }
companion-orchard-rotten = Fruit pourri : { $count } × { $cost } en moins
