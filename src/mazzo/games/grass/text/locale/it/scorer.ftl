# Il foglio segnapunti della partita giocata con le carte vere.

grass-scorer-seats = Di chi sono le carte
grass-scorer-entered = inserito
grass-scorer-where = Dove sono le carte di { $name }
grass-scorer-peddles = A rischio
grass-scorer-covered = Protetti
grass-scorer-hand = In mano
grass-scorer-cards = { $count ->
        [0] nessuna
        [one] una carta
       *[other] { $count } carte
    }
grass-scorer-keys = { $zone }: una pressione, una carta
grass-scorer-add = { $card }: { $count }. Aggiungine una
grass-scorer-less = { $card }: togline una
grass-scorer-sum = Senza contare le carte
grass-scorer-sum-label = Somma in dollari
grass-scorer-sum-hint = Si aggiunge ai peddle inseriti.
grass-scorer-as-played = È contata come avete giocato.
grass-scorer-next = Avanti: { $to }
grass-scorer-ledger = Smazzata per smazzata
grass-scorer-correct = { $name }, smazzata { $number }: { $points }. Correggi
grass-companion-part = Smazzata { $number }

# L'arbitro.
grass-referee-markets = Il mercato di chi?
grass-referee-own = Il tuo
grass-referee-other = Quello dell'altro
grass-referee-closed = chiuso
grass-referee-open = Aperto: c'è un Market Open
grass-referee-lies = Che cosa c'è
grass-referee-peddles = A rischio
grass-referee-covered = Protetti
grass-referee-heat = Heat On
grass-referee-which = Che carta hai in mano?
grass-referee-way = Che cosa vuoi farne?
grass-referee-play = Giocarla
grass-referee-on-other = Sull'altro mercato
grass-referee-on-own = Sul mio
grass-referee-discard = Scartarla
