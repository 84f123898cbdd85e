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
