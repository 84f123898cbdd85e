# Il par alla fine di una partita: quanto davano le stesse carte, e come.

par-title = Il massimo possibile
par-lead = Il par è il miglior punteggio che le stesse carte, nello stesso ordine, permettono a chi le conosce tutte dall'inizio.
par-scale = Punti con queste carte
par-mine = Tu
par-game = Questa partita
par-honest = Maestro
par-honest-note = un bot: vede solo la mano
par-par = Par
par-par-note = conosce tutte le carte
par-points = { $points } { $points ->
        [one] punto
       *[other] punti
    }
par-range = da { $low } a { $high }
par-unknown = non si sa ancora

par-preparing = Il calcolo comincia tra poco: la prima volta c'è da aspettare anche un minuto.
par-working = Il calcolo continua, e l'intervallo si stringe: ancora qualche secondo.
par-stop = Interrompi
par-stopped = Calcolo interrotto: quello che è già calcolato resta.
par-go-on = Continua
par-progress = Avanzamento del calcolo
par-done = Il calcolo del par è finito.
par-failed = Questa volta il par non c'è: il calcolo non è riuscito. La tua partita è al sicuro.

par-proved-mine = { $below ->
        [0] Hai fatto il par: con queste carte nessuno può fare di più.
        [one] Ti è mancato un solo punto al par: con queste carte { $low } è il massimo, ed è dimostrato.
       *[other] Ti sono mancati { $below } punti al par: con queste carte { $low } è il massimo, ed è dimostrato.
    }
par-proved-game = { $below ->
        [0] Questa partita ha fatto il par: con queste carte nessuno può fare di più.
        [one] A questa partita è mancato un solo punto al par: con queste carte { $low } è il massimo, ed è dimostrato.
       *[other] A questa partita sono mancati { $below } punti al par: con queste carte { $low } è il massimo, ed è dimostrato.
    }
par-open-mine = { $below ->
        [0] Non abbiamo trovato niente di meglio della tua partita. Il par sta tra { $low } e { $high } punti, e non è dimostrato.
        [one] Il par sta tra { $low } e { $high } punti, e non è dimostrato: di sicuro si poteva fare un punto in più.
       *[other] Il par sta tra { $low } e { $high } punti, e non è dimostrato: di sicuro si potevano fare { $below } punti in più.
    }
par-open-game = { $below ->
        [0] Non abbiamo trovato niente di meglio di questa partita. Il par sta tra { $low } e { $high } punti, e non è dimostrato.
        [one] Il par sta tra { $low } e { $high } punti, e non è dimostrato: di sicuro si poteva fare un punto in più.
       *[other] Il par sta tra { $low } e { $high } punti, e non è dimostrato: di sicuro si potevano fare { $below } punti in più.
    }
par-against-mine = Il Maestro, il bot più forte, ha giocato le stesse carte vedendo, come te, solo la mano: { $how ->
        [more] hai fatto meglio tu, di { $apart } { $apart ->
            [one] punto
           *[other] punti
        }.
        [less] ha fatto { $apart } { $apart ->
            [one] punto
           *[other] punti
        } più di te.
       *[same] avete fatto gli stessi punti.
    }
par-against-game = Il Maestro, il bot più forte, ha giocato le stesse carte vedendo solo la mano: { $how ->
        [more] ha fatto { $apart } { $apart ->
            [one] punto
           *[other] punti
        } in meno.
        [less] ha fatto { $apart } { $apart ->
            [one] punto
           *[other] punti
        } in più.
       *[same] ha fatto gli stessi punti.
    }
par-foresight = { $gap ->
        [0] Ha fatto il par senza conoscere le carte in arrivo.
        [one] Il punto che manca al par si ottiene quasi solo conoscendo le carte in arrivo.
       *[other] I { $gap } punti che mancano al par si ottengono quasi solo conoscendo le carte in arrivo.
    }
par-foresight-open = { $gap ->
        [0] Anche conoscendo le carte, non abbiamo trovato niente di meglio della sua partita.
        [one] Conoscendo le carte in arrivo si fa almeno un punto in più.
       *[other] Conoscendo le carte in arrivo si fanno almeno { $gap } punti in più.
    }
par-watch = Guarda la linea da { $points } { $points ->
        [one] punto
       *[other] punti
    }
par-watch-honest = Guarda il Maestro

par-line-title = La linea del par
par-line-about = { $points } { end-points-word } con queste carte, per chi le conosce tutte dall'inizio.
par-line-proved = { $points } { end-points-word } con queste carte, per chi le conosce tutte dall'inizio: di più non si può.
par-honest-title = La partita del Maestro
par-honest-about = { $points } { end-points-word } con queste carte, vedendo solo la mano.
par-to-line = La linea del par
par-to-honest = La partita del Maestro
par-to-game = La partita giocata
par-to-result = Il risultato
par-ways = Le stesse carte
