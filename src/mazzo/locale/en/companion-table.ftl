# At the table: the caller, the referee, who begins, the timer, dice and coin.

caller-title = The caller
caller-lead = All play the same cards: one person calls the numbers, everybody places a card, then the next is called.
caller-not-here = Nobody calls numbers in this game: all players have their own cards.
caller-with-recipes = With the recipe challenge
caller-with-recipes-hint = Two recipe cards are turned up before you begin.
caller-recipes = Recipes: { $cards }
caller-one-phone = This phone calls
caller-one-phone-text = It shows the numbers in large figures and says them aloud.
caller-begin = Begin
caller-each-phone = A phone each
caller-each-phone-text = Everybody with the link sees the numbers. At the end all enter their cards, and the ranking appears on every phone.
caller-name = Your name
caller-open-table = Open the table
caller-start-card = start card
caller-hand = hand
caller-said = Number { $card }.
caller-said-first = Start card { $card }. Hand: { $hand }.
caller-progress = { $count } of { $most } cards
caller-before = before: { $cards }
caller-all-placed = Everybody has placed
caller-again = Say it again
caller-back = Back
caller-speaks = Say the numbers aloud
caller-speaks-hint = Then nobody has to look at the phone.
caller-no-voice = This browser has no voice for this language: read the numbers out.
caller-last = All cards have been called. Place the last two.
caller-count = Count the points
caller-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
caller-end = End
caller-end-text = The numbers of this game cannot be seen again.

call-title = { $game }: the numbers
call-away = The server does not answer. The numbers come as soon as the network is back.
call-invited = At the table: { $names }.
call-join = Join
call-begins-soon = It begins when the caller presses “Begin”.
call-invite = Invite
call-message = We play with the cards: here are the numbers.
call-players = At the table
call-placed = I have placed my card
call-not-placed = I have not placed it yet
call-has-placed = has placed
call-entered = has entered
call-waits = Waiting for the others.
call-on = Call without waiting
call-ranking = Ranking
call-enter = Your cards
call-send = Done: send
call-send-again = Send again
call-waits-for-all = Sent. The ranking appears when everybody has sent theirs.

referee-title = The referee
referee-may = May I play this?
referee-questions = Questions
referee-yes = Yes, you may.
referee-no = No.
referee-asks = Enter the position and the card: the answer stands here.
referee-again = Start again
referee-no-engine = Without a network the referee does not answer. What you enter stays, and the answer comes when the network is back.
referee-try = Enter what lies on the table, then the card in question: if it may not lie there, the rule that forbids it is named.
referee-search = Search
referee-hits = { $count ->
        [0] No question. Search in the rules.
        [one] One question
       *[other] { $count } questions
    }
referee-rules = All rules

tools-title = First player, timer, dice
tools-first = Who begins?
tools-names = Names
tools-names-hint = Separated by commas. Without names a seat is drawn.
tools-draw = Draw
tools-begins = { $name } begins
tools-by-rule = What the rulebook says
tools-by-rule-of = { $game ->
        [orchard] all play at the same time; one person calls the numbers.
        [grove] all play at the same time; one person calls the numbers.
        [grass] the player on the dealer’s left begins.
        [clustered] the youngest begins.
        [gnoming] the rulebook does not say: choose, or draw lots.
       *[other] you decide.
    }
tools-timer = Turn timer
tools-minutes = Minutes
tools-next-turn = Next turn
tools-start = Start
tools-pause = Pause
tools-time-over = The time is over.
tools-timer-note = You can ignore the timer: nothing happens when the time is over.
tools-chance = Dice and coin
tools-dice = { $count ->
        [one] one die
       *[other] { $count } dice
    }
tools-coin = coin
tools-heads = heads
tools-tails = tails
