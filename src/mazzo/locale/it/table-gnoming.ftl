# Il tavolo di Gnoming: ciò che si legge e si ascolta giocando. Ciò che ogni tavolo dice sta in table.ftl.

## La mossa di qualcuno, in una riga

# La prima frase dice chi; quelle che seguono (-then) continuano. $card è una carta con l'articolo: “un cinque”.
gnoming-deed-card = una carta
gnoming-deed-draw = { $name } pesca { $card } dal mazzo.
gnoming-deed-draw-you = Peschi { $card } dal mazzo.
gnoming-deed-take = { $name } prende { $card } dalla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-deed-take-you = Prendi { $card } dalla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-deed-put = { $name } mette { $card } nella casella { $cell }.
gnoming-deed-put-you = Metti { $card } nella casella { $cell }.
gnoming-deed-put-then = { $card } va nella casella { $cell }.
gnoming-deed-out = Esce { $card }.
gnoming-deed-discard = { $name } scarta { $card } sulla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-deed-discard-you = Scarti { $card } sulla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-deed-discard-then = { $card } finisce sulla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-deed-leave = { $name } scarta un pericolo, che va fuori dal gioco.
gnoming-deed-leave-you = Scarti un pericolo, che va fuori dal gioco.
gnoming-deed-leave-then = Il pericolo va fuori dal gioco.
gnoming-deed-turn = { $name } gira la casella { $cell }.
gnoming-deed-turn-you = Giri la casella { $cell }.
gnoming-deed-turned = { $name } gira la casella { $cell }: { $card }.
gnoming-deed-turned-you = Giri la casella { $cell }: { $card }.
gnoming-deed-pass = { $name } non gira niente.
gnoming-deed-pass-you = Non giri niente.
gnoming-tie-third = A pari punti conta il terzo round più basso: { $own } contro { $other }.

## La fine e la moviola

gnoming-round = Round { $round }
gnoming-round-choose = Quale round vuoi vedere
gnoming-round-points = { $name } { $points }
gnoming-round-summary = Le griglie del round { $round }. Punti: { $points }.
gnoming-tally = Da dove vengono i punti
gnoming-tally-sum = In tutto
gnoming-tally-singles = Carte da sole
gnoming-tally-matched = Righe e colonne
gnoming-tally-negatives = Carte negative
gnoming-tally-hazards = Pericoli
gnoming-tally-bonus = Per aver chiuso
gnoming-tally-total = Punti
gnoming-tally-lines = Righe e colonne uguali nel round { $round }: toccane una per vederla nella griglia.
gnoming-tally-lines-none = Nel round { $round } nessuna riga e nessuna colonna uguale.
gnoming-tally-line = { $way ->
        [row] Riga
       *[column] Colonna
    } { $number }: tre { $value }
gnoming-replay-start = Round { $round }: si girano le prime carte degli scarti.
gnoming-replay-firsts = Round { $round }: ognuno gira due carte della sua griglia.
gnoming-replay-over = Round { $round } finito: si girano le carte rimaste coperte e si contano i punti.
gnoming-replay-points = Punti fin qui
gnoming-replay-how = Vince chi ha meno punti.
gnoming-replay-middle = In mezzo al tavolo
gnoming-replay-stock = Mazzo: { $count }
gnoming-replay-pile = { $pile ->
        [left] A sinistra
       *[right] A destra
    }: { $count }
gnoming-replay-held = In mano
