# Grove: why an action is refused, and what to do.

grove-card-seen = La carta { $card } è già uscita e non si può pescare di nuovo. Scegli una carta che nessuno ha ancora visto.
grove-recipe-drawn = La carta { $card } è lì con la sua ricetta in vista, perciò non si può pescare. Scegline un'altra.
grove-no-such-card = In “{ $text }” il numero della carta non esiste. Le carte vanno da 1 a { $cards }.
grove-too-far = “{ $text }” indica una casella troppo lontana dal frutteto. Scegline una più vicina.
grove-wait-for-card = Prima va pescata una carta. Aspetta un attimo, poi gioca.
grove-not-in-hand = La carta { $card } non è nella tua mano. Gioca una delle carte che hai.
grove-no-overlap = La carta non copre niente. Spostala finché almeno un albero, o la radura, finisce su un albero o una radura del frutteto.
grove-covers-squirrel = Lo Scoiattolo non si può coprire, nemmeno con una radura. Posa la carta altrove.
grove-fruit-differs = { $differ ->
        [one] Un albero copre un frutto diverso, e lo Scoiattolo è già nel frutteto
       *[other] { $differ } alberi coprono frutti diversi, e { $squirrel ->
                [0] lo Scoiattolo è già nel frutteto
               *[other] lo Scoiattolo ne permette uno solo
            }
    }. Gira o sposta la carta, così che i frutti siano uguali.
grove-die-differs = { $differ ->
        [one] Un albero finisce su una radura con un dado di un altro colore, e lo Scoiattolo è già nel frutteto
       *[other] { $differ } alberi non vanno d'accordo con ciò che coprono, e uno finisce su una radura con un dado di un altro colore; { $squirrel ->
                [0] lo Scoiattolo è già nel frutteto
               *[other] lo Scoiattolo ne permette uno solo
            }
    }. Gira o sposta la carta, così che i frutti siano quelli giusti.
grove-choose-die-first = I dadi non bastano per tutti gli alberi. Scegli prima quali alberi ricevono un dado.
grove-choose-wheelbarrow-first = Hai coperto più di un 10, ma la Carriola è una sola. Scegli prima di quale prende il posto.
grove-no-die-due = A quell'albero non spetta un dado. Scegli uno degli alberi indicati.
grove-no-die-waiting = Nessun dado aspetta un albero. Posa una carta.
grove-no-wheelbarrow-due = Lì, adesso, la Carriola non può andare. Mettila soltanto su un 10 tra quelli indicati.
grove-not-an-action = In Grove questa mossa non esiste. Gioca una carta, oppure scegli un albero per un dado o per la Carriola.
grove-finished = Il tuo frutteto è finito; gli altri vanno avanti. Aspetta che finiscano.
