# Grass: was die Lektion sagt. Wann, sagt lesson.toml.

lesson-grass-welcome = Ein Nachtmarkt: Wer zuerst 250.000 $ hat, gewinnt, in so vielen Runden, wie es braucht. Das sind deine sechs Karten und die, die du gerade gezogen hast. Jeder Zug geht so: eine ziehen, eine spielen.
lesson-grass-open = Ohne Markt kein Geschäft. Spiel Market Open: Zieh die Karte auf deinen Platz, oder tippe die Karte an und dann den Platz.
lesson-grass-peddle = Dein Markt ist offen, und der andere auch. Leg jetzt Colombia auf deinem aus: Waren sind Geld, und diese ist 25.000 $ wert.
lesson-grass-heat = Bust! Auf deinem Markt liegt eine Razzia, und bis sie aufgehoben ist, legst du keine Ware aus. Gegen jede Razzia hilft eine bestimmte Karte, gegen Bust ist es Immunity. Spiel sie.
lesson-grass-attack = Dein Markt ist wieder frei, und drüben wurde Jamaica ausgelegt: auch dort 25.000 $. Jetzt bist du einmal gemein: Spiel Felony auf den anderen Markt.
lesson-grass-trade = Du bist am Zug, aber andere dürfen dir einen Handel vorschlagen: ein Panama von ihrer Hand für deine Hearsay Evidence, die gegen Felony hilft. Ein Panama ist 50.000 $ wert. Nimm an.
lesson-grass-panama = Abgemacht: Die Karten sind getauscht, und andere am Tisch hätten nicht gesehen, welche. Der Tausch war nicht dein Zug, du spielst noch eine Karte. Leg Panama aus.
lesson-grass-protect = Was auf einem Markt liegt, kann man dir nehmen. Lust Conquers All deckt bis zu 50.000 $: Spiel die Karte, und wähle Panama als das, was sie schützt.
lesson-grass-nirvana = Gerade rechtzeitig: Stonehigh hat deine billigste ungeschützte Ware geholt, Colombia, und wer es spielt, ist noch einmal am Zug. Panama kann dir niemand nehmen.
lesson-grass-paranoia = Du hast Sold Out gezogen, eine Paranoia-Karte. Am Ende auf der Hand würde sie 25.000 $ kosten. Gespielt kostet sie einen Zug und die billigste ungeschützte Ware, und du hast keine: Besser wird es nicht. Spiel sie.
lesson-grass-pass = Nach jeder Paranoia geben alle eine Handkarte nach links weiter. So wirst du Doublecrossed los, das auf der Hand 50.000 $ kostet. Die anderen wählen im selben Augenblick.
lesson-grass-close = Du hast einmal ausgesetzt, und drüben ging es weiter: 85.000 $ dort, 50.000 $ bei dir. Aber du hast Market Close gezogen, und das beendet sofort die Runde. Spiel es!
lesson-grass-sheet = Die Abrechnung: dein Panama, weniger die teuerste Ware, die noch auf deiner Hand ist, 5.000 $. Drüben kostet dein Doublecrossed 50.000 $. Wer in der Runde am besten war, bekommt 25.000 $ dazu, und das bist du: 70.000 $.
lesson-grass-yours = Eine neue Runde ist gegeben, und was du gewonnen hast, bleibt dir. Du darfst auch selbst einen Tausch anbieten: in deinem Zug allen, sonst der Person, die am Zug ist. Jetzt weißt du alles, was du brauchst.
