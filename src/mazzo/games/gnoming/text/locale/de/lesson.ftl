# Gnoming A Round: was die Lektion sagt. Wann, sagt lesson.toml.

lesson-gnoming-welcome = Das ist dein Raster: neun verdeckte Karten, und niemand hat sie gesehen. Alle anderen haben auch neun. Hier gewinnen die wenigsten Punkte.
lesson-gnoming-choose = Zu Beginn wähle zwei Karten und deck sie auf, ohne zu wissen, was sie sind: die erste und die zweite oben. Die anderen wählen im selben Augenblick.
lesson-gnoming-take = Zwei 5er, und oben auf einem Ablagestapel liegt eine dritte. Nimm sie und leg sie auf den letzten Platz der Reihe, auf die verdeckte Karte: Eine Karte von einem Ablagestapel muss man behalten.
lesson-gnoming-row = Drei gleiche positive Karten in einer Reihe oder Spalte kosten nichts: Sie ziehen ihren Wert einmal ab. Nicht 15 Punkte, sondern −5. Die Karte, die dort lag, eine 7, kam auf den leeren Stapel.
lesson-gnoming-draw = Man kann einen Zug auch damit beginnen, vom Nachziehstapel zu ziehen, ohne zu wissen, was kommt. Versuch es.
lesson-gnoming-decline = Eine 8, die teuerste Karte. Was vom Nachziehstapel kommt, darfst du ablehnen: Wirf sie auf den markierten Stapel ab, und dein Raster bleibt, wie es ist. Bisher hast nur du sie gesehen.
lesson-gnoming-hazard = Ein Hindernis kam und wurde abgeworfen: Es ist aus dem Spiel, und alle anderen dürfen eine ihrer Karten aufdecken. Deck die in der Mitte auf. In einem Raster kostet ein Hindernis 10 Punkte.
lesson-gnoming-again = Eine 4. Du bist wieder am Zug: Zieh.
lesson-gnoming-put = Noch eine 4! Leg sie neben die erste, auf den markierten Platz. Die verdeckte Karte wird aufgedeckt, bevor sie geht.
lesson-gnoming-bounce = Heraus kam eine 5, und du hast offene 5er: Sie darf abprallen. Statt sie abzuwerfen, lass sie auf einer anderen verdeckten Karte landen, unten links.
lesson-gnoming-chain = Und darunter lag eine 4, die auch abprallt: Leg sie rechts neben die anderen zwei. Noch eine Reihe, und drei Karten in einem einzigen Zug aufgedeckt.
lesson-gnoming-stop = Eine 5: Du könntest weitermachen, aber niemand zwingt dich. Allein kostet eine 5 fünf Punkte, eine verdeckte Karte im Durchschnitt weniger als 4. Hör auf, und wirf sie auf den markierten Stapel ab.
lesson-gnoming-mulligan = Auf einem Stapel liegt ein Mulligan, der Joker: Er hat den Wert, den seine Reihe und seine Spalte brauchen. Nimm ihn und leg ihn unten in die Mitte. Am Ende deines Zugs darfst du nur einen haben.
lesson-gnoming-out = Eine 5! Mit der anderen 5 und dem Mulligan gibt sie eine Reihe. Nimm sie und leg sie auf deine letzte verdeckte Karte: Wenn keine mehr übrig ist, bist du fertig, und die anderen haben noch einen Zug.
lesson-gnoming-end = Die erste Runde ist vorbei. Drei Reihen, −14 Punkte. Du bist zuerst fertig geworden, und niemand hat weniger: 5 weniger, −19. Hätte jemand weniger gehabt, wären es 5 mehr gewesen. Karten, die bei den anderen noch verdeckt lagen, wurden von selbst aufgedeckt.
lesson-gnoming-yours = Die zweite Runde hat begonnen, alle Karten sind neu gemischt: Eine Partie hat drei, und ihre Summe zählt. Jetzt weißt du alles, was du brauchst.
