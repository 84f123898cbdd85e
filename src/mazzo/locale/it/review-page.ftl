# L'analisi di una partita finita: quanto è costata ogni mossa, perché, e quanto ha contato la fortuna.

review-title = Analisi
review-preparing = L'analisi comincia tra poco. Intanto puoi riguardare la partita.
review-working = L'analisi è in corso: i valori arrivano man mano. Intanto puoi riguardare la partita.
review-progress = Avanzamento dell'analisi
review-done = L'analisi è finita.
review-stop = Interrompi
review-stopped = Analisi interrotta: quello che è già calcolato resta.
review-go-on = Continua
review-failed = Questa volta l'analisi non è riuscita. Puoi riguardare la partita.
review-seat = Giocatore
review-measure = Valori
review-measure-points = Punti
review-measure-win = Probabilità di vincere
review-unknown = non si sa ancora

## Tutta la partita di un giocatore

review-totals = Tutta la partita
review-accuracy = Precisione
review-accuracy-note = { $mistakes ->
        [0] nessun errore in { $count } { $count ->
            [one] decisione
           *[other] decisioni
        }
        [one] un errore in { $count } { $count ->
            [one] decisione
           *[other] decisioni
        }
       *[other] { $mistakes } errori in { $count } decisioni
    }
review-accuracy-none = nessuna decisione da prendere
review-cost = Costo
review-cost-note = { $how ->
        [none] non è andato perso niente
        [mistakes] tutto per errori
        [small] nessun errore: si somma in { $count } { $count ->
            [one] mossa
           *[other] mosse
        }, ciascuna entro il margine delle stime
       *[both] { $mistakes } per errori e { $others } in { $count ->
            [one] un'altra mossa
           *[other] altre { $count } mosse
        }, ciascuna entro il margine delle stime
    }
review-luck = Fortuna
review-luck-note = { $how ->
        [good] le carte hanno aiutato
        [bad] le carte non hanno aiutato
       *[even] né buona né cattiva
    }
review-turning = Momento decisivo
review-turning-note = { $measure ->
        [win] probabilità di vincere da { $from } a { $to }
       *[points] da { $from } a { $to }
    }: { $part ->
        [cost] { $change } per la mossa
        [luck] { $change } per la fortuna
       *[others] { $change } per quello che gli altri hanno fatto o avevano in mano
    }
review-turning-none = nessuna mossa ha cambiato molto
review-turning-move = Mossa { $move }
review-turning-luck-good = Fortuna
review-turning-luck-bad = Sfortuna
review-turning-forced = L'unica mossa
review-turning-other = { $move ->
        [0] Mossa di { $name }
       *[other] Mossa { $move } di { $name }
    }

review-sum = Da dove viene il risultato
review-sum-about = Il risultato atteso all'inizio, e che cosa lo ha cambiato. Conta solo quello che il giocatore sapeva in quel momento.
review-sum-start = Atteso all'inizio
review-sum-luck = Fortuna
review-sum-cost = Mosse proprie
review-sum-others = Mosse degli altri
review-sum-estimation = Differenza di stima
review-sum-estimation-note = I valori sono stime: quello con cui finisce un passo e quello con cui comincia il successivo sono un po' diversi.
review-sum-final = Risultato
review-sum-final-win = Alla fine
review-hindsight = Conoscendo tutte le carte dall'inizio si poteva arrivare a { $best }. Della differenza, { $luck } dipende dalla fortuna e { $play } dalle mosse.
review-hindsight-lucky = Conoscendo tutte le carte dall'inizio si poteva arrivare a { $best }. Le mosse sono costate { $play }, e la fortuna ha restituito { $luck }.
review-hindsight-none = Neanche conoscendo tutte le carte dall'inizio si potevano fare più di { $best }.

## Il grafico

review-graph = Risultato atteso
review-graph-win = Probabilità di vincere
review-graph-tap = tocca una mossa
review-graph-best = massimo possibile { $best }
review-graph-table = Il grafico come tabella
review-table-move = Mossa
review-fewest = Pochi punti sono meglio: la linea sale quando diminuiscono.

## Una mossa

review-board = Il tavolo prima della mossa
review-board-after = Il tavolo dopo
review-previous = Indietro
review-next = Avanti
review-move = Mossa { $move } di { $count }
review-by = Mossa di { $name }
review-chance = Fortuna
review-verdict-mistake = È costata { $amount }{ $points ->
        [yes] { " " }{ $count ->
            [one] punto
           *[other] punti
        }
       *[no] { "" }
    }
review-verdict-best = La mossa migliore
review-verdict-level = Buona come la migliore
review-verdict-level-note = La differenza di { $amount } rientra nel margine delle stime.
review-verdict-likelier = Meno punti, ma più probabilità di vincere
review-verdict-likelier-note = È costata { $amount }, ma vince più spesso della mossa migliore per punti.
review-verdict-forced = L'unica mossa
review-verdict-luck-good = Fortuna: { $change }
review-verdict-luck-bad = Sfortuna: { $change }
review-verdict-luck-note = In confronto alla media di tutto quello che poteva uscire.
review-verdict-others = Per { $whose }: { $change }.
review-verdict-held = Per quello che avevano gli altri: { $change }.
review-verdict-quiet = Non ha cambiato niente.
review-verdict-open = Non ancora valutata
review-win-change = Probabilità di vincere: prima { $from }, dopo { $to }.
review-best = Le mosse migliori
review-best-about = Il risultato atteso dopo ciascuna. { $error ->
        [none] { "" }
       *[some] I valori sono stime, con un margine di { $error }.
    }
review-best-about-win = La probabilità di vincere dopo ciascuna.
review-yours = La tua
review-played = Giocata
review-mark-best = Migliore
review-mark-nth = { $rank }ª
review-better = Meglio: { $action }.
review-why-none = I valori sono diversi, ma non c'è una singola parte del punteggio che lo spieghi.

## L'elenco

review-list = Mosse
review-list-which = Quali mosse
review-list-own = Proprie
review-list-mistakes = Errori
review-list-all = Tutte
review-list-no-mistakes = Nessun errore, per quanto i valori sanno distinguere.
review-row-best = la mossa migliore
review-row-level = { $change }, buona come la migliore entro il margine
review-row-likelier = { $change }, più probabilità di vincere
review-row-forced = l'unica mossa
review-row-cost = { $change }, un errore
review-row-luck = fortuna { $change }
review-row-others = cambia { $change }

## Prova un'altra strada

review-try = Prova un'altra strada
review-try-about = { $alone ->
        [yes] Continua da questa mossa. Alla fine vedi com'è andata in confronto alla partita vera.
       *[no] Continua da questa mossa contro i bot. Alla fine vedi com'è andata in confronto alla partita vera.
    }
review-try-same = Con le stesse carte
review-try-fresh = Con altre carte
review-try-board = Il tavolo: le frecce muovono la carta, R la gira
review-try-card = Prova la carta { $card }
review-try-choose = Prova un'altra mossa: scegli una carta, poi tocca il suo posto.
review-try-place = Tocca il posto sul tavolo: il valore arriva subito.
review-try-other = Prova un'altra mossa
review-try-none = Scegli una mossa
review-try-asking = { $action }: calcolo il valore…
review-try-value = { $action }: { $value }. { $how ->
        [less] { $apart } peggio della mossa migliore.
       *[same] Buona come la mossa migliore.
    }
review-share = Condividi l'analisi
review-share-text = L'analisi di una partita di { $game }
review-to-result = Il risultato

## Dove si posano carte sugli alberi

review-trees-lay = Carta { $card }, { $place }
review-trees-draw = Pescata la carta { $card }
