# Fehler, auf die nur trifft, wer einen Server betreibt oder ein Programm schreibt: Der Browser lädt sie nicht.

bad-game = { $problem ->
        [package] Python findet kein Paket „{ $package }“ mit einer __init__.py (MAZZO_EXTRA_GAMES). Schreib die Namen der Ordner mit Punkten, und in PYTHONPATH den Ordner darüber.
        [game] { $place } hat kein Spiel. Schreib dort „GAME = MyGame()“, mit dem Namen deiner Klasse von Game.
        [field] { $place }: Die Klasse des Spiels braucht „{ $what }“ ({ $expected }). Schreib dort „{ $what } = …“.
        [meta] { $place }: Meta hat { $what } = { $found }. Schreib: { $expected }.
        [kernel] { $place } hat keinen Kernel „{ $what }“. Schreib dort „{ $expected }“.
        [signature] { $place }, Zeile { NUMBER($line, useGrouping: 0) }: Der Compiler braucht die Typen aller Argumente und des Ergebnisses. Schreib „{ $expected }“.
        [texts] In { $place } fehlen diese Texte: { $what }. Schreib für jeden eine Zeile „id = Text“.
        [record] { $place }: Der Zustand „{ $what }“ hat keine Felder. Schreib „@record“ über seine Klasse, und darunter „name = cell("i1")“.
        [encoding] { $place } ist nicht in UTF-8. Speichere es in UTF-8.
        [fluent] { $place }, Zeile { NUMBER($line, useGrouping: 0) }: „{ $what }“ ist kein Fluent-Text, den Mazzo liest. Schreib „id = Text“, mit Variablen wie „{"{ $name }"}“.
        [place] { $place } wird dort nicht gelesen. Verschieb es nach { $expected } im Ordner des Spiels.
        [rulebook] Die Seite mit den Regeln { $place } fehlt. Schreib sie, oder kopiere eine von „mazzo new-game“.
        [kernels] { $place }, Zeile { NUMBER($line, useGrouping: 0) }: Dieser Kernel lässt sich nicht kompilieren: { $what }. Benutze nur ganze Zahlen, Zeilen und Schleifen.
       *[code] { $place }, Zeile { NUMBER($line, useGrouping: 0) }: Das Spiel „{ $package }“ lässt sich nicht laden: { $what }. Korrigiere diese Zeile.
    }
bad-rulebook = { $place }, Zeile { NUMBER($line, useGrouping: 0) }: { $problem ->
        [section] Regel { $found } gehört in Abschnitt { $expected }. Schreib sie unter „## { $expected }. Titel“.
        [head] Die Seite braucht einen Titel und einen Abschnitt. Beginne mit „# Titel“ und „## 1. Abschnitt“.
       *[rule] „{ $found }“ ist keine Regel. Beginne mit ihrer Nummer in Fettschrift, zum Beispiel **{ $expected }**, oder einen Abschnitt mit „## 2. Titel“.
    }
bad-setting = „{ $text }“ ist nicht gültig. In { $setting } gehört { $setting ->
        [MAZZO_SYNCHRONOUS] NORMAL oder FULL.
        [MAZZO_METRICS] 0 oder 1.
        [MAZZO_RULES] library, numba oder interpreted.
        [MAZZO_TRUSTED_PROXIES] eine Liste von Adressen und Netzen, durch Kommas getrennt, etwa 127.0.0.1, 10.0.0.0/8.
        [MAZZO_CONTACT] eine Adresse, die mit mailto: oder https:// beginnt.
        [MAZZO_SERVICE_WORKER] on oder off.
        [MAZZO_BEACON] die Adresse eines drand-Servers, mit http:// oder https://.
       *[other] eine Zahl ab 1.
    }
unknown-setting = Eine Einstellung { $text } gibt es nicht.{ $near ->
        [none] {" "}docs/hosting.md nennt sie alle.
       *[other] {" "}Meintest du { $near }?
    }
