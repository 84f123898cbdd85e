# Grass's table: what is read and heard while playing it. What every table says stands in table.ftl.

## The cards

# The names are those printed on the cards, in every language; -does says what a card is for, in one sentence.
grass-card-home-grown = Home Grown
grass-card-home-grown-does = A peddle worth $5,000.
grass-card-mexico = Mexico
grass-card-mexico-does = A peddle worth $5,000.
grass-card-colombia = Colombia
grass-card-colombia-does = A peddle worth $25,000.
grass-card-jamaica = Jamaica
grass-card-jamaica-does = A peddle worth $25,000.
grass-card-panama = Panama
grass-card-panama-does = A peddle worth $50,000.
grass-card-dr-feelgood = Dr. Feelgood
grass-card-dr-feelgood-does = A peddle worth $100,000, and the only one that no protection covers.
grass-card-market-open = Market Open
grass-card-market-open-does = Opens your market: without it you can lay no peddle.
grass-card-market-close = Market Close
grass-card-market-close-does = Ends the hand, if your market is open and has no heat on it.
grass-card-bust = Bust
grass-card-bust-does = Heat for an open market: no peddles there until Immunity, Pay Fine or nirvana takes it off.
grass-card-detained = Detained
grass-card-detained-does = Heat for an open market: no peddles there until A Breeze to Fly, Pay Fine or nirvana takes it off.
grass-card-felony = Felony
grass-card-felony-does = Heat for an open market: no peddles there until Hearsay Evidence, Pay Fine or nirvana takes it off.
grass-card-search-and-seizure = Search & Seizure
grass-card-search-and-seizure-does = Heat for an open market: no peddles there until Charges Dropped, Pay Fine or nirvana takes it off.
grass-card-immunity = Immunity
grass-card-immunity-does = Takes a Bust off your market, when it is next in line.
grass-card-breeze-to-fly = A Breeze to Fly
grass-card-breeze-to-fly-does = Takes a Detained off your market, when it is next in line.
grass-card-hearsay-evidence = Hearsay Evidence
grass-card-hearsay-evidence-does = Takes a Felony off your market, when it is next in line.
grass-card-charges-dropped = Charges Dropped
grass-card-charges-dropped-does = Takes a Search & Seizure off your market, when it is next in line.
grass-card-pay-fine = Pay Fine
grass-card-pay-fine-does = Takes the next heat off your market, whatever it is, and costs the lowest peddle on your table.
grass-card-stonehigh = Stonehigh
grass-card-stonehigh-does = All your heat goes, everybody gives you their lowest unprotected peddle, and you have another turn.
grass-card-euphoria = Euphoria
grass-card-euphoria-does = All your heat goes, everybody gives you their highest unprotected peddle, and you have another turn.
grass-card-sold-out = Sold Out
grass-card-sold-out-does = You lose a turn and your lowest unprotected peddle; then everybody passes a card to the left. Kept to the end it costs $25,000.
grass-card-doublecrossed = Doublecrossed
grass-card-doublecrossed-does = You lose two turns and your highest unprotected peddle; then everybody passes a card to the left. Kept to the end it costs $50,000.
grass-card-utterly-wiped-out = Utterly Wiped Out
grass-card-utterly-wiped-out-does = You lose two turns, all unprotected peddles and your Market Open; then everybody passes a card to the left. Kept to the end it costs $100,000.
grass-card-grab-a-snack = Grab a Snack
grass-card-grab-a-snack-does = Protects peddles of your market worth up to $25,000 together.
grass-card-catch-a-buzz = Catch a Buzz
grass-card-catch-a-buzz-does = Protects peddles of your market worth up to $25,000 together.
grass-card-lust-conquers-all = Lust Conquers All
grass-card-lust-conquers-all-does = Protects peddles of your market worth up to $50,000 together.
grass-card-steal = Steal Your Neighbor's Pot
grass-card-steal-does = Brings the highest unprotected peddle of another market into yours, which must be open and without heat.
grass-card-banker = The Banker
grass-card-banker-does = Never played: in your hand at the end it brings you 20% of what lies unprotected in the others’ markets.

