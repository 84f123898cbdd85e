# Die Decks derer, die ein Spiel besitzen: die Liste, der Editor ihrer Karten, die Seite eines Decks. Ablehnungen: errors.ftl.

decks-title = Deine Decks
decks-about = Besitzt du das gedruckte Spiel? Gib seine Karten hier ein und spiel auch bei Mazzo damit.
decks-about-grove = Wenn du kein Deck wählst, spielst du mit dem Hausdeck. Das von Grove haben wir uns ausgedacht: Die gedruckten Karten sind nicht öffentlich.
decks-about-own = Ein Deck, das du eingibst, gehört dir, ist für dich bestimmt und steht in keiner Liste. Wer seinen Link hat, kann es sehen und damit spielen.
decks-new = Neues { $game }-Deck
decks-import = Datei öffnen
decks-import-hint = Ein von hier heruntergeladenes Deck, in TOML.
decks-mine = Gespeichert
decks-none = Noch kein Deck. Das erste dauert fünf Minuten.
decks-drafts = Unfertig
decks-draft = { $game }, { $cards ->
        [one] eine Karte von { $all }
       *[other] { $cards } Karten von { $all }
    }
decks-draft-nameless = Ohne Namen
decks-drop = Entfernen
decks-throw = Löschen
decks-throw-of = Den Entwurf { $name } löschen
decks-facts = { $game } · { $day }
decks-recipes = mit Rezepten
decks-gone = Deck entfernt.

## Der Editor

deck-new-title = Dein { $game }-Deck
deck-copy-title = Eine Kopie von { $name }
deck-copy-about = Das Deck, von dem du ausgehst, bleibt, wie es ist: Speichern legt ein neues an.
deck-done = { $done ->
        [one] Eine Karte von { $all } vollständig
       *[other] { $done } Karten von { $all } vollständig
    }
deck-strip = Die Karten
deck-card = Karte { $card }
deck-place = Karte { $card }, Feld { $cell }
deck-whole = Das ganze Deck
deck-card-empty = leer
deck-card-begun = unfertig
deck-card-done = vollständig
deck-card-wrong = zu korrigieren
deck-cell = Feld { $cell }, { $cell ->
        [1] oben links
        [2] oben rechts
        [3] Mitte links
        [4] Mitte rechts
        [5] unten links
       *[6] unten rechts
    }
deck-cell-empty = leer
deck-cell-wrong = zu korrigieren
deck-keys = Inhalt des Felds
deck-word-apple = Apfel
deck-word-pear = Birne
deck-word-plum = Pflaume
deck-word-orange-1 = 1 Orange
deck-word-orange-2 = 2 Orangen
deck-word-lemon-1 = 1 Zitrone
deck-word-lemon-2 = 2 Zitronen
deck-word-lime-1 = 1 Limette
deck-word-lime-2 = 2 Limetten
deck-word-glade = Lichtung
deck-many-apple = Äpfel
deck-many-pear = Birnen
deck-many-plum = Pflaumen
deck-many-glade = Lichtungen
deck-letter-apple = a
deck-letter-pear = b
deck-letter-plum = p
deck-letter-orange = o
deck-letter-lemon = z
deck-letter-lime = l
deck-letter-glade = i
deck-back = löschen
deck-said = { $word }. Jetzt Karte { $card }, Feld { $cell }.
deck-said-back = Karte { $card }, Feld { $cell }: leer.
deck-help = So gibst du Karten ein
deck-help-hold = Halte die Karten aufrecht, sodass die Nummer lesbar ist, und lies sie von links nach rechts, Reihe für Reihe. Jede Taste geht von selbst zum nächsten Feld.
deck-help-keys = Mit einer Tastatur: Ziffern sind die Tasten in ihrer Reihenfolge, Buchstaben tun dasselbe ({ $letters }), Pfeile bewegen, die Rücktaste löscht, Bild auf und Bild ab wechseln die Karte.
deck-help-two = Mit der Umschalttaste steht der Buchstabe für zwei Früchte.
deck-help-kept = Was du eingibst, bleibt in diesem Browser, bis du es speicherst oder den Entwurf löschst.
deck-name = Wie heißt dieses Deck?
deck-name-hint = Die anderen an deinem Tisch sehen diesen Namen.
deck-save = Deck speichern
deck-saving = Wird gespeichert …
deck-why-gaps = { $count ->
        [one] Ein Feld ist noch leer.
       *[other] { $count } Felder sind noch leer.
    }
deck-why-recipes = Im Rezept von Karte { $card } fehlt etwas.
deck-why-name = Das Deck hat noch keinen Namen.
deck-why-wrong = { $count ->
        [one] Eines ist noch zu korrigieren.
       *[other] { $count } Dinge sind noch zu korrigieren.
    }
deck-why-show = Zeigen
deck-ready = Bereit zum Speichern.
deck-wrong = { $count ->
        [one] Eines ist zu korrigieren
       *[other] { $count } Dinge sind zu korrigieren
    }
deck-wrong-amount = { $what }: { $found } statt { $expected }.
deck-wrong-field = { $field }: { $found } ist nicht gültig; erwartet: { $expected }.
deck-wrong-more = … und noch { $count }.
deck-twins = Gleiche Karten: { $pairs }. Wenn sie auch in deinem Exemplar gleich sind, ist das in Ordnung.

## Rezepte

