# Das Haus: alles, was außerhalb des Tischs gelesen wird. Der Tisch steht in table.ftl.

ui-name = Mazzo
points-none = keine Punkte
end-points-word = { $points ->
        [one] Punkt
       *[other] Punkte
    }
ui-skip = Zum Inhalt
ui-pages = Seiten
ui-tables = Tische
ui-you = Du
ui-home = Zurück zur Startseite
ui-language = Sprache
ui-theme = Farben: { $theme }
ui-theme-auto = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-sound = Ton
ui-unofficial = Mazzo ist ein unabhängiges, inoffizielles Projekt ohne Verbindung zu den Autoren und Verlagen der Spiele.
ui-credits = Dank
ui-privacy = Deine Daten
ui-waiting = Einen Moment …
ui-away = Server nicht erreichbar
ui-away-text = Deine Partien sind sicher. Versuch es gleich noch einmal.
ui-offline = Du bist offline
ui-offline-text = Diese Seite braucht eine Verbindung und lädt von selbst, sobald sie wieder da ist. Deine Partien sind sicher.
ui-failed = Dieser Teil der Seite funktioniert nicht. Der Rest schon.
ui-failed-page = Etwas ist schiefgegangen
ui-failed-page-text = Diese Seite kann nicht angezeigt werden. Deine Partien sind sicher.
ui-failed-act = Etwas ist schiefgegangen. Wenn die Seite nicht mehr reagiert, lade sie neu: Deine Partien sind sicher.
ui-reload = Neu laden
ui-close = Schließen
ui-hasty = Zu viele Anfragen
ui-closed = geschlossen
ui-again = Noch einmal versuchen
ui-cancel = Abbrechen

## Felder von Formularen

field-missing = Dieses Feld darf nicht leer bleiben.
field-short = Zu kurz: mindestens { $least } Zeichen.
field-long = Zu lang: höchstens { $most } Zeichen.
field-form = Prüfe die Schreibweise.

## Startseite

home-motto = Fünf Kartenspiele, ein Tisch.
home-motto-some = Kartenspiele, ein Tisch.
home-players = { $least }–{ $most } Personen
home-minutes = { $minutes } Min.
home-minutes-from = ab { $minutes } Min.
home-minutes-each = { $minutes } Min. pro Person
home-age = ab { $age } Jahren
seats-extension = Die Spielregel ist für { $least } bis { $most } Personen; mit { $seats } ist es eine Erweiterung.
home-play = Spielen
home-dealing = Karten werden gemischt …
home-varied = { $how } · mit Varianten
home-alone = allein
home-bots = { $count ->
        [one] gegen einen Bot
       *[other] gegen { $count } Bots
    }
home-more = Mehr
home-more-of = Mehr über { $game }
today-title = Karten von heute
today-left = { $hours ->
        [0] noch { $minutes } min
       *[other] noch { $hours } h { $minutes } min
    }
today-place = { $place }{ $form ->
       *[th] .
    }
today-puzzle = { $how ->
        [missed] versucht
       *[solved] gelöst
    }
home-learn = Lernen
home-puzzle = Rätsel des Tages
home-puzzle-short = Rätsel
home-practice = Übung
home-practice-how = Übung: Nimm Züge zurück, so oft du willst, und sieh, was jeder Zug kostet. Sie zählt nicht für Bestwert und Durchschnitt.
home-unfinished = Offene Partien
home-continue = Weiterspielen
home-continue-from = begonnen am { $day }
home-continue-practice = Übung vom { $day }
home-offline = Du bist offline: Deine Partien warten auf dich.
home-offline-why = Braucht eine Verbindung
home-offline-play = Offline spielen
home-printed = Punkte gedruckter Karten zählen
home-friends = Mit Freunden
home-friends-text = Eröffne einen Tisch und schick den Link, oder reicht dieses Gerät herum: Niemand braucht ein Konto.
home-others = Tisch eröffnen
home-tables = An einen Tisch setzen

## Die Seite eines Spiels

game-alone = Allein
game-alone-text = In deinem Tempo, um deinen Bestwert zu schlagen.
game-new = Neue Partie
game-bots = Gegen Bots
game-play-bots = { $count ->
        [one] Gegen einen Bot spielen
       *[other] Gegen { $count } Bots spielen
    }
game-usual = Standard
game-change = Ändern
game-results = Deine Ergebnisse
game-results-none = Nach deiner ersten Partie stehen hier Bestwert, Durchschnitt und Verlauf.
game-results-all = Alle Ergebnisse
game-last = Letzte Partie: { $score }.
game-last-par = { $proved ->
        [true] Mit den Karten deiner letzten Partie waren höchstens { $par } möglich; du hast { $score } erreicht.
       *[other] Mit den Karten deiner letzten Partie waren mindestens { $par } möglich; du hast { $score } erreicht.
    }
game-last-watch = Ansehen, wie
game-last-again = Dieselben Karten
game-last-result = Ergebnis

## Varianten

options-title = Varianten
options-deck = Deck und Varianten
options-deck-only = Deck wählen
options-seat = Platz { $seat }
options-seats = Nur für einige Plätze
options-begins = Wer beginnt
options-begins-seat = { $name } beginnt
options-begins-drawn = wird zu Beginn der Partie ausgelost
options-begins-is-drawn = wer beginnt, wird ausgelost

## Nicht da

missing-title = Seite nicht gefunden
missing-short = Hier ist nichts
missing-text = Diese Seite gibt es nicht oder nicht mehr. Prüfe die Adresse, oder fang auf der Startseite neu an.

## Regeln

rules-title = Die Regeln
rules-short = Regeln
rules-of = Die Regeln von { $game }
learn-title = { $game } lernen
rules-rule = Regel
rules-ruling = Klarstellung
rules-games = Von welchem Spiel
rules-contents = Abschnitte
rules-search = In den Regeln suchen
rules-search-hint = Wort oder Nummer suchen …
rules-found = { $count ->
        [0] Keine Regel gefunden
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-none = Keine Regel enthält „{ $wanted }“. Versuch ein anderes Wort.
rules-close = Regeln schließen

## Verlauf

history-title = Verlauf
history-mark = Durchschnitt des Bots „Meister“
kind-seats = { $count ->
        [one] Allein
       *[other] { $count } Personen
    }

## Dieselben Karten

deal-title = Karten für dich

## Wiederholung

replay-title = Wiederholung
replay-about = Eine Partie mit { $score } { end-points-word }.

## Über

about-title = Was Mazzo ist
about-short = Über Mazzo
