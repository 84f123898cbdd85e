# Clustered: why an action is refused, and what to do.

clustered-card-gone = “{ $card }” non è più in quel mazzo. Scegli una carta che non sia ancora stata pescata.
clustered-no-such-card = In “{ $text }” non trovo una carta. Scrivi square, triangle o circle, poi empty, dashed o solid, poi il numero, per esempio square-dashed-3; oppure soltanto wild.
clustered-too-far = “{ $text }” indica una casella troppo lontana dalle altre carte. Scegline una più vicina.
clustered-bad-wilds = Il terzo jolly è per tutti o soltanto per qualcuno, non tutt'e due le cose. Scegli third-wild, oppure indica i posti, per esempio third-wild-2.
clustered-one-table = Il tavolo può avere una misura sola. Scegli table-small, table-medium o table-large, oppure nessuna delle tre per un tavolo senza bordo.
clustered-no-such-seat = Il posto { $seat }, a cui dare un terzo jolly, qui non c'è: { $seats ->
        [one] questo tavolo ha un posto solo
       *[other] questo tavolo ha { $seats } posti, contati da 1
    }. Scegline un altro.
clustered-not-in-hand = “{ $card }” non è nella tua mano. Scegli una delle carte che hai.
clustered-occupied = Lì c'è già una carta. Scegli una casella libera accanto a una carta.
clustered-off-table = Quella casella è oltre il bordo del tavolo. Scegline una libera sul tavolo, accanto a una carta.
clustered-apart = Lì la carta non ne tocca nessun'altra. Spostala accanto a una carta del tavolo.
clustered-clash = { $clashes ->
        [one] Una vicina ha
       *[other] { $clashes } vicine hanno
    } meno di due attributi in comune con questa carta. Posala dove ogni vicina ne ha almeno due tra forma, riempimento e numero.
clustered-must-play = Una delle tue carte trova ancora posto, quindi non puoi scartare. Posa una carta sul tavolo.
clustered-trim-first = Hai troppe carte in mano. Prima scegli che cosa scartare.
clustered-trim-order = Due carte si scartano in un ordine preciso: quadrati, triangoli, cerchi, jolly; nella stessa forma vuoti, tratteggiati, pieni; poi il numero. Sceglile tutte e due, poi indicale in quest'ordine.
clustered-wait-for-card = Prima va pescata una carta. Aspetta un attimo, poi gioca.
clustered-not-an-action = In Clustered questa mossa non esiste. Posa una carta oppure scartane una.
clustered-finished = Le tue carte sono finite; gli altri vanno avanti. Aspetta che finiscano.
clustered-other-trims = I tuoi scarti li hai scelti; gli altri stanno ancora scegliendo. Aspetta che abbiano finito tutti.
