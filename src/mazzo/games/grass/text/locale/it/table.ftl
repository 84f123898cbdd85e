# Il tavolo di Grass: ciò che si legge e si ascolta giocando. Ciò che ogni tavolo dice sta in table.ftl.

## Le carte

# I nomi sono quelli stampati sulle carte, in ogni lingua; -does dice in una frase a che cosa serve una carta.
grass-card-home-grown = Home Grown
grass-card-home-grown-does = Un peddle da 5.000 $, fatto in casa.
grass-card-mexico = Mexico
grass-card-mexico-does = Un peddle da 5.000 $.
grass-card-colombia = Colombia
grass-card-colombia-does = Un peddle da 25.000 $.
grass-card-jamaica = Jamaica
grass-card-jamaica-does = Un peddle da 25.000 $.
grass-card-panama = Panama
grass-card-panama-does = Un peddle da 50.000 $.
grass-card-dr-feelgood = Dr. Feelgood
grass-card-dr-feelgood-does = Un peddle da 100.000 $, il solo che nessuna protezione può coprire.
grass-card-market-open = Market Open
grass-card-market-open-does = Apre il tuo mercato: senza, non puoi calare nessun peddle.
grass-card-market-close = Market Close
grass-card-market-close-does = Chiude subito la smazzata, se il tuo mercato è aperto e senza Heat On.
grass-card-bust = Bust
grass-card-bust-does = Una retata su un mercato aperto: niente peddle finché non la toglie Immunity, Pay Fine o un Nirvana.
grass-card-detained = Detained
grass-card-detained-does = Un fermo su un mercato aperto: niente peddle finché non lo toglie A Breeze to Fly, Pay Fine o un Nirvana.
grass-card-felony = Felony
grass-card-felony-does = Un'accusa su un mercato aperto: niente peddle finché non la toglie Hearsay Evidence, Pay Fine o un Nirvana.
grass-card-search-and-seizure = Search & Seizure
grass-card-search-and-seizure-does = Una perquisizione su un mercato aperto: niente peddle finché non la toglie Charges Dropped, Pay Fine o un Nirvana.
grass-card-immunity = Immunity
grass-card-immunity-does = L'immunità: toglie un Bust dal tuo mercato, quando tocca a lui.
grass-card-breeze-to-fly = A Breeze to Fly
grass-card-breeze-to-fly-does = Il vento buono: toglie un Detained dal tuo mercato, quando tocca a lui.
grass-card-hearsay-evidence = Hearsay Evidence
grass-card-hearsay-evidence-does = Prove per sentito dire: toglie un Felony dal tuo mercato, quando tocca a lui.
grass-card-charges-dropped = Charges Dropped
grass-card-charges-dropped-does = Accuse ritirate: toglie un Search & Seizure dal tuo mercato, quando tocca a lui.
grass-card-pay-fine = Pay Fine
grass-card-pay-fine-does = La multa: toglie dal tuo mercato il prossimo Heat On, qualunque sia, e ti costa il peddle più basso che hai in tavola.
grass-card-stonehigh = Stonehigh
grass-card-stonehigh-does = Addio ai tuoi Heat On, ognuno ti dà il suo peddle non protetto più basso, e giochi un altro turno.
grass-card-euphoria = Euphoria
grass-card-euphoria-does = Addio ai tuoi Heat On, ognuno ti dà il suo peddle non protetto più alto, e giochi un altro turno.
grass-card-sold-out = Sold Out
grass-card-sold-out-does = Svenduto: perdi un turno e il tuo peddle non protetto più basso; poi tutti passano una carta a sinistra. Tenuta in mano fino alla fine costa 25.000 $.
grass-card-doublecrossed = Doublecrossed
grass-card-doublecrossed-does = Tradito: perdi due turni e il tuo peddle non protetto più alto; poi tutti passano una carta a sinistra. Tenuta in mano fino alla fine costa 50.000 $.
grass-card-utterly-wiped-out = Utterly Wiped Out
grass-card-utterly-wiped-out-does = Ripulito: perdi due turni, tutti i peddle non protetti e il Market Open; poi tutti passano una carta a sinistra. Tenuta in mano fino alla fine costa 100.000 $.
grass-card-grab-a-snack = Grab a Snack
grass-card-grab-a-snack-does = Uno spuntino: protegge peddle del tuo mercato che insieme valgono fino a 25.000 $.
grass-card-catch-a-buzz = Catch a Buzz
grass-card-catch-a-buzz-does = Un po' d'allegria: protegge peddle del tuo mercato che insieme valgono fino a 25.000 $.
grass-card-lust-conquers-all = Lust Conquers All
grass-card-lust-conquers-all-does = La passione vince tutto: protegge peddle del tuo mercato che insieme valgono fino a 50.000 $.
grass-card-steal = Steal Your Neighbor's Pot
grass-card-steal-does = Porta il peddle non protetto più alto di un altro mercato nel tuo, che dev'essere aperto e senza Heat On.
grass-card-banker = The Banker
grass-card-banker-does = Il banchiere non si gioca mai: se alla fine ce l'hai in mano, ti porta il 20% di ciò che è senza protezione nei mercati degli altri.

