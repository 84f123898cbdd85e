# Clustered: the lines of a sheet from the table, and what it cannot be.

companion-clustered-rectangle = { $rows ->
        [0] No rectangle
       *[other] Largest rectangle: { $rows } × { $cols }
    }
companion-clustered-line = { $way ->
        [across] Line across
        [down] Line down
       *[none] Line
    }: { $cards } cards
companion-clustered-bonus = Bonus: { $bonus ->
        [first-rectangle] first rectangle of two by three
        [first-line] first line of five
        [largest-rectangle] largest rectangle
       *[longest-line] longest line
    }
companion-small-rectangle = { $rows } × { $cols } is no rectangle: each side is at least two cards long.
companion-short-line = A line scores from three cards on; this one has { $cards }.
companion-no-such-bonus = There is no bonus “{ $bonus }” left: each is held by one player.
companion-more-than-the-deck = A player has { $most } cards, and this would be { $cards }. It is not counted.
