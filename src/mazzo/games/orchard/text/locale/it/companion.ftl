# Orchard: the lines of a sheet from the table, and what it cannot be.

companion-orchard-dice = { $fruit ->
        [apple] Mele
        [pear] Pere
       *[plum] Susine
    }: { $values }
companion-orchard-rotten = Frutta Marcia: si tolgono { $count } × { $cost }
companion-orchard-begins = giocano tutti insieme; una persona chiama i numeri.
