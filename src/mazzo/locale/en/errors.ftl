# Errors and refusals: a code, and a sentence that says what to do. The tree of the six families stands in core/errors.py.

## Not understood

not-understood = I do not understand “{ $text }”. I expected: { $expected }.
unknown-game = I know no game called “{ $text }”. Choose one of these: { $known }.
unknown-option = This game has no option “{ $text }”. { $known ->
        [none] It has no options.
       *[other] Choose from these: { $known }.
    }
begins-twice = Only one player begins. Choose one of them.
begins-no-such-seat = Seat { $seat } cannot begin: { $seats ->
        [one] this table has a single seat
       *[other] this table has { $seats } seats, counted from 1
    }. Choose another.
unknown-ruleset = I do not know the rules “{ $text }”; they may be newer than this Mazzo. I know: { $known }.
unknown-deck = I do not know the deck “{ $text }”. I know: { $known }.
bad-journal = The journal has an error at line { NUMBER($line, useGrouping: 0) }: expected { $expected }, found “{ $found }”.
bad-seats = This game cannot seat { $seats }. Choose from { $least } to { $most } seats.
bad-seat = There is no seat { $seat } at this table: it has { $seats }, counted from 0.
bad-deck = That leaves { $left ->
        [one] one card
       *[other] { $left } cards
    }, but a game needs { $needed }. Leave fewer out.
no-rules = There is no page of rules for “{ $game }” in this language ({ $language }). Choose another game or another language.
bad-face = { $cell ->
        [0] The face of card { $card }
       *[other] Cell { $cell } of card { $card }
    } is not valid: expected { $expected }, found “{ $found }”.
