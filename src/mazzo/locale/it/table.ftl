# Il tavolo: ciò che si legge e si ascolta mentre si gioca. Ciò che dice il tavolo di un gioco solo sta in
# games/<game>/text/locale, i rifiuti in errors.ftl.

table-home = Esci dal tavolo
table-practice = Allenamento
table-practice-how = In allenamento puoi annullare senza limiti e vedere quanto costa ogni mossa. Non conta per record e media.
table-lesson = Lezione
table-loading = Carico il tavolo…
table-watching = Stai guardando: le mosse spettano a chi gioca.
table-menu = Punti e mosse
table-menu-close = Chiudi punti e mosse
table-sound-on = Suoni accesi
table-sound-off = Suoni spenti
table-help = Tasti e gesti
table-close = Chiudi
# After the result of a round.
table-next = Avanti
table-your-turn = Tocca a te.

## Collegamento

table-link-connecting = Mi collego al tavolo…
table-link-slow = Invio ancora in corso: la connessione è lenta…
table-link-lost = Connessione persa. La partita è al sicuro: mi ricollego…
table-link-kept = Connessione persa. Appena torna, la tua mossa parte da sola.
table-link-closed = Questo tavolo non si apre: forse l'indirizzo è sbagliato, o la partita è stata cancellata.
table-link-elsewhere = Questa partita è aperta in una finestra più recente.
table-link-here = Continua qui

## Mano e comandi

# Un giocatore senza nome, con il numero del suo posto.
table-player = Giocatore { $seat }
table-hand = La tua mano
table-lay = Posa
table-lay-gain = Posa { $gain }
table-cancel = Rimetti in mano
table-undo = Annulla
table-undo-not = Qui non c'è niente da annullare: dopo la tua mossa si è vista una carta nuova, oppure non hai ancora mosso. In allenamento puoi sempre tornare indietro.
table-show-all = Mostra tutto
table-hint = Suggerimento
table-hint-thinking = Penso a un suggerimento…
table-hint-how = H, e ancora H per saperne di più: quale carta, dove all'incirca, la mossa precisa. Non ai tavoli con altre persone
table-costs = Quanto costa ogni mossa
table-costs-word = Costi
table-costs-how = quanti punti una mossa rende in meno della migliore, in media e all'incirca; la spunta segna le migliori
table-deck = Mazzo: { $count ->
        [0] vuoto
        [one] una carta
       *[other] { $count } carte
    }

## Che cosa fare

table-do-why = Controllo se qui ci sta…
table-do-over = La partita è finita.
table-do-wait = Posata. Si aspettano gli altri…
table-rule = Regola { $rule }

## Foglio

table-sheet = Punti
table-strip = Punti e riserva
table-score = Totale
table-score-of = Punteggio: { $total }
table-unseen = Carte non ancora viste
table-did = { $name } posa la carta { $card }: { $gain }.
table-did-you = Posi la carta { $card }: { $gain }.
table-log = Che cosa è successo
table-log-more = Mosse precedenti
table-log-none = Ancora niente.
table-log-show = Mostra sul tavolo
table-moves = Tutte le mosse
table-moves-about = Ogni mossa permessa, carta per carta, prima quelle che danno più punti.
table-moves-none = Ora non c'è nessuna mossa da fare.

# Un posto su un tavolo senza bordi, visto dalla prima carta.
table-from-first = { $vertical ->
        [up] { $horizontal ->
            [left] { $rows } più su, { $columns } a sinistra della prima carta
            [right] { $rows } più su, { $columns } a destra della prima carta
           *[level] { $rows } più su della prima carta
        }
        [down] { $horizontal ->
            [left] { $rows } più giù, { $columns } a sinistra della prima carta
            [right] { $rows } più giù, { $columns } a destra della prima carta
           *[level] { $rows } più giù della prima carta
        }
       *[level] { $horizontal ->
            [left] { $columns } a sinistra della prima carta
            [right] { $columns } a destra della prima carta
           *[level] sulla prima carta
        }
    }
table-from-first-how = I posti si contano in caselle, dalla casella in alto a sinistra della prima carta.
table-field = Il tavolo
table-cell-empty = vuota
table-cell-marked = segnata

## Regole e aiuto

table-rules = Le regole

