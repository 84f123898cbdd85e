# Il tavolo di Gnoming: ciò che si legge e si ascolta giocando. Ciò che ogni tavolo dice sta in table.ftl.

## La mossa di qualcuno, in una riga

# La prima frase dice chi; quelle che seguono (-then) continuano. $card è una carta con l'articolo: “un cinque”.
gnoming-did-card = una carta
gnoming-did-draw = { $name } pesca { $card } dal mazzo.
gnoming-did-draw-you = Peschi { $card } dal mazzo.
gnoming-did-take = { $name } prende { $card } dalla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-did-take-you = Prendi { $card } dalla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-did-put = { $name } mette { $card } nella casella { $cell }.
gnoming-did-put-you = Metti { $card } nella casella { $cell }.
gnoming-did-put-then = { $card } va nella casella { $cell }.
gnoming-did-out = Esce { $card }.
gnoming-did-stays = Non rimbalza: { $card } resta nella casella { $cell }, al posto del secondo mulligan.
gnoming-did-discard = { $name } scarta { $card } sulla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-did-discard-you = Scarti { $card } sulla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-did-discard-then = { $card } finisce sulla pila di { $pile ->
        [left] sinistra
       *[right] destra
    }.
gnoming-did-leave = { $name } scarta un pericolo, che va fuori dal gioco.
gnoming-did-leave-you = Scarti un pericolo, che va fuori dal gioco.
gnoming-did-leave-then = Il pericolo va fuori dal gioco.
gnoming-did-turn = { $name } gira la casella { $cell }.
gnoming-did-turn-you = Giri la casella { $cell }.
gnoming-did-turned = { $name } gira la casella { $cell }: { $card }.
gnoming-did-turned-you = Giri la casella { $cell }: { $card }.
gnoming-did-pass = { $name } non gira niente.
gnoming-did-pass-you = Non giri niente.
gnoming-tie-third = A pari punti conta il terzo round più basso: { $own } contro { $other }.

## La fine e il replay

gnoming-end-board = Le griglie, round per round
gnoming-share-result = La mia partita a Gnoming A Round: { $score } { end-points-word } in tre round. Vince chi ne ha meno!
gnoming-share-result-other = Una partita a Gnoming A Round: { $score } { end-points-word } in tre round. Vince chi ne ha meno!
gnoming-replay-about = { $count ->
        [one] Tre round di minigolf: ha vinto { $name } con { $score } { end-points-word }.
       *[other] Tre round di minigolf: hanno vinto { $name } con { $score } { end-points-word } a testa.
    }
gnoming-round = Round { $round }
gnoming-round-choose = Quale round vuoi vedere
gnoming-round-points = { $name } { $points }
gnoming-round-summary = Le griglie del round { $round }. Punti: { $points }.
gnoming-round-grid = { $name }, riga per riga: { $rows }. Punti: { $points }.
gnoming-tally = Da dove vengono i punti
gnoming-tally-sum = In tutto
gnoming-tally-singles = Carte da sole
gnoming-tally-matched = Tris
gnoming-tally-negatives = Carte negative
gnoming-tally-hazards = Pericoli
gnoming-tally-bonus = Per aver chiuso
gnoming-tally-total = Punti
gnoming-tally-lines = I tris del round { $round }: toccane uno per vederlo nella griglia.
gnoming-tally-lines-none = Nel round { $round } nessun tris.
gnoming-tally-line = { $way ->
        [row] Riga
       *[column] Colonna
    } { $number }, tris di { $value }
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

## Le carte e le caselle

# Una carta con l'articolo; $kind è number, hazard o mulligan, $figure il numero com'è stampato.
gnoming-card = { $kind ->
        [hazard] un pericolo
        [mulligan] un mulligan
       *[number] { $value ->
           *[other] un { $figure }
        }
    }
gnoming-card-hazard = pericolo
gnoming-card-mulligan = mulligan
gnoming-down = coperta
gnoming-empty = vuota
gnoming-you = tu
gnoming-cell = casella { $cell }
gnoming-cell-card = { $cell }: { $card }
gnoming-grid = La griglia, riga per riga: { $rows }. Punti scoperti: { $points }.
gnoming-stock = Mazzo: { $count ->
        [0] vuoto
        [one] una carta
       *[other] { $count } carte
    }.
gnoming-pile = Pila di { $side ->
        [left] sinistra
       *[right] destra
    }: { $card }{ $count ->
        [0] {""}
        [one] {""}
       *[other] , { $count } carte in tutto
    }.
