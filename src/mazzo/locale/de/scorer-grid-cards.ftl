# Orchard und Grove eingeben, wie sie auf dem Tisch liegen. Was nur eines von beiden sagt, steht am Ende.

scorer-whose = Wessen Karten
scorer-next-player = Als Nächstes: { $name }
scorer-way = Wie du sie eingibst
scorer-way-cards = Karte für Karte
scorer-way-cells = Wie es liegt
scorer-way-dice = Nur Würfel
scorer-deck = Kartensatz
scorer-deck-printed = Der des Spiels
scorer-deck-kept = Der dieses Zettels
scorer-deck-failed = Deine Kartensätze lassen sich gerade nicht laden.

## Karte für Karte

scorer-start = Tippe auf die Nummer der Startkarte.
scorer-which = Karte { $at }: welche Nummer?
scorer-other-number = Welche Nummer hat sie?
scorer-all-numbers = Alle Nummern
scorer-in-order = In der Reihenfolge, in der sie kamen
scorer-laid = Die Karten in der Reihenfolge, in der sie gelegt wurden
scorer-card-at = Karte { $card }, als { $at }. gelegt, { $place }
scorer-as-played = gegen die Regeln, aber so gespielt
scorer-as-we-played = So haben wir gespielt
scorer-as-it-was = Der Tisch, wie er vor Karte { $card } lag.
scorer-leave = So lassen
scorer-not-checked = Die Karte lässt sich gerade nicht prüfen: Leg sie dorthin, wo sie auf dem Tisch liegt. Sie erscheint, wenn das Netz wieder da ist.
scorer-no-table = Der Tisch erscheint, wenn das Netz wieder da ist. Die eingegebenen Karten bleiben.
scorer-full = Alle Karten liegen. Tippe auf eine, um sie zu verbessern.
scorer-move = Verschieben oder drehen
scorer-not-movable = Zum Verschieben der Karte braucht es das Netz.
scorer-renumber = Andere Nummer
scorer-earlier = Früher gelegt
scorer-later = Später gelegt
scorer-take-back = Zurücknehmen
scorer-choose-again = Anderer Baum
scorer-assumed = Es gab zu wenige Würfel. Angenommen: { $place }.
scorer-chosen = Gewählt: { $places }.
scorer-open = wohin ein Würfel kam, ist angenommen
scorer-said-back = Karte { $card } zurückgenommen.

## Wie es liegt

scorer-cells = Der Tisch, Feld für Feld
scorer-cells-how = Für jedes Feld: das Bild, dann der Würfel. Liegt dort kein Würfel, tippe gleich auf das Bild des nächsten Feldes.
scorer-keys = Tasten
scorer-clear = Dieses Feld leeren
scorer-fallen = Welcher Würfel liegt da?

## Nur Würfel

scorer-dice-of = { $fruit } { $value }: { $count }
scorer-one-more = { $fruit } { $value }, bisher { $count }: einer mehr
scorer-one-less = { $fruit } { $value }, bisher { $count }: einer weniger
scorer-more = { $what }: einer mehr
scorer-less = { $what }: einer weniger

## Fehler, vor ihrem Satz

scorer-fault-card = Karte { $card }, { $place }
scorer-fault-cell = { $place }

## Orchard

scorer-rotten = Faulobst-Marker

## Grove

scorer-squirrel = Das Eichhörnchen kam
scorer-beside = Würfel auf Bäumen daneben
scorer-on-glades = Würfel auf Lichtungen, bei Gleichstand
scorer-recipes = Rezeptaufgabe
scorer-recipe = Rezept { $number }
scorer-no-recipe = Keines
scorer-recipe-card = { $card }: { $name }
scorer-second-recipe = Wähle auch das zweite Rezept: Es sind immer zwei.
