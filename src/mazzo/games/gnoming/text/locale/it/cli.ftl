# Gnoming A Round on the command line.

cli-gnoming-help-pile = mostra dove starebbe bene la carta in cima a quella pila
cli-gnoming-pass = La tastiera passa a { $seat }. Con Invio si continua.
cli-gnoming-prompt-seat = { $seat }, round { $version }
cli-gnoming-left = sinistra
cli-gnoming-right = destra
cli-gnoming-hazard = pericolo
cli-gnoming-mulligan = mulligan
cli-gnoming-face-down = coperta
cli-gnoming-line = tris
cli-gnoming-cells = caselle da 1 a 9, come si legge
cli-gnoming-round = Round { $round } di 3
cli-gnoming-stock = mazzo: { $count ->
        [one] una carta
       *[other] { $count } carte
    }
cli-gnoming-removed = pericoli usciti: { $count }
cli-gnoming-holds-unseen = { $seat } ha pescato una carta dal mazzo.
cli-gnoming-holds-stock = { $seat } ha pescato: { $card }
cli-gnoming-holds-pile = { $seat } ha preso da una pila: { $card }
cli-gnoming-holds-bounce = { $card } rimbalza! Può andare in un'altra casella.
cli-gnoming-holds-out = Dalla griglia di { $seat } esce: { $card }
cli-gnoming-last = { $seat ->
        [none] Ultimo giro!
       *[other] { $seat } ha chiuso!
    } { $count ->
        [one] Questo è l'ultimo turno del round.
       *[other] Ancora { $count } turni, compreso questo.
    }
cli-gnoming-total = in tutto { $points }
cli-gnoming-changes = Casella per casella, come { $card } cambia i punti (meno è meglio):
cli-gnoming-round-over = Il round { $round } è finito
cli-gnoming-singles = carte { $points }
cli-gnoming-lines = tris { $points }
cli-gnoming-negatives = negative { $points }
cli-gnoming-hazards = pericoli { $points }
cli-gnoming-out = chiusura { $points }
cli-gnoming-choose = { $count ->
        [one] E la seconda:
       *[other] Scegli due carte da girare, in ordine di casella:
    }
cli-gnoming-asked = Un pericolo: puoi girare una carta tua.
cli-gnoming-no-turn = Oppure nessuna:
cli-gnoming-draw = Pesca:
cli-gnoming-take = Dove starebbe { $card }:
cli-gnoming-put-down = { $card } su una coperta:
cli-gnoming-put-open = { $card } su una scoperta:
cli-gnoming-discard = Scarta:
cli-gnoming-card = Esce: { $card }
cli-gnoming-card-unseen = È stata pescata una carta.
