# La feuille de score d'une partie avec les cartes imprimées.

grass-scorer-seats = Les cartes de qui
grass-scorer-entered = saisi
grass-scorer-where = Où sont les cartes de { $name }
grass-scorer-peddles = En danger
grass-scorer-covered = Protégées
grass-scorer-hand = En main
grass-scorer-cards = { $count ->
        [0] aucune
        [one] une carte
       *[other] { $count } cartes
    }
grass-scorer-keys = { $zone } : une pression, une carte
grass-scorer-add = { $card } : { $count }. En ajouter une
grass-scorer-less = { $card } : en retirer une
grass-scorer-sum = Sans compter les cartes
grass-scorer-sum-label = Somme en dollars
grass-scorer-sum-hint = Elle s'ajoute aux ventes saisies.
grass-scorer-as-played = Cela compte comme vous avez joué.
grass-scorer-next = Suite : { $to }
grass-scorer-ledger = Manche par manche
grass-scorer-correct = { $name }, manche { $number } : { $points }. Corriger
grass-companion-part = Manche { $number }

# L’arbitre.
grass-referee-markets = Le marché de qui ?
grass-referee-own = Le tien
grass-referee-other = Celui de l’autre
grass-referee-closed = fermé
grass-referee-open = Ouvert : un Market Open y est posé
grass-referee-lies = Ce qui s’y trouve
grass-referee-peddles = En danger
grass-referee-covered = Protégées
grass-referee-heat = Heat On
grass-referee-which = Quelle carte as-tu en main ?
grass-referee-way = Que veux-tu en faire ?
grass-referee-play = La jouer
grass-referee-on-other = Sur l’autre marché
grass-referee-on-own = Sur le mien
grass-referee-discard = La défausser