# What may be told of a card without naming it (13.e), with its article; the narrowest first.
grass-word-peddle-50 = a peddle of $50,000 or more
grass-word-peddle-25 = a peddle of $25,000 or more
grass-word-peddle = a peddle
grass-word-market = a market card
grass-word-heat-on = a heat on card
grass-word-heat-off = a heat off card
grass-word-nirvana = a nirvana card
grass-word-paranoia = a paranoia card
grass-word-protection = a protection card
grass-word-skim = a skim card
grass-word-card = a card

## The end and the replay

grass-end-points-word = in all
grass-end-title = { $score } in all
grass-end-title-other = A game of { $score }
grass-share-result = My game of Grass: { $score }. A night at the market!
grass-share-result-other = A game of Grass: { $score }. A night at the market!
grass-share-deal-message = I made { $score } in Grass. How much can you make with the same cards?
grass-share-deal-message-other = A player made { $score } in Grass with these cards. How much can you make?

grass-end-among = Number { $place } of your { $count } games.
grass-replay-about = { $count ->
        [one] { $name } won with { $score }.
       *[other] { $name } won together, with { $score } each.
    }
grass-end-board = The markets at the end
grass-board = The markets at the end. { $markets }
grass-board-of = { $name }, { $total }: { $market }
grass-chart = How the totals rose and fell
grass-chart-about = Totals after each hand. { $players }
grass-chart-of = { $name }: { $totals }.
grass-chart-goal = goal
grass-replay-deal = Hand { $number } is dealt.
grass-replay-over = Hand { $number } is over: { $results }.
grass-replay-result = { $name } { $points }
grass-replay-pass = A card goes to the left – { $passed }.
grass-replay-passed = { $name }: { $card }
grass-replay-hand-of = { $name }’s hand
grass-replay-hand-yours = Your hand
grass-replay-points = Totals with what lies on the table
grass-replay-how = The highest total wins.
grass-replay-stack = { $count ->
    [one] 1 card left in the stack
   *[other] { $count } cards left in the stack
  }
grass-replay-drawn = Drawn: { $card }.

## What happened

# The reader, to whom something is done or offered.
grass-did-you = you
grass-did-lay = { $name } lays { $card }, { $money }.
grass-did-lay-you = You lay { $card }, { $money }.
grass-did-open = { $name } opens a market.
grass-did-open-you = You open your market.
grass-did-close = { $name } closes the market: the hand is over.
grass-did-close-you = You close the market: the hand is over.
grass-did-play = { $name } plays { $card }.
grass-did-play-you = You play { $card }.
grass-did-heat = { $yours ->
    [yes] { $name } plays { $card } on your market.
   *[no] { $name } plays { $card } on { $target }’s market.
  }
grass-did-heat-you = You play { $card } on { $target }’s market.
grass-did-lift = { $paid ->
    [none] { $name } plays { $card }: { $lifted } is off the market.
   *[other] { $name } pays the fine with { $paid }: { $lifted } is off the market.
  }
grass-did-lift-you = { $paid ->
    [none] You play { $card }: { $lifted } is off your market.
   *[other] You pay the fine with { $paid }: { $lifted } is off your market.
  }
grass-did-nirvana = { $name } plays { $card } and has another turn.
grass-did-nirvana-you = You play { $card } and have another turn.
grass-did-cooled = The heat comes off { $name }’s market: { $cards }.
grass-did-cooled-you = The heat comes off your market: { $cards }.
grass-did-gives = { $name } gives { $cards }.
grass-did-gives-you = You give { $cards }.
grass-did-gives-none = Nobody has a peddle to give.
grass-did-paranoia = { $count ->
    [one] { $name } plays { $card } and loses a turn; then a card goes to the left.
   *[other] { $name } plays { $card } and loses { $count } turns; then a card goes to the left.
  }
grass-did-paranoia-you = { $count ->
    [one] You play { $card } and lose a turn; then a card goes to the left.
   *[other] You play { $card } and lose { $count } turns; then a card goes to the left.
  }
grass-did-loses = { $name } loses { $cards }.
grass-did-loses-you = You lose { $cards }.
grass-did-shut = { $name }’s market is closed.
grass-did-shut-you = Your market is closed.
grass-did-protect = { $name } protects { $cards } with { $card }.
grass-did-protect-you = You protect { $cards } with { $card }.
grass-did-covered = { $name } protects { $cards }.
grass-did-covered-you = You protect { $cards }.
grass-did-steal = { $yours ->
    [yes] { $name } steals { $card ->
        [unseen] a peddle
       *[other] { $card }
      } from you.
   *[no] { $name } steals { $card ->
        [unseen] a peddle
       *[other] { $card }
      } from { $target }.
  }