bad-recipe = { $field ->
        [name] The recipe of card { $card } needs a name of { $expected } characters, all of them visible; found “{ $found }”.
       *[other] The recipe of card { $card } is not valid at “{ $field }”: expected { $expected }, found “{ $found }”.
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
gesture-ends = This move reveals something, so no other action may follow it in the same message. Send it by itself, then the rest.
cannot-undo = There is nothing to undo here: either something was revealed after your move, or you have not moved yet.
undo-too-late = Your time for this turn is up, so your move stands: time runs until a move is undone.
chance-is-seeded = In this game the deck deals the cards. To deal them yourself, start a game with manual chance.
no-rest = This game leaves nothing over for a second one. Start a new game.
no-same = These cards were dealt to { $seats } at one table: alone they would be another game. Start a new one.
not-alone = This game needs at least { $least } players. Open a table and invite others, or add bots.
no-puzzle-yet = The puzzle of { $date } comes on that day.
no-deal = There is no such deal. Ask for its link again, or play one of today's.
no-deal-yet = The deals of { $date } come on that day.
no-deal-made = This game cannot be sent as a deal: it was played on from another, or several people shared one table.
deal-of-old-rules = This deal was made for older rules, by which nobody plays any more. Its results stay.
deal-open = The deal of the day is still being played. Play it to its end first, then you see the games of others.
deal-not-played = The results are shown after your own game. Play this deal first.
no-board = There is no such board. Ask for its link again.
board-not-yours = Only the owner of a board can change it.
board-full = This board has { $most } members, the most there can be.
call-full = No seat is left in this game (at most { $most }).
not-called-yet = This card has not been called yet.
not-the-caller = Only the caller can do this.
no-seat-in-call = Join the game first.
board-needs-account = This board is for accounts. Create one or sign in, then join.
board-of-programs = This board is for programs: people can look at it, but not join.
board-of-people = This board is for people: a program can make a board of its own.
too-many-boards = You already have { $most } boards, the most a person may keep. Delete one or hand one on, then make this one.
too-many-memberships = You are already a member of { $most } boards, the most there can be. Leave one, then join this one.
not-offered = This game is not offered here. Choose another one.
no-chance-due = Nothing is to be drawn now. It is a player's turn.
hint-in-company = No hints are given while other people play at this table. Ask for one where you play alone or with bots.
hint-in-lesson = A lesson gives no hints: it shows you the next step itself.
hint-later = No hint can be given just now. Ask again in a moment.
no-costs = The cost of a move is shown in practice only. Start a practice game.

## Not your turn

not-your-turn = It is not your turn yet. Wait for your turn.

## Out of date

out-of-date = The game has moved on in the meantime. Look at the table as it is now, then choose again.

## Our fault

our-fault = That was our mistake, and your game is safe. Try again; if it happens again, report it with this reference: { $reference }.

## The table on the net

not-found = There is nothing here. Check the address, or go back to the start.
too-many = Too many requests in a short time. Wait a while and try again.
too-large = That is more than Mazzo can accept. Send less, or start a new game.
too-fast = Too many requests at once. Wait a moment and try again.
bad-request = The request is malformed ({ $where }). Reload the page and try again.
foreign-origin = The request comes from another site. Open Mazzo directly and try again.
not-your-seat = This seat is not yours. You can watch the game, or start one of your own.
match-not-over = The game is not over yet. Come back when it is.
not-announced = This game was not announced, or has already begun. Try again.
no-par-found = We could not work out the par of these cards.
par-not-done = The par of these cards is still being worked out. Try again in a few seconds.
no-review-found = We could not review this game.
review-later = This move cannot be valued just now. Try again in a few seconds.
no-person = The server does not recognise you. Reload the page and try again.
method-not-allowed = This address does not do what you ask of it. Check the request.
database-away = Mazzo cannot reach its games just now. They are safe: wait a moment and try again.
cannot-save = Mazzo cannot save anything just now. What was saved before is safe: try again later.
offline-journal = This offline game cannot be replayed by the rules (line { $line }), so it was not saved. It is still on your device.
newer-version = This game was begun with a newer version of Mazzo. Reload the page to get it.
busy = The move before is still being saved. Wait a moment and try again.
## Rooms

room-closed = This table is closed. Open another one.
room-crowded = Very many are watching this table already. Wait a while and try again.
room-full = Too many people have sat or spoken at this table already. You can watch, or open another.
not-gathering = The game is on. Change this when it is over.
not-playing = No game is being played now. Wait until it begins.
not-over = The game is still on. Wait until it is over.
not-host = Only the host of the table can do that. Ask the host.
not-seated = Only seated players can do that. If there is a free seat, sit down.
barred = The host has barred you from this room: you may watch, but not sit down or write.
sat-often = You have sat down { $times } times in this room: no more is possible.
seat-taken = That seat is taken already. Choose another.
seats-taken = More people are sitting than the seats you ask for. Free some seats first.
seat-empty = That seat is empty. Choose another one.
seats-empty = A player is still missing. The game begins when every seat is taken.
no-such-seat = This table has no seat { $seat }. Choose one of those you see.
not-away = This player is here, or left only a moment ago. Wait a little longer.
not-handed = No bot is playing this seat for you. It is in your hands already.
seat-handed = A bot is playing this seat now. If it is yours, take it back and go on.
no-programs = This table is for people only. Choose one that allows third-party bots.
name-taken = Another player at this table has a name that looks the same. Choose another name.
one-seat = At this open table each person has one seat. The host may allow more.
need-name = Another seat on the same device needs a name. Enter the name of its player.
no-free-text = At a table open to all, only ready phrases can be sent. Choose one.
no-private-text = Here nothing can be written to one player alone. Write to all.
no-clock = This table has no clock: there is nothing to pause.
no-such-line = That message is no longer there, or it is yours. Reload the messages and try again.
no-such-member = No person here has that number. Reload the page and try again.
no-push = This server sends no notifications. The title of the browser tab still shows your turn.

## Accounts and programs

no-account = This needs an account. Create one: you keep all your games.
has-account = You already have an account. You can change its username or its password.
login-taken = This username is taken. Try another one.
need-login = Choose a username first, then create the passkey.
weak-password = { $why ->
        [login] This password is too close to your name.
        [monotonous] This password repeats itself too much.
       *[common] This password is one of the most common.
    } Choose another: a few words that only you know are fine.
wrong-password = That is not your current password. Try again.
wrong-sign-in = The username or the password is wrong. Check them and try again.
wrong-passkey = This passkey does not sign you in here. Try another one, or use your username and password.
wrong-recovery = The username or the code is wrong, or the code has been used already. Check them and try again.
bad-passkey = The passkey was not created. Start again.
too-many-passkeys = You have as many passkeys as an account may have. Remove one, then add the new one.
no-passkeys = This server offers no passkeys. Use username and password, or a recovery code.
last-way-in = This is your only way to sign in. Add a password or another passkey first.
bad-token = This token is not valid, or it was revoked. Create a new one in your account.
token-scope = This token lacks the permission “{ $scope }”. Create one that has it.
token-forbidden = A token cannot do this. Sign in with your account in the browser.
too-many-tokens = You have as many tokens as an account may have. Revoke one, then create the new one.
too-many-decks = You already have { $most } decks, the most an account may keep. Remove one, then save this one.
