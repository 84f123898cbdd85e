# Orchard on the command line.

cli-orchard-letter-apple = M
cli-orchard-letter-pear = P
cli-orchard-letter-plum = S
cli-orchard-tokens = Frutta Marcia
cli-orchard-numbers = i numeri sono dadi
cli-orchard-scarce = È rimasto un solo dado. A quale albero va?
