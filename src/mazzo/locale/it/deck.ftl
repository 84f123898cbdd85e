# I mazzi di chi possiede un gioco: elenco, editor delle carte, pagina di un mazzo. I rifiuti stanno in errors.ftl.

decks-title = I tuoi mazzi
decks-about = Hai il gioco stampato? Inserisci qui le sue carte e gioca con quelle anche su Mazzo.
decks-about-grove = Se non scegli un mazzo, si gioca con quello della casa. Quello di Grove lo abbiamo inventato noi: le carte stampate non sono pubbliche.
decks-about-own = Un mazzo inserito è tuo, per il tuo uso, e non compare in nessun elenco. Chi ha il link, però, può guardarlo e giocarci.
decks-new = Nuovo mazzo di { $game }
decks-import = Apri un file
decks-import-hint = Un mazzo scaricato da qui, in formato TOML.
decks-mine = Salvati
decks-none = Ancora nessun mazzo. Il primo richiede cinque minuti.
decks-drafts = Da finire
decks-draft = { $game }, { $cards ->
        [one] una carta su { $all }
       *[other] { $cards } carte su { $all }
    }
decks-draft-nameless = Senza nome
decks-drop = Togli
decks-throw = Elimina
decks-throw-of = Elimina la bozza di { $name }
decks-facts = { $game } · { $day }
decks-recipes = con le ricette
decks-gone = Mazzo tolto.

## L'editor

deck-new-title = Il tuo mazzo di { $game }
deck-copy-title = Una copia di { $name }
deck-copy-about = Il mazzo da cui parti resta com'è: salvando ne nasce un altro.
deck-done = { $done ->
        [one] Una carta completa su { $all }
       *[other] { $done } carte complete su { $all }
    }
deck-strip = Le carte
deck-card = Carta { $card }
deck-place = Carta { $card }, casella { $cell }
deck-whole = Tutto il mazzo
deck-card-empty = vuota
deck-card-begun = da finire
deck-card-done = completa
deck-card-wrong = da correggere
deck-cell = Casella { $cell }, { $cell ->
        [1] in alto a sinistra
        [2] in alto a destra
        [3] a metà a sinistra
        [4] a metà a destra
        [5] in basso a sinistra
       *[6] in basso a destra
    }
deck-cell-empty = vuota
deck-cell-wrong = da correggere
deck-keys = Contenuto della casella
deck-word-apple = mela
deck-word-pear = pera
deck-word-plum = susina
deck-word-orange-1 = 1 arancia
deck-word-orange-2 = 2 arance
deck-word-lemon-1 = 1 limone
deck-word-lemon-2 = 2 limoni
deck-word-lime-1 = 1 lime
deck-word-lime-2 = 2 lime
deck-word-glade = radura
deck-many-apple = mele
deck-many-pear = pere
deck-many-plum = susine
deck-many-glade = radure
deck-letter-apple = m
deck-letter-pear = p
deck-letter-plum = s
deck-letter-orange = a
deck-letter-lemon = l
deck-letter-lime = i
deck-letter-glade = r
deck-back = cancella
deck-said = { $word }. Ora carta { $card }, casella { $cell }.
deck-said-back = Carta { $card }, casella { $cell }: vuota.
deck-photographs = Fotografie delle tue carte, per il segnapunti
deck-help = Come inserire le carte
deck-help-hold = Tieni le carte dritte, con il numero leggibile, e leggile da sinistra a destra, una riga dopo l'altra. Dopo ogni tasto si passa da soli alla casella successiva.
deck-help-keys = Da tastiera: le cifre sono i tasti nel loro ordine, le iniziali valgono quanto le cifre ({ $letters }), le frecce spostano, Backspace cancella, Pag ↑ e Pag ↓ cambiano carta.
deck-help-two = Con Maiusc l'iniziale vale due frutti.
deck-help-kept = Quello che scrivi resta in questo browser finché non salvi o elimini la bozza.
deck-name = Come si chiama questo mazzo?
deck-name-hint = Al tavolo lo legge anche chi gioca con te.
deck-save = Salva il mazzo
deck-saving = Salvo…
deck-why-gaps = { $count ->
        [one] Manca ancora una casella.
       *[other] Mancano ancora { $count } caselle.
    }
deck-why-recipes = Manca qualcosa alla ricetta della carta { $card }.
deck-why-name = Manca il nome.
deck-why-wrong = { $count ->
        [one] C'è ancora una cosa da correggere.
       *[other] Ci sono ancora { $count } cose da correggere.
    }
deck-why-show = Portami lì
deck-ready = Pronto da salvare.
deck-wrong = { $count ->
        [one] Una cosa da correggere
       *[other] { $count } cose da correggere
    }
deck-wrong-amount = { $what }: { $found } invece di { $expected }.
deck-wrong-field = { $field }: { $found } non va bene. Serve: { $expected }.
deck-wrong-more = … e altre { $count }.
deck-twins = Carte identiche: { $pairs }. Se lo sono anche sulle tue, va bene.

## Ricette

