# Orchard: warum ein Zug abgelehnt wird, und was zu tun ist.

orchard-card-seen = Karte { $card } wurde schon gesehen und kann nicht noch einmal gezogen werden. Wähle eine Karte, die noch niemand gesehen hat.
orchard-no-such-card = Eine Karte mit der Nummer in „{ $text }“ gibt es nicht. Die Karten gehen von 1 bis { $cards }.
orchard-too-far = Das Feld in „{ $text }“ liegt zu weit vom Obstgarten. Wähle ein näheres.
orchard-wait-for-card = Zuerst muss eine Karte gezogen werden. Warte einen Moment, dann spiel.
orchard-not-in-hand = Karte { $card } hast du nicht auf der Hand. Spiel eine von deinen Karten.
orchard-no-overlap = Die Karte überdeckt keinen Baum. Verschieb sie, bis mindestens einer ihrer Bäume auf einem Baum des Obstgartens liegt.
orchard-covers-rotten = Ein Baum mit Faulobst kann nie überdeckt werden. Leg die Karte anderswohin.
orchard-fruit-differs = { $differ ->
        [one] Ein Baum überdeckt eine andere Frucht
       *[other] { $differ } Bäume überdecken andere Früchte
    }, und du hast { $tokens ->
        [0] keinen Faulobst-Marker mehr
        [one] nur noch einen Faulobst-Marker
       *[other] nur noch { $tokens } Faulobst-Marker
    }. Dreh oder verschieb die Karte, sodass die Früchte passen.
orchard-choose-die-first = Für alle diese Bäume gibt es nicht genug Würfel. Wähle zuerst, welche Bäume einen bekommen.
orchard-no-die-due = Dieser Baum wartet nicht auf einen Würfel. Wähle einen der markierten Bäume.
orchard-no-die-waiting = Kein Würfel wartet auf einen Baum. Leg eine Karte.
orchard-not-an-action = Einen solchen Zug gibt es in Orchard nicht. Spiel eine Karte, oder wähle einen Baum für einen Würfel.
orchard-finished = Dein Obstgarten ist fertig; die anderen spielen weiter. Warte, bis sie so weit sind.
