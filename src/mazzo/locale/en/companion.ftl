# The companion of printed games: what a sheet cannot be.

companion-no-match = This sheet does not tell the whole game: enter all cards in the order in which they were laid, without a fault.
companion-no-such-die = No die shows { $die }. Look at it again; it is not counted.
companion-too-many-dice = There are only { $most } dice of this colour. It is counted as you played it.
companion-too-many-tokens = The box has no more of these tokens: { $most } in all. It is counted as you played it.
companion-too-many-cards = A game has { $most } cards. This one is not counted.
companion-cell-twice = This cell is entered twice. Only the first entry is counted.
companion-die-under-token = A tree with this token has no die. The { $die } is not counted.