deck-side = Quale lato
deck-side-faces = Davanti: gli alberi
deck-side-recipes = Dietro: le ricette
deck-recipes-about = Le ricette servono solo per la sfida. Si inseriscono per tutte le carte, oppure per nessuna.
deck-recipes-done = { $done ->
        [one] Una ricetta completa su { $all }
       *[other] { $done } ricette complete su { $all }
    }
deck-recipes-with = Inserisco anche le ricette
deck-recipes-with-hint = Senza, con questo mazzo la sfida non si può giocare.
deck-recipe-of = Ricetta della carta { $card }
deck-recipe-before = Precedente
deck-recipe-next = Successiva
deck-recipe-name = Nome
deck-recipe-number = Numero
deck-recipe-when = Quando
deck-recipe-than = Quanti
deck-recipe-count = Che cosa si conta
deck-recipe-fruit = Di quale frutto
deck-recipe-place = Dove
deck-recipe-value = Con quale valore
deck-recipe-amount = Quanto vale
deck-recipe-reward = In che cosa
deck-recipe-wheelbarrow = Conta anche la carriola
deck-recipe-wheelbarrow-hint = Come un dado del frutto di cui ha preso il posto.
deck-recipe-bare = Appena ci sono i numeri, qui si legge la ricetta.
deck-when-each = ogni
deck-when-at-least = se almeno
deck-when-at-most = se al massimo
deck-when-exactly = se esattamente
deck-count-dice = dadi
deck-count-fruit = punti sui dadi
deck-count-sets = terne di dadi, uno per frutto
deck-count-pairs = coppie di dadi vicini dello stesso frutto
deck-count-values = valori diversi sui dadi
deck-count-glades = radure vuote
deck-count-bare = alberi senza dado
deck-count-squirrel = lo scoiattolo in gioco
deck-count-length = caselle del lato più lungo
deck-fruit-any = qualunque
deck-fruit-orange = arance
deck-fruit-lemon = limoni
deck-fruit-lime = lime
deck-place-any = ovunque
deck-place-tree = su un albero
deck-place-glade = su una radura
deck-value-any = qualunque
deck-value-2 = 2
deck-value-3 = 3
deck-value-4 = 4
deck-value-5 = 5
deck-value-6 = 6
deck-value-10 = 10, un cesto
deck-value-15 = 15, la carriola
deck-reward-points = punti
deck-reward-percent = per cento del totale

## Un mazzo

deck-of = { $cards } carte di { $game }
deck-faces = Le carte
deck-recipes = Le ricette
deck-play = Gioca con questo mazzo
deck-share = Condividi il link
deck-share-text = Un mazzo di { $game }, inserito a mano:
deck-download = Scarica il file
deck-copy = Modifica una copia
deck-drop = Togli il mazzo
deck-drop-sure = { $name } viene tolto dai tuoi mazzi. Le partite già giocate restano.
deck-drop-yes = Sì, toglilo
deck-others = È il mazzo di un'altra persona: puoi guardarlo e giocarci. Per averlo tra i tuoi, modificane una copia.
deck-private = Inserisci le carte della tua copia, per il tuo uso. Chi ha il link può guardare il mazzo e giocarci.
deck-house = Mazzo della casa
deck-bare = Questo mazzo non ha ricette: per la sfida scegline un altro.
deck-which = Scegli il mazzo
deck-make = Inserisci il tuo mazzo
deck-all = I tuoi mazzi

bad-deck-file = { $problem ->
        [toml] Il file del mazzo non è scritto in TOML alla riga { NUMBER($line, useGrouping: 0) }: “{ $found }”. Confronta quella riga con un file di “mazzo deck new”.
        [twice] La riga { NUMBER($line, useGrouping: 0) } del file del mazzo ripete quello che dice già una riga precedente: “{ $found }”. Tienine una sola.
        [key] Nel file del mazzo “{ $found }” { $key ->
            [none] all'inizio
           *[other] sotto “{ $key }”
        } non vuol dire niente. Scrivi soltanto: { $expected }.
        [line] Il mazzo ha un errore alla riga { NUMBER($line, useGrouping: 0) }: mi aspettavo { $expected }, ho trovato “{ $found }”.
        [long] Il file del mazzo è troppo lungo. Può avere al massimo { $expected } righe.
        [broad] La riga { NUMBER($line, useGrouping: 0) } del file del mazzo è troppo lunga. Può avere al massimo { $expected } caratteri.
        [deep] La riga { NUMBER($line, useGrouping: 0) } del file del mazzo è troppo annidata. Può avere al massimo { $expected } punti e parentesi aperte.
        [many] Dalla riga { NUMBER($line, useGrouping: 0) } in poi il file del mazzo ha più chiavi e valori di quanti ne servano a un mazzo.
        [name] Al mazzo serve un nome di { $expected } caratteri, tutti visibili; ho trovato “{ $found }”.
       *[value] Il mazzo ha un errore a “{ $key }”: mi aspettavo { $expected }, ho trovato “{ $found }”.
    }
