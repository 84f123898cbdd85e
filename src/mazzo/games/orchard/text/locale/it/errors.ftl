# Orchard: why an action is refused, and what to do.

orchard-card-seen = La carta { $card } è già uscita e non si può pescare di nuovo. Scegli una carta che nessuno ha ancora visto.
orchard-no-such-card = In “{ $text }” il numero della carta non esiste. Le carte vanno da 1 a { $cards }.
orchard-too-far = “{ $text }” indica una casella troppo lontana dal frutteto. Scegline una più vicina.
orchard-wait-for-card = Prima va pescata una carta. Aspetta un attimo, poi gioca.
orchard-not-in-hand = La carta { $card } non è nella tua mano. Gioca una delle carte che hai.
orchard-no-overlap = La carta non copre nessun albero. Spostala finché almeno un albero finisce su uno del frutteto.
orchard-covers-rotten = Un albero con la Frutta Marcia non si può più coprire. Posa la carta altrove.
orchard-fruit-differs = { $differ ->
        [one] Un albero copre un frutto diverso
       *[other] { $differ } alberi coprono frutti diversi
    } e { $tokens ->
        [0] non hai più segnalini Frutta Marcia
        [one] ti resta un solo segnalino Frutta Marcia
       *[other] ti restano solo { $tokens } segnalini Frutta Marcia
    }. Gira o sposta la carta, così che i frutti siano uguali.
orchard-choose-die-first = I dadi non bastano per tutti gli alberi. Scegli prima quali alberi ricevono un dado.
orchard-no-die-due = A quell'albero non spetta un dado. Scegli uno degli alberi indicati.
orchard-no-die-waiting = Nessun dado aspetta un albero. Posa una carta.
orchard-not-an-action = In Orchard questa mossa non esiste. Gioca una carta oppure scegli un albero per un dado.
orchard-finished = Il tuo frutteto è finito; gli altri vanno avanti. Aspetta che finiscano.
