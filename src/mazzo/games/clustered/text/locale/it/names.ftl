# Clustered: le parole del gioco. Le frasi del tavolo stanno in table.ftl, i rifiuti in errors.ftl.

clustered-name = Clustered
clustered-about = Accosta carte che si somigliano: linee e rettangoli del tuo colore portano punti.

## Varianti

clustered-option-third-wild = Un terzo jolly per tutti
clustered-option-third-wild-how = una carta in più in ogni mazzo, un turno in più per ciascuno
clustered-option-third-wild-seat = Un terzo jolly per { $name }
clustered-option-third-wild-seat-how = un aiuto per i più giovani e per chi è alle prime partite: una carta che sta bene ovunque, e un turno in più
clustered-option-fast = Partita veloce
clustered-option-fast-how = all'inizio peschi sette carte e ne scarti due; a ogni turno ne peschi due e ne scarti una
clustered-option-speed-bonus = Bonus velocità
clustered-option-speed-bonus-how = due punti per il primo rettangolo di due per tre, due per la prima linea di cinque
clustered-option-largest-bonus = Bonus grandezza
clustered-option-largest-bonus-how = due punti alla fine per il rettangolo più grande, due per la linea più lunga
clustered-option-table = Tavolo
clustered-option-table-none = Senza bordo
clustered-option-table-none-how = c'è posto in ogni direzione
clustered-option-table-small = Tavolo piccolo
clustered-option-table-small-how = stretto: ogni tanto nessuna carta trova posto, e ne scarti una
clustered-option-table-medium = Tavolo medio
clustered-option-table-medium-how = il bordo toglie un posto su cinque
clustered-option-table-large = Tavolo grande
clustered-option-table-large-how = il bordo si incontra a partita avanzata

## La fine

# 6.1
clustered-end-all-played = Non ci sono più carte da giocare: mani e mazzi sono vuoti.
clustered-rules-search-hint = jolly, rettangolo, 3.3…
