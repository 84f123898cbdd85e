# Ciò che un link dice di sé a chi lo riceve: titoli, descrizioni e immagini delle pagine.

link-title = { $title } · Mazzo
link-picture = { $title }: un disegno di Mazzo
link-foot = Mazzo · { $game }

link-site = Impara, gioca da solo o con gli amici e rivedi ogni partita, nel browser e senza iscriverti.
link-game = { $about } Da giocare nel browser, da solo, con i bot o con gli amici.
link-rules = Le regole di { $game }, numerate: ogni regola si cerca e si cita con il suo numero.
link-learn = Una lezione breve: si impara { $game } giocando, una mossa alla volta.
link-puzzle-title = L'enigma del giorno: { $game }
link-puzzle = Una posizione di { $game } e una mossa migliore delle altre: la trovi? Ogni giorno un enigma nuovo.
link-lobby = I tavoli aperti: siediti, o guarda una partita.
link-decks = Mazzi inseriti carta per carta da chi li possiede.
link-deck = Un mazzo di { $game }, inserito a mano.

link-room-free = { $count ->
        [0] Tutti i posti sono presi. Apri il link per guardare.
        [one] C'è un posto libero. Apri il link per sederti: non serve iscriversi.
       *[other] Ci sono { $count } posti liberi. Apri il link per sederti: non serve iscriversi.
    }
link-room-playing = La partita è in corso. Apri il link per guardare.
link-room-over = La partita è finita. Se ne può giocare un'altra.
link-room-closed = Questo tavolo è chiuso.
link-room-taken = occupato

link-match-title = Una partita a { $game }
link-match = La partita è in corso.
link-deal = Le stesse carte, nello stesso ordine. { $result }
link-deal-result = Punti da battere: { $score }.
link-cards-title = { $game }: le stesse carte, per te
link-cards = Un'altra persona ha giocato queste carte e te le manda, nello stesso ordine. Conta il primo tentativo.
link-day-title = { $game }: le carte del giorno, { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }
link-day = Le carte sono le stesse per tutti, e conta il primo tentativo. Tu dove arrivi?
link-day-over = La giornata è finita, ma le carte ci sono ancora: giocale, e guarda che cosa ne hanno fatto gli altri.
link-replay = Rivedi mossa per mossa una partita a { $game }. { $result }
link-review = L'analisi di una partita a { $game }: dove si sono persi punti, e che cosa si poteva fare. { $result }
link-result = { $won } con { $score }.