grass-did-steal-you = You steal { $card ->
    [unseen] a peddle
   *[other] { $card }
  } from { $target }.
grass-did-discard = { $name } discards { $card }.
grass-did-discard-you = You discard { $card }.
grass-did-draw = { $name } draws { $card }.
grass-did-draw-you = You draw { $card }.
grass-did-draw-unseen = { $name } draws a card.
grass-did-draw-unseen-you = You draw a card.
grass-did-pass = { $name } passes { $card } to the left.
grass-did-pass-you = You pass { $card } to the left.
grass-did-propose = { $count ->
    [0] { $name } makes an offer.
   *[other] { $name } makes an offer to { $names }.
  }
grass-did-propose-you = { $count ->
    [0] You make an offer.
   *[other] You make an offer to { $names }.
  }
grass-did-accept = { $name } accepts.
grass-did-accept-you = You accept.
grass-did-decline = { $name } declines.
grass-did-decline-you = You decline.
grass-did-withdraw = { $name } withdraws the offer.
grass-did-withdraw-you = You withdraw your offer.
grass-deal = { $name } gives { $other } { $gives } for { $gets }.
grass-deal-you = You give { $other } { $gives } for { $gets }.
grass-deal-with-you = { $name } gives you { $gives } for { $gets }.
grass-deal-tabled = { $card } from the table
grass-deal-nothing = nothing
grass-said-undone = The last move was undone.
grass-said-passed = { $name } passes you { $card }.
grass-said-all-passed = Everybody has passed a card to the left.
grass-said-dealt = The deal is done.
grass-said-skips = { $count ->
    [0] { $name } loses this turn.
   *[other] { $name } loses this turn, and { $count } more.
  }
grass-said-skips-you = { $count ->
    [0] You lose this turn.
   *[other] You lose this turn, and { $count } more.
  }
grass-said-hand = Hand { $number } is over.
grass-said-result = { $name }: { $points }, { $total } in all.
grass-said-result-you = You: { $points }, { $total } in all.

## The sheet of a hand

grass-sheet = The sheet of hand { $number }
grass-sheet-over = Hand { $number } is over
grass-sheet-tabled = Tabled
grass-sheet-skimmed = The Banker
grass-sheet-in_hand = Highest peddle in hand
grass-sheet-paranoia = Paranoia in hand
grass-sheet-bonus = Best of the hand
grass-sheet-points = This hand
grass-sheet-before = Total before
grass-sheet-after = Total
grass-sheet-hands = Cards left in hand
grass-sheet-thousands = In thousands of dollars
grass-sheet-no-cards = No cards.
grass-hand-choose = Which hand
grass-hand = Hand { $number }
grass-hand-of = Hand { $number } of { $count }
grass-hand-before = Previous hand
grass-hand-after = Next hand

## Markets

grass-open = Open
grass-shut = Closed
grass-bare = Unprotected
grass-bare-about = Peddles without protection: nirvana, paranoia, Steal and the Banker can take them.
grass-safe-about = Peddles under a protection: only a fine can take them.
grass-safe = Protected
# Cards of one kind: Mexico, or Mexico × 3.
grass-heap = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
grass-market-sign = { $open ->
    [yes] The market is open.
   *[no] The market is closed.
  }
grass-market-heat = { $count ->
    [one] Heat on it: { $heat }.
   *[other] Heat on it, in the order it was played: { $heat }. { $next } comes off next.
  }
grass-market-bare = Unprotected: { $peddles }, { $money }.
grass-market-empty = No unprotected peddles.
grass-market-cover = { $card } over { $peddles }
grass-market-covered = Protected: { $covers }, { $money }.

## Trading: an offer is put together

