# Gnomings Tisch: was beim Spielen gelesen und gehört wird. Was jeder Tisch sagt, steht in table.ftl von Mazzo.

## Ein Zug, in einer Zeile

# $card ist eine Karte mit ihrem Artikel, im ersten und vierten Fall gleich: „eine 5“, „eine Mulligan-Karte“.
gnoming-did-card = eine Karte
gnoming-did-draw = { $name } zieht { $card } vom Nachziehstapel.
gnoming-did-draw-you = Du ziehst { $card } vom Nachziehstapel.
gnoming-did-take = { $name } nimmt { $card } vom { $pile ->
        [left] linken
       *[right] rechten
    } Ablagestapel.
gnoming-did-take-you = Du nimmst { $card } vom { $pile ->
        [left] linken
       *[right] rechten
    } Ablagestapel.
gnoming-did-put = { $name } legt { $card } auf Feld { $cell }.
gnoming-did-put-you = Du legst { $card } auf Feld { $cell }.
gnoming-did-put-then = { $card } kommt auf Feld { $cell }.
gnoming-did-out = { $card } kommt heraus.
gnoming-did-stays = Kein Abpraller: { $card } bleibt auf Feld { $cell } an der Stelle des zweiten Mulligans.
gnoming-did-discard = { $name } wirft { $card } auf den { $pile ->
        [left] linken
       *[right] rechten
    } Ablagestapel ab.
gnoming-did-discard-you = Du wirfst { $card } auf den { $pile ->
        [left] linken
       *[right] rechten
    } Ablagestapel ab.
gnoming-did-discard-then = { $card } landet auf dem { $pile ->
        [left] linken
       *[right] rechten
    } Ablagestapel.
gnoming-did-leave = { $name } wirft ein Hindernis ab: Es ist aus dem Spiel.
gnoming-did-leave-you = Du wirfst ein Hindernis ab: Es ist aus dem Spiel.
gnoming-did-leave-then = Das Hindernis ist aus dem Spiel.
gnoming-did-turn = { $name } deckt Feld { $cell } auf.
gnoming-did-turn-you = Du deckst Feld { $cell } auf.
gnoming-did-turned = { $name } deckt Feld { $cell } auf: { $card }.
gnoming-did-turned-you = Du deckst Feld { $cell } auf: { $card }.
gnoming-did-pass = { $name } deckt nichts auf.
gnoming-did-pass-you = Du deckst nichts auf.
gnoming-tie-third = Gleich viele Punkte: Die niedrigere dritte Runde liegt vorn, { $own } gegen { $other }.

## Das Ende und die Wiederholung

gnoming-end-board = Die Raster, Runde für Runde
gnoming-share-result = Meine Partie Gnoming A Round: { $score } { end-points-word } in drei Runden. Die wenigsten gewinnen!
gnoming-share-result-other = Eine Partie Gnoming A Round: { $score } { end-points-word } in drei Runden. Die wenigsten gewinnen!
gnoming-replay-about = { $count ->
        [one] { $name } gewann drei Runden Minigolf mit { $score } { end-points-word }.
       *[other] { $name } gewannen drei Runden Minigolf gemeinsam, jeweils: { $score } { end-points-word }.
    }
gnoming-round = Runde { $round }
gnoming-round-choose = Welche Runde gezeigt wird
gnoming-round-points = { $name } { $points }
gnoming-round-summary = Die Raster von Runde { $round }. Punkte: { $points }.
gnoming-round-grid = { $name }, Reihe für Reihe: { $rows }. Punkte: { $points }.
gnoming-tally = Woher die Punkte kommen
gnoming-tally-sum = Insgesamt
gnoming-tally-singles = Einzelne Karten
gnoming-tally-matched = Linien
gnoming-tally-negatives = Negative Karten
gnoming-tally-hazards = Hindernisse
gnoming-tally-bonus = Fürs Fertigwerden
gnoming-tally-total = Punkte
gnoming-tally-lines = Die Linien von Runde { $round }: Tippe eine an, um sie im Raster zu sehen.
gnoming-tally-lines-none = Keine Linie in Runde { $round }.
gnoming-tally-line = { $way ->
        [row] Reihe
       *[column] Spalte
    } { $number }, dreimal { $value }
