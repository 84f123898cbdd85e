# Die Befehlszeile. Beispiele und Optionen sind in jeder Sprache gleich und stehen im Code.

## Mazzo selbst

cli-mazzo = Der Ort, um fünf Kartenspiele zu spielen, zu lernen und zu studieren.
cli-mazzo-more =
    Ohne Befehl öffnet es den Tisch in deinem Browser. Die Spiele sind Orchard, Grove, Grass, Clustered
    und Gnoming A Round. Jeder Befehl erklärt sich selbst: mazzo BEFEHL --help.

cli-help-usage = Aufruf:
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-everywhere = Überall
cli-help-example = { $count ->
        [one] Beispiel
       *[other] Beispiele
    }
cli-help-default = (sonst: { $value })
cli-help-language = die Sprache; sonst entscheidet die deines Systems
cli-help-help = diese Hilfe
cli-help-version = die Version von Mazzo
cli-help-install-completion = lässt die Tabulatortaste in deiner Shell Befehle, Optionen und Spiele ergänzen
cli-help-show-completion = gibt die Zeilen aus, die das tun, für einen anderen Ort

cli-metavar-command = BEFEHL
cli-metavar-options = OPTIONEN
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-text = TEXT
cli-metavar-name = NAME
cli-metavar-number = ZAHL

cli-arg-game = das Spiel: orchard, grove, grass, clustered oder gnoming
cli-arg-journal = die Datei eines Partieprotokolls, oder - um es aus einer Pipe zu lesen
cli-opt-seed = der Startwert des Stapels: irgendein Satz, oder 64 Hexadezimalziffern; derselbe Startwert teilt dieselben Karten aus
cli-opt-deck = die Datei eines Decks, mit dem gespielt wird: eines, das du besitzt und eingegeben hast (mazzo deck)

## Wenn etwas nicht stimmt

cli-rule = (Regel { $rule })
cli-unknown-language = Mazzo spricht nicht „{ $text }“. Wähle eine von diesen Sprachen: { $known }.
cli-unknown-command = Einen Befehl „{ $text }“ gibt es nicht. { $near ->
        [none] Wähle einen von diesen: { $known }.
       *[other] Meintest du „{ $near }“? Die Befehle sind: { $known }.
    }
cli-unknown-option = Eine Option „{ $text }“ gibt es nicht. { $near ->
        [none] { $command } --help nennt die Optionen.
       *[other] Meintest du { $near }? { $command } --help nennt sie alle.
    }
cli-option-needs-value = Der Option { $name } fehlt ihr Wert.
cli-option-is-switch = Die Option { $name } nimmt keinen Wert.
cli-missing = { $name } fehlt. { $command } --help sagt, wie es geht.
cli-bad-value = Der Wert von { $name } ist nicht gültig. Erwartet: { $expected }.
cli-expected-number = eine ganze Zahl
cli-expected-range = eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
cli-expected-amount = eine Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
cli-too-much = Das ist zu viel: „{ $text }“. { $command } --help sagt, wie es geht.

cli-file-missing = Ich finde „{ $path }“ nicht. Prüfe den Namen.
cli-file-folder = „{ $path }“ ist ein Ordner. Es braucht eine Datei.
cli-file-forbidden = Ich darf „{ $path }“ nicht benutzen. Wähle eine andere Datei.
cli-file-unreadable = Ich kann „{ $path }“ nicht lesen. Prüfe den Namen und das Laufwerk.
cli-file-unwritable = Ich kann „{ $path }“ nicht schreiben. Wähle eine andere Datei.
cli-file-too-large = „{ $path }“ ist zu groß: { $what ->
        [deck] Ein Deck
       *[journal] Ein Partieprotokoll
    } hat höchstens { $most } MB.
cli-file-not-text = „{ $path }“ ist kein Text in UTF-8. Es braucht { $what ->
        [deck] die Datei eines Decks
       *[journal] ein Partieprotokoll von Mazzo
    }.
cli-file-exists = „{ $path }“ gibt es schon. Wähle einen anderen Namen.
cli-output-lost = Das Ergebnis lässt sich nicht schreiben: { $text }. Wähle eine andere Datei.
cli-seed-not-text = Der Startwert ist kein Text in UTF-8. Wähle einen anderen.
cli-pipe = Die Pipe

## serve