gnoming-pile-take = Prendila e mettila nella griglia.
gnoming-pile-discard = Scarta qui.
gnoming-pile-stop = Fermati e scarta qui.
gnoming-on-pile = sulla pila di { $side ->
        [left] sinistra
       *[right] destra
    }
gnoming-hand-empty = In mano: niente.
gnoming-hand-yours = Hai in mano { $card }.
gnoming-hand-of = { $name } ha in mano { $card }.

## Che cosa porterebbe

# $out: che cosa c'era in quella casella; down è una carta coperta, di cui non si sanno i punti. Meno punti è meglio.
gnoming-put = { $out ->
        [down] { $card } nella casella { $cell }: { $gain } sui punti scoperti. La carta che esce non si conosce ancora.
       *[other] { $card } nella casella { $cell }, al posto di { $out }: { $gain }.
    }
gnoming-completes = { $line }: { $points }.
gnoming-picked = Scelta

## Che cosa fare

gnoming-do-choose = { $whole ->
        [yes] Scegli due delle tue carte da girare.
       *[no] { $count ->
            [one] Ancora una.
           *[other] Ancora { $count }.
        }
    }
gnoming-do-turn = Scelte: ora girale.
gnoming-do-draw = Tocca a te: pesca dal mazzo, o prendi la carta in cima a una pila.
gnoming-do-take = Prendere { $card }: tocca la casella in cui metterlo.
gnoming-do-place = Hai in mano { $card }: mettilo nella griglia, o scartalo.
gnoming-do-hazard = Hai in mano un pericolo: scartalo, e gli altri potranno girare una carta; tenerlo costa 10.
gnoming-do-must = Hai in mano { $card }: viene da una pila, quindi va messo nella griglia.
gnoming-do-mulligans = Hai due mulligan scoperti: { $card } deve sostituirne uno.
gnoming-do-bounce = Un { $card } rimbalza! Mettilo in un'altra casella, o fermati e scartalo.
gnoming-do-bounce-on = Un { $card } rimbalza, e due mulligan non possono restare: mettilo al posto di uno dei due, o di una carta coperta.
gnoming-do-discard = Esce { $card }: su quale pila lo scarti?
gnoming-do-asked = { $name } ha scartato un pericolo: vuoi girare una delle tue carte?
gnoming-do-asked-you = Hai scartato un pericolo.
gnoming-do-over = La partita è finita.
gnoming-do-wait = Tocca a { $name }.
gnoming-do-wait-asked = Un pericolo: si aspetta la risposta di { $name }.
gnoming-do-wait-choose = { $mine ->
        [yes] Scelte.{" "}
       *[no] {""}
    }{ $count ->
        [one] Si aspetta { $names }.
       *[other] Si aspettano in { $count }: { $names }.
    }
gnoming-do-wait-turned = Si girano le carte.
gnoming-do-finished = Per te il round è finito: tocca a { $name }.

gnoming-draw = Pesca
gnoming-draw-from = Pesca dal mazzo
gnoming-discard = Scarta
gnoming-discard-hazard = Scarta il pericolo
gnoming-discard-here = Scarta qui
gnoming-stop = Fermati
gnoming-stop-here = Fermati qui
gnoming-turn-picked = { $count ->
        [one] Gira questa
       *[other] Gira queste due
    }
gnoming-no-thanks = No, grazie
gnoming-touch-cell = Tocca una casella della griglia.
gnoming-others-play = Ora giocano gli altri.
gnoming-move-turn = Gira la casella { $cell }
gnoming-move-pair = Gira le caselle { $first } e { $second }
gnoming-move-take = { $card } dalla pila di { $side ->
        [left] sinistra
       *[right] destra
    }
gnoming-moves-about = Ogni mossa permessa; dove si mette una carta, prima quelle che lasciano meno punti.

## Che cosa succede

