# Il tavolo di Grove: ciò che si legge e si ascolta giocando. Ciò che dice anche quello di Orchard sta in table-grid-cards.ftl, ciò
# che ogni tavolo dice in table.ftl, le parole del gioco in names.ftl, quelle delle ricette in deck-recipes.ftl.

## Carte e mosse

# Che cosa c'è su una casella di una carta, con le parole del mazzo.
grove-cell-glade = una radura
grove-cell-orange-1 = un'arancia
grove-cell-orange-2 = due arance
grove-cell-lemon-1 = un limone
grove-cell-lemon-2 = due limoni
grove-cell-lime-1 = un lime
grove-cell-lime-2 = due lime
# What lies on a cell, for people who walk the board by key.
grove-cell-squirrel = lo scoiattolo
grove-cell-die = { $value ->
        [10] cesto da 10
        [15] carriola da 15
       *[other] dado { $value }
    }{ $fallen ->
        [yes] { " " }caduto nella radura, { $fruit }
       *[no] { "" }
    }
grove-table-wheelbarrow-here = Metti qui la Carriola
grove-table-move-die = Dado da { $value } sull'albero { $place }
grove-table-move-wheelbarrow = Carriola sull'albero { $place }

# Di chi è il mazzo con cui si gioca.
grove-house-deck = Il mazzo della casa
grove-own-deck = Il mazzo “{ $name }”

## Che cosa fare

grove-table-do-choose = Scegli una carta dalla mano, o trascinala nel frutteto.
grove-table-do-place = Carta { $card }, { $turn }. { $count ->
        [0] Così non entra da nessuna parte: girala.
        [one] Un posto possibile: tocca il frutteto.
       *[other] { $count } posti possibili: tocca il frutteto.
    }
grove-table-do-stopped = Nessuna carta entra più: il tuo frutteto è finito, gli altri vanno avanti.
grove-table-die-at = Albero { $at } di { $count }: { $place }. Il dado segnerebbe { $value }.
grove-table-wheelbarrow-prompt = Hai coperto { $count } dadi da 10, ma la Carriola è una sola: scegli dove va.
grove-table-wheelbarrow-at = Dado da 10, { $at } di { $count } ({ $fruit }): { $place }.

## Che cosa succede

# Una cosa per volta; $fruit è una parola di names.ftl, 15 è la Carriola.
grove-table-out-recipe = { $name }: { $gain }
grove-table-out-new = un dado nuovo da { $to } ({ $fruit })
grove-table-out-stays = { $value ->
        [15] la Carriola resta a 15
       *[other] { $fruit } resta a { $value }
    }
grove-table-out-back = { $value ->
        [15] la Carriola lascia la radura: i suoi 15 contano di nuovo
       *[other] { $fruit } lascia la radura e conta di nuovo: { $value }
    }
grove-table-out-wheelbarrow = la Carriola prende il posto di un 10 ({ $fruit })
grove-table-out-tens = { $count } dadi da 10 per una sola Carriola: sceglierai tu
grove-table-out-to-glade = { $value ->
        [15] la Carriola finisce su una radura e non dà punti
       *[other] un dado da { $value } finisce su una radura e non dà punti ({ $fruit })
    }
grove-table-out-bare = { $count ->
        [one] un albero su una radura vuota resta senza dado
       *[other] { $count } alberi su radure vuote restano senza dado
    }
grove-table-out-glade = { $count ->
        [one] un albero diventa radura vuota
       *[other] { $count } alberi diventano radure vuote
    }
grove-table-out-squirrel = { $value ->
        [0] arriva lo Scoiattolo
        [15] arriva lo Scoiattolo, e la Carriola torna nella riserva
       *[other] arriva lo Scoiattolo, e un dado da { $value } torna nella riserva ({ $fruit })
    }
grove-table-out-squirrel-beside = { $count ->
        [one] un dado in più accanto allo Scoiattolo
       *[other] { $count } dadi in più accanto allo Scoiattolo
    }

grove-table-summary = Il frutteto: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $dice ->
        [0] nessun dado
        [one] un dado
       *[other] { $dice } dadi
    }, { $squirrel ->
        [yes] lo Scoiattolo c'è
       *[no] niente Scoiattolo
    }, { $wheelbarrow ->
        [yes] la Carriola c'è
       *[no] niente Carriola
    }, { $total ->
        [one] un punto
       *[other] { $total } punti
    }.

grove-table-said-first = Il frutteto comincia con la carta { $card }.
grove-table-said-recipe = La ricetta della carta { $card } è scoperta: { $name }.
grove-table-said-wheelbarrow = La Carriola va sull'albero { $place }.

## Che cosa dice il disegno

grove-marks-squirrel = viene lo Scoiattolo
grove-legend-match = Un posto dove tutti gli alberi combaciano.
grove-legend-squirrel = Un posto dove un albero non combacia: deve venire lo Scoiattolo.
grove-legend-price = Quanto costa lì lo Scoiattolo: sé stesso, e ogni dado su un albero accanto.
grove-legend-basket = Il cesto, un dado da 10; e la Carriola da 15, che prende il posto di uno.
grove-legend-ground = Un dado pallido e storto nell'erba: è caduto su una radura e non vale niente finché un albero uguale lo raccoglie.
grove-legend-gain = Che cosa farebbe la carta: qui un dado sale da 4 a 5.
grove-legend-scarce = I dadi non bastano: sceglierai quale albero ne riceve uno.
grove-legend-none = Per quest'albero non ci sono più dadi.