cli-serve = Öffnet den Tisch in deinem Browser.
cli-serve-more =
    Der Tisch läuft auf diesem Rechner, ohne Konten. Gewöhnlich siehst nur du ihn; mit --host 0.0.0.0 sieht ihn dein ganzes Netz.
    Partien werden gespeichert und überstehen das Ausschalten.
cli-serve-host-help = die Adresse, an der Mazzo zu erreichen ist
cli-serve-port-help = der Port; sonst 8000 oder der nächste freie
cli-serve-database-help = wo Partien gespeichert werden: eine Datei, oder die Adresse einer Datenbank
cli-serve-no-browser-help = den Browser nicht öffnen
cli-serve-stop = Mit Strg-C hältst du den Tisch an.
cli-serve-stopped = Der Tisch ist geschlossen. Deine Partien sind sicher.
cli-serve-other-port = Port { $usual } ist belegt: Es wird { $port }.
cli-serve-already = Mazzo läuft schon unter { $address }: Es öffnet sich in deinem Browser.
cli-serve-taken = Port { $port } ist schon belegt. Versuch --port { $other }.
cli-serve-forbidden = Ich darf Port { $port } nicht benutzen. Versuch --port { $other }.
cli-serve-host = Unter „{ $host }“ kann Mazzo nicht laufen. Versuch --host 127.0.0.1.
cli-serve-no-database = „{ $path }“ ist keine Datenbank von Mazzo. Wähle eine andere Datei.
cli-serve-failed = Der Tisch startet nicht: { $text }. Versuch einen anderen Port oder eine andere Datenbank.
cli-serve-workers-cost = Wer an einem Tisch spielt, verteilt sich auf die Worker, und jeder von ihnen berechnet jeden Zug. docs/hosting.md zeigt einen Proxy, der jeden Tisch bei einem Worker hält.
cli-serve-workers-help = wie viele Prozesse den Tisch anbieten; mehr als einer braucht PostgreSQL
cli-serve-check-help = nur die Einstellungen prüfen und nichts starten
cli-serve-checked = Die Einstellungen sind in Ordnung.
cli-serve-missing = Nicht installiert: { $what }. Für einen öffentlichen Server: pip install "mazzo[host]"
cli-serve-lacks-postgres = PostgreSQL
cli-serve-lacks-passkeys = Passkeys
cli-serve-lacks-push = Benachrichtigungen
cli-serve-lacks-pictures = Bilder für Links
cli-serve-lacks-beacon = der Zufall aus drand
cli-serve-lacks-loop = die schnellere Ereignisschleife
cli-serve-without-help = ein Spiel, das hier nicht angeboten wird; mehrmals möglich
cli-serve-demo-help = eine Vorführung mit Beispielpartien: Jede Stunde wird alles gelöscht und neu gemacht
cli-serve-demo = Die Vorführung wird vorbereitet, das dauert ein paar Sekunden. Jede Stunde wird alles gelöscht und neu gemacht.
cli-serve-demo-stopped = Vorführung angehalten. Alles wurde gelöscht.

## account

cli-account = Hilft Menschen, die nicht mehr in ihr Konto kommen.
cli-account-reset = Erstellt einen Wiederherstellungscode für ein Konto, einen Tag lang gültig.
cli-account-reset-more =
    Für alle, die einen Server betreiben, auch während er läuft. Der Code gilt einmal: Gib ihn der Person, die auf der Kontoseite
    „Ich habe mein Passwort verloren“ wählt, Benutzernamen und Code eingibt und ein neues Passwort setzt. Ein früherer Code dieser
    Art für dasselbe Konto gilt dann nicht mehr.
cli-account-login-help = Der Benutzername des Kontos.
cli-account-reset-how = Der Code gilt einmal, bis { $until }. Er gehört auf die Kontoseite: „Ich habe mein Passwort verloren“.
cli-account-unknown = Ein Konto mit dem Benutzernamen „{ $name }“ gibt es nicht.

## migrate

cli-migrate = Bringt eine Datenbank auf den neuesten Stand.
cli-migrate-more =
    Eine Datei wird beim Start des Tischs von selbst aktualisiert. Eine PostgreSQL-Datenbank wartet auf diesen Befehl, damit ihr Besitzer
    den Augenblick wählt: zuerst eine Sicherung, dann einmal der Befehl, und danach erst das neue Mazzo.
