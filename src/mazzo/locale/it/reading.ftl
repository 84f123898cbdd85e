# Reading a finished Orchard or Grove from a photograph, on the device.

reading-open = Leggi da una fotografia (prova)
reading-title = Leggi da una fotografia
reading-trial = Prova
reading-trial-about = È una prova: a volte trova gli angoli sbagliati, e legge male qualche casella. È stata misurata solo su fotografie simulate. La griglia si corregge prima che conti.
reading-private = Le fotografie restano su questo dispositivo. Nulla viene inviato, e qui puoi cancellarle.
reading-fetch = Per leggere serve una libreria di { $size } MB. Si scarica una volta, da questo sito.
reading-fetch-yes = Scaricala
reading-by-hand = Inserisci a mano
reading-how = Tieni il telefono piatto sopra il tavolo: tutte le carte nell'immagine, con una striscia di tavolo libero intorno.
reading-take-table = Fotografa il tavolo
reading-picture = Scegli un'immagine
reading-corner = Angolo { $corner }, { $corner ->
        [1] in alto a sinistra
        [2] in alto a destra
        [3] in basso a destra
       *[4] in basso a sinistra
    }: trascinalo, o spostalo con le frecce
reading-table-corners = Le linee passano tra le caselle? Se no, trascina gli angoli o cambia i numeri.
reading-no-corners = Le carte non sono state trovate. Trascina gli angoli su un rettangolo che le contenga tutte, e inserisci righe e colonne.
reading-rows = Righe
reading-cols = Colonne
reading-read = Leggi le caselle
reading-other = Un'altra fotografia
reading-correct = { $count ->
        [0] Nessuna casella è in dubbio. Confronta comunque la griglia con il tavolo.
        [one] Una casella con il punto interrogativo è in dubbio.
       *[other] { $count } caselle con il punto interrogativo sono in dubbio.
    } Dove c'è un punto esclamativo, sembra esserci qualcosa sulla carta. Dadi e segnalini si inseriscono a mano.
reading-take-over = Usa questa griglia
reading-back = Torna alla fotografia
reading-mark-doubtful = in dubbio
reading-mark-covered = qui sembra esserci qualcosa

## The owner's cards

reading-faces = Fotografie delle tue carte
reading-faces-about = Fotografa ogni carta una volta, dritta, da sola sul tavolo. La lettura confronta con queste immagini.
reading-faces-change = Fotografie delle tue carte
reading-face-kept = Carta { $card }: fotografata
reading-face-missing = Carta { $card }: manca
reading-faces-done = Carte fotografate: { $done } su { $all }.
reading-take-card = Fotografa la carta { $card }
reading-card-corners = Gli angoli sono quelli della carta { $card }, con il numero dritto? Se no, trascinali, o gira la carta.
reading-keep = Tieni la carta { $card }
reading-turn = Gira
reading-to-table = Al tavolo
reading-delete = Cancella le fotografie
reading-delete-sure = Tutte le fotografie delle carte di questo gioco vengono cancellate da questo dispositivo.

## What cannot be read

reading-not-picture = Questo file non è un'immagine che il browser sa mostrare.
reading-not-large = Questa immagine è troppo grande: scegline una di meno di 40 MB.
reading-not-small = Questa immagine è troppo piccola per distinguere le caselle.
reading-not-dark = Questa fotografia è troppo scura: accendi una lampada, o vai alla finestra.
reading-not-bright = La luce sbiadisce i colori della carta: allontanala dalla lampada e fanne un'altra.
reading-not-blurred = Questa fotografia è mossa: tieni fermo il telefono e scattane un'altra.
reading-not-cards = In questa fotografia non sono state trovate carte.
reading-not-library = Non è stato possibile scaricare la libreria per leggere.
reading-not-stored = Questo browser non conserva immagini.
reading-not-rows = Righe e colonne sono numeri interi da 2 a { $most }.
