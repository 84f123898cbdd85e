# Räume: alles, was beim Spielen mit anderen gelesen wird. Ablehnungen stehen in errors.ftl, der Tisch in table.ftl.

## Einen Tisch eröffnen

room-open-title = Mit anderen spielen
room-game = Spiel
room-seats = Plätze
room-for = Wer mitspielen darf
room-friends = Freunde
room-friends-hint = nur wer den Link hat
room-all = Offen für alle
room-all-hint = steht in der Liste der offenen Tische
room-several = Mehrere Plätze pro Person
room-several-hint = für alle, die sich ein Gerät teilen
room-programs = Fremde Bots erlauben
room-programs-hint = von anderen geschriebene Bots, jeder mit eigenem Konto
room-clock = Uhr
room-clock-none = Keine
room-clock-move = Pro Zug
room-clock-game = Pro Partie
room-clock-day = Über Tage
room-clock-move-how = Zeit für jeden Zug
room-clock-game-how = Zeit pro Person für die ganze Partie
room-clock-day-how = Zeit für jeden Zug
room-clock-move-amount = { $amount ->
        [30] 30 Sekunden
        [60] 1 Minute
       *[120] 2 Minuten
    }
room-clock-game-amount = { $amount } Minuten
room-clock-day-amount = { $amount ->
        [one] ein Tag
       *[other] { $amount } Tage
    }
room-clock-none-is = keine Uhr
room-clock-move-is = { $amount } Sekunden pro Zug
room-clock-game-is = { $amount ->
        [one] eine Minute pro Person
       *[other] { $amount } Minuten pro Person
    }
room-clock-day-is = { $amount ->
        [one] ein Tag pro Zug
       *[other] { $amount } Tage pro Zug
    }
room-you = Du spielst als
room-you-none = wähle einen Namen
room-open = Tisch eröffnen
room-opening = Der Tisch wird eröffnet …
room-lobby-link = Offene Tische

## Wer sitzt

room-name = Wie heißt du?
room-name-hint = dein Name
room-colour = Deine Farbe
room-colour-0 = blau, Kreis
room-colour-1 = dunkelorange, Quadrat
room-colour-2 = grün, Dreieck
room-colour-3 = rosa, Raute
room-colour-4 = hellorange, Sechseck
room-colour-5 = himmelblau, Tropfen
room-colour-6 = oliv, Kleeblatt
room-colour-7 = grau, Stern
room-colour-free = { $colour }
room-colour-taken = { $colour } (schon am Tisch)
room-seat = Platz { $seat }
room-guest = Gast { $number }
room-bot = Bot
room-program = fremder Bot
room-bot-nth = { $name } { $number }
room-bot-novice = Neuling
room-bot-novice-how = hat die Regeln gerade erst gelernt
room-bot-casual = Bummler
room-bot-casual-how = spielt ohne viel nachzudenken
room-bot-greedy = Gierschlund
room-bot-greedy-how = nimmt jetzt die meisten Punkte
room-bot-expert = Experte
room-bot-expert-how = sieht ein paar Züge voraus
room-bot-master = Meister
room-bot-master-how = denkt lange nach und macht selten Fehler
bots-count = Gegner
bots-strength = Stärke
room-bot-here = Oder ein Bot
room-you-are = du
room-you-host = du
room-you-tag = (du)
room-host = leitet den Tisch
room-here = am Tisch
room-away = abwesend
room-same-device = an diesem Gerät
room-chair-sit = Hinsetzen
room-chair-add = Hinzufügen
room-chair-empty = frei
room-sit-title = Setz dich an den Tisch
room-sit = Hinsetzen
room-add-title = Noch ein Platz
room-add-text = Spielt ihr zu mehreren an diesem Gerät? Gebt es zwischen den Zügen weiter: Ein Sichtschutz verbirgt, was gewählt wurde.
room-add = An den Tisch setzen
room-pass = Noch jemand an diesem Gerät
room-stand = Platz verlassen
room-stand-text = Dein Platz wird frei.
room-stand-playing = Wenn du jetzt gehst, spielt ein Bot für dich bis zum Ende.
room-remove = Platz freimachen
room-remove-text = { $name } verliert den Platz und darf sich wieder hinsetzen.
room-bar = Platz freimachen und aussperren
room-bar-text = Wer ausgesperrt ist, darf zusehen, sich aber nicht mehr hinsetzen und in diesem Raum nicht mehr schreiben.
room-barred = { $name } ist aus diesem Raum ausgesperrt.
room-admit = Wieder zulassen
room-remove-bot = Der Bot geht, und der Platz wird frei.

