# Errors and refusals: a code, and a sentence that says what to do. The tree of the six families stands in core/errors.py.

## Not understood

not-understood = I do not understand “{ $text }”. I expected: { $expected }.
unknown-game = I know no game called “{ $text }”. Choose one of these: { $known }.
unknown-option = This game has no option “{ $text }”. Choose from these: { $known }.
unknown-ruleset = I do not know the rules “{ $text }”; they may be newer than this Mazzo. I know: { $known }.
unknown-deck = I do not know the deck “{ $text }”. I know: { $known }.
bad-journal = The journal goes wrong at line { NUMBER($line, useGrouping: 0) }: expected { $expected }, found “{ $found }”.
bad-seats = This game cannot seat { $seats }. Choose from { $least } to { $most } seats.
bad-seat = There is no seat { $seat } at this table: it has { $seats }, counted from 0.
bad-deck = That leaves { $left } cards, but a game needs { $needed }. Leave fewer out.
no-rules = There is no page of rules for “{ $game }” in this language ({ $language }). Choose another game or another language.
bad-deck-file = { $problem ->
        [toml] The deck's file is not written in TOML at line { NUMBER($line, useGrouping: 0) }: “{ $found }”. Compare that line with a file from “mazzo deck new”.
        [twice] Line { NUMBER($line, useGrouping: 0) } of the deck's file says again what an earlier line says: “{ $found }”. Keep one of them.
        [key] In the deck's file “{ $found }” { $key ->
            [none] at the top
           *[other] under “{ $key }”
        } means nothing. Write only: { $expected }.
        [line] Line { NUMBER($line, useGrouping: 0) } of the deck goes wrong: expected { $expected }, found “{ $found }”.
        [long] The deck's file is too long. It may have { $expected } lines at most.
        [broad] Line { NUMBER($line, useGrouping: 0) } of the deck's file is too long. It may have { $expected } characters at most.
        [name] The deck needs a name of { $expected } characters, all of them visible; found “{ $found }”.
       *[value] The deck goes wrong at “{ $key }”: expected { $expected }, found “{ $found }”.
    }
bad-face = { $cell ->
        [0] The face of card { $card }
       *[other] Cell { $cell } of card { $card }
    } will not do: expected { $expected }, found “{ $found }”.
bad-recipe = { $field ->
        [name] The recipe of card { $card } needs a name of { $expected } characters, all of them visible; found “{ $found }”.
       *[other] The recipe of card { $card } will not do at “{ $field }”: expected { $expected }, found “{ $found }”.
    }
other-deck = This deck is for { $deck }, not for { $game }. Choose another deck.
no-own-deck = You cannot enter a deck of your own for { $game }. You can for: { $known }.
no-recipes = The cards of { $game } bear no recipes. Leave them out of the deck.
deck-without-recipes = This deck has no recipes, so it cannot be played with “{ $text }”. Enter its recipes, or leave that out.
no-such-deck = There is no deck “{ $version }” here. Perhaps its owner has removed it: choose another one.
deck-clash = Another deck already has the short name { $version }. Call yours a little differently.

## Ambiguous

ambiguous = “{ $text }” could mean { $count } things. Choose one, for example: { $candidates }.

## Not legal now

not-legal = That move is not allowed now. Choose one of those on offer.
game-over = The game is over: there are no more moves. Start another one.
gesture-ends = What this does comes to light at once, so nothing may follow it in the same gesture: send it by itself, then the rest.
cannot-undo = There is nothing to take back here: either something was revealed after your move, or you have not moved yet.
chance-is-seeded = In this game the deck deals the cards. To deal them yourself, start a game with manual chance.
no-rest = This game leaves nothing over for a second one. Start a new game.
no-same = These cards were dealt to { $seats } at one table: alone they would be another game. Start a new one.
not-alone = Nobody plays this game alone: it takes at least { $least }. Open a table and invite somebody, or let bots sit down.
not-offered = This game is not offered here. Choose another one.
no-chance-due = Nothing is to be drawn now. It is a player's turn.
hint-in-company = Somebody else sits at this table, so no hints are given here. Ask for one where you play alone or with bots.
hint-in-lesson = A lesson gives no hints: it tells you the next step itself.
hint-later = No hint can be given just now. Ask again in a moment.
no-costs = What a move costs is shown in practice only. Start a practice game.