gnoming-replay-start = Runde { $round }: Die ersten Karten der Ablagestapel werden aufgedeckt.
gnoming-replay-firsts = Runde { $round }: Alle decken zwei Karten ihres Rasters auf.
gnoming-replay-over = Runde { $round } ist vorbei: Was noch verdeckt lag, wird aufgedeckt, und die Punkte werden gezählt.
gnoming-replay-points = Punkte bisher
gnoming-replay-how = Die wenigsten Punkte gewinnen.
gnoming-replay-middle = In der Mitte des Tischs
gnoming-replay-stock = Nachziehstapel: { $count }
gnoming-replay-pile = { $pile ->
        [left] Links
       *[right] Rechts
    }: { $count }
gnoming-replay-held = Auf der Hand

## Karten und Felder

gnoming-card = { $kind ->
        [hazard] ein Hindernis
        [mulligan] eine Mulligan-Karte
       *[number] { $value ->
            [8] eine 8
           *[other] eine { $figure }
        }
    }
gnoming-card-hazard = Hindernis
gnoming-card-mulligan = Mulligan
gnoming-down = verdeckt
gnoming-empty = leer
gnoming-you = du
gnoming-cell = Feld { $cell }
gnoming-cell-card = { $cell }: { $card }
gnoming-grid = Das Raster, Reihe für Reihe: { $rows }. Offene Punkte: { $points }.
gnoming-stock = Nachziehstapel: { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }.
gnoming-pile = { $side ->
        [left] Linker Ablagestapel
       *[right] Rechter Ablagestapel
    }: { $card }{ $count ->
        [0] {""}
        [one] {""}
       *[other] , insgesamt { $count } Karten
    }.
gnoming-pile-take = Nimm sie und leg sie in dein Raster.
gnoming-pile-discard = Hierher abwerfen.
gnoming-pile-stop = Aufhören und hierher abwerfen.
gnoming-on-pile = auf dem { $side ->
        [left] linken Ablagestapel
       *[right] rechten Ablagestapel
    }
gnoming-hand-empty = Auf der Hand: nichts.
gnoming-hand-yours = Auf deiner Hand: { $card }.
gnoming-hand-of = Auf der Hand von { $name }: { $card }.

## Was es bringen würde

gnoming-put = { $out ->
        [down] { $card } auf Feld { $cell }: { $gain } zu den offenen Punkten. Welche Karte herauskommt, ist noch nicht bekannt.
       *[other] { $card } auf Feld { $cell }, heraus kommt { $out }: { $gain }.
    }
gnoming-completes = { $line }: { $points }.
gnoming-picked = Gewählt

## Was zu tun ist

gnoming-do-choose = { $whole ->
        [yes] Wähle zwei deiner Karten zum Aufdecken.
       *[no] { $count ->
            [one] Noch eine.
           *[other] Noch { $count }.
        }
    }
