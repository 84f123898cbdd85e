# Il tavolo di Orchard: ciò che si legge e si ascolta giocando. Ciò che ogni tavolo dice sta in table.ftl.

## Carte e mosse

table-card = Carta { $card }: { $first } e { $second }, { $third } e { $fourth }, { $fifth } e { $sixth }
table-card-turned = { $card }. { $turn }
table-turn-0 = diritta
table-turn-90 = girata a destra
table-turn-180 = capovolta
table-turn-270 = girata a sinistra
table-turn-left = Gira a sinistra
table-turn-right = Gira a destra
table-lay-die = Metti qui il dado
table-unseen-about = { $draw ->
        [0] Il mazzo è finito: queste restano fuori.
        [one] Di queste { $count } ne pescherai ancora una.
       *[other] Di queste { $count } ne pescherai ancora { $draw }.
    }
table-seen-card = Carta { $card }, già vista
table-unseen-card = Carta { $card }
table-moves-card = Carta { $card }
table-move-where = riga { $row }, colonna { $column }
table-move-die = Dado sull'albero in riga { $row }, colonna { $column }

## Che cosa fare

table-do-choose = Scegli una carta dalla mano, o trascinala nel frutteto.
table-do-place = Carta { $card }, { $turn }. { $count ->
        [0] Così non entra da nessuna parte: girala.
        [one] Un posto possibile: tocca il frutteto.
       *[other] { $count } posti possibili: tocca il frutteto.
    }
table-do-stopped = Nessuna carta entra più: il tuo frutteto è finito, gli altri vanno avanti.

## Che cosa succede

table-out-fresh = { $count ->
        [one] un dado nuovo
       *[other] { $count } dadi nuovi
    }
table-out-grown = { $fruit } da { $from } a { $to }
table-out-scarce = { $count ->
        [one] un albero aspetta un dado: sceglierai tu
       *[other] { $count } alberi aspettano un dado: sceglierai tu
    }
table-out-without = { $count ->
        [one] un albero resta senza dado
       *[other] { $count } alberi restano senza dado
    }
table-out-rotten = { $count ->
        [one] un segnalino Frutta Marcia
       *[other] { $count } segnalini Frutta Marcia
    }
table-out-lost = un dado da { $from } torna nella riserva ({ $fruit })
table-out-nothing = nessun dado cambia

table-place = { $turn }, riga { $row }, colonna { $column }
table-ghost = { $place }. { $what }. Punti: { $gain }.
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
table-said-drawn = Hai pescato la carta { $card }.
table-said-laid = Posata la carta { $card }: { $gain }. In tutto { $total }.
table-said-die = Il dado va sull'albero in riga { $row }, colonna { $column }.
table-said-chosen = Carta { $card } scelta. { $count ->
        [0] In questo verso non entra: girala.
        [one] Un posto possibile.
       *[other] { $count } posti possibili.
    }
table-said-turned = Carta { $card } { $turn }. { $count ->
        [0] Nessun posto.
        [one] Un posto possibile.
       *[other] { $count } posti possibili.
    }
table-said-undone = Mossa ritirata. In tutto { $total }.

table-die-prompt = I dadi di questo colore ({ $fruit }) non bastano per { $count } alberi: scegli quale lo riceve.
table-die-at = Albero { $at } di { $count }: riga { $row }, colonna { $column }.

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
table-dice-left = Dadi rimasti
table-tokens-left = Segnalini rimasti
end-dice = Dadi
end-fruit = { $fruit ->
        [apple] Mele
        [pear] Pere
       *[plum] Susine
    }
end-no-dice = nessun dado
end-rotten = Frutta Marcia
end-no-tokens = nessuna
end-total = Raccolta

## La fine

orchard-end-title = { $score } punti: { $title }
orchard-end-title-other = Una raccolta da { $score } punti: { $title }
orchard-end-board = Il frutteto alla fine
orchard-end-standing = Tra le tue raccolte
orchard-end-repeat = Conoscevi già queste carte: questa raccolta non conta per record e media.
orchard-end-first = È la tua prima raccolta. Da qui si può solo crescere.
orchard-end-among = È al posto { $place } tra le tue { $count } raccolte. La tua media è { $average }.
orchard-share-deal-text = Manda a chi vuoi le stesse nove carte, nello stesso ordine: vediamo chi raccoglie di più.
orchard-share-deal-message = Ho raccolto { $score } punti a Orchard. Con le stesse carte, tu quanti ne fai?
orchard-share-deal-message-other = Con queste carte qualcuno ha raccolto { $score } punti a Orchard. Tu quanti ne fai?
orchard-share-result = La mia raccolta a Orchard: { $score } punti, “{ $title }”.
orchard-share-result-other = Una raccolta a Orchard: { $score } punti, “{ $title }”.
orchard-deal-text = Qualcuno ha giocato queste nove carte e te le passa, nello stesso ordine. Questa è la prima.
orchard-deal-note = È un indirizzo per giocare, non per spiare: il suo frutteto lo vedrai dopo il tuo.
orchard-replay-about = Una raccolta da { $score } punti: { $title }.