orchard-card-seen = Card { $card } has been seen already and cannot be drawn again. Choose a card that nobody has seen yet.
orchard-no-such-card = There is no card with the number in “{ $text }”. The cards run from 1 to { $cards }.
orchard-too-far = The cell in “{ $text }” lies too far from the orchard. Choose one that is closer.
orchard-wait-for-card = A card must be drawn first. Wait a moment, then play.
orchard-not-in-hand = Card { $card } is not in your hand. Play one of the cards you hold.
orchard-no-overlap = The card covers no tree. Move it until at least one of its trees lies on a tree of the orchard.
orchard-covers-rotten = A tree with rotten fruit can never be covered. Lay the card elsewhere.
orchard-fruit-differs = { $differ ->
        [one] One tree covers a different fruit
       *[other] { $differ } trees cover different fruit
    } and you have { $tokens ->
        [0] no rotten fruit tokens left
        [one] only one rotten fruit token left
       *[other] only { $tokens } rotten fruit tokens left
    }. Turn or move the card so that the fruit matches.
orchard-choose-die-first = There are not enough dice for all these trees. First choose which trees get a die.
orchard-no-die-due = That tree is not waiting for a die. Choose one of the marked trees.
orchard-no-die-waiting = No die is waiting for a tree. Lay a card.
orchard-not-an-action = There is no such move in Orchard. Play a card, or choose a tree for a die.

grove-card-seen = Card { $card } has been seen already and cannot be drawn again. Choose a card that nobody has seen yet.
grove-recipe-drawn = Card { $card } lies there with its recipe up, so it cannot be drawn. Choose another card.
grove-no-such-card = There is no card with the number in “{ $text }”. The cards run from 1 to { $cards }.
grove-too-far = The cell in “{ $text }” lies too far from the grove. Choose one that is closer.
grove-wait-for-card = A card must be drawn first. Wait a moment, then play.
grove-not-in-hand = Card { $card } is not in your hand. Play one of the cards you hold.
grove-no-overlap = The card covers nothing. Move it until at least one of its trees or its glade lies on a tree or a glade of the grove.
grove-covers-squirrel = Nothing may cover the squirrel, not even a glade. Lay the card elsewhere.
grove-fruit-differs = { $differ ->
        [one] One tree covers a different fruit, and the squirrel is out already
       *[other] { $differ } trees cover different fruit, and { $squirrel ->
                [0] the squirrel is out already
               *[other] the squirrel allows only one
            }
    }. Turn or move the card so that the fruit matches.
grove-die-differs = { $differ ->
        [one] One tree would lie on a glade whose die has another colour, and the squirrel is out already
       *[other] { $differ } trees do not match what they cover, and one of them would lie on a glade whose die has another colour; { $squirrel ->
                [0] the squirrel is out already
               *[other] the squirrel allows only one
            }
    }. Turn or move the card so that the fruit matches.
grove-choose-die-first = There are not enough dice for all these trees. First choose which trees get a die.
grove-choose-wheelbarrow-first = More than one 10 is covered, and there is one wheelbarrow. First choose which 10 it takes the place of.
grove-no-die-due = That tree is not waiting for a die. Choose one of the marked trees.
grove-no-die-waiting = No die is waiting for a tree. Lay a card.
grove-no-wheelbarrow-due = The wheelbarrow cannot go there now. Put it only on a 10 that is marked for it.
grove-not-an-action = There is no such move in Grove. Play a card, or choose a tree for a die or for the wheelbarrow.

clustered-card-gone = “{ $card }” is no longer in that deck. Choose a card that has not been drawn yet.
clustered-no-such-card = There is no card in “{ $text }”. Write square, triangle or circle, then empty, dashed or solid, then the number, such as square-dashed-3; or just wild.
clustered-too-far = The cell in “{ $text }” lies too far from the other cards. Choose one that is closer.
clustered-bad-wilds = The third wild is for everybody or for some, not both. Choose third-wild, or name the seats, such as third-wild-2.
clustered-no-such-seat = There is no seat { $seat } here to get a third wild: { $seats ->
        [one] this table has a single seat
       *[other] this table has { $seats } seats, counted from 1
    }. Choose another.
clustered-not-in-hand = “{ $card }” is not in your hand. Choose one of the cards you hold.
clustered-occupied = A card lies there already. Choose an empty cell beside a card.
clustered-apart = There the card touches no other. Move it beside a card on the table.
clustered-clash = { $clashes ->
        [one] One neighbour shares
       *[other] { $clashes } neighbours share
    } fewer than two attributes with this card. Lay it where each neighbour shares at least two of shape, fill and number.
