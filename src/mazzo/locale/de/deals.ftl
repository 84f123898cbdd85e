# Gleiche Karten für alle: die Seite, die Karten des Tages mit Archiv, zwei Partien nebeneinander.

deals-title = Gleiche Karten
deals-heading = { $game }, { $day }
# Der Titel der Seite nach dem Versuch und die letzte Zeile des geteilten Textes: „44 Punkte: 7. von 83 bisher“.
deals-result = { $score } { $word }: { $place }
deals-place-now = { $place } von { $count } bisher
deals-place-final = { $place } von { $count }
deals-place-word = Platz
deals-range = { $low }–{ $high }

## Vor dem ersten Versuch

deals-lead = Heute haben alle die gleichen Karten. Wie weit kommst du?
deals-lead-over = An jenem Tag hatten alle die gleichen Karten. Wie weit kommst du?
deals-lead-sent = Jemand schickt dir diese Karten, in derselben Reihenfolge.
deals-played = { $count ->
        [0] noch von niemandem gespielt
        [one] von einer Person gespielt
       *[other] von { $count } Personen gespielt
    }
deals-against = gegen { $bots }
deals-deck = Deck „{ $deck }“
deals-closes = { $hours ->
        [0] endet in { $minutes } min, um { $time }
       *[other] endet in { $hours } h { $minutes } min, um { $time }
    }
deals-closed = beendet
deals-resume = Fortsetzen
deals-note = Es zählt dein erster Versuch. Du kannst ihn unterbrechen und überall fortsetzen; nach einem Tag ohne Zug endet er, wie er ist.
deals-note-bots = Es zählt dein erster Versuch. Die Bots haben gegen alle die gleichen Karten und das gleiche Glück.
deals-note-begun = Dein Versuch wartet, wo du ihn verlassen hast. Nach einem Tag ohne Zug endet er, wie er ist.
deals-note-late = Dieser Tag ist vorbei. Du kannst die Karten noch spielen, aber ohne Platz in der Rangliste.
deals-withheld = Dieser Server bietet das Spiel nicht an.
deals-spoil = Zeigen, wie es ausging, ohne zu spielen

## Danach

deals-you = du
deals-better-now = Perzentil bisher: { $percent }. So viele von hundert anderen waren schlechter; gleiche zählen halb.
deals-better-final = Perzentil: { $percent }. So viele von hundert anderen waren schlechter; gleiche zählen halb.
deals-missing = { $points ->
        [one] Ein Punkt fehlt zum bestmöglichen Ergebnis, { $best }.
       *[other] { $points } Punkte fehlen zum bestmöglichen Ergebnis, { $best }.
    }
deals-missing-open = { $points ->
        [one] Mindestens ein Punkt fehlt zum bestmöglichen Ergebnis: { $best }.
       *[other] Mindestens { $points } Punkte fehlen zum bestmöglichen Ergebnis: { $best }.
    }
deals-missing-none = Du hast das bestmögliche Ergebnis, { $best }: Mit diesen Karten geht es nicht besser, und das ist bewiesen.
deals-missing-none-open = Wir haben nichts Besseres als dein Ergebnis gefunden. Bestmöglich ist { $best }.
deals-missing-why = { $choices ->
        [0] Keine deiner Entscheidungen hat etwas gekostet: Dafür hätte man die kommenden Karten kennen müssen.
        [one] { $foresight ->
            [0] Eine bessere Entscheidung hätte gereicht.
           *[other] Einer war mit besseren Entscheidungen möglich; { $foresight } nur, wenn man die kommenden Karten kennt.
        }
       *[other] { $foresight ->
            [0] Alle waren mit besseren Entscheidungen möglich.
           *[other] { $choices } waren mit besseren Entscheidungen möglich; { $foresight } nur, wenn man die kommenden Karten kennt.
        }
    }
