"""Called games: people with printed cards, each with a phone that shows the numbers which are called."""
