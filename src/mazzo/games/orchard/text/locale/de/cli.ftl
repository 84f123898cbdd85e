# Orchard in der Befehlszeile.

cli-orchard-letter-apple = A
cli-orchard-letter-pear = B
cli-orchard-letter-plum = P
cli-orchard-tokens = Faulobst
cli-orchard-numbers = Zahlen sind Würfel
cli-orchard-scarce = Ein Würfel ist übrig. Welcher Baum bekommt ihn?
