# Orchard: was die Lektion sagt. Wann, sagt lesson.toml.

lesson-orchard-welcome = Das ist dein Obstgarten: eine Karte, sechs Bäume. Du legst noch acht, und jeder Baum, der einen seiner Art überdeckt, trägt Früchte.
lesson-orchard-match = Leg Karte 9 auf den markierten Platz: Zieh sie dorthin, oder tippe die Karte an und dann den Platz. Pflaume auf Pflaume, Birne auf Birne: Die Früchte müssen passen.
lesson-orchard-dice = Zwei Bäume überdeckt, zwei Würfel zeigen 1: 2 Punkte. Und du hast eine neue Karte auf der Hand.
lesson-orchard-grow = Jetzt Karte 10. Ihre Birne überdeckt die Birne mit dem Würfel, und der Würfel wächst: 1, 3, 6, 10. Zwei weitere passende Bäume bekommen neue Würfel.
lesson-orchard-turn = Wähle Karte 11 und dreh sie mit ↻ nach rechts. Die Vorschau zeigt schon, was sie bringt: Aus der 3 wird eine 6, zwei Würfel sind neu.
lesson-orchard-differs = Zweimal in einer Partie darf ein Baum eine andere Frucht überdecken. Er verfault: 3 Punkte verloren, ein Würfel darunter geht zurück, und nichts überdeckt ihn je wieder.
lesson-orchard-marks = Wenn du eine Karte wählst, zeigt der Spielplan, wo sie liegen darf: ein Punkt ●, wo jeder Baum passt, eine Raute ◆, wo eine Frucht verfault, eine hohle Raute ◇, wo zwei verfaulen.
lesson-orchard-rotten = Manchmal lohnt es sich. Leg Karte 5, nach rechts gedreht: Eine Pflaume auf einem Apfel verfault, minus 3. Aber aus der 6 wird 10, und zwei Würfel wachsen auf 3: plus 8.
lesson-orchard-score = Deine Würfel sind 19 wert, das Faulobst kostet 3: 16 Punkte. Das Wertungsblatt sagt immer, woher jeder Punkt kommt.
lesson-orchard-yours = Vier Karten sind übrig, und sie gehören dir. Die Partie endet, wenn sie liegen oder wenn keine Karte mehr passt. Am Ende bekommt dein Ergebnis einen Titel, vom niedrigsten bis zu dem ab 55 Punkten.
