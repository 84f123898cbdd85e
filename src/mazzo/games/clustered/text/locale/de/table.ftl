# Clustereds Tisch: was beim Spielen gelesen und gehört wird. Was jeder Tisch sagt, steht in table.ftl von Mazzo.

## Karten

# Mit Ziffern, denn der Name steht auch nach „legt“ und „versuch“: 1 Kreis, nicht „ein Kreis“.
clustered-card = { $count } { $shape ->
        [square] { $count ->
                [one] Quadrat
               *[other] Quadrate
            }
        [triangle] { $count ->
                [one] Dreieck
               *[other] Dreiecke
            }
       *[circle] { $count ->
                [one] Kreis
               *[other] Kreise
            }
    }, { $fill ->
        [empty] leer
        [dashed] gestrichelt
       *[solid] voll
    }
clustered-wild = eine Jokerkarte
clustered-start = die Startkarte
clustered-card-of = { $card }, gelegt von { $name }
clustered-card-yours = { $card }, deine
clustered-cell-fits = { $card } passt: { $gain }
clustered-cell-fresh = gerade gelegt

clustered-shape = Form
clustered-shape-square = Quadrat
clustered-shape-triangle = Dreieck
clustered-shape-circle = Kreis
clustered-fill = Füllung
clustered-fill-empty = leer
clustered-fill-dashed = gestrichelt
clustered-fill-solid = voll
clustered-number = Anzahl
clustered-number-1 = eins
clustered-number-2 = zwei
clustered-number-3 = drei

## Worauf eine Karte trifft

clustered-side = { $side ->
        [0] die Karte darüber
        [1] die Karte rechts
        [2] die Karte darunter
       *[3] die Karte links
    }

clustered-meets = { clustered-side } { $shared ->
        [0] hat nichts gemeinsam
        [1] hat nur die Form gemeinsam
        [2] hat nur die Füllung gemeinsam
        [4] hat nur die Anzahl gemeinsam
        [3] hat Form und Füllung gemeinsam
        [5] hat Form und Anzahl gemeinsam
        [6] hat Füllung und Anzahl gemeinsam
       *[7] hat alles gemeinsam
    }
clustered-meets-wild = { clustered-side } ist ein Joker
clustered-meets-start = { clustered-side } ist die Startkarte
clustered-misfit = Sie passt hier nicht: { $why }.

## Was zu tun ist

clustered-do-choose = Du bist am Zug: Wähle eine Karte aus deiner Hand, oder zieh sie auf den Tisch.
clustered-do-place = Gewählt: { $card }. { $count ->
        [0] Sie passt nirgends: Wähle eine andere Karte.
        [one] Es gibt einen Platz für sie: Tippe auf den Tisch.
       *[other] Es gibt { $count } Plätze für sie: Tippe auf den Tisch.
    }
clustered-do-discard = Keine deiner Karten passt: Wähle eine zum Abwerfen.
clustered-do-trim = Du hast zu viele Karten: Wähle { $count ->
        [1] eine
        [2] zwei
       *[other] { $count }
    } zum Abwerfen.
clustered-do-trim-more = { $count ->
        [one] Eine Karte muss noch weg.
       *[other] { $count } Karten müssen noch weg.
    }
clustered-do-trim-wait = Du hast gewählt. Warten auf die anderen: Dann werden alle abgeworfenen Karten aufgedeckt.
clustered-do-wait = { $name } ist am Zug.
clustered-do-finished = Du hast keine Karten mehr; die anderen spielen weiter.
clustered-do-over = Die Partie ist zu Ende.
clustered-lay = Hierher legen
clustered-lay-gain = Legen { $gain }
clustered-discard = Abwerfen
clustered-trim = { $count ->
        [one] Diese Karte abwerfen
       *[other] Diese { $count } abwerfen
    }

## Was geschieht

clustered-ghost = { $card }, { $place }: { $what }. Punkte: { $gain }.
clustered-said-begins = Die Partie beginnt: Die Startkarte liegt in der Mitte.
clustered-said-begins-two = Die Partie beginnt: Zwei Startkarten liegen in einer Reihe, mit sechs Feldern dazwischen.
clustered-said-laid = { $name } legt { $card }, { $place }: { $gain }. Summe: { $total }.
clustered-said-laid-you = Du legst { $card }, { $place }: { $gain }. Summe: { $total }.
clustered-said-discarded = { $name } kann nichts legen und wirft { $card } ab.
clustered-said-discarded-you = Nichts passt: Du wirfst { $card } ab.
clustered-said-drew = { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
clustered-said-drew-you = Du ziehst { $card }.
clustered-said-trimmed = { $name } wirft { $card } ab.
clustered-said-trimmed-you = Du wirfst { $card } ab.
clustered-said-trimmed-two = { $name } wirft { $first } und { $second } ab.
clustered-said-trimmed-two-you = Du wirfst { $first } und { $second } ab.
clustered-said-sealed = { $name } hat gewählt, was abgeworfen wird.
clustered-said-turn = { $name } ist am Zug.
clustered-said-turn-you = Du bist am Zug.
clustered-said-chosen = Gewählt: { $card }. { $count ->
        [0] Sie passt nirgends.
        [one] Es gibt einen Platz für sie.
       *[other] Es gibt { $count } Plätze für sie.
    }
clustered-said-undone = Zug zurückgenommen. Summe: { $total }.
clustered-said-bonus = { $name } bekommt den Bonus „{ $bonus }“.
clustered-said-bonus-you = Du bekommst den Bonus „{ $bonus }“.
clustered-said-bonus-free = Den Bonus „{ $bonus }“ hat jetzt niemand.

clustered-summary = Der Tisch: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }. Deine Punkte: { $total }. Auf deiner Hand: { $held }. In deinem Deck: { $deck }.
clustered-summary-edge = Er hat { $rows } Reihen und { $cols } Spalten.
clustered-player = { $name }: { $mood }. Punkte: { $total }. Auf der Hand: { $held }. Im Deck: { $deck }.
clustered-discards = Abgeworfen
clustered-discards-of = Abgeworfen von { $name }
clustered-discards-yours = Von dir abgeworfen
clustered-discards-none = Noch nichts abgeworfen.
clustered-hand-empty = Deine Hand ist leer.

