# The notice that comes while the page is closed: it tells the game and no more, for anybody may see the screen.

notice-title = Your turn
notice-body = { $game }: the table is waiting for your move.