# Che cosa si può dire di una carta senza nominarla (13.e), con l'articolo; prima ciò che dice di più.
grass-word-peddle-50 = un peddle da 50.000 $ o più
grass-word-peddle-25 = un peddle da 25.000 $ o più
grass-word-peddle = un peddle
grass-word-market = una carta Mercato
grass-word-heat-on = un Heat On
grass-word-heat-off = un Heat Off
grass-word-nirvana = un Nirvana
grass-word-paranoia = una paranoia
grass-word-protection = una protezione
grass-word-skim = una carta Skim
grass-word-card = una carta

## La fine e il replay

grass-end-points-word = in tutto
grass-end-title = { $score } in tutto
grass-end-title-other = Una partita da { $score }
grass-share-result = La mia partita a Grass: { $score }. Una notte al mercato!
grass-share-result-other = Una partita a Grass: { $score }. Una notte al mercato!
grass-share-deal-message = Ho fatto { $score } a Grass. Con le stesse carte, tu quanto fai?
grass-share-deal-message-other = Con queste carte qualcuno ha fatto { $score } a Grass. Tu quanto fai?

grass-end-among = È al posto { $place } tra le tue { $count } partite.
grass-replay-about = { $count ->
        [one] Ha vinto { $name } con { $score }.
       *[other] Hanno vinto { $name } con { $score } a testa.
    }
grass-end-board = I mercati alla fine
grass-board = I mercati alla fine. { $markets }
grass-board-of = { $name }, { $total }: { $market }
grass-chart = Come sono andati i totali
grass-chart-about = I totali dopo ogni smazzata. { $players }
grass-chart-of = { $name }: { $totals }.
grass-chart-goal = traguardo
grass-replay-deal = Si dà la smazzata { $number }.
grass-replay-over = La smazzata { $number } è finita: { $results }.
grass-replay-result = { $name } { $points }
grass-replay-pass = Una carta va a sinistra – { $passed }.
grass-replay-passed = { $name }: { $card }
grass-replay-hand-of = La mano di { $name }
grass-replay-hand-yours = La tua mano
grass-replay-points = Totali, con ciò che è in tavola
grass-replay-how = Vince il totale più alto.
grass-replay-stack = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
grass-replay-drawn = Pescata: { $card }.

## Che cosa è successo

# The reader, to whom something is done or offered.
grass-did-you = te
grass-did-lay = { $name } cala { $card }, { $money }.
grass-did-lay-you = Cali { $card }, { $money }.
grass-did-open = { $name } apre il mercato.
grass-did-open-you = Apri il mercato.
grass-did-close = { $name } chiude il mercato: la smazzata è finita.
grass-did-close-you = Chiudi il mercato: la smazzata è finita.
grass-did-play = { $name } gioca { $card }.
grass-did-play-you = Giochi { $card }.
grass-did-heat = { $yours ->
    [yes] { $name } gioca { $card } sul tuo mercato.
   *[no] { $name } gioca { $card } sul mercato di { $target }.
  }
grass-did-heat-you = Giochi { $card } sul mercato di { $target }.
grass-did-lift = { $paid ->
    [none] { $name } gioca { $card }: via { $lifted } dal mercato.
   *[other] { $name } paga la multa con { $paid }: via { $lifted } dal mercato.
  }
grass-did-lift-you = { $paid ->
    [none] Giochi { $card }: via { $lifted } dal tuo mercato.
   *[other] Paghi la multa con { $paid }: via { $lifted } dal tuo mercato.
  }
