# Grass on the command line.

cli-grass-help-card = dice che cosa fa quella carta, e tutto ciò che adesso ci si può fare
cli-grass-prompt-seat = { $seat }, smazzata { $version }
# Parole che si possono scrivere: elencano gli scarti, e ciò che non si è visto.
cli-grass-word-waste = scarti
cli-grass-word-unseen = ignote
cli-grass-list-waste = Fra gli scarti: { $cards }
cli-grass-list-unseen = Nel mazzo e nelle mani, mai viste da te: { $cards }
cli-grass-legend-next = { $sign } il prossimo Heat On da togliere
cli-grass-legend-card = il nome di una carta, scarti, ignote: dicono di più
cli-grass-legend-offer = to B; give mexico; want bust; propose: fa una proposta a B
cli-grass-hand-number = { $most ->
    [0] Smazzata { $hand }
   *[other] Smazzata { $hand } di { $most } al massimo
}
cli-grass-stack = mazzo: { $count ->
        [0] vuoto
        [one] una carta
       *[other] { $count } carte
    }
cli-grass-waste = scarti: { $count ->
        [0] nessuno
        [one] una carta
       *[other] { $count } carte
    }
cli-grass-turn = tocca a { $seat }
cli-grass-extra = che poi gioca ancora
cli-grass-total = { $money } in tutto
cli-grass-cards = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
cli-grass-loses = { $count ->
        [one] perde un turno
       *[other] perde { $count } turni
    }
cli-grass-closed = niente mercato
cli-grass-open = mercato
cli-grass-cover = { $card } copre { $money } su { $most }
cli-grass-heat = Heat On
cli-grass-known = sai che ha: { $cards }
cli-grass-hand = La mano di { $seat }
cli-grass-passing = Passi { $card }. Gli altri stanno ancora scegliendo.
cli-grass-tabled = { $card } dal mercato
cli-grass-covered = { $card } da sotto la protezione
cli-grass-gives = { $giver } dà a { $taker }: { $cards }
cli-grass-accepted = { $seat } (ci sta)
cli-grass-draft = La tua proposta, finora:
cli-grass-talk-open = Offerta di { $seat } per { $others }.
cli-grass-talk-dealt = Affare fatto tra { $seat } e { $others }.
cli-grass-talk-declined = La proposta di { $seat } per { $others } è stata rifiutata.
cli-grass-talk-withdrawn = { $seat } ha ritirato la proposta per { $others }.
cli-grass-talk-countered = { $others } risponde a { $seat } con un'altra proposta.
cli-grass-hand-over = La smazzata { $hand } è finita
cli-grass-left = rimaste in mano: { $cards }
cli-grass-tabled-money = in tavola { $money }
cli-grass-skimmed = The Banker { $money }
cli-grass-in-hand = peddle più alto in mano { $money }
cli-grass-paranoia = paranoia { $money }
cli-grass-bonus = miglior smazzata { $money }
cli-grass-lifts = toglie { $cards }
cli-grass-covers = copre fino a { $money }
cli-grass-to-waste = scarti
cli-grass-group-play = Gioca:
cli-grass-group-discard = Scarta:
cli-grass-group-cover = Che cosa copre:
cli-grass-group-pass = Passa a sinistra:
cli-grass-group-pick = Scegli che cosa dai:
cli-grass-group-answer = La proposta:
cli-grass-group-offer = Fai una proposta:
cli-grass-group-propose = La tua proposta:
cli-grass-group-give = Dai:
cli-grass-group-want = Vuoi:
cli-grass-group-also = Nello stesso affare:
cli-grass-drawn = Pescata: { $card }
cli-grass-drawn-unseen = È stata pescata una carta.
