# Grass on the command line.

cli-grass-help-card = says what that card does, and all that can be done with it now
cli-grass-prompt-seat = { $seat }, hand { $version }
# Words one may type: they list the waste, and what one has not seen.
cli-grass-word-waste = waste
cli-grass-word-unseen = unseen
cli-grass-list-waste = On the waste: { $cards }
cli-grass-list-unseen = In the stack and in hands, unseen by you: { $cards }
cli-grass-legend-next = { $sign } heat that comes off next
cli-grass-legend-card = a card’s name, waste, unseen: tell more
cli-grass-legend-offer = to B; give mexico; want bust; propose: makes B an offer
cli-grass-hand-number = { $most ->
    [0] Hand { $hand }
   *[other] Hand { $hand } of at most { $most }
}
cli-grass-stack = stack: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
cli-grass-waste = waste: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
cli-grass-turn = { $seat } is on turn
cli-grass-extra = and has another turn
cli-grass-total = { $money } in all
cli-grass-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
cli-grass-loses = { $count ->
        [one] loses a turn
       *[other] loses { $count } turns
    }
cli-grass-closed = no market
cli-grass-open = market
cli-grass-cover = { $card } covers { $money } of { $most }
cli-grass-heat = heat
cli-grass-known = you know: { $cards }
cli-grass-hand = { $seat }’s hand
cli-grass-passing = You pass on { $card }. The others are still choosing.
cli-grass-tabled = { $card } from the market
cli-grass-covered = { $card } from under protection
cli-grass-gives = { $giver } gives { $taker }: { $cards }
cli-grass-accepted = { $seat } (accepts)
cli-grass-draft = Your offer so far:
cli-grass-talk-open = { $seat } has made an offer to { $others }.
cli-grass-talk-dealt = { $seat } and { $others } have struck a bargain.
cli-grass-talk-declined = { $seat }’s offer to { $others } was declined.
cli-grass-talk-withdrawn = { $seat } has withdrawn the offer to { $others }.
cli-grass-talk-countered = { $others } answered { $seat } with another offer.
cli-grass-hand-over = Hand { $hand } is over
cli-grass-left = still in hand: { $cards }
cli-grass-tabled-money = tabled { $money }
cli-grass-skimmed = Banker { $money }
cli-grass-in-hand = highest in hand { $money }
cli-grass-paranoia = paranoia { $money }
cli-grass-bonus = best of the hand { $money }
cli-grass-lifts = takes off { $cards }
cli-grass-covers = covers up to { $money }
cli-grass-to-waste = waste
cli-grass-group-play = Play:
cli-grass-group-discard = Discard:
cli-grass-group-cover = What it covers:
cli-grass-group-pass = Pass to the left:
cli-grass-group-pick = Choose what you give:
cli-grass-group-answer = The offer:
cli-grass-group-offer = Make an offer:
cli-grass-group-propose = Your offer:
cli-grass-group-give = You give:
cli-grass-group-want = You want:
cli-grass-group-also = At the same time:
cli-grass-drawn = Drawn: { $card }
cli-grass-drawn-unseen = A card is drawn.
