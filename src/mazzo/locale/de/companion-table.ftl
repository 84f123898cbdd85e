# Am Tisch: wer ansagt, die Schiedsrichterin, wer beginnt, die Zeit, Würfel und Münze.

caller-title = Zahlen ansagen
caller-lead = Alle spielen dieselben Karten: Eine Person sagt die Zahlen an, alle legen eine Karte, dann folgt die nächste.
caller-not-here = In diesem Spiel sagt niemand Zahlen an: Alle haben eigene Karten.
caller-with-recipes = Mit der Rezept-Aufgabe
caller-with-recipes-hint = Zwei Rezeptkarten werden vor dem Beginn aufgedeckt.
caller-recipes = Rezepte: { $cards }
caller-one-phone = Dieses Telefon sagt an
caller-one-phone-text = Es zeigt die Zahlen groß und spricht sie.
caller-begin = Beginnen
caller-each-phone = Für alle ein Telefon
caller-each-phone-text = Wer den Link hat, sieht die Zahlen. Am Ende geben alle ihre Karten ein, und die Rangliste erscheint auf jedem Telefon.
caller-name = Dein Name
caller-open-table = Tisch öffnen
caller-start-card = Startkarte
caller-hand = Hand
caller-said = Nummer { $card }.
caller-said-first = Startkarte { $card }. Hand: { $hand }.
caller-progress = { $count } von { $most } Karten
caller-before = vorher: { $cards }
caller-all-placed = Alle haben gelegt
caller-again = Noch einmal ansagen
caller-back = Zurück
caller-speaks = Zahlen vorlesen
caller-speaks-hint = Dann muss niemand auf das Telefon sehen.
caller-no-voice = Dieser Browser hat keine Stimme für diese Sprache: Lies die Zahlen vor.
caller-last = Alle Karten sind angesagt. Legt die letzten zwei.
caller-count = Punkte zählen
caller-players = { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
caller-end = Beenden
caller-end-text = Die Zahlen dieses Spiels sind danach nicht mehr zu sehen.

call-title = { $game }: die Zahlen
call-away = Der Server antwortet nicht. Die Zahlen kommen, sobald das Netz wieder da ist.
call-invited = Am Tisch: { $names }.
call-join = Mitspielen
call-begins-soon = Es beginnt, wenn die ansagende Person „Beginnen“ drückt.
call-invite = Einladen
call-message = Wir spielen mit den Karten: Hier sind die Zahlen.
call-players = Am Tisch
call-placed = Ich habe gelegt
call-not-placed = Ich habe noch nicht gelegt
call-has-placed = hat gelegt
call-entered = hat eingegeben
call-waits = Die anderen legen noch.
call-on = Ohne Warten ansagen
call-ranking = Rangliste
call-enter = Deine Karten
call-send = Fertig: senden
call-send-again = Noch einmal senden
call-waits-for-all = Gesendet. Die Rangliste erscheint, wenn alle gesendet haben.

referee-title = Schiedsgericht
referee-may = Darf ich das?
referee-questions = Fragen
referee-yes = Ja, das darfst du.
referee-no = Nein.
referee-asks = Gib die Lage und die Karte ein: Hier steht dann die Antwort.
referee-again = Von vorn
referee-no-engine = Ohne Netz antwortet das Schiedsgericht nicht. Was du eingibst, bleibt, und die Antwort kommt mit dem Netz.
referee-try = Gib ein, was auf dem Tisch liegt, dann die Karte, um die es geht: Darf sie dort nicht liegen, wird die Regel genannt, die es verbietet.
referee-search = Suchen
referee-hits = { $count ->
        [0] Keine Frage. Suche in den Regeln.
        [one] Eine Frage
       *[other] { $count } Fragen
    }
referee-rules = Alle Regeln

tools-title = Wer beginnt, Zeit, Würfel
tools-first = Wer beginnt?
tools-names = Namen
tools-names-hint = Durch Kommas getrennt. Ohne Namen wird ein Platz gelost.
tools-draw = Losen
tools-begins = { $name } beginnt
tools-by-rule = Was die Spielregel sagt
tools-by-rule-of = { $game ->
        [orchard] Alle spielen gleichzeitig; eine Person sagt die Zahlen an.
        [grove] Alle spielen gleichzeitig; eine Person sagt die Zahlen an.
        [grass] Wer links von der gebenden Person sitzt, beginnt.
        [clustered] Die jüngste Person beginnt.
        [gnoming] Die Spielregel sagt es nicht: Wählt oder lost.
       *[other] Ihr entscheidet.
    }
tools-timer = Zeit für einen Zug
tools-minutes = Minuten
tools-next-turn = Nächster Zug
tools-start = Starten
tools-pause = Anhalten
tools-time-over = Die Zeit ist um.
tools-timer-note = Die Zeit darf man übersehen: Wenn sie um ist, geschieht nichts.
tools-chance = Würfel und Münze
tools-dice = { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
tools-coin = Münze
tools-heads = Kopf
tools-tails = Zahl
