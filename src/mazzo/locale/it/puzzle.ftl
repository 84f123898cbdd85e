### Enigmi: posizioni in cui una sola mossa è la migliore.

no-puzzles = Per questo gioco non ci sono enigmi.
unknown-puzzle = Non conosco un enigma di nome «{ $text }».

cli-puzzle = Chiede la mossa migliore in una posizione tratta da una partita dei bot: l'enigma del giorno.
cli-puzzle-id-help = questo enigma, per esempio orchard-0007
cli-puzzle-date-help = l'enigma di questo giorno, scritto ANNO-MESE-GIORNO; senza, quello di oggi
cli-puzzle-json-help = stampa in JSON l'enigma, le mosse permesse e la soluzione
cli-puzzle-check-help = controlla di nuovo gli enigmi: posizione, dimostrazione e livello; senza GIOCO, quelli di tutti i giochi
cli-puzzle-no-date = «{ $text }» non è una data. Scrivila come ANNO-MESE-GIORNO, per esempio 2027-01-10.
cli-puzzle-level = Livello { $level } di 5
cli-puzzle-seat = Tocca a: { $seat }
cli-puzzle-ask = Scrivi la mossa migliore o il suo numero; Invio mostra la soluzione.
cli-puzzle-right = Giusto!
cli-puzzle-wrong = Non è la mossa migliore.
cli-puzzle-answer = La soluzione:
cli-puzzle-exact = Punti attesi: { $value }; dopo la seconda mossa migliore { $next } (valore esatto).
cli-puzzle-search = Punti attesi: { $value }; dopo la seconda mossa migliore { $next } (media di partite giocate fino in fondo).
cli-puzzle-missed = Lo sbagliano: { $levels }
cli-puzzle-holds = ok
cli-puzzle-failed = SBAGLIATO
cli-puzzle-checked = { $count ->
    [one] 1 enigma controllato
   *[other] { $count } enigmi controllati
}, { $failed } sbagliati.