## Vor der Partie

room-title = { $game }: der Tisch
room-table = Der Tisch
room-missing = { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
room-ready-host = Alle sind da: Fang an, wann du willst.
room-ready = Alle sind da. { $name } kann die Partie beginnen.
room-closed-text = Dieser Tisch ist geschlossen.
room-start = Beginnen
room-fill = { $count ->
        [one] Einen Bot dazusetzen
       *[other] Mit { $count } Bots auffüllen
    }
room-begins-drawn = Ausgelost: { $name } beginnt.
room-is-listed = offen für alle
room-is-private = nur mit dem Link
room-has-programs = fremde Bots erlaubt
room-has-several = mehrere Plätze pro Person
room-change = Ändern
room-change-title = Den Tisch ändern
room-change-done = Fertig
room-close = Tisch schließen
room-watching = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
room-link-slow = Die Verbindung ist langsam: Wird noch gesendet …
room-link-lost = Verbindung verloren: Neuer Versuch …
room-refused = Das geht jetzt nicht. Schau auf den Tisch und versuch es noch einmal.

room-invite = Einladen
room-invite-text = Wer diesen Link öffnet, kann sich ohne Anmeldung hinsetzen.
room-invite-link = Einladungslink
room-invite-message = Spielen wir { $game }? Dein Platz ist hier:
room-copy = Kopieren
room-copied = Kopiert
room-share = Teilen
room-qr = QR-Code zeigen
room-qr-hide = QR-Code verbergen
room-qr-alt = QR-Code des Einladungslinks

## Beim Spielen

room-watcher = schaut zu
room-watch-text = Die Obstgärten, wie alle sie sehen: Was in einer Runde gewählt wird, bleibt verborgen, bis alle gewählt haben.
room-your-turn = Du bist am Zug
room-chip-you = { $name } (du)
room-chip-handed = ein Bot spielt
room-chip-thinks = denkt nach
room-chip-played = hat gespielt
room-chip-closed = fertig
room-chip-points = Punkte: { $points }
room-days-short = { $days } T { $hours } h
room-left = Restzeit: { $days ->
        [0] { $hours ->
                [0] { $minutes ->
                        [0] { $seconds } Sekunden
                       *[other] { $minutes } Min. { $seconds } s
                    }
               *[other] { $hours } h { $minutes } Min.
            }
        [one] ein Tag und { $hours } h
       *[other] { $days } Tage und { $hours } h
    }
room-did-none = { $name }: Obstgarten abgeschlossen.
room-gone = { $name } ist schon eine Weile fort.
room-hand = Einen Bot spielen lassen
room-handed-mine = Ein Bot spielt für { $name }.
room-handed-you = Ein Bot spielt für dich.
room-take = Platz wieder übernehmen
room-pause = Um eine Pause bitten
room-pausing = Eine Pause möchten: { $names }.
room-pause-yes = Einverstanden
room-paused = Pause: Die Uhren stehen.
room-go-on = Weiterspielen
room-look = Den Obstgarten von { $name } genau ansehen
room-look-points = { $points } { end-points-word }
room-look-before = Voriger Platz
room-look-next = Nächster Platz
room-look-closed = So, wie er am Ende der letzten Runde war.
room-look-own = So, wie er jetzt ist.

room-pass-to = { $name } ist am Zug
room-pass-text = Gib das Gerät weiter. Was die anderen gewählt haben, bleibt verborgen.
room-pass-open = Ich bin { $name }
room-pass-back = { $name } möchte zurücknehmen
room-lend = Gib das Gerät weiter an:
room-lend-to = { $name } hat etwas zu beantworten

## Bots zusehen

show-open = Bots zusehen
show-text = { $count } Bots spielen gegeneinander, und du schaust zu. Du kannst sie jederzeit anhalten; sie halten auch an, wenn niemand zuschaut.
show-every = Gemischt
show-every-how = vom Neuling bis zum Meister
show-begin = Beginnen und zusehen
show-pause = Bots anhalten
show-paused = Pause: Die Bots warten.
show-again = Noch eine Partie

## Das Ende

room-end = Ende der Partie
room-all-done = Alle sind fertig.
room-won-you = Du hast gewonnen!
room-won-you-and = Ein geteilter Sieg: { $names }!
room-won = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
room-won-none = Niemand gewinnt
room-place = Platz:
room-tie-rotten = Gleich viele Punkte: Wer weniger Faulobst-Marker hat, liegt vorn, { $own } gegen { $other }.
room-tie-dice = Auch gleich viel Faulobst: Wer mehr Würfel hat, liegt vorn, { $own } gegen { $other }.
room-tie-shared = Gleichstand: derselbe Platz.
room-tally = Woher die Punkte kommen: { $name }
room-boards = Alle Obstgärten
room-rematch = Revanche
room-rematch-ready = Du bist dabei
room-rematch-wants = { $count ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
room-rematch-waits = Es fehlen noch: { $names }.
room-rematch-all = Alle sind dabei: Es geht los.
replay-round = Runde
room-again = Noch einmal?
room-see-end = Ergebnis ansehen
room-back = Zurück zu den Plätzen

room-none = Tisch nicht gefunden
room-none-text = Die Adresse ist vielleicht falsch, oder der Tisch wurde gelöscht. Wähle einen anderen Tisch, oder eröffne einen.

## Gespräch

talk-title = Chat
talk-open = Chat { $count ->
        [0] { "" }
        [one] (eine Nachricht zu lesen)
       *[other] ({ $count } Nachrichten zu lesen)
    }
talk-close = Schließen
talk-lines = Nachrichten
talk-none = Noch keine Nachrichten. Sag doch Hallo!
talk-you = Du
talk-watching = schaut zu
talk-more = Möglichkeiten für die Nachricht von { $name }
talk-mute = { $name } stummschalten
talk-muted = Du hast { $name } stummgeschaltet.
talk-unmute = Wieder anzeigen
talk-report = Melden
talk-report-sure = Diese Nachricht dem Betreiber dieses Servers melden?
talk-report-yes = Ja, melden
talk-report-no = Nein
talk-reported = Gemeldet. Danke.
talk-phrases = Fertige Sätze
talk-own = Nachricht schreiben
talk-to = Wer sie lesen darf
talk-to-all = Alle
talk-to-one = Nur { $name }
talk-only-you = nur für dich
talk-only = nur für { $name }
talk-send = Senden
talk-watchers-only = Während der Partie lesen dich nur die, die zuschauen.
talk-said = { $name }: { $text }
talk-say-hello = Hallo!
talk-say-good-luck = Viel Glück!
talk-say-have-fun = Viel Spaß!
talk-say-your-turn = Du bist dran!
talk-say-one-moment = Moment …
talk-say-nice = Schön!
talk-say-well-played = Gut gespielt!
talk-say-oops = Hoppla!
talk-say-thanks = Danke!
talk-say-again = Noch eine?
talk-say-bye = Bis bald!

## Benachrichtigungen

notify-title = Wenn du am Zug bist
notify-off = Lass dich benachrichtigen, wenn du am Zug bist, auch wenn diese Seite geschlossen ist. Nur dafür; jederzeit abschaltbar.
notify-on = Du wirst benachrichtigt, wenn du am Zug bist, auch wenn diese Seite geschlossen ist.
notify-denied = Dein Browser blockiert Benachrichtigungen. Erlaube sie in den Einstellungen dieser Website.
notify-unable = Dieser Server schickt keine Benachrichtigungen. Der Titel des Browser-Tabs zeigt trotzdem, wenn du am Zug bist.
notify-start = Benachrichtigen
notify-stop = Nicht mehr benachrichtigen

## Tische

tables-title = Tische
tables-mine = Deine Tische
tables-open = Offen für alle
tables-closed = Partien zum Zuschauen
tables-more = { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }
tables-none = Gerade kein offener Tisch. Eröffne einen, und andere können sich dazusetzen.
tables-a-guest = ein Gast
tables-free = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
tables-full = voll
tables-playing = es wird gespielt
tables-over = zu Ende
tables-ago = vor { $minutes } Min. eröffnet
tables-join = Mitspielen
tables-watch = Zusehen
tables-return = Zurückkehren