clustered-mood-playing = ist am Zug
clustered-mood-trimming = wählt, was abgeworfen wird
clustered-mood-discarding = muss abwerfen
clustered-mood-waiting = wartet
clustered-mood-finished = alle Karten gespielt

## Punkte

clustered-score = Punkte
clustered-score-rectangle = Rechteck
clustered-score-rectangle-of = { $rows } mal { $columns }
clustered-score-rectangle-none = noch kein Rechteck
clustered-score-lines = Linien
clustered-score-line-across = waagrecht, { $count } Karten
clustered-score-line-down = senkrecht, { $count } Karten
clustered-score-lines-none = noch keine Linie
clustered-score-bonuses = Boni
clustered-score-bonuses-none = noch kein Bonus
clustered-score-now = Wenn die Partie jetzt endete

clustered-bonus-first-rectangle = Erstes Rechteck
clustered-bonus-first-rectangle-how = für das erste Rechteck von zwei mal drei; niemand kann ihn wegnehmen
clustered-bonus-first-line = Erste Linie
clustered-bonus-first-line-how = für die erste Linie aus fünf; niemand kann ihn wegnehmen
clustered-bonus-largest-rectangle = Größtes Rechteck
clustered-bonus-largest-rectangle-how = für das größte Rechteck am Ende; bei Gleichstand für niemanden
clustered-bonus-longest-line = Längste Linie
clustered-bonus-longest-line-how = für die längste Linie am Ende; bei Gleichstand für niemanden
clustered-bonus-held = { $bonus }: { $name }
clustered-bonus-held-you = { $bonus }: du
clustered-bonus-held-none = { $bonus }: niemand

## Auf dem Bildschirm

clustered-you = du
clustered-players = Mitspielende
clustered-held = Karten auf der Hand
clustered-deck = Karten im Deck
clustered-player-bonuses = Boni: { $bonuses }.
clustered-summary-all = Der Tisch: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
clustered-sheet-of = Punkte von { $name }
clustered-sheet-yours = Deine Punkte
clustered-end-rectangle-none = Kein Rechteck.
clustered-end-lines-none = Keine Linie.
clustered-sheet-how = Wähle eine Zeile, um sie auf dem Tisch zu sehen.
clustered-next = Nächster erlaubter Platz
clustered-nearer = Vergrößern
clustered-farther = Verkleinern
clustered-move-discard = { $card } abwerfen
clustered-did-lay = { $name } legt { $card }: { $gain }.
clustered-did-discard = { $name } wirft { $card } ab.
clustered-did-lay-you = Du legst { $card }: { $gain }.
clustered-did-discard-you = Du wirfst { $card } ab.
clustered-picked = Zum Abwerfen: { $cards }.
clustered-replay-hand-you = Auf der Hand
clustered-replay-hand = Auf der Hand von { $name }
clustered-replay-start = Die Startkarte liegt auf dem Tisch.
clustered-fits-here = Hierher könntest du legen: { $cards }.
clustered-fits-none = Keine deiner Karten passt hierher.

clustered-help-drag = Eine Karte auf den Tisch ziehen
clustered-help-tap = Die Karte antippen, dann einen leuchtenden Platz
clustered-help-tap-how = dann mit der großen Taste legen
clustered-help-point = Auf ein Feld zeigen
clustered-help-point-how = mit gewählter Karte sagt es, was jede Nachbarkarte gemeinsam hat und welche es nicht erlaubt
clustered-help-card = Die Karte wählen
clustered-help-card-how = 1, 2, 3 …
clustered-help-view = Den Tisch verschieben, vergrößern oder verkleinern
clustered-help-view-how = Umschalttaste und Pfeile; + und −, das Rad oder zwei Finger
clustered-help-score = Die Gruppen einer Person sehen
clustered-help-score-how = die Person oder eine Zeile der Punkte antippen

## Tipps

hint-clustered-card = Versuch { $card }.
hint-clustered-near = Platz für { $card }: im markierten Bereich.
hint-clustered-move = { $card }: auf den markierten Platz.
