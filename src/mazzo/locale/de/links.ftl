# Was ein Link denen sagt, die ihn bekommen: Titel, Beschreibungen und Bilder der Seiten.

link-title = { $title } · Mazzo
link-picture = { $title }: eine Zeichnung von Mazzo
link-foot = Mazzo · { $game }

link-site = Lernen, allein oder mit Freunden spielen und jede Partie analysieren, im Browser und ohne Konto.
link-game = { $about } Im Browser zu spielen, allein, mit Bots oder mit Freunden.
link-rules = Die nummerierten Regeln von { $game }: Such eine Regel und nenne sie bei ihrer Nummer.
link-learn = Eine kurze Lektion: Lerne { $game } beim Spielen, Zug für Zug.
link-puzzle-title = Rätsel des Tages: { $game }
link-puzzle = Eine Stellung aus { $game } und ein Zug, der besser ist als die anderen: Siehst du ihn? Jeden Tag ein neues Rätsel.
link-lobby = Die offenen Tische: Nimm Platz, oder schau bei einer Partie zu.
link-decks = Decks, Karte für Karte selbst eingegeben.
link-deck = Ein Deck für { $game }, von Hand eingegeben.

link-room-free = { $count ->
        [0] Alle Plätze sind besetzt. Öffne den Link, um zuzuschauen.
        [one] Ein Platz ist frei. Öffne den Link, um dich hinzusetzen: ohne Konto.
       *[other] { $count } Plätze sind frei. Öffne den Link, um dich hinzusetzen: ohne Konto.
    }
link-room-playing = Die Partie läuft. Öffne den Link, um zuzuschauen.
link-room-over = Die Partie ist zu Ende. Vielleicht folgt noch eine.
link-room-closed = Dieser Tisch ist geschlossen.
link-room-taken = besetzt

link-match-title = Eine Partie { $game }
link-match = Die Partie läuft.
link-deal = Dieselben Karten in derselben Reihenfolge. { $result }
link-deal-result = Punkte, die es zu schlagen gilt: { $score }.
link-cards-title = { $game }: Karten für dich
link-cards = Jemand hat diese Karten gespielt und schickt sie dir in derselben Reihenfolge. Es zählt der erste Versuch.
link-day-title = { $game }: die Karten vom { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
link-day = Alle haben die gleichen Karten, und es zählt der erste Versuch. Wie weit kommst du?
link-day-over = Der Tag ist vorbei, die Karten sind noch da: Spiel sie und sieh, was die anderen daraus gemacht haben.
link-replay = Sieh dir eine Partie { $game } Zug für Zug an. { $result }
link-review = Die Analyse einer Partie { $game }: wo Punkte verloren gingen und was stattdessen möglich war. { $result }
link-result = { $won } mit { $score }.
