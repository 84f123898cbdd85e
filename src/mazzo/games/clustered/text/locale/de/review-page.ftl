# Was die Analyse von Clustered sagt.

review-clustered-lay = { $card }, { $place }

review-why-clustered-lines = Die Linien bringen im Durchschnitt { $best } Punkte statt { $played }.
review-why-clustered-rectangle = Das größte Rechteck bringt im Durchschnitt { $best } Punkte statt { $played }.
review-why-clustered-bonuses = Mehr Boni werden gewonnen: im Durchschnitt { $best } statt { $played }.
review-why-clustered-longest = Die längste Linie hat im Durchschnitt { $best } Karten statt { $played }.
review-why-clustered-played = Mehr Karten kommen auf den Tisch: im Durchschnitt { $best } statt { $played }.
review-why-clustered-rival = Wer von den anderen am besten ist, macht weniger Punkte: im Durchschnitt { $best } statt { $played }.
