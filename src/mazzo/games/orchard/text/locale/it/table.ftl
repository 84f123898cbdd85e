# Il tavolo di Orchard: ciò che si legge e si ascolta giocando. Ciò che ogni tavolo dice sta in table.ftl.

## Che cosa fare

table-do-choose = Scegli una carta dalla mano, o trascinala nel frutteto.
table-do-place = Carta { $card }, { $turn }. { $count ->
        [0] Così non entra da nessuna parte: girala.
        [one] Un posto possibile: tocca il frutteto.
       *[other] { $count } posti possibili: tocca il frutteto.
    }
table-do-stopped = Nessuna carta entra più: il tuo frutteto è finito, gli altri vanno avanti.

## Che cosa succede

table-out-rotten = { $count ->
        [one] un segnalino Frutta Marcia
       *[other] { $count } segnalini Frutta Marcia
    }
table-out-lost = un dado da { $from } torna nella riserva ({ $fruit })

table-summary = Il frutteto: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $dice ->
        [0] nessun dado
        [one] un dado
       *[other] { $dice } dadi
    }, { $rotten ->
        [0] niente Frutta Marcia
        [one] un segnalino Frutta Marcia
       *[other] { $rotten } segnalini Frutta Marcia
    }, { $total ->
        [one] un punto
       *[other] { $total } punti
    }.

table-said-first = Il frutteto comincia con la carta { $card }.

## Punti

table-fruit-line = { $fruit ->
        [apple] Mele
        [pear] Pere
       *[plum] Susine
    }
table-rotten-line = Frutta Marcia
table-fruit-said = { $name }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $left ->
        [0] nessun dado
        [one] un dado
       *[other] { $left } dadi
    } nella riserva
table-rotten-said = Frutta Marcia: { $points } punti, { $left ->
        [0] nessun segnalino rimasto
        [one] un segnalino rimasto
       *[other] { $left } segnalini rimasti
    }
table-tokens-left = Segnalini rimasti
end-no-tokens = nessuna
end-total = Raccolta

## Legenda

orchard-marks-one = marcisce un frutto
orchard-marks-two = ne marciscono due
orchard-legend-trees = Melo, pero, susino.
orchard-legend-dice = Dadi di mele, pere e susine: valgono i punti che mostrano.
orchard-legend-supply = Dadi di questo colore rimasti nella riserva.
orchard-legend-rotten = Frutta Marcia: tre punti in meno, e quest'albero non si copre più.
orchard-legend-match = Un posto dove tutti i frutti combaciano.
orchard-legend-rots = Un posto dove marcisce un frutto; rombo forato: ne marciscono due.
orchard-legend-gain = Che cosa farebbe la carta: qui un dado sale da 1 a 3.
orchard-legend-scarce = I dadi non bastano: sceglierai quale albero ne riceve uno.
orchard-legend-none = Per quest'albero non ci sono più dadi.

## Le caselle del tavolo, per chi le percorre con i tasti

orchard-cell-tree = { $fruit ->
        [apple] melo
        [pear] pero
       *[plum] susino
    }
orchard-cell-rotten = marcio

## La fine

orchard-end-title = { $score } { end-points-word }: { $title }
orchard-end-title-other = Una raccolta da { $score } { end-points-word }: { $title }
orchard-end-board = Il frutteto alla fine
orchard-end-standing = Tra le tue raccolte
orchard-end-repeat = Conoscevi già queste carte: questa raccolta non conta per record e media.
orchard-end-first = È la tua prima raccolta: la prossima avrà un punteggio da battere.
orchard-end-among = È al posto { $place } tra le tue { $count } raccolte. La tua media è { $average }.
orchard-share-deal-text = Manda a chi vuoi le stesse nove carte, nello stesso ordine: vediamo chi raccoglie di più.
orchard-share-deal-message = Ho raccolto { $score } { end-points-word } a Orchard. Con le stesse carte, tu quanti ne fai?
orchard-share-deal-message-other = Con queste carte una persona ha raccolto { $score } { end-points-word } a Orchard. Tu quanti ne fai?
orchard-share-result = La mia raccolta a Orchard: { $score } { end-points-word }, “{ $title }”.
orchard-share-result-other = Una raccolta a Orchard: { $score } { end-points-word }, “{ $title }”.
orchard-deal-text = Un'altra persona ha giocato queste nove carte e te le manda, nello stesso ordine. Questa è la prima.
orchard-deal-note = Potrai vedere il suo frutteto dopo aver finito il tuo.
orchard-replay-about = Una raccolta da { $score } { end-points-word }: { $title }.
