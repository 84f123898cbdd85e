# Ce que l'analyse dit d'Orchard. $best et $played : combien, en moyenne, dans les parties qui suivent le meilleur coup et le coup joué.

review-why-orchard-tens = Plus de dés arrivent à 10 : { $best } en moyenne, au lieu de { $played }.
review-why-orchard-sixes = Plus de dés arrivent à 6 : { $best } en moyenne, au lieu de { $played }.
review-why-orchard-threes = Plus de dés arrivent à 3 : { $best } en moyenne, au lieu de { $played }.
review-why-orchard-ones = Plus d'arbres reçoivent leur premier dé : { $best } dés restent à 1 en moyenne, au lieu de { $played }.
review-why-orchard-apples = Les pommes finissent en moyenne à { $best } points, au lieu de { $played }.
review-why-orchard-pears = Les poires finissent en moyenne à { $best } points, au lieu de { $played }.
review-why-orchard-plums = Les prunes finissent en moyenne à { $best } points, au lieu de { $played }.
review-why-orchard-rotten = Moins de fruits pourrissent : { $best } en moyenne, au lieu de { $played }.
review-why-orchard-unplaced = Moins de cartes restent en main faute de place : { $best } en moyenne, au lieu de { $played }.
review-why-orchard-dice-left = Moins de dés restent dans la réserve : { $best } en moyenne, au lieu de { $played }.
