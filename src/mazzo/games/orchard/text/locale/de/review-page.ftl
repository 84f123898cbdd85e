# Was die Analyse von Orchard sagt. $best und $played: wie viele es im Durchschnitt in den Partien sind, die dem besseren und dem gespielten Zug folgen.

review-why-orchard-tens = Mehr Würfel erreichen 10: im Durchschnitt { $best } statt { $played }.
review-why-orchard-sixes = Mehr Würfel erreichen 6: im Durchschnitt { $best } statt { $played }.
review-why-orchard-threes = Mehr Würfel erreichen 3: im Durchschnitt { $best } statt { $played }.
review-why-orchard-ones = Mehr Bäume bekommen ihren ersten Würfel: Im Durchschnitt bleiben { $best } Würfel auf 1 statt { $played }.
review-why-orchard-apples = Die Äpfel bringen am Ende im Durchschnitt { $best } Punkte statt { $played }.
review-why-orchard-pears = Die Birnen bringen am Ende im Durchschnitt { $best } Punkte statt { $played }.
review-why-orchard-plums = Die Pflaumen bringen am Ende im Durchschnitt { $best } Punkte statt { $played }.
review-why-orchard-rotten = Weniger Früchte verfaulen: im Durchschnitt { $best } statt { $played }.
review-why-orchard-unplaced = Weniger Karten bleiben auf der Hand, weil sie nicht passen: im Durchschnitt { $best } statt { $played }.
review-why-orchard-dice-left = Weniger Würfel bleiben im Vorrat: im Durchschnitt { $best } statt { $played }.