clustered-must-play = One of your cards still fits, so you may not discard. Lay a card on the table.
clustered-trim-first = You hold too many cards. First choose what to discard.
clustered-trim-order = Two cards are discarded in a fixed order: squares, triangles, circles, wilds; within a shape empty, dashed, solid; then by number. Choose both, and name them in this order.
clustered-wait-for-card = A card must be drawn first. Wait a moment, then play.
clustered-not-an-action = There is no such move in Clustered. Lay a card, or discard one.

gnoming-not-an-action = There is no such move in Gnoming A Round. Draw a card, place it or discard it; or turn one up when you are asked to.
gnoming-wait-for-card = A card must be turned up first. Wait a moment, then play.
gnoming-choose-first = Every round begins with two cards of your grid turned up. First choose yours.
gnoming-choice-order = The two cards you turn up are named in the order of their cells. Choose two different cells, and name the lower number first.
gnoming-draw-first = You have no card to play yet. First draw from the stock, or take the top card of a discard pile.
gnoming-holds-card = You have a card to play already. First place it in your grid, or discard it.
gnoming-pile-empty = That discard pile is empty. Draw from the stock, or take from the other pile.
gnoming-must-place = A card taken from a discard pile must go into your grid. Choose one of your cells for it.
gnoming-fill-pile = The { $pile ->
        [left] left
       *[right] right
    } discard pile is empty, and your discard must fill it. Put the card there.
gnoming-hazard-leaves = A hazard goes on no discard pile: it leaves the game. Discard it without naming a pile.
gnoming-not-a-hazard = Only a hazard leaves the game. Discard this card onto one of the two piles.
gnoming-own-cell = A card cannot bounce back to the cell it came out of. Choose another cell, or discard it.
gnoming-no-bounce = { $card ->
        [mulligan] A mulligan cannot bounce. Discard it.
       *[other] The { $card } that came out cannot bounce: only a positive card can, from a face-down cell, with its equal face up in your grid. Discard it.
    }
gnoming-one-mulligan = You have a mulligan face up already, and may have only one. Put this one in its place; or discard it, if you drew it from the stock.
gnoming-two-mulligans = You have more than one mulligan face up. Put the card you draw in the place of one of them, and take no other mulligan from a pile.
gnoming-face-up = That card is face up already. Choose one that is still face down.
gnoming-answer-hazard = A hazard was discarded. First turn up one of your face-down cards, or pass.
gnoming-no-such-card = There is no card in “{ $text }”. Write a number from -4 to -1 or from 3 to 8, or hazard, or mulligan.
gnoming-no-such-cell = There is no such cell as in “{ $text }”. The cells of a grid run from 1 to 9, as one reads.
gnoming-card-gone = { $card ->
        [hazard] No hazard is left.
        [mulligan] No mulligan is left.
       *[other] No { $card } is left.
    } Choose a card that can still come.
gnoming-other-card = “{ $text }” names a card that is not the one in question. Name the right one, or leave the card out.

