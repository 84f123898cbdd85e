# Il par a carte scoperte: il miglior punteggio che una smazzata permette. Qui sta quel che dice `mazzo par`.

no-par = Per le smazzate di { $game } non c'è ancora un par. Scegli tra: { $known }.
no-par-yet = In questa partita ci sono ancora carte da pescare, e il par le tradirebbe. Prima giocala fino in fondo.

cli-par = Trova il miglior punteggio che una smazzata permette.
cli-par-more =
    Il par a carte scoperte di Orchard e Grove: quanto rendono al meglio le stesse carte nello stesso ordine a chi le conosce tutte. La
    risposta è un intervallo: una linea di gioco ne raggiunge l'estremo inferiore, e niente supera quello superiore. Con più secondi
    si restringe; se i due estremi coincidono, il par è dimostrato. Un diario dev'essere di una partita finita.
cli-par-source-help = un gioco, oppure il file di un diario, oppure - per leggerlo da una pipe
cli-par-seconds-help = per quanti secondi cercare
cli-par-json-help = stampa tutto in JSON
cli-par-own-cards = “{ $text }” non è un gioco, e un diario porta con sé le proprie carte. Togli { $name }, oppure scegli tra: { $known }.
cli-par-neither = Non c'è un file “{ $text }”, né un gioco con questo nome. Giochi le cui smazzate hanno un par: { $known }.
cli-par-searching = Par: da { $low } a { $high }
cli-par-proved = Par: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, dimostrato. Con queste carte nessuno può fare di più.
cli-par-between = Par: da { $low } a { $high } punti, non dimostrato. La linea qui sotto ne fa { $low }; nessuna ne fa più di { $high }.
cli-par-reached = { $who ->
        [none] Questa partita
       *[other] { $who }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $below ->
        [0] quanti la linea qui sotto
       *[other] { $below } in meno della linea qui sotto
    }.
