# Grass: what the coach says. lesson.toml says when.

lesson-grass-welcome = Un mercato notturno: vince chi arriva per primo a 250.000 $, in quante smazzate ci vogliono. Queste sono le tue sei carte, più quella appena pescata. Ogni turno va così: ne peschi una, ne giochi una.
lesson-grass-open = Senza mercato niente affari. Gioca Market Open: trascinala al tuo posto, oppure tocca la carta e poi il posto.
lesson-grass-peddle = Il tuo mercato è aperto, e anche l'altro. Adesso cala Colombia nel tuo: i peddle sono soldi, e questo vale 25.000 $.
lesson-grass-heat = Bust, una retata! Sul tuo mercato c'è un Heat On, e finché resta lì non cali nessun peddle. Ognuno ha il suo rimedio, e per Bust è Immunity. Giocala.
lesson-grass-attack = Il tuo mercato è di nuovo libero, e intanto l'altro ha calato Jamaica: 25.000 $ anche lì. Ora fai tu un dispetto: gioca Felony sul suo mercato.
lesson-grass-trade = Tocca a te, ma gli altri possono proporti un affare: un Panama, dalla loro mano, per la tua Hearsay Evidence, che toglie Felony. Un Panama vale 50.000 $. Accetta.
lesson-grass-panama = Affare fatto: le carte hanno cambiato mano, e altri al tavolo non avrebbero visto quali. Lo scambio non consuma il turno, la tua carta è ancora da giocare. Cala il Panama.
lesson-grass-protect = Ciò che sta in un mercato te lo possono portare via. Lust Conquers All copre fino a 50.000 $: giocala, e scegli di coprire il Panama.
lesson-grass-nirvana = Appena in tempo: Stonehigh si è preso il più basso dei tuoi peddle non protetti, Colombia, e chi lo gioca ha subito un altro turno. Il Panama non lo tocca nessuno.
lesson-grass-paranoia = Hai pescato Sold Out, una paranoia. In mano alla fine costerebbe 25.000 $; giocata, costa un turno e il peddle non protetto più basso, e tu non ne hai: momento migliore non c'è. Giocala.
lesson-grass-pass = Dopo ogni paranoia tutti passano una carta della mano a sinistra. È l'occasione per liberarti di Doublecrossed, che in mano costa 50.000 $. Gli altri scelgono nello stesso momento.
lesson-grass-close = Hai saltato un turno, e l'altro è andato avanti: 85.000 $ contro i tuoi 50.000. Ma hai pescato Market Close, che chiude subito la smazzata. Giocala!
lesson-grass-sheet = Si conta: il tuo Panama, meno il peddle più alto rimasto in mano, 5.000 $. All'altro la tua Doublecrossed ne costa 50.000. Chi ha fatto meglio prende altri 25.000 $, e sei tu: 70.000 $.
lesson-grass-yours = Le carte della nuova smazzata sono date, e ciò che hai guadagnato resta tuo. Un affare puoi proporlo anche tu, quando è il tuo turno o a chi è di turno. Adesso sai tutto ciò che serve.
