# Le bandeau en haut des pages d'une démonstration (mazzo serve --demo).

# $time : une heure, comme 15:00.
demo-ends = Démonstration : tout s'efface à { $time }.
demo-matches = Parties finies à regarder :