deck-side = Welche Seite
deck-side-faces = Vorne: die Bäume
deck-side-recipes = Hinten: die Rezepte
deck-recipes-about = Rezepte sind nur für die Herausforderung. Gib sie für alle Karten ein, oder für keine.
deck-recipes-done = { $done ->
        [one] Ein Rezept von { $all } vollständig
       *[other] { $done } Rezepte von { $all } vollständig
    }
deck-recipes-with = Ich gebe auch die Rezepte ein
deck-recipes-with-hint = Ohne sie kann dieses Deck nicht als Herausforderung gespielt werden.
deck-recipe-of = Rezept von Karte { $card }
deck-recipe-before = Zurück
deck-recipe-next = Weiter
deck-recipe-name = Name
deck-recipe-number = Nummer
deck-recipe-when = Wann
deck-recipe-than = Wie viele
deck-recipe-count = Was gezählt wird
deck-recipe-fruit = Von welcher Frucht
deck-recipe-place = Wo
deck-recipe-value = Von welchem Wert
deck-recipe-amount = Wie viel es bringt
deck-recipe-reward = Einheit
deck-recipe-wheelbarrow = Die Schubkarre zählt auch
deck-recipe-wheelbarrow-hint = Als Würfel der Frucht, deren Würfel sie ersetzt hat.
deck-recipe-bare = Sobald die Zahlen da sind, kann man das Rezept hier lesen.
deck-when-each = pro
deck-when-at-least = wenn mindestens
deck-when-at-most = wenn höchstens
deck-when-exactly = wenn genau
deck-count-dice = Würfel
deck-count-fruit = Punkte auf Würfeln
deck-count-sets = Sätze aus Würfeln, einer von jeder Frucht
deck-count-pairs = Paare benachbarter Würfel einer Frucht
deck-count-values = verschiedene Werte auf Würfeln
deck-count-glades = leere Lichtungen
deck-count-bare = Bäume ohne Würfel
deck-count-squirrel = das Eichhörnchen, wenn es da ist
deck-count-length = Felder der längeren Seite
deck-fruit-any = jeder
deck-fruit-orange = Orangen
deck-fruit-lemon = Zitronen
deck-fruit-lime = Limetten
deck-place-any = überall
deck-place-tree = auf einem Baum
deck-place-glade = auf einer Lichtung
deck-value-any = jedem
deck-value-2 = 2
deck-value-3 = 3
deck-value-4 = 4
deck-value-5 = 5
deck-value-6 = 6
deck-value-10 = 10, ein Korb
deck-value-15 = 15, die Schubkarre
deck-reward-points = Punkte
deck-reward-percent = Prozent des Ergebnisses

## Ein Deck

deck-of = { $cards } Karten von { $game }
deck-faces = Die Karten
deck-recipes = Die Rezepte
deck-play = Mit diesem Deck spielen
deck-share = Link teilen
deck-share-text = Ein { $game }-Deck, von Hand eingegeben:
deck-download = Datei herunterladen
deck-copy = Kopie bearbeiten
deck-drop = Deck entfernen
deck-drop-sure = { $name } wird aus deinen Decks entfernt. Gespielte Partien bleiben.
deck-drop-yes = Ja, entfernen
deck-others = Dieses Deck gehört jemand anderem: Du darfst es ansehen und damit spielen. Um es zu ändern, bearbeite eine Kopie.
deck-private = Gib die Karten deines eigenen Exemplars ein, für dich. Wer den Link hat, kann das Deck sehen und damit spielen.
deck-house = Das Hausdeck
deck-bare = Dieses Deck hat keine Rezepte: Wähle für die Herausforderung ein anderes.
deck-which = Deck wählen
deck-make = Eigenes Deck eingeben
deck-all = Deine Decks

bad-deck-file = { $problem ->
        [toml] Die Datei des Decks ist in Zeile { NUMBER($line, useGrouping: 0) } kein TOML: „{ $found }“. Vergleiche die Zeile mit einer Datei von „mazzo deck new“.
        [twice] Zeile { NUMBER($line, useGrouping: 0) } der Deckdatei sagt noch einmal, was eine frühere sagt: „{ $found }“. Behalte eine von beiden.
        [key] In der Deckdatei bedeutet „{ $found }“ { $key ->
            [none] ganz oben
           *[other] unter „{ $key }“
        } nichts. Schreib nur: { $expected }.
        [line] Zeile { NUMBER($line, useGrouping: 0) } des Decks ist nicht gültig: erwartet { $expected }, gefunden „{ $found }“.
        [long] Die Deckdatei ist zu lang. Sie darf höchstens { $expected } Zeilen haben.
        [broad] Zeile { NUMBER($line, useGrouping: 0) } der Deckdatei ist zu lang. Sie darf höchstens { $expected } Zeichen haben.
        [deep] Zeile { NUMBER($line, useGrouping: 0) } der Deckdatei ist zu tief verschachtelt. Sie darf höchstens { $expected } Punkte und öffnende Klammern haben.
        [many] Die Deckdatei hat ab Zeile { NUMBER($line, useGrouping: 0) } mehr Schlüssel und Werte, als ein Deck braucht.
        [name] Das Deck braucht einen Namen mit { $expected } Zeichen, alle sichtbar; gefunden „{ $found }“.
       *[value] Das Deck hat einen Fehler bei „{ $key }“: erwartet { $expected }, gefunden „{ $found }“.
    }
