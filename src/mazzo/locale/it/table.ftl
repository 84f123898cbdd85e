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

## Fine della partita

end-title = { $score } punti
end-title-other = Una partita da { $score } punti
end-result = Risultato
end-board = Il tavolo alla fine
end-points-word = { $points ->
        [one] punto
       *[other] punti
    }
end-practice-tag = allenamento
end-lesson-tag = lezione
end-rest-tag = le altre nove
end-same-tag = carte ricevute
end-again = Gioca ancora
end-first-game = Gioca la prima partita
end-rest = Le altre nove carte
end-replay = Rivedi la partita
end-theirs = Con le stesse carte, chi te le ha passate ha fatto { $score } punti: { $how ->
        [more] hai fatto meglio tu!
        [less] ha fatto meglio.
       *[same] siete pari.
    }
end-theirs-look = Guarda come
end-try-deal = Prova queste carte
end-tally = Da dove viene ogni punto
end-what = Voce
end-dice = Dadi
end-points = Punti
end-fruit = { $fruit ->
        [apple] Mele
        [pear] Pere
       *[plum] Susine
    }
end-no-dice = nessun dado
end-rotten = Frutta Marcia
end-no-tokens = nessuna
end-total = Raccolta
end-players = Chi ha giocato
end-standing = Tra le tue partite
end-practice = È un allenamento: resta nello storico, ma non conta per record e media.
end-repeat = Conoscevi già queste carte: questa partita non conta per record e media.
end-first = È la tua prima partita. Da qui si può solo migliorare.
end-best = È il tuo nuovo record!
end-level = Hai eguagliato il tuo record.
end-among = È al posto { $place } tra le tue { $count } partite. La tua media è { $average }.

## Condividere

share-title = Fallo vedere
share-deal-text = Manda a chi vuoi le stesse carte, nello stesso ordine: vediamo chi ne ricava di più.
share-deal = Sfida con queste carte
share-deal-message = Ho fatto { $score } punti a { $game }. Con le stesse carte, tu quanti ne fai?
share-deal-message-other = Con queste carte qualcuno ha fatto { $score } punti a { $game }. Tu quanti ne fai?
share-result-link = Link al risultato
share-result = La mia partita a { $game }: { $score } punti.
share-result-other = Una partita a { $game }: { $score } punti.
share-link = Condividi il link
share-image = Immagine
share-copied = Link copiato.
share-by-hand = Copia tu il link:
share-kept = Immagine salvata.
share-image-failed = L'immagine non è riuscita. Riprova, o condividi il link.

## Orchard: la fine, con le sue parole

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

## Clustered: le carte

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

## Clustered: che cosa incontra una carta

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
clustered-misfit-rule = Ogni vicina deve avere in comune almeno due tra forma, riempimento e numero.

## Clustered: che cosa fare

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

## Clustered: che cosa succede

clustered-place = riga { $row }, colonna { $column }
clustered-ghost = { $card }, riga { $row }, colonna { $column }: { $what }. Punti: { $gain }.
clustered-said-begins = Si comincia: la carta iniziale è in mezzo al tavolo.
clustered-said-begins-two = Si comincia: due carte iniziali sulla stessa riga, con sei caselle in mezzo.
clustered-said-laid = { $name } posa { $card }, riga { $row }, colonna { $column }: { $gain }. In tutto { $total }.
clustered-said-laid-you = Posi { $card }, riga { $row }, colonna { $column }: { $gain }. In tutto { $total }.
clustered-said-discarded = { $name } non trova posto per nessuna carta e scarta { $card }.
clustered-said-discarded-you = Nessuna delle tue carte trova posto: scarti { $card }.
clustered-said-drew = { $name } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
clustered-said-drew-you = Peschi { $card }.
clustered-said-trimmed = { $name } toglie dalla mano { $card }.
clustered-said-trimmed-you = Togli dalla mano { $card }.
clustered-said-trimmed-two = { $name } toglie dalla mano { $first } e { $second }.
clustered-said-trimmed-two-you = Togli dalla mano { $first } e { $second }.
clustered-said-sealed = { $name } ha scelto che cosa scartare.
clustered-said-turn = Tocca a { $name }.
clustered-said-turn-you = Tocca a te.
clustered-said-chosen = Hai scelto { $card }. { $count ->
        [0] Non trova posto.
        [one] Un posto possibile.
       *[other] { $count } posti possibili.
    }
clustered-said-undone = Mossa ritirata. In tutto { $total }.
clustered-said-bonus = { $name } prende il bonus “{ $bonus }”.
clustered-said-bonus-you = Prendi il bonus “{ $bonus }”.
clustered-said-bonus-free = Ora il bonus “{ $bonus }” non è di nessuno.

clustered-summary = Il tavolo: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }. I tuoi punti: { $total }. Nella tua mano: { $held }. Nel tuo mazzo: { $deck }.
clustered-player = { $name }: { $mood }. Punti: { $total }. In mano: { $held }. Nel mazzo: { $deck }.
clustered-discards = Scarti
clustered-discards-of = Gli scarti di { $name }
clustered-discards-yours = I tuoi scarti
clustered-discards-none = Ancora nessuno scarto.
clustered-hand-empty = La tua mano è vuota.

# Che cosa sta facendo chi gioca; segue un nome.
clustered-mood-playing = di turno
clustered-mood-trimming = sceglie gli scarti
clustered-mood-discarding = deve scartare
clustered-mood-waiting = aspetta
clustered-mood-finished = ha finito le carte

## Clustered: punti

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

## Clustered: sullo schermo

clustered-you = tu
clustered-seat = Giocatore { $seat }
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
clustered-sheet-how = Tocca una linea per vederla sul tavolo.
clustered-next = Prossimo posto possibile
clustered-nearer = Più vicino
clustered-farther = Più lontano
clustered-move-discard = Scarta { $card }
clustered-deed-lay = { $name } posa { $card }: { $gain }.
clustered-deed-discard = { $name } scarta { $card }.
clustered-deed-lay-you = Posi { $card }: { $gain }.
clustered-deed-discard-you = Scarti { $card }.
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
clustered-help-point-how = con una carta scelta dice che cosa ha in comune ogni vicina, e chi si oppone
clustered-help-card = Scegli la carta
clustered-help-card-how = da 1 a 7
clustered-help-view = Sposta il tavolo, avvicinati o allontanati
clustered-help-view-how = Maiusc e frecce; + e −, la rotella o due dita
clustered-help-score = Guarda i gruppi di qualcuno
clustered-help-score-how = tocca chi gioca, o una riga dei punti
