# Der Wertungsbogen einer Partie mit gedruckten Karten.

grass-scorer-seats = Wessen Karten
grass-scorer-entered = eingegeben
grass-scorer-where = Wo die Karten von { $name } liegen
grass-scorer-peddles = Ungeschützt
grass-scorer-covered = Geschützt
grass-scorer-hand = Auf der Hand
grass-scorer-cards = { $count ->
        [0] keine
        [one] eine Karte
       *[other] { $count } Karten
    }
grass-scorer-keys = { $zone }: einmal tippen, eine Karte
grass-scorer-add = { $card }: { $count }. Eine dazu
grass-scorer-less = { $card }: eine weg
grass-scorer-sum = Ohne Karten zu zählen
grass-scorer-sum-label = Summe in Dollar
grass-scorer-sum-hint = Sie kommt zu den Waren oben hinzu.
grass-scorer-as-played = Gezählt wird, wie ihr gespielt habt.
grass-scorer-next = Weiter: { $to }
grass-scorer-ledger = Runde für Runde
grass-scorer-correct = { $name }, Runde { $number }: { $points }. Korrigieren
grass-companion-part = Runde { $number }

# Das Schiedsgericht.
grass-referee-markets = Wessen Markt?
grass-referee-own = Deiner
grass-referee-other = Der andere
grass-referee-closed = geschlossen
grass-referee-open = Offen: Dort liegt ein Market Open
grass-referee-lies = Was dort liegt
grass-referee-peddles = Ungeschützt
grass-referee-covered = Geschützt
grass-referee-heat = Heat On
grass-referee-which = Welche Karte hältst du?
grass-referee-way = Was willst du damit tun?
grass-referee-play = Spielen
grass-referee-on-other = Auf den anderen Markt
grass-referee-on-own = Auf meinen eigenen
grass-referee-discard = Abwerfen