grass-trade = Offer a trade
grass-trade-counter = Counter-offer
grass-trade-whom = With whom?
grass-trade-with = With { $name }
grass-trade-leave-out = Leave { $name } out
grass-trade-give = You give
grass-trade-get = You get
grass-trade-give-how = Choose from your cards.
grass-trade-get-how = Choose what you ask for.
grass-trade-nothing = nothing
grass-trade-scales = Trade with { $name }: you give { $gives }, you get { $gets }.
grass-trade-hand = Your hand
grass-trade-own-market = Your market
grass-trade-their-market = { $name }’s market
grass-trade-known = You know that { $name } holds
grass-trade-ask = Ask for
grass-trade-touch = Choose what you would like.
grass-trade-by-name = by name
grass-trade-how = How you offer { $card }
grass-trade-how-shown = face up: { $name } sees it
grass-trade-how-told = as { $word }
grass-trade-how-down = face down: { $name } does not know it
grass-trade-put = Offer { $card }
grass-trade-add = Ask for { $card }
grass-trade-remove = Take { $card } out of the offer
grass-trade-send = Send
grass-trade-clear = Clear
# What is missing before it can be sent: a name comes before it, or it begins the sentence.
grass-trade-missing-whom = choose a player to trade with.
grass-trade-missing-nothing = choose what you give or what you ask for.
grass-trade-missing-give = { $count ->
        [one] give one more card of your hand, or ask for one less.
       *[other] give { $count } more cards of your hand, or ask for fewer.
    }
grass-trade-missing-want = { $count ->
        [one] ask for one more card of the hand, or give one less.
       *[other] ask for { $count } more cards of the hand, or give fewer.
    }
grass-trade-missing-give-any = give something for it.
grass-trade-missing-want-any = ask for something in return.
grass-trade-missing-parts = { $count ->
        [one] one thing too many for one offer.
       *[other] { $count } things too many for one offer.
    }
grass-trade-even = The offer is ready to be sent.
grass-trade-present = A present: you get nothing for it.
grass-trade-request = A request: you give nothing for it.
grass-trade-left = { $count ->
        [0] No offers left this turn
        [one] One offer left this turn
       *[other] { $count } offers left this turn
    }
# On the small cards of the scales: what is said of a card that is not shown.
grass-trade-short-peddle-50 = $50,000 or more
grass-trade-short-peddle-25 = $25,000 or more
grass-trade-short-peddle = Peddle
grass-trade-short-market = Market
grass-trade-short-heat-on = Heat On
grass-trade-short-heat-off = Heat Off
grass-trade-short-nirvana = Nirvana
grass-trade-short-paranoia = Paranoia
grass-trade-short-protection = Protection
grass-trade-short-skim = Skim
grass-trade-short-card = Any card
grass-trade-short-down = Face down
grass-trade-word-down = a card face down
grass-trade-word-any = any card
grass-trade-word-tabled = { $card } from the table
grass-trade-word-covered = { $card } from under protection
grass-trade-under = Under { $cover }: it arrives unprotected
grass-trade-uncover = { $what } from under its protection

## Trading: the offer that stands

grass-talk = Trade
grass-talk-to-you = { $name } offers you a trade
grass-talk-counter-to-you = { $name } makes you a counter-offer
grass-talk-you = You offer { $names } a trade
grass-talk-counter-you = You make { $names } a counter-offer
grass-talk-others = { $name } offers { $names } a trade
grass-talk-counter-others = { $name } makes { $names } a counter-offer
# The same offer goes to others, too.
grass-talk-besides = It holds only if { $names } { $count ->
        [one] accepts
       *[other] accept
    } as well.
grass-talk-said = { $what }: you get { $gets }, you give { $gives }.
grass-talk-accept = Accept
grass-talk-decline = Decline
grass-talk-counter = Counter
grass-talk-withdraw = Withdraw
grass-talk-pick = { $word ->
        [none] Choose a card to give.
       *[other] Choose which card you give as { $word }.
    }
grass-talk-pick-card = Give { $card }
grass-talk-accepted = You have accepted. Now it is up to { $names }.
grass-talk-waits = { $name } is thinking it over
grass-talk-agrees = { $name } has accepted
grass-talk-dealt = Done: you traded with { $names }
grass-talk-dealt-others = { $name } and { $names } have traded
grass-talk-got = You got { $gets }, you gave { $gives }.
grass-talk-declined-you = { $name } has declined your offer
grass-talk-declined-several = Your offer was declined
grass-talk-declined-own = You have declined { $name }’s offer
grass-talk-declined-other = { $name }’s offer was declined
grass-talk-withdrawn-you = You have withdrawn your offer
grass-talk-withdrawn = { $name } has withdrawn the offer
grass-talk-whole = What is offered
grass-talk-away = Close this message

