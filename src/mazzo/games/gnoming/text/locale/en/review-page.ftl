# What the review says of Gnoming A Round.

review-gnoming-put = Put { $card } in cell { $cell }
review-gnoming-replace = Put { $card } in cell { $cell } in place of { $out }
review-gnoming-discard = Discard { $card } on the { $side ->
        [left] left pile
       *[right] right pile
    }
review-gnoming-card = { $card } comes up
review-gnoming-it = the card

# Why a move cost what it did. $best and $played: how much, on average, in the games that follow the better move and the played one.

review-why-gnoming-lines = Lines count { $best } points on average, instead of { $played }.
review-why-gnoming-singles = Single cards cost { $best } points on average, instead of { $played }.
review-why-gnoming-negatives = Negative cards count { $best } points on average, instead of { $played }.
review-why-gnoming-hazards = Hazards cost { $best } points on average, instead of { $played }.
review-why-gnoming-going-out = Going out counts { $best } points on average, instead of { $played }.
review-why-gnoming-matched-cards = More cards end up in lines: { $best } on average, instead of { $played }.
review-why-gnoming-mulligans = More mulligans end up in the grid: { $best } on average, instead of { $played }.