## In breve

# Lo stesso per una riga stretta: il resto lo dice il disegno.
grove-brief-squirrel = lo Scoiattolo, { $count ->
        [0] nessun dado accanto
        [one] un dado accanto
       *[other] { $count } dadi accanto
    }
grove-brief-stolen = torna via un { $value } ({ $fruit })
grove-brief-new = nuovo { $value } ({ $fruit })
grove-brief-back = torna a valere { $value } ({ $fruit })
grove-brief-wheelbarrow = la Carriola: 15 ({ $fruit })
grove-brief-fallen = { $value } a terra ({ $fruit })

## Punti

grove-table-fruit-line = { $fruit ->
        [orange] Arance
        [lemon] Limoni
       *[lime] Lime
    }
grove-table-fruit-said = { $name }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $left ->
        [0] nessun dado
        [one] un dado
       *[other] { $left } dadi
    } nella riserva
grove-table-squirrel-line = Scoiattolo
grove-table-squirrel-said = { $out ->
        [yes] Lo Scoiattolo è nel frutteto: { $points } punti.
       *[no] Lo Scoiattolo è nella riserva.
    }
grove-table-squirrel-left = { $left ->
        [yes] ancora nella riserva
       *[no] nel frutteto
    }
grove-squirrel-beside = { $count ->
        [0] nessun dado accanto
        [one] un dado accanto
       *[other] { $count } dadi accanto
    }
grove-table-wheelbarrow-line = Carriola
grove-table-wheelbarrow-said = { $out ->
        [yes] La Carriola è nel frutteto.
       *[no] La Carriola è nella riserva.
    }
grove-table-glades-line = Caduti nelle radure
grove-table-glades-said = { $points ->
        [one] Un punto è caduto in una radura e non conta.
       *[other] { $points } punti sono caduti nelle radure e non contano.
    }
grove-table-dice-total = I dadi insieme

## Le ricette

grove-table-recipes = Ricette
grove-table-recipe-of = Ricetta della carta { $card }, numero { $number }: { $name }
grove-table-recipe-count = finora: { $count }
grove-table-recipe-counted = alla fine: { $count }
grove-table-recipe-met = { $met ->
        [yes] per ora riuscita
       *[no] non ancora riuscita
    }
grove-table-recipe-gain = porta { $gain }
grove-table-recipe-said = { $name }: { $sentence }. Finora: { $count }, { grove-table-recipe-met }. Porta { $gain }.
grove-table-target = Bersaglio
grove-table-target-said = { $left ->
        [0] Bersaglio { $target }: raggiunto
        [one] Bersaglio { $target }: manca un punto
       *[other] Bersaglio { $target }: mancano { $left } punti
    }
grove-table-target-short = { $total } su { $target }

## La fine

grove-end-squirrel = Scoiattolo
grove-end-no-squirrel = non si è visto
grove-end-glades = Caduti nelle radure
grove-end-recipe-met = riuscita
grove-end-recipe-short = non riuscita
grove-end-target = Bersaglio
grove-end-total = Raccolta

grove-end-title = { $score } { end-points-word }: { $title }
grove-end-title-other = Una raccolta da { $score } { end-points-word }: { $title }
grove-end-board = Il frutteto alla fine
grove-end-standing = Tra le tue raccolte
grove-end-repeat = Conoscevi già queste carte: questa raccolta non conta per record e media.
grove-end-first = È la tua prima raccolta: la prossima avrà un punteggio da battere.
grove-end-among = È al posto { $place } tra le tue { $count } raccolte. La tua media è { $average }.
grove-share-deal-text = Manda a chi vuoi le stesse nove carte, nello stesso ordine: vediamo chi raccoglie di più.
grove-share-deal-message = Ho raccolto { $score } { end-points-word } a Grove. Con le stesse carte, tu quanti ne fai?
grove-share-deal-message-other = Con queste carte una persona ha raccolto { $score } { end-points-word } a Grove. Tu quanti ne fai?
grove-share-result = La mia raccolta a Grove: { $score } { end-points-word }, “{ $title }”.
grove-share-result-other = Una raccolta a Grove: { $score } { end-points-word }, “{ $title }”.
grove-deal-text = Un'altra persona ha giocato queste nove carte e te le manda, nello stesso ordine. Questa è la prima.
grove-deal-note = Potrai vedere il suo frutteto dopo aver finito il tuo.

## Rivedere

grove-replay-about = Una raccolta da { $score } { end-points-word }: “{ $title }”
grove-replay-squirrel = lo Scoiattolo
grove-replay-wheelbarrow = la Carriola

## Con altri

grove-room-did-none = { $name }: frutteto chiuso.
grove-room-watch-text = I frutteti come li vedono tutti: le scelte di un round restano nascoste finché non hanno scelto tutti.
grove-room-look = Guarda da vicino il frutteto di { $name }
grove-room-tie-dice = A pari punti sta davanti chi ha più dadi: { $own } contro { $other }.
grove-room-boards = Tutti i frutteti

## Tasti e gesti

grove-help-drag = Trascina una carta nel frutteto
