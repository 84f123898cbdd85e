# Clustered: warum ein Zug abgelehnt wird, und was zu tun ist.

clustered-card-gone = „{ $card }“ ist nicht mehr in diesem Deck. Wähle eine Karte, die noch nicht gezogen wurde.
clustered-no-such-card = In „{ $text }“ steht keine Karte. Schreib square, triangle oder circle, dann empty, dashed oder solid, dann die Anzahl, etwa square-dashed-3; oder einfach wild.
clustered-too-far = Das Feld in „{ $text }“ liegt zu weit von den anderen Karten. Wähle ein näheres.
clustered-bad-wilds = Der dritte Joker ist für alle oder für einige, nicht beides. Wähle third-wild, oder nenn die Plätze, etwa third-wild-2.
clustered-one-table = Der Tisch kann nur eine Größe haben. Wähle table-small, table-medium oder table-large, oder keine davon für einen Tisch ohne Rand.
clustered-no-such-seat = Hier gibt es keinen Platz { $seat }, der einen dritten Joker bekommen könnte: { $seats ->
        [one] Dieser Tisch hat einen einzigen Platz
       *[other] Dieser Tisch hat { $seats } Plätze, ab 1 gezählt
    }. Wähle einen anderen.
clustered-not-in-hand = „{ $card }“ hast du nicht auf der Hand. Wähle eine von deinen Karten.
clustered-occupied = Dort liegt schon eine Karte. Wähle ein leeres Feld neben einer Karte.
clustered-off-table = Dieses Feld liegt jenseits des Tischrands. Wähle ein leeres Feld auf dem Tisch, neben einer Karte.
clustered-apart = Dort berührt die Karte keine andere. Verschieb sie neben eine Karte auf dem Tisch.
clustered-clash = { $clashes ->
        [one] Eine Nachbarkarte hat
       *[other] { $clashes } Nachbarkarten haben
    } weniger als zwei Merkmale mit dieser Karte gemeinsam. Leg sie dorthin, wo jede Nachbarkarte mindestens zwei von Form, Füllung und Anzahl mit ihr teilt.
clustered-must-play = Eine deiner Karten passt noch, darum darfst du nicht abwerfen. Leg eine Karte auf den Tisch.
clustered-trim-first = Du hast zu viele Karten. Wähle zuerst, was du abwirfst.
clustered-trim-order = Zwei Karten werden in fester Reihenfolge abgeworfen: Quadrate, Dreiecke, Kreise, Joker; innerhalb einer Form leer, gestrichelt, voll; dann nach Anzahl. Wähle beide, und nenn sie in dieser Reihenfolge.
clustered-wait-for-card = Zuerst muss eine Karte gezogen werden. Warte einen Moment, dann spiel.
clustered-not-an-action = Einen solchen Zug gibt es in Clustered nicht. Leg eine Karte, oder wirf eine ab.
clustered-finished = Du hast keine Karten mehr; die anderen spielen weiter. Warte, bis sie so weit sind.
clustered-other-trims = Du hast schon gewählt, was du abwirfst; die anderen wählen noch. Warte, bis alle so weit sind.
