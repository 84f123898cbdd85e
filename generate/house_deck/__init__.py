"""How the house deck of Grove was chosen and its recipes calibrated: `make house-deck` does it all again."""
