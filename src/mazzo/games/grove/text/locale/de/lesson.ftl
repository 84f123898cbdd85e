# Grove: was die Lektion sagt. Wann, sagt lesson.toml.

lesson-grove-welcome = Das ist dein Hain: eine Karte, fünf Bäume und eine Lichtung. Jeder Baum trägt eine Frucht oder zwei. Du legst noch acht Karten, und wo eine Frucht auf ihresgleichen trifft, wird sie gepflückt.
lesson-grove-match = Leg Karte 3 auf den markierten Platz: Zieh sie dorthin, oder tippe die Karte an und dann den Platz. Orange auf Orange, Zitrone auf Zitrone: Die Früchte müssen passen, wie viele es auch sind.
lesson-grove-dice = Zwei Bäume überdeckt, zwei Würfel. Jeder zeigt die Früchte beider Bäume: 2 und 1 sind 3, 2 und 2 sind 4. 7 Punkte, und du hast eine neue Karte auf der Hand.
lesson-grove-grow = Wähle Karte 15 und dreh sie mit ↻ nach rechts. Ihre Zitrone lässt den Würfel auf der Zitrone von 4 auf 5 wachsen, und eine Orange bekommt einen neuen Würfel. Die Limetten kommen auf eine Lichtung: Das darf jeder Baum, aber eine leere bringt keinen Würfel.
lesson-grove-basket = Jetzt Karte 8, auch nach rechts gedreht. Zwei Zitronen mehr auf der 5 gäben 7: Über 6 zeigt ein Würfel den Korb, der 10 wert ist. Zwei andere Bäume bekommen neue Würfel.
lesson-grove-glade = Eine Lichtung überdeckt alles. Einen Würfel darunter nimmt sie auf, aber dort verdirbt die Frucht und zählt nichts. Leg Karte 9, nach links gedreht: Eine Orange mit 3 geht verloren, eine andere kommt, der Limetten-Würfel wächst um 2. Zusammen plus 2.
lesson-grove-differs = Einmal in einer Partie darf ein Baum eine andere Frucht überdecken: Das Eichhörnchen nimmt sie. Das kostet 1 Punkt, 1 mehr für jeden Würfel auf einem Baum daneben, und den Würfel darunter, wenn dort einer liegt; und nichts überdeckt je das Eichhörnchen.
lesson-grove-marks = Wenn du eine Karte wählst, zeigt der Spielplan, wo sie liegen darf: ein Punkt ●, wo jeder Baum passt, eine Raute ◆, wo das Eichhörnchen kommen muss.
lesson-grove-squirrel = Hier lohnt es sich. Leg Karte 2 kopfüber: eine Orange auf einer Zitrone, minus 2. Aber aus der 10 wird die Schubkarre, die 15 wert ist, der Würfel auf der Lichtung kommt als 5 zurück, und aus dem Limetten-Würfel wird eine 6: plus 11.
lesson-grove-score = Deine Würfel und die Schubkarre sind 35 wert, das Eichhörnchen kostet 2: 33 Punkte. Das Wertungsblatt sagt immer, woher jeder Punkt kommt.
lesson-grove-yours = Drei Karten sind übrig, und sie gehören dir. Ab 40 Punkten werden die Titel besser, den höchsten gibt es ab 60. Und wenn du ein Ziel vor Augen haben willst, gibt es die Rezept-Herausforderung.
