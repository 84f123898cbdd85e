# Was die Analyse von Grove sagt.

review-grove-recipe = Karte { $card }, für ihr Rezept

review-why-grove-oranges = Die Orangen bringen am Ende im Durchschnitt { $best } Punkte statt { $played }.
review-why-grove-lemons = Die Zitronen bringen am Ende im Durchschnitt { $best } Punkte statt { $played }.
review-why-grove-limes = Die Limetten bringen am Ende im Durchschnitt { $best } Punkte statt { $played }.
review-why-grove-wheelbarrow = Die Schubkarre zählt ihre 15 öfter: in { $best-share } der Partien statt in { $played-share }.
review-why-grove-tens = Mehr Würfel erreichen 10: im Durchschnitt { $best } statt { $played }.
review-why-grove-squirrel = Das Eichhörnchen kostet weniger: im Durchschnitt { $best } Punkte statt { $played }.
review-why-grove-on-glades = Weniger Punkte gehen auf Lichtungen verloren: im Durchschnitt { $best } statt { $played }.
review-why-grove-first-recipe = Das erste Rezept bringt im Durchschnitt { $best } Punkte statt { $played }.
review-why-grove-second-recipe = Das zweite Rezept bringt im Durchschnitt { $best } Punkte statt { $played }.
review-why-grove-recipes-paid = Mehr Rezepte bringen etwas: im Durchschnitt { $best } statt { $played }.
review-why-grove-target = Das Ziel wird öfter erreicht: in { $best-share } der Partien statt in { $played-share }.
review-why-grove-unplaced = Weniger Karten bleiben auf der Hand, weil sie nicht passen: im Durchschnitt { $best } statt { $played }.