short-secret = MAZZO_SECRET hat { $found } Zeichen. Gib ihm mindestens { $least }, zufällig gewählt.
bad-vapid = MAZZO_VAPID ist kein privater Schlüssel: Es braucht 32 Bytes der Kurve P-256 in base64url.
bad-thinkers = „{ $text }“ ist nicht gültig: In MAZZO_THINKERS gehört eine Zahl von 1 bis { $most }.
bad-seconds = „{ $text }“ ist nicht gültig: In { $setting } gehört eine Zahl von Sekunden, von 1 bis { $most }.
bad-log-level = Eine Log-Stufe „{ $text }“ gibt es nicht. MAZZO_LOG darf debug, info, warning oder error sein.
bad-origin = „{ $text }“ ist kein Ursprung. In MAZZO_ORIGINS gehören Adressen ohne Pfad, etwa https://tisch.example.org.
bad-network = „{ $text }“ ist weder eine Adresse noch ein Netz. Prüfe { $setting }.
bad-par-seconds = „{ $text }“ ist nicht gültig: In { $setting } gehört eine Zahl von Sekunden, von 0 bis { $most }; mit 0 wird kein Par berechnet.
bad-without = „{ $text }“ ist keines von Mazzos Spielen. In { $setting } kann stehen: { $known }.
nothing-left = Ohne { $games } bleibt nichts zu spielen. Lass mindestens eines übrig.
bad-metrics-port = „{ $text }“ ist kein Port. In MAZZO_METRICS_PORT gehört eine Zahl; jeder weitere Worker nimmt die nächste.
metrics-need-port = Bei mehreren Workern hat jeder seine eigenen Zahlen. Benutze MAZZO_METRICS_PORT statt MAZZO_METRICS.
database-held = { $address ->
        [none] Die Datenbank ist schon in einem anderen Mazzo offen. Benutze das, oder halte es an, bevor du noch eines startest.
       *[other] Die Datenbank ist schon in dem Mazzo unter { $address } offen. Benutze das, oder halte es an, bevor du noch eines startest.
    }
database-missing = In „{ $path }“ gibt es keine Datenbank. Prüfe den Namen, oder lege mit mazzo migrate eine an.
database-new = Die Datenbank ist von einem neueren Mazzo (Revision { $present }; dieses kennt { $needed }). Installiere jenes Mazzo, oder geh auf eine Sicherung zurück.
database-old = Die Datenbank ist von einem älteren Mazzo. Bring sie mit mazzo migrate auf den neuesten Stand, dann starte noch einmal.
unknown-database = In „{ $text }“ speichert Mazzo keine Partien. Nenn den Pfad einer Datei, oder eine Adresse, die mit postgresql:// beginnt.
database-unusable = „{ $path }“ lässt sich nicht als Datenbank benutzen: { $text }. Prüfe die Datei und ihren Ordner.
database-unreachable = Die Datenbank antwortet nicht: { $text }. Prüfe die Adresse, und ob PostgreSQL läuft.
workers-need-postgres = Mehrere Worker brauchen PostgreSQL. Schreib seine Adresse in MAZZO_DATABASE, oder lass --workers weg.
workers-need-unix = Unter Windows gibt es nur einen Worker. Lass --workers weg.
demo-alone = Die Vorführung hat ihre eigene Datenbank und einen einzigen Prozess: Lass --database, MAZZO_DATABASE und --workers weg.
demo-needs-unix = Unter Windows gibt es keine Vorführung. Lass --demo weg.
workers-failed = Kein Worker konnte starten. Warum, steht im Log.
needs-secret = Mit PostgreSQL muss MAZZO_SECRET gesetzt sein: ein langes Geheimnis, dasselbe für jeden Worker und bei jedem Start.
host-not-installed = { $what } braucht Pakete, die nicht installiert sind: pip install "mazzo[host]"
rl-no-observation = „{ $game }“ hat keine Beobachtungen für maschinelles Lernen. Wähle eines von diesen: { $known }.
rl-unknown-version = Beobachtungen „{ $text }“ gibt es nicht. Diese Version von Mazzo macht { $known }.
rl-not-legal = Spur { $lane }: Aktion { $action } ist nicht erlaubt. Erlaubt sind { $known }.
cli-verify-unreachable = Unter „{ $text }“ lässt sich nichts lesen.
