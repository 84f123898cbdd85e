# Gnoming A Round: warum ein Zug abgelehnt wird, und was zu tun ist.

gnoming-not-an-action = Einen solchen Zug gibt es in Gnoming A Round nicht. Zieh eine Karte, leg sie oder wirf sie ab; oder deck eine auf, wenn du gefragt wirst.
gnoming-wait-for-card = Zuerst muss eine Karte aufgedeckt werden. Warte einen Moment, dann spiel.
gnoming-choose-first = Jede Runde beginnt mit zwei aufgedeckten Karten deines Rasters. Wähle zuerst deine.
gnoming-choice-order = Die zwei Karten, die du aufdeckst, werden in der Reihenfolge ihrer Felder genannt. Wähle zwei verschiedene Felder, und nenn die kleinere Nummer zuerst.
gnoming-draw-first = Du hast noch keine Karte zu spielen. Zieh zuerst vom Nachziehstapel, oder nimm die oberste Karte eines Ablagestapels.
gnoming-holds-card = Du hast schon eine Karte zu spielen. Leg sie zuerst in dein Raster, oder wirf sie ab.
gnoming-pile-empty = Dieser Ablagestapel ist leer. Zieh vom Nachziehstapel, oder nimm vom anderen Ablagestapel.
gnoming-must-place = Eine Karte von einem Ablagestapel muss in dein Raster. Wähle eines deiner Felder für sie.
gnoming-fill-pile = Der { $pile ->
        [left] linke
       *[right] rechte
    } Ablagestapel ist leer, und deine abgeworfene Karte muss ihn füllen. Leg die Karte dorthin.
gnoming-hazard-leaves = Ein Hindernis kommt auf keinen Ablagestapel: Es ist aus dem Spiel. Wirf es ab, ohne einen Stapel zu nennen.
gnoming-not-a-hazard = Nur ein Hindernis wird aus dem Spiel genommen. Wirf diese Karte auf einen der zwei Ablagestapel ab.
gnoming-own-cell = Eine Karte kann nicht auf das Feld zurückprallen, aus dem sie kam. Wähle ein anderes Feld, oder wirf sie ab.
gnoming-no-bounce = { $card ->
        [mulligan] Ein Mulligan kann nicht abprallen. Wirf ihn ab.
       *[other] Die { $card }, die herauskam, kann nicht abprallen: Das kann nur eine positive Karte von einem verdeckten Feld, wenn eine gleiche in deinem Raster offen liegt. Wirf sie ab.
    }
gnoming-one-mulligan = Du hast schon einen offenen Mulligan und darfst nur einen haben. Leg diesen an seine Stelle; oder wirf ihn ab, wenn du ihn vom Nachziehstapel gezogen hast.
gnoming-bounce-on = In deinem Raster liegen zwei Mulligans, und nur einer darf bleiben. Leg diese Karte an die Stelle von einem davon, oder an die einer noch verdeckten Karte.
gnoming-two-mulligans = Du hast mehr als einen offenen Mulligan. Leg die gezogene Karte an die Stelle von einem davon, und nimm keinen weiteren Mulligan von einem Ablagestapel.
gnoming-face-up = Diese Karte liegt schon offen. Wähle eine, die noch verdeckt ist.
gnoming-answer-hazard = Ein Hindernis wurde abgeworfen. Deck zuerst eine deiner verdeckten Karten auf, oder verzichte.
gnoming-no-such-card = In „{ $text }“ steht keine Karte. Schreib eine Zahl von -4 bis -1 oder von 3 bis 8, oder hazard, oder mulligan.
gnoming-no-such-cell = Ein Feld wie in „{ $text }“ gibt es nicht. Die Felder eines Rasters gehen von 1 bis 9, in Leserichtung.
gnoming-card-gone = { $card ->
        [hazard] Es ist kein Hindernis mehr übrig.
        [mulligan] Es ist kein Mulligan mehr übrig.
       *[other] Es ist keine { $card } mehr übrig.
    } Wähle eine Karte, die noch kommen kann.
gnoming-other-card = „{ $text }“ nennt eine andere Karte als die, um die es geht. Nenn die richtige, oder lass die Karte weg.
gnoming-other-choose = Deine zwei Karten sind gewählt; die anderen wählen noch. Warte, bis alle so weit sind.
gnoming-other-asked = Ein Hindernis wurde abgeworfen, und jemand anderes wird gefragt, ob eine Karte aufgedeckt wird. Warte auf die Antwort.
