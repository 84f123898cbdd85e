# What the review says of Gnoming A Round.

review-gnoming-put = Put { $card } in cell { $cell }
review-gnoming-replace = Put { $card } in cell { $cell } in place of { $out }
review-gnoming-discard = Discard { $card } on the { $side ->
        [left] left pile
       *[right] right pile
    }
review-gnoming-card = { $card } comes up
