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