grass-did-nirvana = { $name } gioca { $card } e ha un altro turno.
grass-did-nirvana-you = Giochi { $card } e hai un altro turno.
grass-did-cooled = Il mercato di { $name } si libera di { $cards }.
grass-did-cooled-you = Il tuo mercato si libera di { $cards }.
grass-did-gives = { $name } cede { $cards }.
grass-did-gives-you = Cedi { $cards }.
grass-did-gives-none = Nessuno ha peddle da cedere.
grass-did-paranoia = { $count ->
    [one] { $name } gioca { $card } e perde un turno; poi una carta va a sinistra.
   *[other] { $name } gioca { $card } e perde { $count } turni; poi una carta va a sinistra.
  }
grass-did-paranoia-you = { $count ->
    [one] Giochi { $card } e perdi un turno; poi una carta va a sinistra.
   *[other] Giochi { $card } e perdi { $count } turni; poi una carta va a sinistra.
  }
grass-did-loses = { $name } perde { $cards }.
grass-did-loses-you = Perdi { $cards }.
grass-did-shut = Il mercato di { $name } è chiuso.
grass-did-shut-you = Il tuo mercato è chiuso.
grass-did-protect = { $name } protegge { $cards } con { $card }.
grass-did-protect-you = Proteggi { $cards } con { $card }.
grass-did-covered = { $name } protegge { $cards }.
grass-did-covered-you = Proteggi { $cards }.
grass-did-steal = { $yours ->
    [yes] { $name } ti ruba { $card ->
        [unseen] un peddle
       *[other] { $card }
      }.
   *[no] { $name } ruba { $card ->
        [unseen] un peddle
       *[other] { $card }
      } a { $target }.
  }
grass-did-steal-you = Rubi { $card ->
    [unseen] un peddle
   *[other] { $card }
  } a { $target }.
grass-did-discard = { $name } scarta { $card }.
grass-did-discard-you = Scarti { $card }.
grass-did-draw = { $name } pesca { $card }.
grass-did-draw-you = Peschi { $card }.
grass-did-draw-unseen = { $name } pesca una carta.
grass-did-draw-unseen-you = Peschi una carta.
grass-did-pass = { $name } passa { $card } a sinistra.
grass-did-pass-you = Passi { $card } a sinistra.
grass-did-propose = { $count ->
    [0] { $name } fa una proposta.
   *[other] { $name } fa una proposta a { $names }.
  }
grass-did-propose-you = { $count ->
    [0] Fai una proposta.
   *[other] Fai una proposta a { $names }.
  }
grass-did-accept = { $name } accetta.
grass-did-accept-you = Accetti.
grass-did-decline = { $name } rifiuta.
grass-did-decline-you = Rifiuti.
grass-did-withdraw = { $name } ritira la proposta.
grass-did-withdraw-you = Ritiri la proposta.
grass-deal = { $name } dà a { $other } { $gives } in cambio di { $gets }.
grass-deal-you = Dai a { $other } { $gives } in cambio di { $gets }.
grass-deal-with-you = { $name } ti dà { $gives } in cambio di { $gets }.
grass-deal-tabled = { $card } dal mercato
grass-deal-nothing = nulla
grass-said-undone = L'ultima mossa è stata annullata.
grass-said-passed = { $name } ti passa { $card }.
grass-said-all-passed = Tutti hanno passato una carta a sinistra.
grass-said-dealt = L'affare è fatto.
grass-said-skips = { $count ->
    [0] { $name } salta questo turno.
   *[other] { $name } salta questo turno, e ancora { $count }.
  }
grass-said-skips-you = { $count ->
    [0] Salti questo turno.
   *[other] Salti questo turno, e ancora { $count }.
  }
grass-said-hand = La smazzata { $number } è finita.
grass-said-result = { $name }: { $points }, in tutto { $total }.
grass-said-result-you = Tu: { $points }, in tutto { $total }.

## Il conto di una smazzata

