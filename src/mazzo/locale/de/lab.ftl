# Das Labor: `mazzo lab compare`, `mazzo dataset`, und die Arbeit auf einem Ray-Cluster (`--ray`).

## Ray

cli-metavar-address = [ADRESSE]
cli-opt-ray = stattdessen auf dem Ray-Cluster mit dieser Adresse rechnen; ohne Adresse auf dem, der hier läuft, oder auf einem neuen
lab-not-installed = Dafür braucht man { $package }, und das ist nicht installiert: pip install "mazzo[{ $extra }]"
lab-no-ray = Unter „{ $text }“ gibt es keinen Ray-Cluster. Prüfe die Adresse, oder lass sie weg.
lab-ray-version = Ein Prozess des Ray-Clusters hat Mazzo { $there }, hier ist es { $here }. Installiere überall dieselbe Version.

## lab compare

cli-lab = Versuche mit den Spielen.
cli-lab-compare = Vergleicht Varianten eines Spiels mit denselben Kartenfolgen.
cli-lab-compare-more =
    Jede Kartenfolge wird in jeder Variante einmal gespielt: mit anderen Optionen, anderer Zahl der Plätze oder anderem Deck. Was du mehrmals
    angibst, ist jedes Mal eine Variante; was zusammengehört, steht durch Kommas getrennt, und - bedeutet keine. Eine einzige Variante wird
    mit dem einfachen Spiel verglichen; ohne Variante steht das einfache Spiel für sich. Hinter jeder Zahl steht in Klammern, wo die wahre
    in 95 von 100 Fällen liegt; Unterschiede sind die zur ersten Variante mit denselben Kartenfolgen.
cli-compare-option-help = die Optionen einer Variante, durch Kommas getrennt; - für keine; mehrmals möglich
cli-compare-seats-help = die Zahl der Plätze einer Variante; mehrmals möglich
cli-compare-deck-help = die Datei mit dem Deck einer Variante; - für das Hausdeck; mehrmals möglich
cli-compare-strengths-help = der Bot, der spielt, oder einer pro Platz, durch Kommas getrennt
cli-compare-page-help = auch eine Seite mit Diagrammen als HTML schreiben, in beiden Sprachen

cli-compare-title = { $game }: Varianten im Vergleich
cli-compare-plain = einfach
cli-compare-house-deck = Hausdeck
cli-compare-score = Mittlere Punkte eines Platzes
cli-compare-winner = Punkte des Siegers
cli-compare-margin = Vorsprung des Siegers, in Punkten
cli-compare-actions = Länge: Züge aller Plätze
cli-compare-rounds = Länge: Runden
cli-compare-first = Partien, die der beginnende Platz gewinnt (geteilte Siege zählen anteilig)
cli-compare-first-points = Vorteil des beginnenden Platzes gegenüber dem Durchschnitt der anderen, in Punkten
cli-compare-same-winner = Partien mit demselben Sieger wie in der ersten Variante
cli-compare-wins = Partien, die { $name } gewinnt; 1 ist der gerechte Anteil
cli-compare-rules = Angewandte Regeln, so oft pro Partie
cli-compare-rules-how = Für jede Regel, die das Programm in einer eigenen Zeile anwendet: der Anteil der Partien, in denen sie mindestens einmal angewandt wurde, und wie oft pro Partie im Durchschnitt.
cli-compare-note = In Klammern: wo der wahre Wert in 95 von 100 Fällen liegt. Rechts: der Unterschied zur ersten Variante mit denselben Kartenfolgen.
cli-compare-note-one = In Klammern: wo der wahre Wert in 95 von 100 Fällen liegt.
cli-compare-how = Jede Kartenfolge wurde in jeder Variante einmal gespielt (von verschiedenen Bots einmal für jede Verschiebung der Plätze). Der Balken, oder die Klammer hinter der Zahl, zeigt, wo der wahre Wert in 95 von 100 Fällen liegt. Unterschiede sind die zur ersten Variante mit denselben Kartenfolgen.
cli-compare-repeat = Zum Wiederholen:
cli-compare-measures = Messwerte
cli-compare-mean = Durchschnitt
cli-compare-difference = Unterschied
cli-compare-distributions = Verteilungen
cli-compare-scores = Punkte aller Plätze
cli-compare-lengths = Züge in einer Partie
cli-compare-ends = Wie die Partien enden

lab-few-variants = Ein Vergleich braucht Varianten, jede nur einmal. Ändere --option, --seats oder --deck.
lab-strength-count = Angegeben: { $count } Bots für { $seats ->
        [one] einen einzigen Platz
       *[other] { $seats } Plätze
    }. Nenn einen für alle, oder einen für jeden.

## dataset

cli-dataset = Schreibt Partien der Bots als Parquet, für Programme, die lernen.
cli-dataset-more =
    Zu jedem Zug steht, was sein Platz wissen konnte, was erlaubt war, wie der Bot die Züge bewertete und wie die Partie endete; zu jeder Partie
    ihr Protokoll. Eine README.md beschreibt die Daten. Ein abgebrochener Lauf geht dort weiter, und eine größere Zahl von Partien erweitert
    den Datensatz. Derselbe Startwert ergibt dieselben Bytes. Es braucht NumPy und pyarrow: pip install "mazzo[data]"
cli-dataset-games-help = wie viele Partien
cli-dataset-strengths-help = die Bots, durch Kommas getrennt; für jeden Platz wird einer ausgelost
cli-dataset-write-help = der Ordner; sonst der Name des Spiels und -dataset
cli-dataset-done = { $path }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $plies ->
        [one] 1 Zug
       *[other] { $plies } Züge
    }.

lab-dataset-none = In „{ $path }“ ist kein Datensatz von Mazzo.
lab-dataset-other = „{ $path }“ enthält etwas anderes. Wähle einen anderen Ordner, oder dieselben Einstellungen.
lab-dataset-larger = Der Datensatz in „{ $path }“ hat schon { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }. Verlange ebenso viele, oder wähle einen anderen Ordner.
lab-dataset-unfinished = „{ $path }“ fehlt. Der Befehl, der den Datensatz begonnen hat, macht damit weiter.
lab-dataset-footer = „{ $path }“ ist keine vollständige Parquet-Datei. Lösch sie, und schreib den Datensatz noch einmal: Nur diese Datei wird neu gemacht.
lab-dataset-broken = Zeilengruppe { $group } von „{ $path }“ ist beschädigt. Lösch die Datei, und schreib den Datensatz noch einmal: Nur diese Datei wird neu gemacht.
lab-dataset-fault = Partie { $game } des Datensatzes ging schief: { $name } ist abgestürzt ({ $told }).
