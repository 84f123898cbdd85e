# Orchard: le parole del gioco. Le frasi del tavolo stanno in table.ftl, i rifiuti in errors.ftl.

orchard-name = Orchard
orchard-about = Posa albero su albero, frutto su frutto: nove carte per la raccolta più ricca.

orchard-apple = mela
orchard-pear = pera
orchard-plum = susina

# 8.3, 8.b: i titoli sono quelli del regolamento italiano.
orchard-title-0 = Susina-le
orchard-title-1 = Es-seme-nziale
orchard-title-2 = Frutta-le
orchard-title-3 = Petalo-sa
orchard-title-4 = Pro-frutte-vole
orchard-title-5 = Frutta-stica
orchard-title-6 = Quasi Pera-fetta
orchard-title-7 = Mela-vigliosa! (dritto al nocciolo)

# 7.1 e 7.2
orchard-end-nothing-fits = Nessuna carta della mano trova più posto: il frutteto è finito.
orchard-end-all-placed = Anche l'ultima carta è al suo posto: il frutteto è completo.

# Con le parole di Orchard: ciò che ui.ftl e room.ftl dicono di ogni gioco.
orchard-history-note = Del registro delle raccolte parla la regola
orchard-room-chip-closed = frutteto chiuso
orchard-history-rule = 8.4
orchard-rules-search-hint = dado, Frutta Marcia, 3.5…
