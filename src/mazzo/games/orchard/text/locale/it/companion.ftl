# Orchard: the lines of a sheet from the table, and what it cannot be.

companion-orchard-dice = { $fruit ->
        [apple] Mele
        [pear] Pere
       *[plum] Susine
    }: { $values }
companion-orchard-rotten = Frutta Marcia: si tolgono { $count } × { $cost }