gnoming-do-turn = Gewählt: Jetzt deck sie auf.
gnoming-do-draw = Du bist am Zug: Zieh vom Nachziehstapel, oder nimm die oberste Karte eines Ablagestapels.
gnoming-do-take = Du nimmst { $card }: Tippe das Feld an, auf das sie kommt.
gnoming-do-place = Auf deiner Hand: { $card }. Leg sie in dein Raster, oder wirf sie ab.
gnoming-do-hazard = Du hast ein Hindernis auf der Hand: Wirf es ab, und die anderen dürfen eine Karte aufdecken; behalten kostet 10.
gnoming-do-must = Von einem Ablagestapel genommen: { $card }. Die Karte muss in dein Raster.
gnoming-do-mulligans = Zwei deiner Mulligans liegen offen: { $card } muss einen davon ersetzen.
gnoming-do-bounce = Die { $card } prallt ab! Leg sie auf ein anderes Feld, oder hör auf und wirf sie ab.
gnoming-do-bounce-on = Die { $card } prallt ab, und zwei Mulligans dürfen nicht bleiben: Leg sie auf einen davon oder auf eine verdeckte Karte.
gnoming-do-discard = Heraus kommt { $card }: auf welchen Ablagestapel?
gnoming-do-asked = { $name } hat ein Hindernis abgeworfen: Möchtest du eine deiner Karten aufdecken?
gnoming-do-asked-you = Du hast ein Hindernis abgeworfen.
gnoming-do-over = Die Partie ist zu Ende.
gnoming-do-wait = { $name } ist am Zug.
gnoming-do-wait-asked = Ein Hindernis: Warten auf die Antwort von { $name }.
gnoming-do-wait-choose = { $mine ->
        [yes] Gewählt.{" "}
       *[no] {""}
    }{ $count ->
        [one] Warten auf { $names }.
       *[other] Warten auf { $count }: { $names }.
    }
gnoming-do-wait-turned = Die Karten werden aufgedeckt.
gnoming-do-finished = Diese Runde ist für dich vorbei: { $name } ist am Zug.

gnoming-draw = Ziehen
gnoming-draw-from = Vom Nachziehstapel ziehen
gnoming-discard = Abwerfen
gnoming-discard-hazard = Hindernis abwerfen
gnoming-discard-here = Hierher abwerfen
gnoming-stop = Aufhören
gnoming-stop-here = Hier aufhören
gnoming-turn-picked = { $count ->
        [one] Diese aufdecken
       *[other] Diese zwei aufdecken
    }
gnoming-no-thanks = Nein, danke
gnoming-touch-cell = Tippe ein Feld deines Rasters an.
gnoming-others-play = Die anderen spielen.
gnoming-move-turn = Feld { $cell } aufdecken
gnoming-move-pair = Felder { $first } und { $second } aufdecken
gnoming-move-take = { $card } vom { $side ->
        [left] linken Ablagestapel
       *[right] rechten Ablagestapel
    }
gnoming-moves-about = Jeder erlaubte Zug; wo eine Karte gelegt wird, zuerst die, die am wenigsten Punkte lassen.

## Was geschieht

gnoming-opened = { $card } auf Feld { $cell }
gnoming-said-opened = { $name } deckt auf: { $cards }.
gnoming-said-opened-you = Du deckst auf: { $cards }.
gnoming-said-which-pile = Auf welchen Ablagestapel kommt sie?
gnoming-said-undone = Zug zurückgenommen.
gnoming-said-round = Runde { $round } ist vorbei.
gnoming-said-points = { $name }: { $points }.
gnoming-said-points-you = Du: { $points }.
gnoming-said-out = { $name } hat keine verdeckte Karte mehr: noch ein Zug für alle anderen.
gnoming-said-out-you = Du hast keine verdeckte Karte mehr: noch ein Zug für alle anderen.
gnoming-said-renewed = Der Nachziehstapel war leer: Die abgeworfenen Karten werden zu einem neuen gemischt.
gnoming-said-piles = Eine neue Runde. Auf den Ablagestapeln: links { $left }, rechts { $right }.
gnoming-last-out = { $name } ist fertig!
gnoming-last-out-you = Du bist fertig!
gnoming-last-circle = Letzte Züge!
gnoming-last-turns = { $count ->
        [one] Letzter Zug!
       *[other] Noch { $count } Züge.
    }
gnoming-summary = Runde { $round }. Im Nachziehstapel: { $stock }. Linker Ablagestapel: { $left }. Rechter Ablagestapel: { $right }.

## Mitspielende, Blätter und Zahlen

