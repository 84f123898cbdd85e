# La scala dei bot: `mazzo ladder`.

## Il comando

cli-ladder = Fa giocare i bot tra loro e dice qual è il più forte.
cli-ladder-more =
    Tutti giocano le stesse carte da ogni posto, così la fortuna è uguale per tutti; chi gioca da solo è messo a confronto sui punti fatti
    con le stesse carte. Accanto a ogni valore, tra parentesi, dove sta quello vero 95 volte su cento. Lo stesso seme dà le stesse partite,
    con quanti processi si vuole. Per i punteggi dei bot serve NumPy: pip install "mazzo[lab]"
cli-metavar-folder = CARTELLA
cli-ladder-deals-help = quante smazzate
cli-ladder-strengths-help = chi gioca, dal più debole, con le virgole in mezzo; se non lo dici, tutti i bot della casa
cli-ladder-pairs-help = chi incontra chi: next, quello subito sotto; all, tutti
cli-ladder-seats-help = quanti siedono al tavolo; se non lo dici, due dove si gioca in più
cli-ladder-seed-help = il seme delle partite
cli-ladder-json-help = scrive anche le cifre in JSON; con - le scrive al posto del resto
cli-ladder-keep-help = un file in cui si conserva ogni smazzata appena giocata: ciò che è stato interrotto riprende da lì
cli-ladder-write-help = una cartella in cui scrivere cifre e grafico, col nome del gioco
cli-ladder-soundness-help = invece, tante partite a tavoli d'ogni grandezza, in cui niente deve andare storto

cli-ladder-deals = { $count ->
        [one] { $count } smazzata
       *[other] { $count } smazzate
    }
cli-ladder-rating = Punteggio di forza
cli-ladder-points = Punteggio medio
cli-ladder-steps = Contro quello subito sotto
cli-ladder-steps-all = Gli uni contro gli altri
cli-ladder-won = quota di partite vinte
cli-ladder-more-points = punti in più con le stesse carte
cli-ladder-thinking = × tempo di processore per mossa
cli-ladder-anchor = { $name } sta a { NUMBER($rating, useGrouping: 0) }; con 400 punti in più si vince dieci volte per ogni sconfitta.
cli-ladder-chart = { $game }: la scala dei bot
cli-ladder-against = contro { $name }: { $edge }
cli-ladder-chart-note = Le barre: dove sta il valore vero 95 volte su cento.

cli-ladder-faults = { $count ->
        [one] Una smazzata è andata storta:
       *[other] { $count } smazzate sono andate storte:
    }
cli-ladder-fault-crash = smazzata { $deal }, { $seats }, mossa { $move }: { $name } si è rotto ({ $told })
cli-ladder-fault-illegal = smazzata { $deal }, { $seats }, mossa { $move }: { $name } ha fatto una mossa non permessa ({ $told })
cli-ladder-fault-stall = smazzata { $deal }, { $seats }, mossa { $move }: la partita non finisce

cli-ladder-sound-games = Partite
cli-ladder-sound-actions = Mosse
cli-ladder-sound-crash = Guasti
cli-ladder-sound-illegal = Mosse non permesse
cli-ladder-sound-stall = Partite senza fine
cli-ladder-sound-longest = Pensiero più lungo
cli-ladder-sound-seats = { $seats ->
        [one] da soli: { $games }
       *[other] in { $seats }: { $games }
    }
cli-ladder-seconds = { $seconds } s

## Che cosa va storto

lab-unknown-entrant = Nessun bot si chiama “{ $text }”. Ci sono questi: { $known }.
lab-entrant-amount = “{ $name }” non può pensare come dice “{ $text }”.
lab-few-entrants = Per una scala servono almeno due bot, ciascuno una volta sola. Ci sono questi: { $known }.
lab-kept-other = “{ $path }” non conserva smazzate di questa scala. Scegli un altro file, oppure lo stesso gioco, le stesse opzioni e lo stesso seme.
lab-process-died = Un processo in cui pensavano i bot è morto. Ciò che era stato salvato fin lì è completo.
