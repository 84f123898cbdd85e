# Clustered: was die Lektion sagt. Wann, sagt lesson.toml.

lesson-clustered-welcome = Dieses Deck ist ganz in deiner Farbe: siebenundzwanzig Karten, keine zwei gleich, und zwei Joker. Fünf hast du auf der Hand, und die Startkarte liegt in der Mitte des Tischs.
lesson-clustered-start = Leg die zwei vollen Quadrate auf den markierten Platz: Zieh die Karte dorthin, oder tippe die Karte an und dann den Platz. Neben der Startkarte passt alles.
lesson-clustered-two = Jetzt die drei vollen Quadrate, gleich rechts daneben. Von Form, Füllung und Anzahl müssen Nachbarn zwei gemeinsam haben: Hier sind Form und Füllung gleich.
lesson-clustered-misfit = Die drei gestrichelten Kreise würden daneben nicht passen: Mit den drei vollen Quadraten haben sie nur die Anzahl gemeinsam. Die Farbe ist nie wichtig: Sie sagt nur, wem die Karte gehört.
lesson-clustered-line = Leg das eine volle Quadrat: die dritte Karte in einer Reihe. Ab drei Karten bringt eine Linie einen Punkt für jede, waagrecht oder senkrecht: plus 3.
lesson-clustered-below = Jetzt bau auch nach unten. Leg die zwei gestrichelten Quadrate unter die zwei vollen: gleiche Form, gleiche Anzahl.
lesson-clustered-every = Die drei gestrichelten Quadrate berühren zwei Karten und müssen zu beiden passen: Form und Anzahl mit der darüber, Form und Füllung mit der links. Leg sie: Vier Karten ergeben ein Rechteck, plus 4.
lesson-clustered-wild = Ein Joker passt neben alles, und alles passt neben ihn. Leg ihn hierher: Er schließt noch eine Linie aus drei und macht aus dem Rechteck von vier Karten eines von sechs. Plus 5.
lesson-clustered-score = Das Rechteck ist 6 wert, die zwei Linien je 3: 12 Punkte. Eine Karte kann in einer Reihe, in einer Spalte und im Rechteck zählen; aber von den Rechtecken zählt nur dein größtes.
lesson-clustered-block = Mit anderen am Tisch hat jede Person ihre Farbe, und nur deine eigenen Karten zählen für dich. Eine fremde Karte oder die Startkarte unterbricht eine Linie: Du darfst auch neben fremde Karten legen, nur um im Weg zu sein.
lesson-clustered-nothing = Wenn keine Karte deiner Hand passt, wirfst du eine deiner Wahl ab, und das ist dein Zug. Aber solange eine passt, muss sie gelegt werden; und ein Joker passt immer.
lesson-clustered-yours = Dreiundzwanzig Karten sind übrig, auf deiner Hand und im Deck, und sie gehören dir. Die Partie endet, wenn du keine mehr hast. Allein spielst du gegen deinen eigenen Bestwert.
