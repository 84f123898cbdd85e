# Ce que l'analyse dit de Clustered.

review-clustered-lay = { $card }, { $place }

# Pourquoi un coup a coûté. $best et $played : combien, en moyenne, dans les parties qui suivent le meilleur coup et le coup joué.

review-why-clustered-lines = Les lignes rapportent en moyenne { $best } points, au lieu de { $played }.
review-why-clustered-rectangle = Le plus grand rectangle rapporte en moyenne { $best } points, au lieu de { $played }.
review-why-clustered-bonuses = Plus de bonus sont gagnés : { $best } en moyenne, au lieu de { $played }.
review-why-clustered-longest = La plus longue ligne a en moyenne { $best } cartes, au lieu de { $played }.
review-why-clustered-played = Plus de cartes arrivent sur la table : { $best } en moyenne, au lieu de { $played }.
review-why-clustered-rival = Le meilleur adversaire fait moins de points : { $best } en moyenne, au lieu de { $played }.
