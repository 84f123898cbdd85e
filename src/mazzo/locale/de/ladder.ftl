# Die Rangliste der Bots: `mazzo ladder`.

## Der Befehl

cli-ladder = Lässt die Bots gegeneinander spielen und sagt, welcher stärker ist.
cli-ladder-more =
    Jeder Bot spielt dieselben Karten von jedem Platz aus, damit alle gleich viel Glück haben; in Spielen für eine Person werden Bots nach den
    Punkten mit denselben Karten verglichen. Hinter jeder Zahl steht in Klammern, wo die wahre in 95 von 100 Fällen liegt. Derselbe Startwert
    ergibt dieselben Partien, mit beliebig vielen Prozessen. Für Wertungszahlen braucht man NumPy: pip install "mazzo[lab]"
cli-metavar-folder = ORDNER
cli-ladder-deals-help = wie viele Kartenfolgen
cli-ladder-strengths-help = die Bots, die spielen, der schwächste zuerst, durch Kommas getrennt; sonst alle Bots von Mazzo
cli-ladder-pairs-help = Gegner jedes Bots: next, der nächstschwächere; all, jeder andere
cli-ladder-seats-help = wie viele am Tisch sitzen; sonst zwei, wo mehrere spielen
cli-ladder-seed-help = der Startwert der Partien
cli-ladder-json-help = die Zahlen auch als JSON schreiben; mit - statt alles anderen
cli-ladder-keep-help = eine Datei, in der jede gespielte Kartenfolge bleibt: Ein abgebrochener Lauf geht dort weiter
cli-ladder-write-help = ein Ordner, in den Zahlen und Diagramm unter dem Namen des Spiels geschrieben werden
cli-ladder-soundness-help = stattdessen so viele Partien an Tischen jeder Größe, in denen nichts schiefgehen darf

cli-ladder-deals = { $count ->
        [one] { $count } Kartenfolge
       *[other] { $count } Kartenfolgen
    }
cli-ladder-rating = Wertungszahl
cli-ladder-points = Mittlere Punkte
cli-ladder-steps = Gegen den nächstschwächeren
cli-ladder-steps-all = Gegeneinander
cli-ladder-won = Anteil gewonnener Partien
cli-ladder-more-points = Punkte mehr mit denselben Karten
cli-ladder-thinking = × Rechenzeit pro Zug
cli-ladder-anchor = { $name } steht bei { NUMBER($rating, useGrouping: 0) }; 400 Punkte mehr gewinnen zehnmal für jede Niederlage.
cli-ladder-chart = { $game }: die Rangliste der Bots
cli-ladder-against = gegen { $name }: { $edge }
cli-ladder-chart-note = Balken: wo der wahre Wert in 95 von 100 Fällen liegt.

cli-ladder-faults = { $count ->
        [one] Eine Kartenfolge ging schief:
       *[other] { $count } Kartenfolgen gingen schief:
    }
cli-ladder-fault-crash = Kartenfolge { $deal }, { $seats }, Zug { $move }: { $name } ist abgestürzt ({ $told })
cli-ladder-fault-illegal = Kartenfolge { $deal }, { $seats }, Zug { $move }: { $name } tat etwas Unerlaubtes ({ $told })
cli-ladder-fault-stall = Kartenfolge { $deal }, { $seats }, Zug { $move }: Die Partie endet nicht

cli-ladder-sound-games = Partien
cli-ladder-sound-actions = Züge
cli-ladder-sound-crash = Abstürze
cli-ladder-sound-illegal = Unerlaubte Züge
cli-ladder-sound-stall = Partien ohne Ende
cli-ladder-sound-longest = Längstes Nachdenken
cli-ladder-sound-seats = { $seats ->
        [one] allein: { $games }
       *[other] mit { $seats }: { $games }
    }
cli-ladder-seconds = { $seconds } s

## Was schiefgeht

lab-unknown-entrant = Kein Bot heißt „{ $text }“. Wähle aus diesen: { $known }.
lab-entrant-amount = „{ $name }“ kann nicht so denken, wie „{ $text }“ sagt.
lab-few-entrants = Eine Rangliste hat mindestens zwei Bots, jeden einmal. Wähle aus diesen: { $known }.
lab-kept-other = „{ $path }“ enthält keine Kartenfolgen dieser Rangliste. Wähle eine andere Datei, oder dasselbe Spiel, dieselben Varianten und denselben Startwert.
lab-process-died = Ein Prozess, in dem Bots nachdachten, ist gestorben. Was bis dahin gespeichert war, ist vollständig.