gnoming-players = Mitspielende
gnoming-player = { $name }: { $mood }. Punkte: { $total }. Verdeckt: { $down }.
gnoming-mood-choosing = wählt die ersten Karten
gnoming-mood-drawing = ist am Zug
gnoming-mood-placing = hat eine Karte auf der Hand
gnoming-mood-bouncing = lässt abprallen
gnoming-mood-discarding = wirft ab
gnoming-mood-asked = antwortet auf ein Hindernis
gnoming-mood-waiting = wartet
gnoming-mood-finished = mit der Runde fertig
gnoming-sheet-of = Raster von { $name }
gnoming-sheet-yours = Deine Punkte
gnoming-open-now = Jetzt offen
gnoming-player-total = Runden bisher: { $rounds }. Mit dem, was offen liegt: { $total }.
gnoming-rounds = Die Blätter der Runden
gnoming-round-over = Runde { $round } ist vorbei
gnoming-leads = in Führung
gnoming-sum-so-far = insgesamt { $total }
gnoming-unseen = Noch nicht gesehene Karten
gnoming-unseen-about = { $count ->
        [one] Eine Karte ist noch nicht gesehen worden.
       *[other] { $count } Karten sind noch nicht gesehen worden: im Nachziehstapel oder verdeckt in den Rastern.
    }
gnoming-unseen-card = { $card }: { $count }

## Tasten und Gesten

gnoming-help-drag = Eine Karte in dein Raster ziehen
gnoming-help-drag-how = von der Hand oder einem Ablagestapel; die Karte auf der Hand auch auf einen Ablagestapel
gnoming-help-tap = Die oberste Karte eines Ablagestapels antippen, dann das Feld
gnoming-help-tap-how = jedes Feld sagt, wie sich deine offenen Punkte ändern würden: weniger ist besser; mit ?, wo eine unbekannte Karte herauskommt
gnoming-help-move = Von Feld zu Feld gehen
gnoming-help-move-how = Pfeile
gnoming-help-lay = Das Feld benutzen
gnoming-help-lay-how = Enter, oder 1–9 in Leserichtung
gnoming-help-card = Eine Karte aufdecken oder eine dorthin legen
gnoming-help-card-how = 1–9
gnoming-help-view = Noch nicht gesehene Karten
gnoming-help-view-how = 0
gnoming-help-draw = Vom Nachziehstapel ziehen
gnoming-help-draw-how = D
gnoming-help-piles = Linker und rechter Ablagestapel
gnoming-help-piles-how = L, R: zum Nehmen und zum Abwerfen
gnoming-help-pass = Nein, danke; aufhören
gnoming-help-pass-how = P

## Tipps

hint-gnoming-draw = Zieh vom Nachziehstapel.
hint-gnoming-pass = Deck diesmal nichts auf.
hint-gnoming-turn = { $far ->
        [move] Deck { $count ->
            [one] Feld { $cells }
           *[other] die Felder { $cells }
        } auf.
        [near] Such unter den Feldern { $cells }.
       *[what] Deck eine Karte auf.
    }
hint-gnoming-take = { $far ->
        [move] Der { $pile ->
            [0] linke
           *[1] rechte
        } Ablagestapel: Nimm { $card } und leg sie auf Feld { $cells }.
        [near] Der { $pile ->
            [0] linke
           *[1] rechte
        } Ablagestapel: { $card }, für eines der Felder { $cells }.
       *[what] Nimm { $card } vom { $pile ->
            [0] linken
           *[1] rechten
        } Ablagestapel.
    }
hint-gnoming-put = { $far ->
        [move] Leg die Karte auf Feld { $cells }.
        [near] Leg die Karte auf eines der Felder { $cells }.
       *[what] Leg die Karte in dein Raster.
    }
hint-gnoming-discard = { $far ->
        [hazard] Wirf das Hindernis ab.
        [move] Wirf die Karte auf den { $pile ->
            [0] linken
           *[1] rechten
        } Ablagestapel ab.
       *[what] Wirf die Karte ab.
    }
