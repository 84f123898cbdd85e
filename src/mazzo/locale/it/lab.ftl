# Il laboratorio: `mazzo lab compare`, `mazzo dataset`, e il lavoro su un cluster Ray (`--ray`).

## Ray

cli-metavar-address = [INDIRIZZO]
cli-opt-ray = calcola invece sul cluster Ray a questo indirizzo; senza indirizzo su quello attivo qui, o su uno nuovo
lab-not-installed = Serve { $package }, che non è installato: pip install "mazzo[{ $extra }]"
lab-no-ray = Non c'è nessun cluster Ray a “{ $text }”. Controlla l'indirizzo, oppure non scriverlo.
lab-ray-version = Un processo del cluster Ray ha Mazzo { $there }, qui c'è { $here }. Installa ovunque la stessa versione.

## lab compare

cli-lab = Esperimenti con i giochi.
cli-lab-compare = Mette a confronto varianti di un gioco con le stesse smazzate.
cli-lab-compare-more =
    Ogni smazzata è giocata una volta in ogni variante: con altre opzioni, altri posti o un altro mazzo. Ciò che ripeti è ogni volta
    una variante; le opzioni che vanno insieme hanno le virgole in mezzo, e - vuol dire nessuna. Una variante sola è confrontata con
    il gioco semplice; senza nessuna il gioco semplice sta da solo. Accanto a ogni valore, tra parentesi, dove sta quello vero 95 volte su cento; le differenze sono quelle con le
    stesse smazzate, rispetto alla prima variante.
cli-compare-option-help = le opzioni di una variante, con le virgole in mezzo; - per nessuna; si può ripetere
cli-compare-seats-help = quanti posti ha una variante; si può ripetere
cli-compare-deck-help = il file del mazzo di una variante; - per quello di Mazzo; si può ripetere
cli-compare-strengths-help = il bot che gioca, o uno per posto, con le virgole in mezzo
cli-compare-page-help = scrive anche una pagina HTML con i grafici, in tutte e due le lingue

cli-compare-title = { $game }: varianti a confronto
cli-compare-plain = semplice
cli-compare-house-deck = mazzo di Mazzo
cli-compare-score = Punteggio medio di un posto
cli-compare-winner = Punteggio di chi vince
cli-compare-margin = Vantaggio di chi vince, in punti
cli-compare-actions = Durata: mosse di tutti i posti
cli-compare-rounds = Durata: giri
cli-compare-first = Partite vinte dal posto che comincia (un pari merito conta in parte)
cli-compare-first-points = Vantaggio del posto che comincia sulla media degli altri, in punti
cli-compare-same-winner = Partite con lo stesso vincitore che nella prima variante
cli-compare-wins = Partite vinte da { $name }, dove 1 è la sua giusta parte
cli-compare-rules = Regole applicate, volte per partita
cli-compare-rules-how = Per ogni regola che il programma applica in una riga a parte: la quota di partite in cui è stata applicata almeno una volta, e quante volte per partita in media.
cli-compare-note = Tra parentesi: dove sta il valore vero 95 volte su cento. A destra: la differenza dalla prima variante con le stesse smazzate.
cli-compare-note-one = Tra parentesi: dove sta il valore vero 95 volte su cento.
cli-compare-how = Ogni smazzata è stata giocata una volta in ogni variante (da bot diversi, una volta per ogni rotazione dei posti). La barra, o la parentesi accanto al valore, mostra dove sta quello vero 95 volte su cento. Le differenze sono quelle dalla prima variante con le stesse smazzate.
cli-compare-repeat = Per rifarlo:
cli-compare-measures = Misure
cli-compare-mean = media
cli-compare-difference = differenza
cli-compare-distributions = Distribuzioni
cli-compare-scores = Punteggi di tutti i posti
cli-compare-lengths = Mosse in una partita
cli-compare-ends = Come finiscono le partite

lab-few-variants = Servono delle varianti, ciascuna una volta sola. Cambia --option, --seats o --deck.
lab-strength-count = I bot sono { $count } per { $seats ->
        [one] un posto solo
       *[other] { $seats } posti
    }. Indicane uno per tutti, oppure uno per ciascuno.

## dataset

cli-dataset = Scrive partite di bot in Parquet, per programmi che imparano.
cli-dataset-more =
    Ogni mossa ha ciò che il suo posto poteva sapere, ciò che era permesso, i valori del bot e come è finita la partita; ogni partita
    ha il suo diario. Un README.md descrive i dati. Ciò che è stato interrotto riprende da lì, e con più partite la raccolta cresce.
    Lo stesso seme dà gli stessi byte. Servono NumPy e pyarrow: pip install "mazzo[data]"
cli-dataset-games-help = quante partite
cli-dataset-strengths-help = i bot, con le virgole in mezzo; per ogni posto se ne estrae uno
cli-dataset-write-help = la cartella; se non la dici, il nome del gioco e -dataset
cli-dataset-done = { $path }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $plies ->
        [one] 1 mossa
       *[other] { $plies } mosse
    }.

lab-dataset-none = “{ $path }” non contiene una raccolta di Mazzo.
lab-dataset-other = “{ $path }” contiene altro. Scegli un'altra cartella, oppure le stesse impostazioni.
lab-dataset-larger = La raccolta in “{ $path }” ha già { $games ->
        [one] una partita
       *[other] { $games } partite
    }. Chiedine altrettante, o scegli un'altra cartella.
lab-dataset-unfinished = Manca “{ $path }”. Il comando che ha cominciato la raccolta la continua.
lab-dataset-footer = “{ $path }” non è un file Parquet intero. Cancellalo e riscrivi la raccolta: si rifà solo questo file.
lab-dataset-broken = Il gruppo di righe { $group } di “{ $path }” è rovinato. Cancella il file e riscrivi la raccolta: si rifà solo questo file.
lab-dataset-fault = La partita { $game } della raccolta è andata storta: { $name } si è rotto ({ $told }).