deals-days = Tage in Folge: { $count }
deals-everybody = Alle mit diesen Karten
deals-chart = Wie viele von { $count } ersten Versuchen mit welchem Ergebnis endeten.
deals-chart-own = Deines, { $score }, ist messingfarben.
deals-line = { $who } { $score }
deals-line-best = bestmöglich { $score }
deals-axis = Punkte; bessere Ergebnisse stehen weiter rechts.
deals-axis-fewest = Die wenigsten Punkte gewinnen, darum stehen weniger weiter rechts.
deals-axis-money = Dollar; mehr steht weiter rechts.
deals-table = Als Tabelle
deals-points = Ergebnis
deals-people = Erste Versuche
deals-house = Das Haus mit diesen Karten
deals-house-waits = Die fehlenden Bots spielen gerade.
deals-house-fewest = Die wenigsten Punkte gewinnen: Das beste Ergebnis steht unten.
deals-best = bestmöglich
deals-best-proved = bestmöglich, bewiesen
deals-attempts = Erste Versuche
deals-attempts-none = Noch niemand.
deals-attempts-how = Wähle eines, um es neben deinem zu sehen, beim selben Zug.
deals-attempts-now = Die Plätze stehen fest, wenn der Tag vorbei ist.
deals-attempts-final = Die Plätze stehen fest.
deals-unassisted-only = Nur ohne Hilfe
deals-unassisted = ohne Hilfe
deals-hints = { $count ->
        [one] ein Tipp
       *[other] { $count } Tipps
    }
deals-undos = { $count ->
        [one] ein Zug zurückgenommen
       *[other] { $count } Züge zurückgenommen
    }
deals-minutes = { $minutes } min
deals-abandoned = nicht beendet
deals-marked = zu schnell für die Rangliste
deals-somebody = Jemand
deals-program = Ein Programm
deals-replay = Ansehen
deals-compare = Vergleichen
deals-more = Mehr zeigen

## Teilen

deals-share = Ergebnis teilen
# Die erste Zeile des geteilten Textes.
deals-share-head = Mazzo · { $game }
deals-signs = Der Verlauf deiner Partie, Zug für Zug
# Titles in the picture that is shared.
deals-picture-course = Zug für Zug
deals-send-message = { $game }: die gleichen Karten für dich. Wie weit kommst du?
deals-cost = Was meine Züge gekostet haben
deals-again = Noch einmal, ohne Wertung

## Wurde ehrlich gemischt

deals-fair-title = Ehrlich gemischt?
deals-fair-round = Der Schlüssel stand vorher fest und wurde mit einer öffentlichen Zahl gemischt, die noch niemand kannte. Nach dem Ende kann es jeder prüfen.
deals-fair-key = Der Schlüssel stand vorher fest, sein Fingerabdruck war veröffentlicht. Nach dem Ende kann es jeder prüfen.
deals-fair-check = Diese Mischung prüfen

## Nebeneinander

deals-compare-title = Nebeneinander
deals-compare-other = Jemand anderes
deals-compare-you = Du
deals-compare-alone = Diese Partie
deals-compare-back = Zurück zu den Ergebnissen

## Das Archiv

deals-archive = Die Karten von heute
deals-archive-lead = Jeden Tag die gleichen Karten für alle, neu um 00:00 UTC. Bei dir ist das { $time } Uhr.
deals-calendar = Kalender
deals-month-before = Monat davor
deals-month-after = Monat danach
deals-yesterday = Gestern
deals-day-title = Die Karten vom { $day }
deals-day-about = { $day }: { $done } von { $all } gespielt
deals-day-none = An diesem Tag gab es keine Karten.
deals-state-new = nicht gespielt
deals-state-begun = begonnen
deals-state-done = gespielt
deals-state-counted = zählt für die Serie
deals-state-frozen = Server weg: die Serie geht weiter
deals-row-done = { $score } · { $place } von { $count }
deals-row-new = { $count ->
        [0] von niemandem gespielt
        [one] ein Versuch
       *[other] { $count } Versuche
    }
deals-week = Die nächsten Tage
deals-week-lead = Die Varianten wechseln von Tag zu Tag. An den anderen Tagen gibt es keine.
deals-week-none = An den nächsten Tagen gibt es keine besonderen Varianten.
deals-days-title = Karten des Tages
deals-streaks = Deine Serien
deals-streak-any = { $count ->
        [one] Tag in Folge, irgendein Spiel
       *[other] Tage in Folge, irgendein Spiel
    }
deals-streak-days = { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
deals-streak-weeks = { $count ->
        [one] eine Woche
       *[other] { $count } Wochen
    }
deals-streak-best = Bestwert: { $best }
deals-streak-frozen = Der Server war nicht erreichbar: { $count ->
        [one] ein Tag beendet keine Serie
       *[other] { $count } Tage beenden keine Serie
    }.

## Somebody else plays a match again

deal-text = Jemand hat diese Karten gespielt und schickt sie dir in derselben Reihenfolge.
deal-beat = Punkte, die es zu schlagen gilt:
deal-play = Diese Karten spielen
deal-note = Du kannst die andere Partie ansehen, sobald deine zu Ende ist.
