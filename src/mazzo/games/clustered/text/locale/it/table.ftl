# Il tavolo di Clustered: ciò che si legge e si ascolta giocando. Ciò che ogni tavolo dice sta in table.ftl.

## Le carte

# $shape e $fill sono parole del mazzo, $count è un numero da 1 a 3.
clustered-card = { $count ->
        [1] un
        [2] due
       *[3] tre
    } { $shape ->
        [square] { $count ->
                [one] quadrato
               *[other] quadrati
            }
        [triangle] { $count ->
                [one] triangolo
               *[other] triangoli
            }
       *[circle] { $count ->
                [one] cerchio
               *[other] cerchi
            }
    } { $fill ->
        [empty] { $count ->
                [one] vuoto
               *[other] vuoti
            }
        [dashed] { $count ->
                [one] tratteggiato
               *[other] tratteggiati
            }
       *[solid] { $count ->
                [one] pieno
               *[other] pieni
            }
    }
clustered-wild = un jolly
clustered-start = la carta iniziale
clustered-card-of = { $card }, di { $name }
clustered-card-yours = { $card }, carta tua
clustered-cell-fits = { $card } ci sta: { $gain }
clustered-cell-fresh = appena posata

clustered-shape = forma
clustered-shape-square = quadrato
clustered-shape-triangle = triangolo
clustered-shape-circle = cerchio
clustered-fill = riempimento
clustered-fill-empty = vuoto
clustered-fill-dashed = tratteggiato
clustered-fill-solid = pieno
clustered-number = numero
clustered-number-1 = uno
clustered-number-2 = due
clustered-number-3 = tre

## Che cosa incontra una carta

# $side: 0 sopra, 1 a destra, 2 sotto, 3 a sinistra.
clustered-side = { $side ->
        [0] la carta sopra
        [1] la carta a destra
        [2] la carta sotto
       *[3] la carta a sinistra
    }

# $shared somma ciò che le due carte hanno in comune: 1 forma, 2 riempimento, 4 numero.
clustered-meets = { clustered-side } { $shared ->
        [0] non ha nulla in comune
        [1] ha in comune solo la forma
        [2] ha in comune solo il riempimento
        [4] ha in comune solo il numero
        [3] ha in comune forma e riempimento
        [5] ha in comune forma e numero
        [6] ha in comune riempimento e numero
       *[7] ha in comune tutto
    }
clustered-meets-wild = { clustered-side } è un jolly
clustered-meets-start = { clustered-side } è quella iniziale
clustered-misfit = Qui non può stare: { $why }.

## Che cosa fare

clustered-do-choose = Tocca a te: scegli una carta dalla mano, o trascinala sul tavolo.
clustered-do-place = Hai scelto { $card }. { $count ->
        [0] Non trova posto: scegli un'altra carta.
        [one] Un posto possibile: tocca il tavolo.
       *[other] { $count } posti possibili: tocca il tavolo.
    }
clustered-do-discard = Nessuna delle tue carte trova posto: scegline una da scartare.
clustered-do-trim = Hai troppe carte: scegline { $count ->
        [1] una
        [2] due
       *[other] { $count }
    } da scartare.
clustered-do-trim-more = { $count ->
        [one] Ne devi scartare ancora una.
       *[other] Ne devi scartare ancora { $count }.
    }
clustered-do-trim-wait = Scelta fatta. Si aspettano gli altri: poi gli scarti si scoprono tutti insieme.
clustered-do-wait = Tocca a { $name }.
clustered-do-finished = Non hai più carte; gli altri vanno avanti.
clustered-do-over = La partita è finita.
clustered-lay = Posa qui
clustered-lay-gain = Posa { $gain }
clustered-discard = Scarta
clustered-trim = { $count ->
        [one] Scarta questa carta
       *[other] Scarta queste { $count }
    }

## Che cosa succede

clustered-ghost = { $card }, { $place }: { $what }. Punti: { $gain }.
clustered-said-begins = Si comincia: la carta iniziale è in mezzo al tavolo.
clustered-said-begins-two = Si comincia: due carte iniziali sulla stessa riga, con sei caselle in mezzo.
clustered-said-laid = { $name } posa { $card }, { $place }: { $gain }. Totale: { $total }.
clustered-said-laid-you = Posi { $card }, { $place }: { $gain }. Totale: { $total }.
clustered-said-discarded = { $name } non trova posto per nessuna carta e scarta { $card }.
clustered-said-discarded-you = Nessuna delle tue carte trova posto: scarti { $card }.
clustered-said-drew = { $name } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
clustered-said-drew-you = Peschi { $card }.
clustered-said-trimmed = { $name } scarta { $card }.
clustered-said-trimmed-you = Scarti { $card }.
clustered-said-trimmed-two = { $name } scarta { $first } e { $second }.
clustered-said-trimmed-two-you = Scarti { $first } e { $second }.
clustered-said-sealed = { $name } ha scelto che cosa scartare.
clustered-said-turn = Tocca a { $name }.
clustered-said-turn-you = Tocca a te.
clustered-said-chosen = Hai scelto { $card }. { $count ->
        [0] Non trova posto.
        [one] Un posto possibile.
       *[other] { $count } posti possibili.
    }