grass-sheet = Il conto della smazzata { $number }
grass-sheet-over = Smazzata { $number }: il conto
grass-sheet-tabled = In tavola
grass-sheet-skimmed = The Banker
grass-sheet-in_hand = Peddle più alto in mano
grass-sheet-paranoia = Paranoie in mano
grass-sheet-bonus = Migliore della smazzata
grass-sheet-points = Questa smazzata
grass-sheet-before = Totale prima
grass-sheet-after = Totale
grass-sheet-hands = Carte rimaste in mano
grass-sheet-thousands = In migliaia di dollari
grass-sheet-no-cards = Nessuna carta.
grass-hand-choose = Quale smazzata
grass-hand = Smazzata { $number }
grass-hand-of = Smazzata { $number } di { $count }
grass-hand-before = Smazzata precedente
grass-hand-after = Smazzata successiva

## I mercati

grass-open = Aperto
grass-shut = Chiuso
grass-bare = Senza protezione
grass-bare-about = Peddle senza protezione: nirvana, paranoia, Steal e il Banker possono prenderli.
grass-safe-about = Peddle sotto una protezione: solo una multa può prenderli.
grass-safe = Protetti
# Carte di un tipo: Mexico, oppure Mexico × 3.
grass-heap = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
grass-market-sign = { $open ->
    [yes] Il mercato è aperto.
   *[no] Il mercato è chiuso.
  }
grass-market-heat = { $count ->
    [one] Sopra c'è un Heat On: { $heat }.
   *[other] Sopra ci sono degli Heat On, nell'ordine in cui sono arrivati: { $heat }. Il prossimo a sparire è { $next }.
  }
grass-market-bare = Senza protezione: { $peddles }, { $money }.
grass-market-empty = Nessun peddle senza protezione.
grass-market-cover = { $card } su { $peddles }
grass-market-covered = Protetti: { $covers }, { $money }.

## Gli scambi: si prepara una proposta

grass-trade = Proponi uno scambio
grass-trade-counter = Controproposta
grass-trade-whom = Con chi?
grass-trade-with = Con { $name }
grass-trade-leave-out = Lascia fuori { $name }
grass-trade-give = Tu dai
grass-trade-get = Tu ricevi
grass-trade-give-how = Scegli fra le tue carte.
grass-trade-get-how = Scegli che cosa chiedi.
grass-trade-nothing = niente
grass-trade-scales = Scambio con { $name }: dai { $gives }, ricevi { $gets }.
grass-trade-hand = La tua mano
grass-trade-own-market = Il tuo mercato
grass-trade-their-market = Il mercato di { $name }
grass-trade-known = Sai che { $name } ha in mano
grass-trade-ask = Chiedi
grass-trade-touch = Scegli che cosa vorresti.
grass-trade-by-name = per nome
grass-trade-how = Come offri { $card }
grass-trade-how-shown = scoperta: { $name } la vede
grass-trade-how-told = come { $word }
grass-trade-how-down = coperta: { $name } non sa che cos'è
grass-trade-put = Offri { $card }
grass-trade-add = Chiedi { $card }
grass-trade-remove = Togli { $card } dalla proposta
grass-trade-send = Invia
grass-trade-clear = Svuota
# Che cosa manca per poterla inviare: prima viene un nome, oppure comincia la frase.
grass-trade-missing-whom = scegli con chi scambiare.
grass-trade-missing-nothing = scegli che cosa dai o che cosa chiedi.
grass-trade-missing-give = { $count ->
        [one] dai una carta in più della tua mano, o chiedine una in meno.
       *[other] dai { $count } carte in più della tua mano, o chiedine di meno.
    }
grass-trade-missing-want = { $count ->
        [one] chiedi una carta in più della sua mano, o danne una in meno.
       *[other] chiedi { $count } carte in più della sua mano, o danne di meno.
    }
grass-trade-missing-give-any = dai qualcosa in cambio.
grass-trade-missing-want-any = chiedi qualcosa in cambio.
grass-trade-missing-parts = { $count ->
        [one] c'è una cosa di troppo per una sola proposta.
       *[other] ci sono { $count } cose di troppo per una sola proposta.
    }
grass-trade-even = La proposta è pronta da inviare.
grass-trade-present = Un regalo: in cambio non ricevi niente.
grass-trade-request = Una richiesta: in cambio non dai niente.
grass-trade-left = { $count ->
        [0] Nessuna proposta rimasta in questo turno
        [one] Una proposta rimasta in questo turno
       *[other] { $count } proposte rimaste in questo turno
    }
