# Ciò che i giochi con carte d'alberi dicono allo stesso modo: Orchard e Grove. Ciò che dice uno solo dei due sta nel suo table.ftl.

table-card = Carta { $card }: { $first } e { $second }, { $third } e { $fourth }, { $fifth } e { $sixth }
table-card-turned = { $card }. { $turn }
table-turn-0 = diritta
table-turn-90 = girata a destra
table-turn-180 = capovolta
table-turn-270 = girata a sinistra
table-turn-left = Gira a sinistra
table-turn-right = Gira a destra
table-lay-die = Metti qui il dado
table-seen-card = Carta { $card }, già vista
# Una casella per chi percorre il tavolo con i tasti: che cosa c'è, poi che cosa si può fare.
table-cell-card = carta { $card }
table-cell-die = dado { $value }
table-cell-bare = senza dado
table-cell-fits = la carta { $card } ci sta con l'angolo in alto a sinistra qui: { $gain }
table-cell-ask = il dado può andare qui
table-cell-marked-card = segnata: qui l'angolo in alto a sinistra della carta { $card }, { $turn }
table-unseen-about = { $draw ->
        [0] Il mazzo è finito: queste restano fuori.
        [one] Di queste { $count } ne pescherai ancora una.
       *[other] Di queste { $count } ne pescherai ancora { $draw }.
    }
table-moves-card = Carta { $card }
table-move-die = Dado sull'albero { $place }
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
table-out-nothing = nessun dado cambia
table-place = { $turn }, { $place }
table-ghost = { $place }. { $what }. Punti: { $gain }.
table-said-drawn = Hai pescato la carta { $card }.
table-said-laid = Posata la carta { $card }: { $gain }. Totale: { $total }.
table-said-die = Il dado va sull'albero { $place }.
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
table-said-undone = Mossa annullata. Totale: { $total }.
table-die-prompt = I dadi di questo colore ({ $fruit }) non bastano per { $count } alberi: scegli quale lo riceve.
table-die-at = Albero { $at } di { $count }: { $place }.
table-dice-left = Dadi rimasti
end-no-dice = nessun dado

## I segni dei posti possibili, e la legenda

table-legend = Legenda
table-marks = Che cosa dicono i segni
table-marks-seen = Ho capito
table-marks-match = tutto combacia