# $cards: “un 7 nella casella 1, un −2 nella casella 9”.
gnoming-opened = { $card } nella casella { $cell }
gnoming-said-opened = { $name } scopre { $cards }.
gnoming-said-opened-you = Scopri { $cards }.
gnoming-said-which-pile = Su quale pila lo scarti?
gnoming-said-undone = Mossa annullata.
gnoming-said-round = Il round { $round } è finito.
gnoming-said-points = { $name }: { $points }.
gnoming-said-points-you = Tu: { $points }.
gnoming-said-out = { $name } non ha più carte coperte: ancora un turno per tutti gli altri.
gnoming-said-out-you = Non hai più carte coperte: ancora un turno per tutti gli altri.
gnoming-said-renewed = Il mazzo era finito: gli scarti sono stati mescolati e fanno da mazzo.
gnoming-said-piles = Nuovo round: le pile cominciano con { $left } e { $right }.
gnoming-last-out = { $name } ha chiuso!
gnoming-last-out-you = Hai chiuso!
gnoming-last-circle = Ultimi turni!
gnoming-last-turns = { $count ->
        [one] Ultimo turno!
       *[other] Ancora { $count } turni.
    }
gnoming-summary = Round { $round }. Nel mazzo: { $stock }. Pila di sinistra: { $left }. Pila di destra: { $right }.

## Chi gioca, fogli e conti

gnoming-players = Chi gioca
gnoming-player = { $name }: { $mood }. Punti: { $total }. Carte coperte: { $down }.
gnoming-mood-choosing = sceglie le prime carte
gnoming-mood-drawing = gioca ora
gnoming-mood-placing = ha una carta in mano
gnoming-mood-bouncing = ha un rimbalzo
gnoming-mood-discarding = sta scartando
gnoming-mood-asked = risponde a un pericolo
gnoming-mood-waiting = aspetta
gnoming-mood-finished = ha finito il round
gnoming-sheet-of = La griglia di { $name }
gnoming-sheet-yours = I tuoi punti
gnoming-open-now = Scoperti ora
gnoming-player-total = Round finiti: { $rounds }. Totale con le carte scoperte: { $total }.
gnoming-rounds = I fogli dei round
gnoming-round-over = Il round { $round } è finito
gnoming-leads = in testa
gnoming-sum-so-far = in tutto { $total }
gnoming-unseen = Carte non ancora viste
gnoming-unseen-about = { $count ->
        [one] Una carta non si è ancora vista.
       *[other] { $count } carte non si sono ancora viste: nel mazzo, o coperte nelle griglie.
    }
gnoming-unseen-card = { $card }: { $count }

## Tasti e gesti

gnoming-help-drag = Trascina una carta nella griglia
gnoming-help-drag-how = dalla mano o da una pila; la carta in mano anche su una pila
gnoming-help-tap = Tocca la carta in cima a una pila, poi la casella
gnoming-help-tap-how = su ogni casella sta scritto come cambierebbero i punti scoperti: meno è meglio; con ? se esce una carta che non si conosce
gnoming-help-move = Vai di casella in casella
gnoming-help-move-how = frecce
gnoming-help-lay = Usa la casella
gnoming-help-lay-how = Invio, o direttamente 1–9, in ordine di lettura
gnoming-help-card = Gira, o metti la carta
gnoming-help-card-how = 1–9
gnoming-help-view = Carte non ancora viste
gnoming-help-view-how = 0
gnoming-help-draw = Pesca dal mazzo
gnoming-help-draw-how = D
gnoming-help-piles = Pila di sinistra, pila di destra
gnoming-help-piles-how = L, R: per prendere e per scartare
gnoming-help-pass = No, grazie; fermarsi
gnoming-help-pass-how = P

## Consigli

hint-gnoming-draw = Pesca dal mazzo.
hint-gnoming-pass = Stavolta non girare niente.
hint-gnoming-turn = { $far ->
        [move] Gira { $count ->
            [one] la casella { $cells }
           *[other] le caselle { $cells }
        }.
        [near] Cerca tra le caselle { $cells }.
       *[what] Gira una carta.
    }
hint-gnoming-take = { $far ->
        [move] Dalla pila di { $pile ->
            [0] sinistra
           *[1] destra
        } prendi { $card }, e mettilo nella casella { $cells }.
        [near] Dalla pila di { $pile ->
            [0] sinistra
           *[1] destra
        } prendi { $card }: sta bene in una di queste caselle: { $cells }.
       *[what] Dalla pila di { $pile ->
            [0] sinistra
           *[1] destra
        } prendi { $card }.
    }
hint-gnoming-put = { $far ->
        [move] Metti la carta nella casella { $cells }.
        [near] Metti la carta in una di queste caselle: { $cells }.
       *[what] Metti la carta nella griglia.
    }
hint-gnoming-discard = { $far ->
        [hazard] Scarta il pericolo.
        [move] Scarta la carta sulla pila di { $pile ->
            [0] sinistra
           *[1] destra
        }.
       *[what] Scarta la carta.
    }