# Sulle cartine della bilancia: che cosa si dice di una carta che non si mostra.
grass-trade-short-peddle-50 = 50.000 $ o più
grass-trade-short-peddle-25 = 25.000 $ o più
grass-trade-short-peddle = Peddle
grass-trade-short-market = Mercato
grass-trade-short-heat-on = Heat On
grass-trade-short-heat-off = Heat Off
grass-trade-short-nirvana = Nirvana
grass-trade-short-paranoia = Paranoia
grass-trade-short-protection = Protezione
grass-trade-short-skim = Skim
grass-trade-short-card = Una qualsiasi
grass-trade-short-down = Coperta
grass-trade-word-down = una carta coperta
grass-trade-word-any = una carta qualsiasi
grass-trade-word-tabled = { $card } dal tavolo
grass-trade-word-covered = { $card } da sotto la protezione
grass-trade-under = Sotto { $cover }: arriva senza protezione
grass-trade-uncover = { $what }, da sotto la protezione

## Gli scambi: la proposta sul tavolo

grass-talk = Scambio
grass-talk-to-you = { $name } ti propone uno scambio
grass-talk-counter-to-you = { $name } ti fa una controproposta
grass-talk-you = Proponi uno scambio a { $names }
grass-talk-counter-you = Fai una controproposta a { $names }
grass-talk-others = { $name } propone uno scambio a { $names }
grass-talk-counter-others = { $name } fa una controproposta a { $names }
# Oltre a chi legge, la stessa proposta va ad altri.
grass-talk-besides = Vale solo se { $count ->
        [one] accetta
       *[other] accettano
    } anche { $names }.
grass-talk-said = { $what }: ricevi { $gets }, dai { $gives }.
grass-talk-accept = Accetta
grass-talk-decline = Rifiuta
grass-talk-counter = Rilancia
grass-talk-withdraw = Ritira
grass-talk-pick = { $word ->
        [none] Scegli una carta da dare.
       *[other] Scegli quale carta dai come { $word }.
    }
grass-talk-pick-card = Dai { $card }
grass-talk-accepted = Hai accettato. Ora tocca a { $names }.
grass-talk-waits = { $name } ci sta pensando
grass-talk-agrees = { $name } ha accettato
grass-talk-dealt = Affare fatto con { $names }
grass-talk-dealt-others = Scambio fatto tra { $name } e { $names }
grass-talk-got = Hai ricevuto { $gets }, hai dato { $gives }.
grass-talk-declined-you = { $name } ha rifiutato la tua proposta
grass-talk-declined-several = La tua proposta è stata rifiutata
grass-talk-declined-own = Hai rifiutato la proposta di { $name }
grass-talk-declined-other = La proposta di { $name } è stata rifiutata
grass-talk-withdrawn-you = Hai ritirato la tua proposta
grass-talk-withdrawn = { $name } ha ritirato la proposta
grass-talk-whole = Che cosa si propone
grass-talk-away = Togli questo avviso

## Il tavolo: che cosa fare, e chi perderebbe che cosa

grass-you = tu
grass-players = Gli altri al tavolo
grass-total = Totale
grass-goal = Si vince con { $money }
grass-lost = { $count ->
        [one] Perde un turno
       *[other] Perde { $count } turni
    }
grass-count-hour = { $count ->
        [one] Perde il prossimo turno
       *[other] Perde i prossimi { $count } turni
    }