grass-not-an-action = That is no move here. Play a card, discard one, or propose a trade.
grass-wait-for-card = A card must be dealt or drawn first. Wait a moment, then play.
grass-not-in-hand = “{ $card }” is not in your hand. Choose one of the cards you hold.
grass-no-market = You have no open market, and “{ $card }” needs one. First play a Market Open; or discard a card.
grass-has-market = Your market is open already, and one Market Open is enough. Discard this one, or trade it.
grass-under-heat = While “{ $heat }” lies on your market you cannot play “{ $card }”. First take the heat off, or choose another card.
grass-no-heat = There is no heat on your market for “{ $card }” to take off. Keep the card for later, or discard it.
grass-other-heat = “{ $card }” takes off “{ $lifts }”, but “{ $heat }” comes off first. Play the card that takes that off, or Pay Fine.
grass-no-fine = You have no peddle on the table to pay the fine with. Take the heat off with another card, or play something else.
grass-not-on-yourself = That would be yourself. Choose another player.
grass-no-such-seat = There is no such seat at this table. Choose one of the other players.
grass-target-closed = That player's market is not open, so no heat can be put on it. Choose a player with a Market Open.
grass-nothing-to-steal = There is no unprotected peddle in that market. Choose another one.
grass-nothing-to-cover = You have no peddle on the table that “{ $card }” could cover. Lay one first, or choose another card.
grass-never-played = The Banker is never played: it works from your hand when the hand is counted. Choose another card, or discard it.
grass-needs-target = “{ $card }” is played on the market of another player. Say on whose.
grass-takes-no-target = “{ $card }” is not played on anybody. Play it without naming a player.
grass-must-play-paranoia = A paranoia card is never merely discarded: it always takes effect. Play it, or choose another card.
grass-choose-cover = You have played a protection. First choose the peddles that it covers.
grass-cover-order = The peddles to cover are named in this order: Home Grown, Mexico, Colombia, Jamaica, Panama. Name the earlier ones first.
grass-too-dear = The protection cannot cover “{ $card }” as well. Choose another peddle, or say that you are done.
grass-not-tabled = “{ $card }” does not lie unprotected in that market, or not often enough. Choose a peddle that does.
grass-cover-one = A protection covers at least one peddle. Choose one first.
grass-choose-pass = A paranoia card was played, and everybody passes a card to the left. First choose yours.
grass-offer-stands = A proposal stands: until it is settled nothing is played and no other is prepared. Finish your answer, withdraw it if it is yours, or wait.
grass-no-offer = There is no proposal for you to answer or to withdraw. Look at the table as it is now, then choose again.
grass-only-active = You can trade only with the player whose turn it is. Propose it to that player, or wait for your own turn.
grass-no-draft = You have not begun a proposal yet. First say to whom it goes.
grass-part-order = The parts of a trade are named in a fixed order: players by seat; for each the cards given, the cards wanted, the peddles given, the peddles wanted; cards in the order of the deck. Name them in this order.
grass-not-that-card = You have no more “{ $card }” to offer. Choose another card.
grass-untrue = That description is not true of “{ $card }”. Choose one that is, or show the card.
grass-uneven = Cards of the hand are exchanged in equal numbers. Give as many as you want, and want as many as you give.
grass-one-sided = In a trade each side gives something and gets something. Add what is missing.
grass-markets-open = Peddles on the table are traded between open markets, and one of these two is closed. Trade cards of the hand.
grass-too-many-talks = A turn has twelve proposals at most, and whoever is not in turn may begin four unasked. Play on without another.
grass-too-many-parts = A proposal has twenty-four parts at most. Give and want less.
grass-lacks-cards = You do not hold all the cards that are asked for. Decline, or make a counter-proposal.
grass-pick-first = You are accepting: cards are still to be chosen that you give. Choose them, or decline.
grass-not-wanted = “{ $card }” is not what is asked for here, or it is needed for another part. Choose a card that fits.
grass-answer-first = A proposal waits for your answer. First accept it, decline it, or make a counter-proposal.
grass-counter-back = A counter-proposal goes to whoever made the proposal, and to nobody else. Make it to that player alone.
grass-not-yours = It is not your turn to play a card. Wait for it; meanwhile you may propose a trade to the player in turn.
grass-no-such-card = There is no such card as in “{ $text }”. Write its name with hyphens, such as market-open; in a trade also a description, such as peddle-25, heat-off or card.
grass-no-such-player = There is no such player as in “{ $text }”. Here sit { $seats }: write a number counted from 0, or a letter counted from A.
grass-card-gone = “{ $card }” is not in the stack any more, and cannot come. Choose a card that can.

## Not your turn

not-your-turn = It is not your turn yet. Wait until you are asked to move.
orchard-finished = Your orchard is finished; the others play on. Wait until they are done.
grove-finished = Your grove is finished; the others play on. Wait until they are done.
clustered-finished = You have laid all your cards; the others play on. Wait until they are done.
clustered-other-trims = Your discards are chosen; the others are still choosing theirs. Wait until all have done so.
gnoming-other-choose = Your two cards are chosen; the others are still choosing theirs. Wait until all have done so.
gnoming-other-asked = A hazard was discarded, and somebody else is asked whether to turn up a card. Wait until they have answered.
grass-others-pass = Your card is chosen; the others are still choosing theirs. Wait until all have done so.

## Out of date

out-of-date = The game has moved on in the meantime. Look at the table as it is now, then choose again.

## Our fault

our-fault = That was our mistake, and your game is safe. Try again; if it happens again, report it with this reference: { $reference }.

## The table on the net

