"""Par: the best score of a finished match's deal."""
