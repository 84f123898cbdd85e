# Der Tisch: was beim Spielen gelesen und gehört wird. Was nur ein Spiel sagt, steht in games/<game>/text/locale.

table-home = Tisch verlassen
table-practice = Übung
table-practice-how = In der Übung kannst du beliebig oft zurücknehmen und siehst, was jeder Zug kostet. Sie zählt nicht für Bestwert und Durchschnitt.
table-lesson = Lektion
table-loading = Der Tisch wird geladen …
table-watching = Du schaust zu: Nur wer mitspielt, kann ziehen.
table-menu = Punkte und Züge
table-menu-close = Punkte und Züge schließen
table-sound-on = Ton an
table-sound-off = Ton aus
table-help = Tasten und Gesten
table-close = Schließen
table-next = Weiter
table-your-turn = Du bist am Zug.

## Verbindung

table-link-connecting = Verbindung zum Tisch …
table-link-slow = Wird noch gesendet: Die Verbindung ist langsam …
table-link-lost = Verbindung verloren. Deine Partie ist sicher: Gleich geht es weiter …
table-link-kept = Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder da ist.
table-link-closed = Dieser Tisch kann nicht geöffnet werden: Die Adresse ist vielleicht falsch, oder die Partie wurde gelöscht.
table-link-elsewhere = Diese Partie ist in einem neueren Fenster von dir offen.
table-link-here = Hier weiterspielen

## Hand und Bedienung

table-player = Person { $seat }
table-hand = Deine Hand
table-lay = Legen
table-lay-gain = Legen { $gain }
table-cancel = Zurücklegen
table-undo = Rückgängig
table-undo-not = Es gibt nichts zurückzunehmen: Nach deinem Zug wurde eine Karte aufgedeckt, oder du hast noch nicht gezogen. In der Übung kannst du jederzeit zurück.
table-show-all = Alles zeigen
table-hint = Tipp
table-hint-thinking = Ein Tipp wird gesucht …
table-hint-how = H, dann noch einmal für mehr: welche Karte, ungefähr wo, der genaue Zug. Nicht an Tischen mit anderen Menschen
table-costs = Was jeder Zug kostet
table-costs-word = Kosten
table-costs-how = um wie viele Punkte ein Zug hinter dem besten zurückbleibt, im Durchschnitt und ungefähr; ein Haken für den besten
table-deck = Stapel: { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }

## Was zu tun ist

table-do-why = Es wird geprüft, ob sie hier passt …
table-do-over = Die Partie ist zu Ende.
table-do-wait = Gelegt. Warten auf die anderen …
table-rule = Regel { $rule }

## Wertungsblatt

table-sheet = Punkte
table-strip = Punkte und Vorrat
table-score = Summe
table-score-of = Punktestand: { $total }
table-unseen = Noch nicht gesehene Karten
table-did = { $name } legt Karte { $card }: { $gain }.
table-did-you = Du legst Karte { $card }: { $gain }.
table-log = Was geschehen ist
table-log-more = Frühere Züge
table-log-none = Noch nichts.
table-log-show = Auf dem Tisch zeigen
table-moves = Alle Züge
table-moves-about = Jeder erlaubte Zug, Karte für Karte; zuerst die, die am meisten Punkte bringen.
table-moves-none = Du hast jetzt keinen Zug zu machen.

table-from-first = { $vertical ->
        [up] { $horizontal ->
            [left] { $rows } über und { $columns } links von der ersten Karte
            [right] { $rows } über und { $columns } rechts von der ersten Karte
           *[level] { $rows } über der ersten Karte
        }
        [down] { $horizontal ->
            [left] { $rows } unter und { $columns } links von der ersten Karte
            [right] { $rows } unter und { $columns } rechts von der ersten Karte
           *[level] { $rows } unter der ersten Karte
        }
       *[level] { $horizontal ->
            [left] { $columns } links von der ersten Karte
            [right] { $columns } rechts von der ersten Karte
           *[level] auf der ersten Karte
        }
    }
table-from-first-how = Plätze werden in Feldern vom linken oberen Feld der ersten Karte aus gezählt.
table-field = Der Tisch
table-cell-empty = leer
table-cell-marked = markiert

## Regeln und Hilfe

table-rules = Die Regeln

