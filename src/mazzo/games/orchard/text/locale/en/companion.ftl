# Orchard: the lines of a sheet from the table, and what it cannot be.

companion-orchard-dice = { $fruit ->
        [apple] Apples
        [pear] Pears
       *[plum] Plums
    }: { $values }
companion-orchard-rotten = Rotten fruit: { $count } × { $cost } taken off
