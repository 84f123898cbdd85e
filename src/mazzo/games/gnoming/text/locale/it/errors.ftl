# Gnoming A Round: why an action is refused, and what to do.

gnoming-not-an-action = In Gnoming A Round questa mossa non esiste. Pesca una carta, mettila nella griglia o scartala; oppure girane una, se te lo chiedono.
gnoming-wait-for-card = Prima va girata una carta. Aspetta un attimo, poi gioca.
gnoming-choose-first = Ogni round comincia girando due carte della griglia. Prima scegli le tue.
gnoming-choice-order = Le due carte da girare si nominano nell'ordine delle loro caselle. Scegli due caselle diverse e nomina per prima quella con il numero più basso.
gnoming-draw-first = Non hai ancora una carta da giocare. Prima pesca dal mazzo, o prendi quella in cima a una pila degli scarti.
gnoming-holds-card = Hai già una carta da giocare. Prima mettila nella tua griglia, oppure scartala.
gnoming-pile-empty = Quella pila degli scarti è vuota. Pesca dal mazzo, o prendi dall'altra pila.
gnoming-must-place = Una carta presa da una pila degli scarti va messa nella griglia. Scegli una delle tue caselle.
gnoming-fill-pile = La pila degli scarti di { $pile ->
        [left] sinistra
       *[right] destra
    } è vuota, e il tuo scarto deve riempirla. Metti lì la carta.
gnoming-hazard-leaves = Un pericolo non va su nessuna pila degli scarti: esce dal gioco. Scartalo senza indicare una pila.
gnoming-not-a-hazard = Solo un pericolo esce dal gioco. Scarta questa carta su una delle due pile.
gnoming-own-cell = Una carta non può rimbalzare nella casella da cui è uscita. Scegli un'altra casella, oppure scartala.
gnoming-no-bounce = { $card ->
        [mulligan] Un mulligan non può rimbalzare. Scartalo.
       *[other] La carta uscita ({ $card }) non può rimbalzare: può farlo solo una carta positiva che era coperta, se nella tua griglia ce n'è una uguale scoperta. Scartala.
    }
gnoming-one-mulligan = Hai già un mulligan scoperto, e puoi averne uno soltanto. Metti questo al suo posto; oppure scartalo, se l'hai pescato dal mazzo.
gnoming-bounce-on = Nella griglia hai due mulligan, e ne può restare uno soltanto. Metti questa carta al posto di uno di loro, o di una carta ancora coperta.
gnoming-two-mulligans = Hai più di un mulligan scoperto. Metti la carta che peschi al posto di uno di loro, e non prendere altri mulligan dalle pile.
gnoming-face-up = Quella carta è già scoperta. Scegline una ancora coperta.
gnoming-answer-hazard = È stato scartato un pericolo. Prima gira una delle tue carte coperte, oppure passa.
gnoming-no-such-card = In “{ $text }” non trovo una carta. Scrivi un numero da -4 a -1 o da 3 a 8, oppure hazard o mulligan.
gnoming-no-such-cell = La casella indicata in “{ $text }” non esiste. Le caselle della griglia vanno da 1 a 9, come si legge.
gnoming-card-gone = { $card ->
        [hazard] I pericoli sono già usciti tutti.
        [mulligan] I mulligan sono già usciti tutti.
       *[other] Di { $card } non ce n'è più nessuno.
    } Scegli una carta che possa ancora uscire.
gnoming-other-card = “{ $text }” nomina una carta che non è quella in questione. Nomina quella giusta, oppure non nominarne nessuna.
gnoming-other-choose = Le tue due carte le hai scelte; gli altri stanno ancora scegliendo. Aspetta che abbiano finito tutti.
gnoming-other-asked = È stato scartato un pericolo, e qualcun altro decide se girare una carta. Aspetta la sua risposta.
