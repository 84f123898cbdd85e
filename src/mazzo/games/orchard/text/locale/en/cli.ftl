# Orchard on the command line.

cli-orchard-letter-apple = A
cli-orchard-letter-pear = P
cli-orchard-letter-plum = L
cli-orchard-tokens = Rotten fruit
cli-orchard-numbers = numbers are dice
cli-orchard-scarce = One die is left. Which tree gets it?
