"""Writes files of the checkout from others or from games: house deck, puzzles, tables of the ladders, icons."""