not-found = There is nothing here. Check the address, or go back to the start.
too-many = That was asked for too often in a short time. Wait a while and try again.
too-large = That is more than Mazzo can accept. Send less, or start a new game.
too-fast = That was too fast. Wait a moment and try again.
bad-request = The request is not written as it should be ({ $where }). Reload the page and try again.
foreign-origin = The request comes from another site. Open Mazzo directly and try again.
not-your-seat = This seat is not yours. You can watch the game, or start one of your own.
match-not-over = The game is not over yet. Come back when it is.
no-par-found = We could not work out the par of these cards.
par-not-done = The par of these cards is still being worked out. Try again in a few seconds.
no-person = I do not know who you are. Reload the page and you will have a seat again.
method-not-allowed = This address does not do what you ask of it. Check the request.
database-away = Mazzo cannot reach its games just now. They are safe: wait a moment and try again.
bad-log-level = There is no log level “{ $text }”. MAZZO_LOG may be debug, info, warning or error.
bad-metrics-port = “{ $text }” is no port. Put a number into MAZZO_METRICS_PORT; each further worker takes the next one.
bad-network = “{ $text }” is no address and no network. Check { $setting }.
bad-seconds = “{ $text }” will not do: { $setting } takes a number of seconds from 1 to { $most }.
bad-par-seconds = “{ $text }” will not do: { $setting } takes a number of seconds from 0 to { $most }; with 0 par is not looked for.
bad-thinkers = “{ $text }” will not do: MAZZO_THINKERS takes a number from 1 to { $most }.
bad-without = “{ $text }” is none of Mazzo's games. { $setting } takes these: { $known }.
nothing-left = Without { $games } there is nothing left to play. Leave at least one.
unknown-database = Mazzo does not keep games in “{ $text }”. Give the path of a file, or an address that begins with postgresql://.
database-unreachable = The database does not answer: { $text }. Check the address and whether PostgreSQL is running.
database-unusable = “{ $path }” cannot be used as a database: { $text }. Check the file and its folder.
database-old = The database is from an older Mazzo. Bring it up to date with mazzo migrate, then start again.
database-new = The database is from a newer Mazzo (revision { $present }; this one knows { $needed }). Install that Mazzo, or go back to a backup.
needs-secret = With PostgreSQL, MAZZO_SECRET must be set: a long secret, the same for every worker and at every start.
workers-need-postgres = Several workers need PostgreSQL. Put its address into MAZZO_DATABASE, or leave out --workers.
workers-need-unix = Several workers cannot be had on Windows. Leave out --workers.
workers-failed = No worker could start. The log says why.
metrics-need-port = With several workers each has its own figures. Use MAZZO_METRICS_PORT in the place of MAZZO_METRICS.

## Rooms

room-closed = This table is closed. Open another whenever you like.
room-full = Too many people have been at this table already. You can watch, or open another.
not-gathering = The game is on. Change this when it is over.
not-playing = No game is being played now. Wait until it begins.
not-over = The game is still on. Wait until it is over.
not-host = That is for the host to decide. Ask whoever opened the table.
not-seated = That is for those who sit at the table. If there is a free seat, sit down.
seat-taken = That seat is taken already. Choose another.
seats-taken = More people are sitting than the seats you ask for. Free some seats first.
seat-empty = Nobody sits there. Choose another seat.
seats-empty = Somebody is still missing. The game begins when every seat is taken.
no-such-seat = This table has no seat { $seat }. Choose one of those you see.
not-away = Whoever plays here is here, or left only a moment ago. Wait a little longer.
not-handed = No bot is playing this seat for you. It is in your hands already.
seat-handed = A bot is playing this seat now. If it is yours, take it back and go on.
no-programs = This table is for people only. Choose one that welcomes programs.
need-name = Another seat on the same device needs a name. Write who plays there.
no-free-text = At a table open to everybody, ready phrases are spoken. Choose one.
no-clock = No time runs at this table: there is nothing to stop.
no-such-line = That message is no longer there, or it is yours. Refresh the talk and try again.
no-such-member = Nobody here has that number. Refresh the page and try again.

## Accounts and programs

no-account = This needs an account. Make one: you stay who you are, with all your games.
has-account = You already have an account. You can change its name or its password.
login-taken = Somebody already has this name. Try another one.
need-login = First choose the name you will sign in with, then make the passkey.
weak-password = { $why ->
        [login] This password is too close to your name.
        [monotonous] This password repeats itself too much.
       *[common] This password is one of the first that anybody would try.
    } Choose another: a few words that only you know are fine.
wrong-password = That is not your present password. Try again.
wrong-sign-in = The name or the password is wrong. Check them and try again.
wrong-passkey = This passkey does not let you in here. Try another one, or use your name and password.
bad-passkey = The passkey was not made. Start again.
too-many-passkeys = You have as many passkeys as an account may have. Remove one, then add the new one.
last-way-in = It is the only way you can come in. First add a password or another passkey.
bad-token = This token is not valid, or it was revoked. Make a new one in your account.
token-scope = This token lacks the permission “{ $scope }”. Make one that has it.
token-forbidden = A token cannot do this. Sign in with your account in the browser.
too-many-tokens = You have as many tokens as an account may have. Revoke one, then make the new one.
too-many-decks = You have { $most } decks, which is as many as may be kept. Remove one, then save this one.