grass-count-hand = { $count ->
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
grass-count-eye = { $count ->
        [one] Conosci una delle carte di questa mano
       *[other] Conosci { $count } carte di questa mano
    }
grass-play-here = Gioca qui la carta scelta.
grass-play-there = Gioca lì la carta scelta.
grass-discard-here = Scarta qui la carta scelta.
grass-hand-number = { $most ->
    [0] Smazzata { $number }
   *[other] Smazzata { $number } di { $most } al massimo
}
grass-stack = Mazzo: { $count ->
        [0] vuoto
        [one] una carta
       *[other] { $count } carte
    }
grass-stack-about = { $count ->
        [0] Il mazzo è finito.
        [one] Una carta da pescare.
       *[other] { $count } carte da pescare.
    } Se nessuno chiude prima il mercato, la smazzata finisce quando è vuoto.
grass-waste = Scarti: { $count ->
        [0] vuoto
        [one] una carta
       *[other] { $count } carte
    }.
grass-waste-open = Guarda le carte.
grass-waste-title = Gli scarti
grass-waste-about = { $count ->
        [0] Ancora nessuna carta.
        [one] Una carta: in questa smazzata non torna più in gioco.
       *[other] { $count } carte: in questa smazzata non tornano più in gioco.
    }
grass-unseen-title = Carte non ancora viste
grass-unseen-about = { $count ->
        [0] Di questa smazzata hai visto tutte le carte.
        [one] Una carta non l'hai ancora vista: è nel mazzo o in mano agli altri.
       *[other] { $count } carte non le hai ancora viste: sono nel mazzo o in mano agli altri.
    }
grass-all-cards = Tutte le carte, nelle regole
grass-hand-empty = Ancora nessuna carta
grass-chosen-to-pass = Scelta da passare
grass-just-came = Appena arrivata
grass-heat-next = È il prossimo a sparire
grass-market-of = Il mercato di { $name }
grass-hands = Le smazzate finite
grass-hands-so-far = Le smazzate finite
grass-does-now = Adesso
grass-their-hand = { $count ->
        [one] Ha in mano una carta
       *[other] Ha in mano { $count } carte
    }
grass-known-about = Le carte scoperte sono quelle che conosci: le hai passate o scambiate tu, o le hai viste.
grass-trade-with-them = Proponi uno scambio a { $name }
grass-show-large = Mostra grande questo mercato
grass-offer = Proponi
grass-play-it = Gioca
grass-play-on = Gioca su { $name }
grass-protect-it = Proteggi { $money }
grass-pass-it = Passa
grass-cover-done = Basta così
grass-discard = Scarta
grass-discard-anyway = Scarta lo stesso
grass-touch-card = Scegli una carta dalla tua mano.
grass-others-play = Ora giocano gli altri.
grass-answer-above = Rispondi alla proposta qui sopra.
grass-await-answer = Si aspetta una risposta.

# Che cosa farebbe una carta, dopo il suo nome e i due punti, o una cosa dopo l'altra. $cards: nomi con quante sono.
grass-would-lay = { $money } in più nel tuo mercato.
grass-would-heat = { $name } non cala peddle finché non se ne libera.
grass-would-lift = Toglie { $cards } dal tuo mercato.
grass-would-gain = { $name } ti dà { $cards } ({ $money }).
grass-would-lose = Perdi { $cards } ({ $money }).
grass-would-lose-other = { $name } perde { $cards } ({ $money }).
grass-would-skip = { $count ->
        [one] Perdi un turno.
       *[other] Perdi { $count } turni.
    }
# Che cos'altro fa una carta, che in nessun mercato si vede.
grass-would-also = { $card ->
        [market-open] Poi puoi calarci i peddle.
        [market-close] La smazzata finisce subito e si conta.
        [stonehigh] Poi hai un altro turno.
        [euphoria] Poi hai un altro turno.
        [sold-out] Poi tutti passano una carta a sinistra.
        [doublecrossed] Poi tutti passano una carta a sinistra.
        [utterly-wiped-out] Il tuo mercato chiude. Poi tutti passano una carta a sinistra.
       *[other] { "" }
    }
grass-would-protect = { $card }: { $money } su { $most } al massimo. Scegli i peddle da mettere al riparo o da togliere.
grass-would-discard = { $card } va negli scarti e non fa niente.
grass-would-discard-anyway = { $playable ->
        [yes] { $card } si può giocare. Scartarla lo stesso?
       *[no] { $card } vale { $money }. Scartarla lo stesso?
    }
grass-would-pass = { $card } va a { $name }, alla tua sinistra.
grass-do-whom = { $card }: sul mercato di chi?
grass-do-play = { $extra ->
        [yes] Un altro turno per te: gioca una carta, o scartane una.
       *[no] Tocca a te: gioca una carta, o scartane una.
    }
grass-do-cover = Scegli che cosa mettere al riparo.
grass-do-pass = Paranoia! Scegli la carta da passare a { $name }, alla tua sinistra.
grass-do-answer = Una proposta aspetta la tua risposta.
grass-do-offered = La tua proposta è sul tavolo: finché non si decide, non si gioca.
grass-do-wait = Tocca a { $name }.
grass-do-wait-own = Un attimo: stai pescando una carta.
grass-do-wait-lost = Tocca a { $name }. { $count ->
        [one] Tu perdi il prossimo turno.
       *[other] Tu perdi { $count } turni.
    }
grass-do-wait-pass = { $count ->
        [one] Scelta. Ora sceglie { $names }, poi tutte le carte vanno a sinistra.
       *[other] Scelta. Ora scelgono { $names }, poi tutte le carte vanno a sinistra.
    }
grass-do-watch-pass = { $count ->
        [one] Tutti passano una carta a sinistra: sta scegliendo { $names }.
       *[other] Tutti passano una carta a sinistra: stanno scegliendo { $names }.
    }
grass-do-wait-deal = Si danno le carte.
grass-received = { $name } ti ha passato { $card }.

# Un giocatore, per chi ascolta.
grass-player = { $name }: { $mood }. Carte in mano: { $cards }{ $known ->
        [none] { "" }
       *[other] , di cui conosci { $known }
    }. { $market } Totale: { $total }.
grass-mood-playing = gioca ora
grass-mood-covering = sistema una protezione
grass-mood-passing = sceglie che cosa passare
grass-mood-answering = valuta una proposta
grass-mood-waiting = aspetta
grass-mood-skipping = { $count ->
        [one] perde un turno
       *[other] perde { $count } turni
    }
grass-mood-finished = ha finito
grass-summary = { $most ->
    [0] Smazzata { $number }.
   *[other] Smazzata { $number } di { $most } al massimo.
} Nel mazzo: { $stack }. Negli scarti: { $waste }.

grass-moves-about = Ogni mossa permessa, con quello che porta al tuo mercato. Gli scambi si preparano con «Proponi».
grass-moves-play = Gioca
grass-moves-cover = Metti al riparo
grass-moves-pass = Passa a { $name }
grass-moves-discard = Scarta
grass-move-accept = Accetta lo scambio
grass-move-decline = Rifiuta lo scambio
grass-move-withdraw = Ritira la proposta
grass-move-pick = Dai { $card } nello scambio
grass-move-done = Basta così
grass-move-on = { $card } su { $name }
grass-move-protect = { $card } su { $cards }

# Tasti e gesti di questo tavolo, al posto di ciò che dice ogni tavolo.
grass-help-drag = Trascina una carta su un mercato o sugli scarti
grass-help-tap = Tocca la carta, poi dove va
grass-help-tap-how = tocca di nuovo, o premi il tasto grande, per giocarla
grass-help-move = Carta seguente, carta precedente
grass-help-move-how = frecce a destra e a sinistra
grass-help-lay = Gioca ciò che vedi
grass-help-card-how = da 1 a 7
grass-help-view = Carte non ancora viste
grass-help-view-how = 0
grass-help-letters = Il mercato di un giocatore
grass-help-letters-how = da A a F: la lettera sta sul mercato
grass-help-waste = Gli scarti
grass-help-waste-how = W, poi Invio per scartare
grass-help-next = Il prossimo posto, o la prossima scelta sotto una protezione
grass-help-next-how = N, frecce su e giù
grass-help-offer = Proponi uno scambio
grass-help-offer-how = O

## Consigli

hint-grass-you = te
hint-grass-play = { $how ->
        [on] Gioca { $card } contro { $name }.
        [near] Gioca { $card } contro uno di questi: { $names }.
        [cover] Gioca { $card } e metti al riparo { $cards }.
       *[what] Gioca { $card }.
    }
hint-grass-discard = { $far ->
        [move] Scarta { $cards }.
        [near] Scarta una di queste: { $cards }.
       *[what] Scarta una carta.
    }
hint-grass-cover = { $far ->
        [move] Metti al riparo { $cards }.
        [near] Metti al riparo una di queste: { $cards }.
       *[what] Metti al riparo ancora qualcosa.
    }
hint-grass-pass = { $far ->
        [move] Passa { $cards }.
        [near] Passa una di queste: { $cards }.
       *[what] Cerca la carta che ti serve meno.
    }
hint-grass-pick = { $far ->
        [move] Dai { $cards }.
        [near] Dai una di queste: { $cards }.
       *[what] Cerca la carta che ti serve meno.
    }
hint-grass-done = Basta così: non mettere al riparo altro.
hint-grass-accept = Accetta lo scambio.
hint-grass-decline = Rifiuta lo scambio.
hint-grass-withdraw = Ritira la tua proposta.
