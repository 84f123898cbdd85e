# Gnoming A Round: le parole del gioco. Le frasi del tavolo stanno in table.ftl, i rifiuti in errors.ftl.

gnoming-name = Gnoming A Round
gnoming-about = Minigolf tra gli gnomi: scambia le carte della griglia, vince chi fa meno punti.

## La fine

# 9.1
gnoming-end-three-rounds = Anche il terzo round è finito: vince chi ha meno punti.
gnoming-rules-search-hint = pericolo, mulligan, 4.2…