## The table: what to do, and who would lose what

grass-you = you
grass-players = The others at the table
grass-total = Total
grass-goal = { $money } wins the game
grass-lost = { $count ->
        [one] Loses a turn
       *[other] Loses { $count } turns
    }
grass-count-hour = { $count ->
        [one] Loses the next turn
       *[other] Loses the next { $count } turns
    }
grass-count-hand = { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
grass-count-eye = { $count ->
        [one] You know one of the cards in this hand
       *[other] You know { $count } of the cards in this hand
    }
grass-play-here = Play the chosen card here.
grass-play-there = Play the chosen card there.
grass-discard-here = Discard the chosen card here.
grass-hand-number = { $most ->
    [0] Hand { $number }
   *[other] Hand { $number } of at most { $most }
}
grass-stack = Stack: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
grass-stack-about = { $count ->
        [0] The stack is empty.
        [one] One card to draw.
       *[other] { $count } cards to draw.
    } The hand ends when it is empty, if no one closes a market before.
grass-waste = Waste: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }.
grass-waste-open = See its cards.
grass-waste-title = The waste
grass-waste-about = { $count ->
        [0] No cards yet.
        [one] One card: it does not come back in this hand.
       *[other] { $count } cards: they do not come back in this hand.
    }
grass-unseen-title = Cards not seen yet
grass-unseen-about = { $count ->
        [0] You have seen every card of this hand.
        [one] You have not seen one card: it is in the stack or in another hand.
       *[other] You have not seen { $count } cards: they are in the stack or in the other players’ hands.
    }
grass-all-cards = All cards, in the rules
grass-hand-empty = No cards yet
grass-chosen-to-pass = Chosen to be passed on
grass-just-came = Just drawn or received
grass-heat-next = Comes off next
grass-market-of = The market of { $name }
grass-hands = The hands so far
grass-hands-so-far = Hands so far
grass-does-now = Now
grass-their-hand = { $count ->
        [one] Holds one card
       *[other] Holds { $count } cards
    }
grass-known-about = The face-up cards are those you know: you passed or traded them, or saw them.
grass-trade-with-them = Offer { $name } a trade
grass-show-large = Show this market large
grass-offer = Offer
grass-play-it = Play
grass-play-on = Play on { $name }
grass-protect-it = Protect { $money }
grass-pass-it = Pass on
grass-cover-done = Enough
grass-discard = Discard
grass-discard-anyway = Discard anyway
grass-touch-card = Choose a card from your hand.
grass-others-play = The others are playing.
grass-answer-above = Answer the offer above.
grass-await-answer = Waiting for an answer.

# What a card would do, after its name and a colon, or one after the other. $cards: names with their numbers.
grass-would-lay = { $money } more in your market.
grass-would-heat = { $name } lays no peddles until it comes off.
grass-would-lift = Takes { $cards } off your market.
grass-would-gain = { $name } gives you { $cards } ({ $money }).
grass-would-lose = You lose { $cards } ({ $money }).
grass-would-lose-other = { $name } loses { $cards } ({ $money }).
grass-would-skip = { $count ->
        [one] You lose a turn.
       *[other] You lose { $count } turns.
    }
# What else a card does that no market shows.
grass-would-also = { $card ->
        [market-open] You can then lay peddles in it.
        [market-close] The hand ends and is counted.
        [stonehigh] Then you have another turn.
        [euphoria] Then you have another turn.
        [sold-out] Then everybody passes a card to the left.
        [doublecrossed] Then everybody passes a card to the left.
        [utterly-wiped-out] Your market closes. Then everybody passes a card to the left.
       *[other] { "" }
    }
grass-would-protect = { $card }: { $money } of at most { $most }. Choose peddles to put under it or to take out.
grass-would-discard = { $card } goes to the waste and does nothing.
grass-would-discard-anyway = { $playable ->
        [yes] You could play { $card }. Discard it anyway?
       *[no] { $card } is worth { $money }. Discard it anyway?
    }
