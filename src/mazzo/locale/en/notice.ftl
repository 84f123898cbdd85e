# The notification that comes while the page is closed: only the name of the game, for others may see the screen.

notice-title = Your turn
notice-body = { $game }: the table is waiting for your move.
