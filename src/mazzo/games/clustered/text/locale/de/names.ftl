# Clustered: die Wörter des Spiels. Was an seinem Tisch gesagt wird, steht in table.ftl, die Ablehnungen in errors.ftl.

clustered-name = Clustered
clustered-about = Leg Karten neben ähnliche: Linien und Rechtecke deiner Farbe bringen Punkte.

## Varianten

clustered-option-third-wild = Ein dritter Joker für alle
clustered-option-third-wild-how = eine Karte mehr in jedem Deck, ein Zug mehr für alle
clustered-option-third-wild-seat = Ein dritter Joker für { $name }
clustered-option-third-wild-seat-how = eine Hilfe für Kinder und Neulinge: eine Karte, die überall passt, und ein Zug mehr
clustered-option-fast = Schnelles Spiel
clustered-option-fast-how = mit sieben Karten beginnen und zwei abwerfen; in jedem Zug zwei ziehen und eine abwerfen
clustered-option-speed-bonus = Bonus für Tempo
clustered-option-speed-bonus-how = zwei Punkte für das erste Rechteck von zwei mal drei, zwei für die erste Linie aus fünf
clustered-option-largest-bonus = Bonus für Größe
clustered-option-largest-bonus-how = zwei Punkte am Ende für das größte Rechteck, zwei für die längste Linie
clustered-option-table = Tisch
clustered-option-table-none = Ohne Rand
clustered-option-table-none-how = Platz in jede Richtung
clustered-option-table-small = Kleiner Tisch
clustered-option-table-small-how = eng: Ab und zu passt keine deiner Karten, und du wirfst eine ab
clustered-option-table-medium = Mittlerer Tisch
clustered-option-table-medium-how = der Rand nimmt jeden fünften Platz weg
clustered-option-table-large = Großer Tisch
clustered-option-table-large-how = den Rand erreichst du erst spät in der Partie

## Das Ende

# 6.1
clustered-end-all-played = Es gibt keine Karten mehr zu spielen: Hände und Decks sind leer.

# In Clustereds eigenen Worten: was ui.ftl von jedem Spiel sagt.
clustered-rules-search-hint = Joker, Rechteck, 3.3…
