# Par am Ende einer Partie: das beste Ergebnis mit denselben Karten, und wie man es erreicht.

par-title = Bestmögliches Ergebnis
par-lead = Par ist das beste Ergebnis, das dieselben Karten in derselben Reihenfolge erlauben, wenn man sie alle von Anfang an kennt.
par-scale = Punkte mit diesen Karten
par-mine = Du
par-game = Diese Partie
par-honest = Meister
par-honest-note = ein Bot: sieht nur die Hand
par-par = Par
par-par-note = kennt jede Karte
par-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
par-range = { $low } bis { $high }
par-unknown = noch nicht bekannt

par-preparing = Die Suche beginnt gleich: Beim allerersten Mal kann es eine Minute dauern.
par-working = Die Suche läuft, und der Bereich wird enger: noch ein paar Sekunden.
par-stop = Anhalten
par-stopped = Suche angehalten: Was schon berechnet ist, bleibt.
par-go-on = Weiter
par-progress = Fortschritt der Suche
par-done = Die Suche nach dem Par ist beendet.
par-failed = Das Par ließ sich diesmal nicht berechnen. Deine Partie ist sicher.

par-proved-mine = { $below ->
        [0] Du hast das Par erreicht: Mit diesen Karten geht es nicht besser.
        [one] Dir fehlte ein Punkt zum Par: { $low } ist das Höchste, was diese Karten erlauben, und das ist bewiesen.
       *[other] Dir fehlten { $below } Punkte zum Par: { $low } ist das Höchste, was diese Karten erlauben, und das ist bewiesen.
    }
par-proved-game = { $below ->
        [0] Diese Partie hat das Par erreicht: Mit diesen Karten geht es nicht besser.
        [one] Dieser Partie fehlte ein Punkt zum Par: { $low } ist das Höchste, was diese Karten erlauben, und das ist bewiesen.
       *[other] Dieser Partie fehlten { $below } Punkte zum Par: { $low } ist das Höchste, was diese Karten erlauben, und das ist bewiesen.
    }
par-open-mine = { $below ->
        [0] Etwas Besseres haben wir nicht gefunden. Das Par liegt zwischen { $low } und { $high } Punkten und ist nicht bewiesen.
        [one] Das Par liegt zwischen { $low } und { $high } Punkten und ist nicht bewiesen: Ein Punkt mehr war sicher möglich.
       *[other] Das Par liegt zwischen { $low } und { $high } Punkten und ist nicht bewiesen: { $below } Punkte mehr waren sicher möglich.
    }
par-open-game = { $below ->
        [0] Etwas Besseres haben wir nicht gefunden. Das Par liegt zwischen { $low } und { $high } Punkten und ist nicht bewiesen.
        [one] Das Par liegt zwischen { $low } und { $high } Punkten und ist nicht bewiesen: Ein Punkt mehr war sicher möglich.
       *[other] Das Par liegt zwischen { $low } und { $high } Punkten und ist nicht bewiesen: { $below } Punkte mehr waren sicher möglich.
    }
par-against-mine = Der Meister, der stärkste Bot, spielte dieselben Karten und sah wie du nur die Hand: { $how ->
        [more] Du warst besser, um { $apart } { $apart ->
            [one] Punkt
           *[other] Punkte
        }.
        [less] Er machte { $apart } { $apart ->
            [one] Punkt
           *[other] Punkte
        } mehr als du.
       *[same] Er machte so viele Punkte wie du.
    }
par-against-game = Der Meister, der stärkste Bot, spielte dieselben Karten und sah nur die Hand: { $how ->
        [more] Er machte { $apart } { $apart ->
            [one] Punkt
           *[other] Punkte
        } weniger.
        [less] Er machte { $apart } { $apart ->
            [one] Punkt
           *[other] Punkte
        } mehr.
       *[same] Er machte gleich viele Punkte.
    }
par-foresight = { $gap ->
        [0] Er erreichte das Par, ohne die kommenden Karten zu kennen.
        [one] Für den einen Punkt, der zum Par fehlt, muss man vor allem die kommenden Karten kennen.
       *[other] Für die { $gap } Punkte, die zum Par fehlen, muss man vor allem die kommenden Karten kennen.
    }
par-foresight-open = { $gap ->
        [0] Auch mit Kenntnis der Karten fanden wir nichts Besseres als die Partie des Meisters.
        [one] Wer die kommenden Karten kennt, macht mindestens einen Punkt mehr.
       *[other] Wer die kommenden Karten kennt, macht mindestens { $gap } Punkte mehr.
    }
par-watch = Zugfolge mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } ansehen
par-watch-honest = Dem Meister zusehen

par-line-title = Die Zugfolge des Pars
par-line-about = { $points } { end-points-word } mit diesen Karten, wenn man sie alle von Anfang an kennt.
par-line-proved = { $points } { end-points-word } mit diesen Karten, wenn man sie alle von Anfang an kennt: Mehr ist unmöglich.
par-honest-title = Die Partie des Meisters
par-honest-about = { $points } { end-points-word } mit diesen Karten, nur mit Blick auf die Hand.
par-to-line = Die Zugfolge des Pars
par-to-honest = Die Partie des Meisters
par-to-game = Die gespielte Partie
par-to-result = Das Ergebnis
par-ways = Dieselben Karten
