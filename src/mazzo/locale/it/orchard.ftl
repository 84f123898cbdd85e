# Orchard: le parole del gioco. Le frasi del tavolo stanno in table.ftl, i rifiuti in errors.ftl.

orchard-name = Orchard
orchard-about = Posa albero su albero, frutto su frutto: nove carte per la raccolta più ricca.

orchard-apple = mela
orchard-pear = pera
orchard-plum = susina

orchard-spots = Segni sul frutteto
orchard-spots-how = tondo: i frutti combaciano; rombo: un frutto marcisce; rombo forato: ne marciscono due

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
orchard-end-title = { $score } punti: { $title }
orchard-end-title-other = Una raccolta da { $score } punti: { $title }
orchard-end-board = Il frutteto alla fine
orchard-end-standing = Tra le tue raccolte
orchard-end-repeat = Conoscevi già queste carte: questa raccolta non conta per record e media.
orchard-end-first = È la tua prima raccolta. Da qui si può solo crescere.
orchard-end-among = È al posto { $place } tra le tue { $count } raccolte. La tua media è { $average }.
orchard-share-deal-text = Manda a chi vuoi le stesse nove carte, nello stesso ordine: vediamo chi raccoglie di più.
orchard-share-deal-message = Ho raccolto { $score } punti a Orchard. Con le stesse carte, tu quanti ne fai?
orchard-share-deal-message-other = Con queste carte qualcuno ha raccolto { $score } punti a Orchard. Tu quanti ne fai?
orchard-share-result = La mia raccolta a Orchard: { $score } punti, “{ $title }”.
orchard-share-result-other = Una raccolta a Orchard: { $score } punti, “{ $title }”.
orchard-deal-text = Qualcuno ha giocato queste nove carte e te le passa, nello stesso ordine. Questa è la prima.
orchard-deal-note = È un indirizzo per giocare, non per spiare: il suo frutteto lo vedrai dopo il tuo.
orchard-replay-about = Una raccolta da { $score } punti: { $title }.
orchard-history-note = Del registro delle raccolte parla la regola
orchard-room-chip-closed = frutteto chiuso
orchard-history-rule = 8.4