grass-would-pass = { $card } goes to { $name }, on your left.
grass-do-whom = { $card }: on whose market?
grass-do-play = { $extra ->
        [yes] Another turn for you: play a card, or discard one.
       *[no] Your turn: play a card, or discard one.
    }
grass-do-cover = Choose what the protection covers.
grass-do-pass = Paranoia! Choose the card that you pass to { $name }, on your left.
grass-do-answer = An offer waits for your answer.
grass-do-offered = Your offer stands: nothing can be played until it is settled.
grass-do-wait = It is { $name }’s turn.
grass-do-wait-own = One moment: you are drawing a card.
grass-do-wait-lost = It is { $name }’s turn. { $count ->
        [one] You lose your next turn.
       *[other] You lose { $count } turns.
    }
grass-do-wait-pass = { $count ->
        [one] Chosen. Now { $names } chooses, then all cards go left.
       *[other] Chosen. Now { $names } choose, then all cards go left.
    }
grass-do-watch-pass = { $count ->
        [one] Everybody passes a card to the left: { $names } is choosing.
       *[other] Everybody passes a card to the left: { $names } are choosing.
    }
grass-do-wait-deal = The cards are dealt.
grass-received = { $name } has passed you { $card }.

# One player, for screen readers.
grass-player = { $name }: { $mood }. Cards in hand: { $cards }{ $known ->
        [none] { "" }
       *[other] , of which you know { $known }
    }. { $market } Total: { $total }.
grass-mood-playing = playing
grass-mood-covering = placing a protection
grass-mood-passing = choosing what to pass on
grass-mood-answering = answering an offer
grass-mood-waiting = waiting
grass-mood-skipping = { $count ->
        [one] losing a turn
       *[other] losing { $count } turns
    }
grass-mood-finished = finished
grass-summary = { $most ->
    [0] Hand { $number }.
   *[other] Hand { $number } of at most { $most }.
} Stack: { $stack }. Waste: { $waste }.

grass-moves-about = Every legal move, with what it would bring your market. Trades are put together under “Offer”.
grass-moves-play = Play
grass-moves-cover = Put under the protection
grass-moves-pass = Pass on to { $name }
grass-moves-discard = Discard
grass-move-accept = Accept the trade
grass-move-decline = Decline the trade
grass-move-withdraw = Withdraw the offer
grass-move-pick = Give { $card } in the trade
grass-move-done = Cover no more
grass-move-on = { $card } on { $name }
grass-move-protect = { $card } over { $cards }

# Keys and gestures of this table, instead of what every table says.
grass-help-drag = Drag a card onto a market or the waste
grass-help-tap = Tap the card, then where it goes
grass-help-tap-how = tap a second time, or press the large button, to play it
grass-help-move = Next card, previous card
grass-help-move-how = arrows left and right
grass-help-lay = Play what is shown
grass-help-card-how = 1 to 7
grass-help-view = Cards not seen yet
grass-help-view-how = 0
grass-help-letters = A player's market
grass-help-letters-how = A to F: the letter stands on the market
grass-help-waste = The waste
grass-help-waste-how = W, then Enter to discard
grass-help-next = Next place, or next set under a protection
grass-help-next-how = N, arrows up and down
grass-help-offer = Offer a trade
grass-help-offer-how = O

## Hints

hint-grass-you = you
hint-grass-play = { $how ->
        [on] Play { $card } on { $name }.
        [near] Play { $card } on one of these: { $names }.
        [cover] Play { $card } and cover { $cards }.
       *[what] Play { $card }.
    }
hint-grass-discard = { $far ->
        [move] Discard { $cards }.
        [near] Discard one of these: { $cards }.
       *[what] Discard a card.
    }
hint-grass-cover = { $far ->
        [move] Cover { $cards }.
        [near] Cover one of these: { $cards }.
       *[what] Cover another peddle.
    }
hint-grass-pass = { $far ->
        [move] Pass on { $cards }.
        [near] Pass on one of these: { $cards }.
       *[what] Look for the card you need least.
    }
hint-grass-pick = { $far ->
        [move] Give { $cards }.
        [near] Give one of these: { $cards }.
       *[what] Look for the card you need least.
    }
hint-grass-done = That is enough: cover nothing more.
hint-grass-accept = Accept the trade.
hint-grass-decline = Decline the trade.
hint-grass-withdraw = Take your offer back.
