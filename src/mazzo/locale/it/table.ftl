# Il tavolo: ciò che si legge e si ascolta mentre si gioca. I nomi dei frutti stanno in orchard.ftl, i rifiuti in errors.ftl.

table-home = Esci dal tavolo
table-practice = Allenamento
table-lesson = Lezione
table-loading = Apparecchio il tavolo…
table-watching = Stai guardando: le mosse spettano a chi gioca.
table-menu = Punti e mosse
table-menu-close = Chiudi punti e mosse
table-sound-on = Suoni accesi
table-sound-off = Suoni spenti
table-help = Tasti e gesti
table-close = Chiudi

## Collegamento

table-link-connecting = Mi collego al tavolo…
table-link-lost = Collegamento perduto. La partita è al sicuro: mi ricollego…
table-link-closed = Questo tavolo non si apre: forse l'indirizzo è sbagliato, o la partita è stata dimenticata.

## Mano e comandi

table-hand = La tua mano
table-card = Carta { $card }: { $first } e { $second }, { $third } e { $fourth }, { $fifth } e { $sixth }
table-card-turned = { $card }. { $turn }
table-turn-0 = diritta
table-turn-90 = girata a destra
table-turn-180 = capovolta
table-turn-270 = girata a sinistra
table-turn-left = Gira a sinistra
table-turn-right = Gira a destra
table-lay = Posa
table-lay-gain = Posa { $gain }
table-lay-die = Metti qui il dado
table-cancel = Lascia stare
table-undo = Ritira la mossa
table-show-all = Mostra tutto
table-deck = Mazzo: { $count ->
        [0] vuoto
        [one] una carta
       *[other] { $count } carte
    }

## Che cosa fare

table-do-choose = Scegli una carta dalla mano, o trascinala nel frutteto.
table-do-place = Carta { $card }, { $turn }. { $count ->
        [0] Così non entra da nessuna parte: girala.
        [one] Un posto possibile: tocca il frutteto.
       *[other] { $count } posti possibili: tocca il frutteto.
    }
table-do-why = Guardo se qui può stare…
table-do-over = La partita è finita.
table-do-wait = Posata. Si aspettano gli altri…
table-do-stopped = Nessuna carta entra più: il tuo frutteto è finito, gli altri vanno avanti.
table-rule = Regola { $rule }

## Che cosa succede

table-out-fresh = { $count ->
        [one] un dado nuovo
       *[other] { $count } dadi nuovi
    }
table-out-grown = { $fruit } da { $from } a { $to }
table-out-scarce = { $count ->
        [one] un albero aspetta un dado: sceglierai tu
       *[other] { $count } alberi aspettano un dado: sceglierai tu
    }
table-out-without = { $count ->
        [one] un albero resta senza dado
       *[other] { $count } alberi restano senza dado
    }
table-out-rotten = { $count ->
        [one] un segnalino Frutta Marcia
       *[other] { $count } segnalini Frutta Marcia
    }
table-out-lost = un dado da { $from } torna nella riserva ({ $fruit })
table-out-nothing = nessun dado cambia

table-place = { $turn }, riga { $row }, colonna { $column }
table-ghost = { $place }. { $what }. Punti: { $gain }.
table-summary = Il frutteto: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $dice ->
        [0] nessun dado
        [one] un dado
       *[other] { $dice } dadi
    }, { $rotten ->
        [0] niente Frutta Marcia
        [one] un segnalino Frutta Marcia
       *[other] { $rotten } segnalini Frutta Marcia
    }, { $total ->
        [one] un punto
       *[other] { $total } punti
    }.

table-said-first = Il frutteto comincia con la carta { $card }.
table-said-drawn = Hai pescato la carta { $card }.
table-said-laid = Posata la carta { $card }: { $gain }. In tutto { $total }.
table-said-die = Il dado va sull'albero in riga { $row }, colonna { $column }.
table-said-chosen = Carta { $card } scelta. { $count ->
        [0] In questo verso non entra: girala.
        [one] Un posto possibile.
       *[other] { $count } posti possibili.
    }
table-said-turned = Carta { $card } { $turn }. { $count ->
        [0] Nessun posto.
        [one] Un posto possibile.
       *[other] { $count } posti possibili.
    }
table-said-undone = Mossa ritirata. In tutto { $total }.

table-die-prompt = I dadi di questo colore ({ $fruit }) non bastano per { $count } alberi: scegli quale lo riceve.
table-die-at = Albero { $at } di { $count }: riga { $row }, colonna { $column }.

## Foglio

table-sheet = Punti
table-strip = Punti e riserva
table-score = Totale
table-score-of = Punteggio: { $total }
table-fruit-line = { $fruit ->
        [apple] Mele
        [pear] Pere
       *[plum] Susine
    }
table-rotten-line = Frutta Marcia
table-fruit-said = { $name }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $left ->
        [0] nessun dado
        [one] un dado
       *[other] { $left } dadi
    } nella riserva
table-rotten-said = Frutta Marcia: { $points } punti, { $left ->
        [0] nessun segnalino rimasto
        [one] un segnalino rimasto
       *[other] { $left } segnalini rimasti
    }
table-dice-left = Dadi rimasti
table-tokens-left = Segnalini rimasti
table-unseen = Carte non ancora viste
table-unseen-about = { $draw ->
        [0] Il mazzo è finito: queste restano fuori.
        [one] Di queste { $count } ne pescherai ancora una.
       *[other] Di queste { $count } ne pescherai ancora { $draw }.
    }
table-seen-card = Carta { $card }, già vista
table-unseen-card = Carta { $card }
table-moves = Tutte le mosse
table-moves-about = Ogni mossa permessa, dalla più ricca alla più povera.
table-moves-card = Carta { $card }
table-moves-none = Ora non c'è nessuna mossa da fare.
table-move-where = riga { $row }, colonna { $column }
table-move-die = Dado sull'albero in riga { $row }, colonna { $column }

## Regole e aiuto

table-rules = Le regole

help-title = Tasti e gesti
help-drag = Trascina una carta nel frutteto
help-drag-how = con il mouse o con un dito
help-tap = Tocca la carta, poi il posto
help-tap-how = toccala di nuovo per girarla
help-turn = Gira
help-turn-how = R, tasto destro, rotella mentre trascini, un secondo dito
help-move = Sposta la sagoma
help-move-how = frecce; N salta al prossimo posto possibile
help-lay = Posa
help-lay-how = Invio
help-cancel = Lascia stare
help-cancel-how = Esc
help-undo = Ritira la mossa
help-undo-how = U
help-card = Scegli la carta
help-card-how = 1, 2
help-view = Guarda tutto
help-view-how = 0; due dita o la rotella per avvicinarti
help-sound = Suoni
help-sound-how = M
help-this = Questo foglietto
help-this-how = ?

## Lezione

coach-next = Avanti
coach-skip = Salta
coach-step = { $at } / { $count }
coach-done = Gioca davvero
coach-stay = Continua qui
coach-elsewhere = Per ora posa la carta sul posto segnato.
