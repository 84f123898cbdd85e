# What the review says of Grass.

review-grass-play = Play { $card }
review-grass-play-on = Play { $card } on { $name }
review-grass-discard = Discard { $card }
review-grass-cover = Cover { $card }
review-grass-pass = Pass on { $card }
review-grass-propose = Send the offer
review-grass-to = Offer { $name } a trade
review-grass-give = In the offer: give { $card }{ $tabled ->
        [yes] { " " }from the table
       *[no] { "" }
    }
review-grass-want = In the offer: ask for { $card }{ $tabled ->
        [yes] { " " }from the table
       *[no] { "" }
    }
review-grass-drop = Drop the offer
review-grass-card = { $card } drawn

# Why a move cost what it did. $best and $played: how much, on average, in the games that follow the better move and the played one.

review-why-grass-tabled = Tabled cards bring { $best } in the hand on average, instead of { $played }.
review-why-grass-skimmed = The Banker counts { $best } in the hand on average, instead of { $played }.
review-why-grass-peddle-in-hand = The highest peddle left in hand counts { $best } on average, instead of { $played }.
review-why-grass-paranoia = Paranoia left in hand counts { $best } on average, instead of { $played }.
review-why-grass-bonus = Being the best of the hand brings { $best } on average, instead of { $played }.
review-why-grass-rival = The best of the others makes less in the hand: { $best } on average, instead of { $played }.
