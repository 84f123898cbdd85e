# Template: the words of the game.

template-name = Template
template-about = Draw cards up to twenty points, or stop.
template-end-all-done = All have played.

# The names of what everybody sees, and of the moves.
template-hands = Cards
template-turn = Player in turn
template-draw = draw
template-done = stop
