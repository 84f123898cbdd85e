# Orchard e Grove come stanno sul tavolo. In fondo, quello che dice uno solo dei due.

scorer-whose = Di chi sono le carte
scorer-next-player = Tocca a: { $name }
scorer-way = Come inserirle
scorer-way-cards = Carta per carta
scorer-way-cells = Com’è ora
scorer-way-dice = Solo i dadi
scorer-deck = Mazzo
scorer-deck-printed = Quello del gioco
scorer-deck-kept = Quello di questo foglio
scorer-deck-failed = Adesso non riesco a caricare i tuoi mazzi.

## Carta per carta

scorer-start = Tocca il numero della carta con cui avete iniziato.
scorer-which = Carta { $at }: che numero ha?
scorer-other-number = Che numero ha davvero?
scorer-all-numbers = Tutti i numeri
scorer-in-order = Nell’ordine di uscita
scorer-laid = Le carte nell’ordine in cui sono state giocate
scorer-card-at = Carta { $card }, giocata per { $at }ª, { $place }
scorer-as-played = contro le regole, ma giocata così
scorer-as-we-played = L’abbiamo giocata così
scorer-as-it-was = Il tavolo com’era prima della carta { $card }.
scorer-leave = Lascia com’era
scorer-not-checked = Adesso la carta non si può controllare: mettila dove sta sul tavolo. Comparirà quando torna la rete.
scorer-no-table = Il tavolo compare quando torna la rete. Le carte inserite restano.
scorer-full = Ci sono tutte. Per correggerne una, toccala sul tavolo.
scorer-move = Sposta o gira
scorer-not-movable = Per spostare la carta serve la rete.
scorer-renumber = Cambia numero
scorer-earlier = Giocata prima
scorer-later = Giocata dopo
scorer-take-back = Togli
scorer-choose-again = Un altro albero
scorer-assumed = I dadi non bastavano. Per ora va qui: { $place }.
scorer-chosen = Hai scelto: { $places }.
scorer-open = dove sia finito un dado è una supposizione
scorer-said-back = Carta { $card } tolta.

## Com’è ora

scorer-cells = Il tavolo, casella per casella
scorer-cells-how = Per ogni casella: il disegno, poi il dado. Se il dado non c’è, tocca subito il disegno della casella dopo.
scorer-keys = Tasti
scorer-clear = Svuota la casella
scorer-fallen = Quale dado c’è?

## Solo i dadi

scorer-dice-of = { $fruit } { $value }: { $count }
scorer-one-more = { $fruit } { $value }, per ora { $count }: uno in più
scorer-one-less = { $fruit } { $value }, per ora { $count }: uno in meno
scorer-more = { $what }: uno in più
scorer-less = { $what }: uno in meno

## Gli errori, prima della frase

scorer-fault-card = Carta { $card }, { $place }
scorer-fault-cell = { $place }

## Orchard

scorer-rotten = Segnalini Frutta Marcia

## Grove

scorer-squirrel = È arrivato lo Scoiattolo
scorer-beside = Dadi sugli alberi vicini
scorer-on-glades = Dadi nelle radure, per i pareggi
scorer-recipes = Sfida delle ricette
scorer-recipe = Ricetta { $number }
scorer-no-recipe = Nessuna
scorer-recipe-card = { $card }: { $name }
scorer-second-recipe = Scegli anche la seconda: le ricette sono sempre due.