clustered-said-undone = Mossa annullata. Totale: { $total }.
clustered-said-bonus = { $name } prende il bonus “{ $bonus }”.
clustered-said-bonus-you = Prendi il bonus “{ $bonus }”.
clustered-said-bonus-free = Ora il bonus “{ $bonus }” non è di nessuno.

clustered-summary = Il tavolo: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }. I tuoi punti: { $total }. Nella tua mano: { $held }. Nel tuo mazzo: { $deck }.
clustered-summary-edge = Ha { $rows } righe e { $cols } colonne.
clustered-player = { $name }: { $mood }. Punti: { $total }. In mano: { $held }. Nel mazzo: { $deck }.
clustered-discards = Scarti
clustered-discards-of = Gli scarti di { $name }
clustered-discards-yours = I tuoi scarti
clustered-discards-none = Ancora nessuno scarto.
clustered-hand-empty = La tua mano è vuota.

# Che cosa sta facendo chi gioca; segue un nome.
clustered-mood-playing = gioca ora
clustered-mood-trimming = sceglie gli scarti
clustered-mood-discarding = deve scartare
clustered-mood-waiting = aspetta
clustered-mood-finished = ha finito le carte

## Punti

clustered-score = Punti
clustered-score-rectangle = Rettangolo
clustered-score-rectangle-of = { $rows } per { $columns }
clustered-score-rectangle-none = ancora nessun rettangolo
clustered-score-lines = Linee
clustered-score-line-across = orizzontale, { $count } carte
clustered-score-line-down = verticale, { $count } carte
clustered-score-lines-none = ancora nessuna linea
clustered-score-bonuses = Bonus
clustered-score-bonuses-none = ancora nessun bonus
clustered-score-now = Se la partita finisse adesso

clustered-bonus-first-rectangle = Primo rettangolo
clustered-bonus-first-rectangle-how = per il primo rettangolo di due per tre; non si perde più
clustered-bonus-first-line = Prima linea
clustered-bonus-first-line-how = per la prima linea di cinque carte; non si perde più
clustered-bonus-largest-rectangle = Rettangolo più grande
clustered-bonus-largest-rectangle-how = per chi alla fine ha il rettangolo più grande; in parità, per nessuno
clustered-bonus-longest-line = Linea più lunga
clustered-bonus-longest-line-how = per chi alla fine ha la linea più lunga; in parità, per nessuno
clustered-bonus-held = { $bonus }: { $name }
clustered-bonus-held-you = { $bonus }: tu
clustered-bonus-held-none = { $bonus }: nessuno

## Sullo schermo

clustered-you = tu
clustered-players = Chi gioca
clustered-held = carte in mano
clustered-deck = carte nel mazzo
clustered-player-bonuses = Bonus: { $bonuses }.
clustered-summary-all = Il tavolo: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
clustered-sheet-of = I punti di { $name }
clustered-sheet-yours = I tuoi punti
clustered-end-rectangle-none = Nessun rettangolo.
clustered-end-lines-none = Nessuna linea.
clustered-sheet-how = Scegli una linea per vederla sul tavolo.
clustered-next = Prossimo posto possibile
clustered-nearer = Ingrandisci
clustered-farther = Rimpicciolisci
clustered-move-discard = Scarta { $card }
clustered-did-lay = { $name } posa { $card }: { $gain }.
clustered-did-discard = { $name } scarta { $card }.
clustered-did-lay-you = Posi { $card }: { $gain }.
clustered-did-discard-you = Scarti { $card }.
clustered-picked = Da scartare: { $cards }.
clustered-replay-hand-you = In mano
clustered-replay-hand = In mano a { $name }
clustered-replay-start = Sul tavolo c'è la carta iniziale.
clustered-fits-here = Qui potresti posare: { $cards }.
clustered-fits-none = Qui non può stare nessuna delle tue carte.

clustered-help-drag = Trascina una carta sul tavolo
clustered-help-tap = Tocca la carta, poi un posto illuminato
clustered-help-tap-how = poi posala con il tasto grande
clustered-help-point = Indica una casella
clustered-help-point-how = con una carta scelta dice che cosa ha in comune ogni vicina, e quale non la permette
clustered-help-card = Scegli la carta
clustered-help-card-how = 1, 2, 3 …
clustered-help-view = Sposta il tavolo, avvicinati o allontanati
clustered-help-view-how = Maiusc e frecce; + e −, la rotella o due dita
clustered-help-score = Guarda i gruppi di qualcuno
clustered-help-score-how = tocca chi gioca, o una riga dei punti

## Consigli

hint-clustered-card = Prova con { $card }.
hint-clustered-near = Per { $card } cerca un posto nella zona segnata.
hint-clustered-move = { $card }: nel posto segnato.