cli-migrate-nothing = Die Datenbank ist auf dem neuesten Stand (Revision { $now }).
cli-migrate-made = Die Datenbank ist bereit (Revision { $now }).
cli-migrate-done = Die Datenbank ist auf dem neuesten Stand: Aus Revision { $before } wurde { $now }.

## play

cli-play = Spielt eine Partie im Terminal.
cli-play-more =
    Schreib, wohin eine Karte kommt, oder wähle mit der Nummer aus der Liste. In Orchard und in Grove ist 14 r90 @ -1,2 Karte 14, um 90 Grad
    nach rechts gedreht, mit ihrem linken oberen Feld 1 über, 2 rechts von dem der ersten Karte; in Clustered ist circle-solid-2 @ -1,2 die
    Karte mit zwei vollen Kreisen, 1 über, 2 rechts von der ersten Karte; in Gnoming ist put 5 @ 3 eine 5 auf dem dritten Feld; in Grass ist
    play bust on B ein Bust auf den Markt von B. Mehrere Schritte stehen in einer Zeile, durch Strichpunkte getrennt. Mit hilfe siehst du
    alles, wonach du fragen kannst.

    Wo mehrere spielen (--seats), geht die Tastatur reihum, und eine Hand zeigt sich erst, wenn die Person am Zug danach fragt. Mit --bots
    spielen Bots des Hauses die letzten Plätze: Allein setzt du dich bei Gnoming mit zwei von ihnen an den Tisch, bei Grass mit dreien.
    Wie stark sie sind, sagt --strength: novice, casual, greedy, expert oder master.

    Die Partie wird nach jedem Zug gespeichert. Wenn du aufhörst, sagt Mazzo dir, wie es weitergeht.
cli-play-practice = Übung
cli-play-practice-help = Übung: Nimm zurück, so oft du willst
cli-play-rest-help = mit den anderen neun Karten der beendeten Partie in diesem Protokoll spielen
cli-play-bots-help = wie viele der Plätze Bots des Hauses spielen
cli-play-strength-help = wie stark diese Bots sind: eine Stärke für alle, oder eine pro Platz, durch Kommas getrennt (novice, casual, greedy, expert, master)
cli-play-bots = { $count ->
        [one] { $names } ist ein Bot des Hauses.
       *[other] { $names } sind Bots des Hauses.
    }
cli-play-you = du
cli-play-bots-read = Die Bots machen sich bereit. Beim ersten Mal kann das ein paar Minuten dauern.
cli-play-no-strength = Eine Stärke „{ $text }“ gibt es nicht. Wähle aus diesen: { $known }.
cli-play-strength-count = Du hast { $count } Stärken für { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    } genannt. Nenn eine für alle, oder eine für jeden.
cli-play-strength-alone = --strength braucht Bots: Nimm --bots dazu.
cli-play-no-person = { $bots ->
        [one] Ein Bot
       *[other] { $bots } Bots
    } auf { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    }: Für dich bleibt keiner. Nimm weniger Bots, oder mehr Plätze mit --seats.
cli-play-save-help = die Partie in dieser Datei speichern; wenn dort schon eine offene ist, geht sie weiter
cli-play-prompt = Zug { $version }
cli-play-prompt-seat = { $seat }, Zug { $version }
cli-play-pass = { $seat } hat die Tastatur. Enter zeigt die Hand von { $seat }.
cli-play-welcome = Schreib einen Zug ({ $example }), eine Nummer der Liste, oder: hilfe.
cli-play-hint = Ich würde:
cli-play-tried = Enter macht den Zug; alles andere bricht ihn ab.
cli-play-why-not = { $text }: erlaubt.
cli-play-undone = Zug zurückgenommen.
cli-play-saved = Gespeichert in { $path }.
cli-play-left = Deine Partie wartet. So geht es weiter:
cli-play-left-empty = Bis bald!
cli-play-again = Noch einmal ansehen:
cli-play-rest = Die anderen neun Karten spielen:
cli-play-what = Welchen Zug? Schreib ihn hinter den Befehl, zum Beispiel: { $expected }.
cli-play-no-number = Eine Nummer { $text } steht nicht in der Liste. { $most ->
        [0] Die Liste ist leer.
       *[other] Sie geht von 1 bis { $most }.
    }
