# Grove: le parole del gioco. Le sue ricette stanno in deck-recipes.ftl, le frasi del tavolo in table.ftl, i rifiuti in errors.ftl.

grove-name = Grove
grove-about = Arance, limoni e lime crescono insieme; scoiattolo e carriola aiutano.

grove-orange = arancia
grove-lemon = limone
grove-lime = lime

# 9.5, 9.b: i titoli sono quelli del regolamento italiano. 6 e 7: bersaglio di una sfida raggiunto o mancato (10.6, 10.c).
grove-title-0 = Inclementino
grove-title-1 = Piuttosto agrumile
grove-title-2 = Abbastanza succoso
grove-title-3 = Inaspettatamente succoso
grove-title-4 = Una zestasi di sapori
grove-title-5 = Semplicemente libidimonoso!
grove-title-6 = Ricetta riuscita!
grove-title-7 = Ricetta da ritentare

## Varianti

# 10.1
grove-option-recipes = Sfida delle ricette
grove-option-recipes-how = due ricette danno un bersaglio e qualche bonus: se lo raggiungi, hai vinto

## La fine

# 8.1 e 8.a
grove-end-all-placed = Anche l'ultima carta è al suo posto: il frutteto è completo.
grove-end-nothing-fits = Nessuna carta della mano trova più posto: il frutteto è finito.

# Con le parole di Grove: ciò che ui.ftl e room.ftl dicono di ogni gioco.
grove-history-note = Una sfida delle ricette si vince o si perde e non fa record: è la regola
grove-history-rule = 10.1
grove-room-won-none = Nessuno ha raggiunto il bersaglio: non vince nessuno
grove-room-chip-closed = frutteto chiuso
grove-rules-search-hint = Scoiattolo, Carriola, 5.2…
