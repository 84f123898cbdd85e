# Clustered: the lines of a sheet from the table, and what it cannot be.

companion-clustered-rectangle = { $rows ->
        [0] Kein Rechteck
       *[other] Größtes Rechteck: { $rows } × { $cols }
    }
companion-clustered-line = { $way ->
        [across] Waagrechte Linie
        [down] Senkrechte Linie
       *[none] Linie
    }: { $cards } Karten
companion-clustered-bonus = Bonus: { $bonus ->
        [first-rectangle] erstes Rechteck von zwei mal drei
        [first-line] erste Linie von fünf
        [largest-rectangle] größtes Rechteck
       *[longest-line] längste Linie
    }
companion-small-rectangle = { $rows } × { $cols } ist kein Rechteck: Jede Seite ist mindestens zwei Karten lang.
companion-short-line = Eine Linie zählt ab drei Karten; diese hat { $cards }.
companion-no-such-bonus = Ein Bonus „{ $bonus }“ ist nicht übrig: Jeden hat nur eine Person.
companion-more-than-the-deck = Eine Person hat { $most } Karten, und das wären { $cards }. Es zählt nicht mit.