cli-play-speak-who = { $count ->
        [0] Sonst hat jetzt niemand etwas zu tun.
       *[other] Wer soll die Tastatur bekommen? { $seats }
    }
cli-play-goes-on = In „{ $path }“ ist schon eine Partie, und sie geht weiter, wie sie war: Lass --seed, --seats, --bots, --strength, --option, --practice und --rest weg, oder wähle eine andere Datei.
cli-play-other-game = Die Partie in „{ $path }“ ist { $game }. Wähle eine andere Datei.
cli-play-seats = In „{ $path }“ gibt es { $seats } Plätze. Im Terminal spielt man dieses Spiel allein oder mit Bots.
cli-play-alone = Im Terminal spielt man dieses Spiel allein oder mit Bots, nicht zu { $seats }. Lass --seats weg, oder nimm --bots dazu.
cli-play-is-over = Die Partie in „{ $path }“ ist zu Ende. Sieh sie dir mit mazzo replay an, oder wähle eine andere Datei.
cli-play-no-seed = Das Partieprotokoll „{ $path }“ hat keinen Startwert, mit dem es weitergeht. Wähle eine Partie, die mazzo play gespeichert hat.
cli-rest-not-over = Die Partie in „{ $path }“ ist nicht zu Ende. Ihre anderen neun Karten kommen danach.
cli-rest-other-deck = Die Partie in „{ $path }“ wurde mit anderen Karten gespielt. Lass --deck weg: Die anderen neun sind aus demselben Deck.

# Die Wörter, die man tippen kann; das erste ist das, das gezeigt wird.
cli-play-word-try = versuch probe
cli-play-word-hint = tipp rat
cli-play-word-why = warum wieso
cli-play-word-list = liste alle
cli-play-word-undo = zurück rückgängig z
cli-play-word-rules = regeln regel
cli-play-word-save = speichern
cli-play-word-speak = reden
cli-play-word-help = hilfe ?
cli-play-word-quit = ende q

cli-play-help-place = legt die Karte; der Anfang genügt, wenn nur ein Zug passt
cli-play-help-number = macht den Zug, der in der Liste diese Nummer hat
cli-play-help-try = zeigt den Tisch, wie er nach einem Zug oder einer Nummer wäre
cli-play-help-hint = was der stärkste Bot an deiner Stelle täte
cli-play-help-why = warum ein Zug nicht erlaubt ist, mit seiner Regel
cli-play-help-list = jeder mögliche Zug
cli-play-help-undo = nimmt den Zug zurück, bis etwas aufgedeckt wird
cli-play-help-rules = die Regeln; mit einer Nummer nur eine, mit einem Wort die, in denen es steht
cli-play-help-save = speichert das Partieprotokoll, auch in einer anderen Datei
cli-play-help-speak = gibt die Tastatur einer Person, die außer der Reihe etwas tun darf; ein Buchstabe nennt sie
cli-play-help-help = diese Liste
cli-play-help-quit = hört auf; die Partie bleibt gespeichert

## replay, check, deal

