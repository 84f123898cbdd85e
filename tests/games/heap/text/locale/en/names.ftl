# The heap: the words of the game.

heap-name = The heap
heap-about = Take one to three stones; the last one wins.
heap-end-taken-all = All stones are taken.

cli-heap-takes = Take
cli-heap-help-look = shows the heap again