help-title = Tasten und Gesten
help-drag = Eine Karte in den Obstgarten ziehen
help-drag-how = mit der Maus oder dem Finger
help-tap = Die Karte antippen, dann den Platz
help-tap-how = noch einmal antippen, um sie zu drehen
help-turn = Drehen
help-turn-how = R, rechte Taste, Rad beim Ziehen, ein zweiter Finger
help-move = Die Vorschau bewegen
help-move-how = Pfeile; N geht zum nächsten erlaubten Platz
help-walk = Über den Spielplan gehen
help-walk-how = Tab zum Spielplan, dann Pfeile von Feld zu Feld; Pos1, Ende, Bild auf, Bild ab zu den Rändern; Enter hält dort die gewählte Karte, noch einmal Enter legt sie
help-lay = Legen
help-lay-how = Enter, oder die Vorschau antippen
help-cancel = Zurücklegen
help-cancel-how = Esc
help-undo = Rückgängig
help-undo-how = U
help-card = Die Karte wählen
help-card-how = 1, 2
help-view = Alles sehen
help-view-how = 0; zwei Finger oder das Rad zum Zoomen
help-sound = Ton
help-sound-how = M
help-this = Diese Hilfe
help-this-how = ?

## Lektion

coach-next = Weiter
coach-skip = Überspringen
coach-step = { $at } / { $count }
coach-done = Partie beginnen
coach-stay = Hier weiterspielen
coach-elsewhere = Mach jetzt, was die Lektion verlangt.

## Das Ende einer Partie

end-title = { $score } { end-points-word }
end-title-other = Eine Partie mit { $score } { end-points-word }
end-result = Ergebnis
end-board = Der Tisch am Ende
end-practice-tag = Übung
end-hints-tag = { $count ->
        [one] ein Tipp
       *[other] { $count } Tipps
    }
end-lesson-tag = Lektion
end-rest-tag = die anderen neun
end-same-tag = erhaltene Karten
end-again = Noch einmal spielen
end-first-game = Spiel deine erste Partie
end-rest = Die anderen neun Karten
end-replay = Wiederholung ansehen
end-fairness = Diese Mischung prüfen
end-review = Analyse
end-on = Die Partie, von der aus du weitergespielt hast, endete mit { $score }: { $how ->
        [more] Das hier sind { $apart } mehr.
        [less] Das hier sind { $apart } weniger.
       *[same] genau gleich viel.
    }
end-on-look = Ihre Analyse ansehen
end-on-tag = aus einer Analyse weitergespielt
end-theirs = Mit denselben Karten kam die Person, die sie geschickt hat, auf { $score } { end-points-word }: { $how ->
        [more] Du warst besser!
        [less] Sie war besser.
       *[same] Gleichstand.
    }
end-theirs-look = Ansehen, wie
end-try-deal = Diese Karten versuchen
end-deal = Dein Platz unter allen
end-tally = Woher jeder Punkt kommt
end-what = Posten
end-points = Punkte
end-standing = Unter deinen Partien
end-practice = Eine Übungspartie: Sie bleibt im Verlauf, zählt aber nicht für Bestwert und Durchschnitt.
end-apart = Eine Herausforderung gewinnt oder verliert man: Diese Partie zählt nicht für Bestwert und Durchschnitt.
end-repeat = Du kanntest diese Karten: Diese Partie zählt nicht für Bestwert und Durchschnitt.
end-first = Deine erste Partie: Jetzt gibt es ein Ergebnis zu schlagen.
end-first-kind = Deine erste Partie dieser Art: Jetzt gibt es ein Ergebnis zu schlagen.
end-best = Dein neuer Bestwert!
end-level = Du hast deinen Bestwert wieder erreicht.
end-among = Nummer { $place } deiner { $count } Partien. Dein Durchschnitt ist { $average }.

## Teilen

share-title = Teilen
share-deal-text = Schick deinen Freunden diese Karten in derselben Reihenfolge: Nach der eigenen Partie sehen alle die Ergebnisse der anderen.
share-deal = Diese Karten schicken
share-deal-message = Ich habe { $score } { end-points-word } in { $game }. Wie viele schaffst du mit denselben Karten?
share-deal-message-other = Jemand hat mit diesen Karten { $score } { end-points-word } in { $game }. Wie viele schaffst du?
share-result-link = Link zum Ergebnis
share-result = Meine Partie { $game }: { $score } { end-points-word }.
share-result-other = Eine Partie { $game }: { $score } { end-points-word }.
share-link = Link teilen
share-image = Bild
share-copied = Kopiert.
share-by-hand = Kopiere den Link:
share-kept = Bild gespeichert.
share-image-failed = Das Bild konnte nicht erstellt werden. Versuch es noch einmal, oder teile den Link.

## Wiederholung

replay-start = Die Partie beginnt
replay-laid = Karte { $card }, { $turn }: { $gain }
replay-card = Karte { $card }
replay-rotten = { $count ->
        [one] ein Faulobst-Marker
       *[other] { $count } Faulobst-Marker
    }
replay-hand = Auf der Hand
replay-no-hand = Die Hand ist leer
replay-moves = Züge
replay-controls = Steuerung der Wiederholung
replay-back = Voriger Zug
replay-on = Nächster Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-scrubber = Durch die Züge blättern
replay-speed = Tempo
replay-journal = Partieprotokoll herunterladen
replay-share = Sieh dir diese Partie { $game } an.