cli-replay = Prüft und zeigt ein Partieprotokoll.
cli-replay-more = Spielt die Partie Zug für Zug noch einmal, mit den Punkten. Wenn das Protokoll einen Fehler hat, sagt es, in welcher Zeile, und endet mit Code 2.
cli-replay-final-help = nur die letzte Stellung
cli-replay-boards-help = der Tisch nach jedem Zug
cli-replay-json-help = eine Zeile JSON, für Programme
cli-replay-seats = { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
cli-replay-open = Die Partie ist nicht zu Ende.
cli-seat = Platz { $seat }

cli-check = Prüft ein Partieprotokoll und sagt, ob seine Partie zu Ende ist.
cli-check-more = Eine Zeile, wenn alles stimmt; sonst die falsche Zeile, und Code 2.
cli-check-over = { $path }: Partie zu Ende, { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }, Punkte { $points }.
cli-check-open = { $path }: Partie läuft, { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }, Punkte { $points }.

cli-deal = Teilt die Karten aus und gibt das eben begonnene Partieprotokoll aus.
cli-deal-more =
    Nützlich in Skripten: der Kopf des Partieprotokolls und die ersten Karten, dazu ein Kommentar mit dem Startwert, mit dem die Partie
    weitergehen kann (mazzo play SPIEL --save DATEI).
cli-deal-seats-help = wie viele spielen; sonst so wenige wie möglich
cli-deal-option-help = eine Variante des Spiels, zum Beispiel fast; mehrere durch Kommas getrennt

## rules

cli-rules = Die nummerierten Regeln eines Spiels.
cli-rules-more = Eine Nummer ist eine Regel des Spiels, ein Buchstabe eine Klarstellung von uns. Beim Suchen sind Großschreibung und Akzente egal.
cli-rules-number-help = ein Abschnitt (6) oder eine Regel (6.2, 6.a)
cli-rules-find-help = nur die Regeln, die diese Wörter enthalten
cli-rules-no-number = Eine Regel „{ $text }“ gibt es nicht. Die Abschnitte gehen von 1 bis { $last }.
cli-rules-no-word = Keine Regel enthält „{ $text }“.
cli-rules-letters = Kursiv, mit einem Buchstaben: unsere Klarstellungen.

## simulate, perft

cli-simulate = Spielt viele Partien und zeichnet die Ergebnisse.
cli-simulate-more =
    Dieselben Regeln, kompiliert: Zehntausende Partien in der Sekunde. random wählt zufällig unter den erlaubten Zügen, greedy nimmt, was
    sofort am meisten bringt. Derselbe Startwert ergibt dasselbe, mit beliebig vielen Prozessen. Beim ersten Mal müssen die Regeln
    kompiliert werden, das dauert ein paar Sekunden.
cli-simulate-games-help = wie viele Partien
cli-simulate-policy-help = wie gespielt wird
cli-simulate-jobs-help = wie viele Prozesse
cli-simulate-seed-help = der Startwert der Partien; sonst ein neuer, der angezeigt wird
cli-simulate-json-help = die Zahlen auch als JSON schreiben; mit - statt alles anderen
cli-simulate-chart-help = das Histogramm auch als SVG schreiben
cli-simulate-games = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
cli-simulate-seed = Startwert { $seed }
cli-simulate-mean = Durchschnitt
cli-simulate-sd = Standardabweichung
cli-simulate-median = Median (10-90 %)
cli-simulate-range = Extreme
cli-simulate-speed = Tempo
cli-simulate-per-second = { $count ->
        [one] { $games } Partie in der Sekunde
       *[other] { $games } Partien in der Sekunde
    }
cli-simulate-player = Platz { $seat }
cli-simulate-best = vorn in { $share } % der Partien
cli-simulate-points = Punkte
cli-lab-preparing = Die Regeln werden vorbereitet
cli-lab-playing = Es wird gespielt

cli-perft = Zählt, auf wie viele Arten eine Partie weitergehen kann.
cli-perft-more =
    Wie viele Stellungen es nach jedem Zug und jeder gezogenen Karte gibt: Zwei Programme, die dasselbe zählen, haben dieselben Regeln. Es
    beginnt mit den ersten Karten des Startwerts; jede Karte, die kommen kann, zählt wie ein Zug.
cli-perft-plies = Schritte
cli-perft-leaves = Stellungen
cli-perft-depth-help = wie viele Züge und gezogene Karten tief
cli-perft-split-help = die letzte Zahl nach dem ersten Zug aufteilen
cli-perft-body-help = die Regeln kompiliert, oder interpretiert, wie sie geschrieben sind

## deck

cli-deck = Das Deck eines gedruckten Spiels, das du besitzt.
cli-deck-more =
    Du kannst die Karten deines eigenen Orchard oder Grove eingeben und mit ihnen spielen. Hol dir mit new eine Datei, schreib deine Karten
    an die Stelle von unseren, prüfe sie mit check, und gib sie play, simulate oder perft mit --deck DATEI. Das Partieprotokoll enthält das
    Deck, damit es sich überall ansehen lässt.
cli-arg-deck = die Datei eines Decks, oder - um es aus einer Pipe zu lesen
cli-arg-deck-game = das Spiel: orchard oder grove
cli-deck-check = Prüft die Datei eines Decks.
cli-deck-check-more = Eine Zeile, wenn man damit spielen kann; sonst, was nicht stimmt, Karte für Karte, und Code 2.
cli-deck-right = { $path }: „{ $name }“, ein Deck für { $game }, { $recipes ->
        [0] 18 Karten
       *[other] 18 Karten mit Rezepten
    }, { $version }.
cli-deck-wrong = { $path }: { $count } Dinge zu korrigieren, eines nach dem anderen aufgezählt.
cli-deck-new = Schreibt eine Datei, in die du deine Karten eingibst.
cli-deck-new-more = Sie enthält die Karten, mit denen Mazzo spielt: Schreib deine an ihre Stelle.
cli-deck-new-file-help = die Datei, die geschrieben wird; sonst geht alles in die Ausgabe
cli-deck-new-name-help = der Name des Decks
cli-deck-name = Mein { $game }
cli-deck-written = Fertig: { $path }. Schreib deine Karten an die Stelle von unseren, dann: mazzo deck check { $path }
# Die Zeilen am Anfang dieser Datei. Wörter und Schlüssel sind in jeder Sprache gleich.
cli-deck-remarks =
    Ein Deck für { $game }. Schreib deine Karten an die Stelle von unseren, dann prüfe es: mazzo deck check DATEI
    Halte jede Karte aufrecht, und lass ihr die gedruckte Nummer: drei Reihen mit zwei Wörtern.
    Wörter: { $words }
cli-deck-remark = { $name ->
        [grove] Auf jeder Karte sind fünf Bäume mit einer oder zwei Früchten (orange, lemon, lime), und eine Lichtung (glade).
       *[orchard] Auf jeder Karte sind zwei Äpfel (apple), zwei Birnen (pear) und zwei Pflaumen (plum).
    }
cli-deck-remarks-recipes =
    Das Rezept steht auf der Rückseite. Eine Zeile, die "any" sagen würde, darf fehlen; auch alle achtzehn Rezepte dürfen fehlen.

## Orchard und Grove

cli-grid-help-turn = dreht die Karte auf deiner Hand und zeigt, wo sie so passt
cli-grid-card = Karte { $card }
cli-grid-hand-empty = Deine Hand ist leer.
cli-grid-points = Punkte
cli-grid-dice = Vorrat
cli-grid-deck = Stapel
cli-grid-to-draw = { $count ->
        [0] leer
        [one] noch { $count } Karte zu ziehen
       *[other] noch { $count } Karten zu ziehen
    }
cli-grid-placements = Karte { $card }: { $count ->
        [0] passt so nirgends
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
cli-grid-drawn = Karte { $card } gezogen.

## mazzo new-game

cli-new-game = Schreibt ein kleines eigenes Spiel zum Verändern.
cli-new-game-more = Es ist vollständig: Regeln, Texte und Spielregel in beiden Sprachen, Tests. Man kann es sofort spielen, im Terminal, im Browser und mit Bots.
cli-new-game-folder-help = der Ordner, der geschrieben wird; sein Name wird der des Spiels
cli-new-game-name = „{ $text }“ kann nicht der Name eines Spiels sein. Nimm eins bis 32 Buchstaben von a bis z.
cli-new-game-taken = Ein Spiel oder ein Python-Paket mit dem Namen „{ $text }“ gibt es schon. Wähle einen anderen Namen.
cli-new-game-written = Fertig: { $path }. So spielst du es: { $command }

cli-export-site = Schreibt das Offline-Spiel als statische Dateien.
cli-export-site-more = Jeder Webspace genügt: Man spielt allein, gegen Bots oder zu mehreren an einem Gerät, ohne Server.
cli-export-site-folder-help = der Ordner, der geschrieben wird; es darf ihn noch nicht geben
cli-export-site-at-help = wo es im Webspace liegen wird, wenn nicht an der Wurzel: /mazzo/ für https://example.org/mazzo/
cli-export-site-no-folder = „{ $at }“ ist kein Ordner eines Webspace: Schreib ihn wie /mazzo/.
cli-export-site-none = Das Offline-Spiel fehlt hier: Baue es mit „make web“.
cli-export-site-written = Geschrieben: { $path }, { $size } MB.

cli-verify = Prüft, dass niemand die Mischung gewählt hat: einer Partie oder der Karten eines Tages
cli-verify-source-help = Ein Partieprotokoll oder ein Tag als Datei, "-" für die Standardeingabe, oder dessen Adresse
cli-verify-match = Partie { $match }
cli-verify-digest = Prüfsumme des Schlüssels, die vorher gezeigt worden sein muss: { $digest }
cli-verify-number = Zahl von Platz { $seat }: { $number }
cli-verify-seed = Der Startwert folgt aus Schlüssel, Zahlen und Partie: { $seed }
cli-verify-wrong = { $sentence }
cli-verify-no-seed = Das Partieprotokoll hat keinen Startwert: Die Partie ist nicht zu Ende, oder ihre Karten wurden eingegeben.
cli-verify-only-seed = Startwert, den der Server gezogen hat; beim Spiel eines Tages vergleiche ihn mit dem dieses Tages: { $seed }
cli-verify-draws = { $count ->
        [one] Das eine Zufallsergebnis folgt aus dem Startwert.
       *[other] Alle { $count } Zufallsergebnisse folgen aus dem Startwert.
    }
cli-verify-day = Karten vom { $date }
cli-verify-file = Prüfsumme und Runde stehen so in der Datei des Monats, erstellt { $published }
cli-verify-file-late = Die Datei wurde erst erstellt, als der Tag begonnen hatte: Sie beweist nichts über ihn.
cli-verify-round = Runde { $round } von drand ist die jener Mitternacht.
cli-verify-signature = Die Signatur ist von drand: { $signature }
cli-verify-signature-unchecked = Die Signatur von drand wird nicht geprüft: Dafür braucht es pip install "mazzo[host]"
cli-verify-key-alone = { $named ->
        [yes] Der Schlüssel allein entscheidet, obwohl eine Runde genannt war: drand war laut Server nicht erreichbar.
       *[no] Der Schlüssel allein entscheidet: Es war keine Runde genannt.
    }
cli-verify-key-later = Der Schlüssel vom { $date } wird noch nicht gezeigt: Er kommt einen Tag nach dem Ende jenes Tages.
cli-verify-day-digest = Die Prüfsumme { $digest } ist die des Schlüssels { $key }
cli-verify-day-seed = Startwert von { $game }: { $seed }
cli-verify-holds = Alles stimmt.
cli-verify-fails = Das ist nicht bewiesen.

## admin

cli-admin = Hilft beim Betrieb eines Servers mit seiner Datenbank.
cli-admin-rebuild = Berechnet Versuche und Serien neu und berichtigt, was falsch war.
cli-admin-rebuild-more =
    Punkte, Tipps, zurückgenommene Züge und Minuten der Versuche kommen aus den Protokollen der Partien, Serien aus den
    Versuchen. Das geht, während der Server läuft, und ändert nichts, wenn keine Zeile falsch war.
cli-admin-json-help = die Zahlen als JSON ausgeben
cli-admin-rebuild-attempts = Gelesene Versuche: { $read }, geändert: { $changed }. Sie bleiben, wie sie sind, wenn die Partie gelöscht ist ({ $without }) oder ihr Protokoll unlesbar ({ $unread }).
cli-admin-rebuild-streaks = Versuche an Karten eines Tages: { $attempts }, Serien: { $rows }, geändert: { $changed }.

## today

cli-today = Zeigt die heutigen Karten eines Servers mit deinen Ergebnissen; mit einem Spiel den Link zu dessen Karten.
cli-today-more =
    Die Karten eines Tages werden mit einem Schlüssel gezogen, den nur der Server hat: Ohne Server gibt es keine. Für
    deine Ergebnisse braucht es ein Token (Kontoseite, „Token“): mit --token oder in der Variablen MAZZO_TOKEN.
cli-today-server-help = die Adresse des Servers
cli-today-token-help = ein Token deines Kontos, das lesen darf
cli-today-date-help = die Karten dieses Tages, als JAHR-MONAT-TAG; sonst die von heute
cli-today-json-help = die Antwort des Servers als JSON ausgeben, mit den Links
cli-today-needs-server = Die Karten von heute sind die eines Servers: Nenne ihn mit --server.
cli-today-unreachable = Unter „{ $text }“ antwortet kein Server von Mazzo.
cli-today-title = Karten vom { $date } (UTC)
cli-today-state = { $state ->
        [begun] begonnen
       *[new] nicht gespielt
    }; { $count ->
        [one] eine Person ist fertig
       *[other] { $count } Personen sind fertig
    }
cli-today-done = { $score }, Platz { $place } von { $count }
cli-today-late = { $score }, verspätet und ohne Platz
cli-today-left = Die nächsten Karten kommen in { $hours }:{ $minutes } Stunden.
cli-today-over = Dieser Tag ist vorbei: Die Plätze stehen fest.
