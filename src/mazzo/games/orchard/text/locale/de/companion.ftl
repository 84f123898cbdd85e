# Orchard: the lines of a sheet from the table, and what it cannot be.

companion-orchard-dice = { $fruit ->
        [apple] Äpfel
        [pear] Birnen
       *[plum] Pflaumen
    }: { $values }
companion-orchard-rotten = Faules Obst: { $count } × { $cost } Abzug