help-title = Tasti e gesti
help-drag = Trascina una carta nel frutteto
help-drag-how = con il mouse o con un dito
help-tap = Tocca la carta, poi il posto
help-tap-how = toccala di nuovo per girarla
help-turn = Gira
help-turn-how = R, tasto destro, rotella mentre trascini, un secondo dito
help-move = Sposta l'anteprima
help-move-how = frecce; N salta al prossimo posto possibile
help-walk = Percorri il tavolo
help-walk-how = Tab fino al tavolo, poi le frecce da una casella all'altra; Home, Fine, Pag su, Pag giù fino ai bordi; Invio ci appoggia la carta scelta, un altro Invio la posa
help-lay = Posa
help-lay-how = Invio, o un tocco sull'anteprima
help-cancel = Rimetti in mano
help-cancel-how = Esc
help-undo = Annulla la mossa
help-undo-how = U
help-card = Scegli la carta
help-card-how = 1, 2
help-view = Guarda tutto
help-view-how = 0; due dita o la rotella per ingrandire
help-sound = Suoni
help-sound-how = M
help-this = Questo aiuto
help-this-how = ?

## Lezione

coach-next = Avanti
coach-skip = Salta
coach-step = { $at } / { $count }
coach-done = Inizia una partita
coach-stay = Continua qui
coach-elsewhere = Per ora fai quello che chiede la lezione.

## Fine della partita

end-title = { $score } { end-points-word }
end-title-other = Una partita da { $score } { end-points-word }
end-result = Risultato
end-board = Il tavolo alla fine
end-practice-tag = allenamento
end-hints-tag = { $count ->
        [one] un suggerimento
       *[other] { $count } suggerimenti
    }
end-lesson-tag = lezione
end-rest-tag = le altre nove
end-same-tag = carte ricevute
end-again = Gioca ancora
end-first-game = Gioca la prima partita
end-rest = Le altre nove carte
end-replay = Rivedi la partita
end-fairness = Controlla questa mescolata
end-review = Analisi
end-on = La partita da cui hai continuato è finita con { $score }: { $how ->
        [more] qui sono { $apart } in più.
        [less] qui sono { $apart } in meno.
       *[same] esattamente gli stessi.
    }
end-on-look = Guarda la sua analisi
end-on-tag = continuata da un'analisi
end-theirs = Con le stesse carte, chi te le ha passate ha fatto { $score } { end-points-word }: { $how ->
        [more] hai fatto meglio tu!
        [less] ha fatto meglio.
       *[same] parità.
    }
end-theirs-look = Guarda come
end-try-deal = Prova queste carte
end-deal = Il tuo posto fra tutti
end-tally = Da dove viene ogni punto
end-what = Voce
end-points = Punti
end-standing = Tra le tue partite
end-practice = È un allenamento: resta nello storico, ma non conta per record e media.
end-apart = Una sfida si vince o si perde: questa partita non conta per record e media.
end-repeat = Conoscevi già queste carte: questa partita non conta per record e media.
end-first = È la tua prima partita: la prossima avrà un punteggio da battere.
end-first-kind = È la tua prima partita di questo tipo: la prossima avrà un punteggio da battere.
end-best = È il tuo nuovo record!
end-level = Hai eguagliato il tuo record.
end-among = È al posto { $place } tra le tue { $count } partite. La tua media è { $average }.

## Condividere

share-title = Condividi
share-deal-text = Manda a chi vuoi queste carte, nello stesso ordine: finita la propria partita, ognuno vede i risultati degli altri.
share-deal = Manda queste carte
share-deal-message = Ho fatto { $score } { end-points-word } a { $game }. Con le stesse carte, tu quanti ne fai?
share-deal-message-other = Con queste carte una persona ha fatto { $score } { end-points-word } a { $game }. Tu quanti ne fai?
share-result-link = Link al risultato
share-result = La mia partita a { $game }: { $score } { end-points-word }.
share-result-other = Una partita a { $game }: { $score } { end-points-word }.
share-link = Condividi il link
share-image = Immagine
share-copied = Copiato.
share-by-hand = Copia il link:
share-kept = Immagine salvata.
share-image-failed = Non è stato possibile creare l'immagine. Riprova, o condividi il link.

## Rivedere

replay-start = La partita comincia
replay-laid = Carta { $card }, { $turn }: { $gain }
replay-card = Carta { $card }
replay-rotten = { $count ->
        [one] un segnalino Frutta Marcia
       *[other] { $count } segnalini Frutta Marcia
    }
replay-hand = In mano
replay-no-hand = La mano è vuota
replay-moves = Mosse
replay-controls = Comandi per rivedere la partita
replay-back = Mossa precedente
replay-on = Mossa successiva
replay-play = Avvia
replay-pause = Ferma
replay-scrubber = Scorri le mosse
replay-speed = Velocità
replay-journal = Scarica il diario
replay-share = Guarda questa partita a { $game }.
