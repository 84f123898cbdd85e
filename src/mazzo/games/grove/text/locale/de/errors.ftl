# Grove: warum ein Zug abgelehnt wird, und was zu tun ist.

grove-card-seen = Karte { $card } wurde schon gesehen und kann nicht noch einmal gezogen werden. Wähle eine Karte, die noch niemand gesehen hat.
grove-recipe-drawn = Karte { $card } liegt mit ihrem Rezept nach oben da und kann nicht gezogen werden. Wähle eine andere Karte.
grove-no-such-card = Eine Karte mit der Nummer in „{ $text }“ gibt es nicht. Die Karten gehen von 1 bis { $cards }.
grove-too-far = Das Feld in „{ $text }“ liegt zu weit vom Hain. Wähle ein näheres.
grove-wait-for-card = Zuerst muss eine Karte gezogen werden. Warte einen Moment, dann spiel.
grove-not-in-hand = Karte { $card } hast du nicht auf der Hand. Spiel eine von deinen Karten.
grove-no-overlap = Die Karte überdeckt nichts. Verschieb sie, bis mindestens einer ihrer Bäume oder ihre Lichtung auf einem Baum oder einer Lichtung des Hains liegt.
grove-covers-squirrel = Nichts darf das Eichhörnchen überdecken, auch keine Lichtung. Leg die Karte anderswohin.
grove-fruit-differs = { $differ ->
        [one] Ein Baum überdeckt eine andere Frucht, und das Eichhörnchen ist schon da
       *[other] { $differ } Bäume überdecken andere Früchte, und { $squirrel ->
                [0] das Eichhörnchen ist schon da
               *[other] das Eichhörnchen erlaubt nur einen
            }
    }. Dreh oder verschieb die Karte, sodass die Früchte passen.
grove-die-differs = { $differ ->
        [one] Ein Baum läge auf einer Lichtung, deren Würfel eine andere Farbe hat, und das Eichhörnchen ist schon da
       *[other] { $differ } Bäume passen nicht zu dem, was sie überdecken, und einer davon läge auf einer Lichtung, deren Würfel eine andere Farbe hat; { $squirrel ->
                [0] das Eichhörnchen ist schon da
               *[other] das Eichhörnchen erlaubt nur einen
            }
    }. Dreh oder verschieb die Karte, sodass die Früchte passen.
grove-choose-die-first = Für alle diese Bäume gibt es nicht genug Würfel. Wähle zuerst, welche Bäume einen bekommen.
grove-choose-wheelbarrow-first = Mehr als eine 10 ist überdeckt, und es gibt nur eine Schubkarre. Wähle zuerst, welche 10 sie ersetzt.
grove-no-die-due = Dieser Baum wartet nicht auf einen Würfel. Wähle einen der markierten Bäume.
grove-no-die-waiting = Kein Würfel wartet auf einen Baum. Leg eine Karte.
grove-no-wheelbarrow-due = Die Schubkarre kann jetzt nicht dorthin. Setz sie nur auf eine 10, die dafür markiert ist.
grove-not-an-action = Einen solchen Zug gibt es in Grove nicht. Spiel eine Karte, oder wähle einen Baum für einen Würfel oder für die Schubkarre.
grove-finished = Dein Hain ist fertig; die anderen spielen weiter. Warte, bis sie so weit sind.
