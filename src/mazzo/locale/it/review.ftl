### Il resoconto di una partita finita.

review-open = Questa partita non è ancora finita. Prima giocala fino in fondo: poi si potrà analizzare.

cli-review = Mostra quanto è costata ogni mossa di una partita finita, e quanto ha contato la fortuna.
cli-review-json-help = stampa tutto in JSON
cli-review-working = Analizzo la partita
cli-review-start = Atteso all'inizio
cli-review-luck = Fortuna
cli-review-cost = Costo delle mosse
cli-review-others = Gli altri
cli-review-estimation = Stima
cli-review-final = Risultato
cli-review-win = Probabilità di vincere
cli-review-best = Miglior punteggio di queste carte, almeno { $best }: { $luck } di distanza per fortuna, { $play } per il gioco.
cli-review-accuracy = { $mistakes ->
    [0] Nessun errore in { $decisions } decisioni.
    [one] 1 errore in { $decisions } decisioni.
   *[other] { $mistakes } errori in { $decisions } decisioni.
}
cli-review-losses = { $mistakes ->
    [0] Costo: { $by-others } in tutto, in { $count } { $count ->
        [one] decisione
       *[other] decisioni
    }, ciascuna entro il margine delle stime.
   *[other] Costo: { $by-mistakes } per errori, e { $by-others } in { $count ->
        [one] un'altra decisione
       *[other] altre { $count } decisioni
    }, ciascuna entro il margine delle stime.
}
cli-review-turning = Momento decisivo: riga { $entry }, { $action }: da { $before } a { $after }, { $change } { $part ->
    [cost] per la mossa
    [luck] per la fortuna
   *[others] per quello che gli altri hanno fatto o avevano in mano
}
cli-review-mistakes = Errori
cli-review-better = meglio: { $action }
cli-review-fewest = Vince chi fa meno punti, quindi tutti i numeri sono i punti cambiati di segno.
