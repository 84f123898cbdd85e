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

## Ambiguous

ambiguous = “{ $text }” could mean { $count } things. Choose one, for example: { $candidates }.

## Not legal now

not-legal = That move is not allowed now. Choose one of those on offer.
game-over = The game is over: there are no more moves. Start another one.
cannot-undo = There is nothing to take back here: either something was revealed after your move, or you have not moved yet.
chance-is-seeded = In this game the deck deals the cards. To deal them yourself, start a game with manual chance.
no-rest = This game leaves nothing over for a second one. Start a new game.
no-same = These cards were dealt to { $seats } at one table: alone they would be another game. Start a new one.
not-alone = Nobody plays this game alone: it takes at least { $least }. Open a table and invite somebody, or let bots sit down.
no-chance-due = Nothing is to be drawn now. It is a player's turn.

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

## Not your turn

not-your-turn = It is not your turn yet. Wait until you are asked to move.
orchard-finished = Your orchard is finished; the others play on. Wait until they are done.
clustered-finished = You have laid all your cards; the others play on. Wait until they are done.
clustered-other-trims = Your discards are chosen; the others are still choosing theirs. Wait until all have done so.
gnoming-other-choose = Your two cards are chosen; the others are still choosing theirs. Wait until all have done so.
gnoming-other-asked = A hazard was discarded, and somebody else is asked whether to turn up a card. Wait until they have answered.

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
no-person = I do not know who you are. Reload the page and you will have a seat again.
method-not-allowed = This address does not do what you ask of it. Check the request.
database-away = Mazzo cannot reach its games just now. They are safe: wait a moment and try again.
bad-log-level = There is no log level “{ $text }”. MAZZO_LOG may be debug, info, warning or error.
bad-metrics-port = “{ $text }” is no port. Put a number into MAZZO_METRICS_PORT; each further worker takes the next one.
bad-network = “{ $text }” is no address and no network. Check { $setting }.
bad-seconds = “{ $text }” will not do: { $setting } takes a number of seconds from 1 to { $most }.
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
