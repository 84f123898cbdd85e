# The command line. Examples and options are the same in every language and stand in the code.

## Mazzo itself

cli-mazzo = The place to play, learn and study five card games.
cli-mazzo-more =
    Without a command it opens the table in your browser. The games are Orchard, Grove, Grass, Clustered
    and Gnoming A Round. Every command explains itself: mazzo COMMAND --help.

cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-everywhere = Everywhere
cli-help-example = { $count ->
        [one] Example
       *[other] Examples
    }
cli-help-default = (default: { $value })
cli-help-language = the language; otherwise your system's decides
cli-help-help = this help
cli-help-version = Mazzo's version
cli-help-install-completion = makes the Tab key complete commands, options and games in your shell
cli-help-show-completion = prints the lines that do this, for another place

cli-metavar-command = COMMAND
cli-metavar-options = OPTIONS
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-text = TEXT
cli-metavar-name = NAME
cli-metavar-number = NUMBER

cli-arg-game = the game: orchard, grove, grass, clustered or gnoming
cli-arg-journal = the file of a journal, or - to read it from a pipe
cli-opt-seed = the seed of the deck: any sentence, or 64 hexadecimal digits; the same seed deals the same cards
cli-opt-deck = the file of a deck to play with, one that you own and have entered (mazzo deck)

## When something is wrong

cli-rule = (rule { $rule })
cli-unknown-language = Mazzo does not speak “{ $text }”. Choose one of these languages: { $known }.
cli-unknown-command = There is no command “{ $text }”. { $near ->
        [none] Choose one of these: { $known }.
       *[other] Did you mean “{ $near }”? The commands are: { $known }.
    }
cli-unknown-option = There is no option “{ $text }”. { $near ->
        [none] { $command } --help lists the options.
       *[other] Did you mean { $near }? { $command } --help lists them all.
    }
cli-option-needs-value = The option { $name } lacks its value.
cli-option-is-switch = The option { $name } takes no value.
cli-missing = { $name } is missing. { $command } --help says how to use this.
cli-bad-value = The value of { $name } is not valid. I expected: { $expected }.
cli-expected-number = a whole number
cli-expected-range = a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-expected-amount = a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-too-much = This is too much: “{ $text }”. { $command } --help says how to use this.

cli-file-missing = I cannot find “{ $path }”. Check the name.
cli-file-folder = “{ $path }” is a folder. A file is needed.
cli-file-forbidden = I am not allowed to use “{ $path }”. Choose another file.
cli-file-unreadable = I cannot read “{ $path }”. Check the name and the disk.
cli-file-unwritable = I cannot write “{ $path }”. Choose another file.
cli-file-too-large = “{ $path }” is too large: { $what ->
        [deck] a deck
       *[journal] a journal
    } has at most { $most } MB.
cli-file-not-text = “{ $path }” is not UTF-8 text. { $what ->
        [deck] The file of a deck
       *[journal] A journal of Mazzo
    } is needed.
cli-file-exists = “{ $path }” is there already. Choose another name.
cli-output-lost = The result cannot be written: { $text }. Choose another file.
cli-seed-not-text = The seed is not UTF-8 text. Choose another.
cli-pipe = The pipe

## serve

cli-serve = Serves the table in your browser.
cli-serve-more =
    The table runs on this computer, without accounts. Usually only you can see it; with --host 0.0.0.0 your whole network can.
    Games are kept and survive being switched off.
cli-serve-host-help = the address to listen on
cli-serve-port-help = the port; if left out, 8000 or the next free one
cli-serve-database-help = where games are kept: a file, or the address of a database
cli-serve-no-browser-help = do not open the browser
cli-serve-stop = Press Ctrl-C to stop the table.
cli-serve-stopped = The table is closed. Your games are safe.
cli-serve-other-port = Port { $usual } is taken: using { $port }.
cli-serve-already = Mazzo runs at { $address } already: opening it in your browser.
cli-serve-taken = Port { $port } is taken already. Try --port { $other }.
cli-serve-forbidden = I am not allowed to use port { $port }. Try --port { $other }.
cli-serve-host = Mazzo cannot listen on “{ $host }”. Try --host 127.0.0.1.
cli-serve-no-database = “{ $path }” is not a database of Mazzo. Choose another file.
cli-serve-failed = The table does not start: { $text }. Try another port or another database.
cli-serve-workers-cost = The players of a table are spread over the workers, and each of these computes every move. docs/hosting.md shows a proxy that keeps a table at one worker.
cli-serve-workers-help = how many processes serve; more than one needs PostgreSQL
cli-serve-check-help = only check the settings, and start nothing
cli-serve-checked = The settings are right.
cli-serve-missing = Not installed: { $what }. For a public server: pip install "mazzo[host]"
cli-serve-lacks-postgres = PostgreSQL
cli-serve-lacks-passkeys = passkeys
cli-serve-lacks-push = notifications
cli-serve-lacks-pictures = pictures of links
cli-serve-lacks-beacon = the public beacon
cli-serve-lacks-loop = the faster event loop
cli-serve-without-help = a game that is not offered here; can be given several times
cli-serve-demo-help = a demonstration with sample games: every hour everything is deleted and made anew
cli-serve-demo = Preparing the demonstration takes some seconds. Every hour everything is deleted and made anew.
cli-serve-demo-stopped = Demonstration stopped. Everything has been deleted.

## account

cli-account = Helps people who can no longer sign in to their account.
cli-account-reset = Makes a recovery code for an account, valid for a day.
cli-account-reset-more =
    For the operator of a server, also while it is running. The code is valid once: give it to the person, who chooses
    “I lost my password” on the account page, enters username and code, and sets a new password. An earlier code of this
    kind for the same account becomes invalid.
cli-account-login-help = The username of the account.
cli-account-reset-how = The code is valid once, until { $until }. Use it on the account page: “I lost my password”.
cli-account-unknown = There is no account with the username “{ $name }”.

## migrate

cli-migrate = Brings a database up to date.
cli-migrate-more =
    A file is brought up to date by itself when the table starts. A PostgreSQL database waits for this command, so that its owner
    chooses the moment: make a backup first, then run it once, before the new Mazzo starts.
cli-migrate-nothing = The database is up to date (revision { $now }).
cli-migrate-made = The database is ready (revision { $now }).
cli-migrate-done = The database is up to date: revision { $before } has become { $now }.

## play

cli-play = Plays a game in the terminal.
cli-play-more =
    Type where a card goes, or pick from the list by number. In Orchard and in Grove 14 r90 @ -1,2 is card 14, turned clockwise by
    90 degrees, with its top left cell 1 up, 2 right of that of the first card; in Clustered circle-solid-2 @ -1,2 is the card of two
    solid circles, 1 up, 2 right of the first card; in Gnoming put 5 @ 3 is a 5 in the third cell; in Grass play bust on B is a Bust
    on B's market. Several steps stand in one line with semicolons between them. With help you see all that you can ask for.

    Where several play (--seats) the keyboard goes round, and each hand is shown only when its player asks for it. With --bots the
    last seats are played by bots of the house: alone at Gnoming you sit down with two of them,
    alone at Grass with three. How strong they are --strength says:
    novice, casual, greedy, expert or master.

    The game is kept after every move. If you stop, Mazzo tells you how to go on.
cli-play-practice = practice
cli-play-practice-help = practice: take back as much as you like
cli-play-rest-help = play with the other nine cards of the finished game in this journal
cli-play-bots-help = how many of the seats bots of the house play
cli-play-strength-help = how strong those bots are: one for all, or one for each seat, with commas between them (novice, casual, greedy, expert, master)
cli-play-bots = { $count ->
        [one] { $names } is a bot of the house.
       *[other] { $names } are bots of the house.
    }
cli-play-you = you
cli-play-bots-read = The bots get ready. The first time this may take some minutes.
cli-play-no-strength = There is no strength “{ $text }”. Choose from these: { $known }.
cli-play-strength-count = You named { $count } strengths for { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }. Name one for all, or one for each.
cli-play-strength-alone = --strength needs bots: add --bots.
cli-play-no-person = { $bots ->
        [one] One bot at { $seats ->
            [one] one seat
           *[other] { $seats } seats
        } leaves
       *[other] { $bots } bots at { $seats ->
            [one] one seat
           *[other] { $seats } seats
        } leave
    } none for you. Ask for fewer bots, or for more seats with --seats.
cli-play-save-help = keep the game in this file; if an unfinished game is there already, it goes on
cli-play-prompt = Turn { $version }
cli-play-prompt-seat = { $seat }, turn { $version }
cli-play-pass = { $seat } has the keyboard. Enter shows { $seat }’s hand.
cli-play-welcome = Type a move ({ $example }), a number of the list, or: help.
cli-play-hint = I would do:
cli-play-tried = Enter makes the move; anything else cancels it.
cli-play-why-not = { $text }: allowed.
cli-play-undone = Move undone.
cli-play-saved = Saved in { $path }.
cli-play-left = Your game is waiting. To go on:
cli-play-left-empty = See you soon!
cli-play-again = To see it again:
cli-play-rest = To play the other nine cards:
cli-play-what = Which move? Type it after the command, for example: { $expected }.
cli-play-no-number = There is no number { $text } in the list. { $most ->
        [0] The list is empty.
       *[other] It runs from 1 to { $most }.
    }
cli-play-speak-who = { $count ->
        [0] Nobody else has anything to do now.
       *[other] Who is to have the keyboard? { $seats }
    }
cli-play-goes-on = There is a game in “{ $path }” already, and it goes on as it was: leave out --seed, --seats, --bots, --strength, --option, --practice and --rest, or choose another file.
cli-play-other-game = The game in “{ $path }” is { $game }. Choose another file.
cli-play-seats = There are { $seats } seats in “{ $path }”. In the terminal this game is played alone or with bots.
cli-play-alone = This game is played alone or with bots in the terminal, not by { $seats }. Leave out --seats, or add --bots.
cli-play-is-over = The game in “{ $path }” is over. See it again with mazzo replay, or choose another file.
cli-play-no-seed = The journal “{ $path }” does not have the seed to go on with. Choose a game saved by mazzo play.
cli-rest-not-over = The game in “{ $path }” is not over. Its other nine cards come afterwards.
cli-rest-other-deck = The game in “{ $path }” was played with other cards. Leave --deck out: the other nine are of the same deck.

# The words one may type; the first is the one shown.
cli-play-word-try = try
cli-play-word-hint = hint
cli-play-word-why = why
cli-play-word-list = list all
cli-play-word-undo = undo u
cli-play-word-rules = rules rule
cli-play-word-save = save
cli-play-word-speak = speak
cli-play-word-help = help ?
cli-play-word-quit = quit exit q

cli-play-help-place = lays the card; the beginning is enough if only one move fits
cli-play-help-number = does the move that has this number in the list
cli-play-help-try = shows the table as it would be after a move or a number
cli-play-help-hint = what the strongest bot would do in your place
cli-play-help-why = why a move is not allowed, with its rule
cli-play-help-list = every possible move
cli-play-help-undo = takes the move back, until something is revealed
cli-play-help-rules = the rules; with a number just one, with a word those that speak of it
cli-play-help-save = saves the journal, also into another file
cli-play-help-speak = hands the keyboard to a player who may act out of turn; a letter names the player
cli-play-help-help = this list
cli-play-help-quit = stops; the game stays saved

## replay, check, deal

cli-replay = Checks and shows a journal.
cli-replay-more = Plays the match again move by move, with the points. If the journal is wrong it says at which line, and exits with code 2.
cli-replay-final-help = the last position only
cli-replay-boards-help = the table after every move
cli-replay-json-help = one line of JSON, for programs
cli-replay-seats = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
cli-replay-open = The match is not over.
cli-seat = Seat { $seat }

cli-check = Checks a journal and says whether its match is over.
cli-check-more = One line if all is well; if not the wrong line, and code 2.
cli-check-over = { $path }: match over, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, points { $points }.
cli-check-open = { $path }: match in progress, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, points { $points }.

cli-deal = Deals the cards and prints the journal that has just begun.
cli-deal-more =
    Useful in scripts: the head of the journal and the first cards, and a comment with the seed from which the match can go on
    (mazzo play GAME --save FILE).
cli-deal-seats-help = how many play; if left out, the fewest
cli-deal-option-help = an option of the game, for example fast; several with commas between them

## rules

cli-rules = The numbered rules of a game.
cli-rules-more = A number is a rule of the rulebook, a letter a ruling of ours. Searches ignore case and accents.
cli-rules-number-help = a section (6) or a rule (6.2, 6.a)
cli-rules-find-help = only the rules that hold these words
cli-rules-no-number = There is no rule “{ $text }”. The sections run from 1 to { $last }.
cli-rules-no-word = No rule speaks of “{ $text }”.
cli-rules-letters = In italics, with a letter: rulings of ours.

## simulate, perft

cli-simulate = Plays many games and draws the scores.
cli-simulate-more =
    The same rules, compiled: tens of thousands of games a second. random picks among the legal actions, greedy takes what is best
    at once. The same seed gives the same result, with however many processes. The first time the rules have to be compiled,
    which takes some seconds.
cli-simulate-games-help = how many games
cli-simulate-policy-help = how they are played
cli-simulate-jobs-help = how many processes
cli-simulate-seed-help = the seed of the games; if left out, a fresh one, which is shown
cli-simulate-json-help = also write the figures as JSON; with - in place of everything else
cli-simulate-chart-help = also write the histogram as SVG
cli-simulate-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-simulate-seed = seed { $seed }
cli-simulate-mean = Mean
cli-simulate-sd = Standard deviation
cli-simulate-median = Median (10-90 %)
cli-simulate-range = Extremes
cli-simulate-speed = Speed
cli-simulate-per-second = { $count ->
        [one] { $games } game a second
       *[other] { $games } games a second
    }
cli-simulate-player = Seat { $seat }
cli-simulate-best = best in { $share } % of games
cli-simulate-points = points
cli-lab-preparing = Preparing the rules
cli-lab-playing = Playing

cli-perft = Counts the ways in which a game can go on.
cli-perft-more =
    After every move or card drawn, how many positions there are: two programs that count the same have the same rules. It starts from
    the seed's first cards; every card that may come counts like a move.
cli-perft-plies = plies
cli-perft-leaves = positions
cli-perft-depth-help = how many moves and draws deep
cli-perft-split-help = split the last count by the first move
cli-perft-body-help = the rules compiled, or interpreted as they are written

## deck

cli-deck = The deck of a printed game that you own.
cli-deck-more =
    You can enter the cards of your own Orchard or Grove, and play with those. Take a file from new, write your cards in the place of
    ours, check it with check, and give it to play, simulate or perft with --deck FILE. A journal carries the deck, so that it replays anywhere.
cli-arg-deck = the file of a deck, or - to read it from a pipe
cli-arg-deck-game = the game: orchard or grove
cli-deck-check = Checks the file of a deck.
cli-deck-check-more = One line if it can be played with; if not what is wrong, card by card, and code 2.
cli-deck-right = { $path }: “{ $name }”, a deck for { $game }, { $recipes ->
        [0] 18 cards
       *[other] 18 cards with recipes
    }, { $version }.
cli-deck-wrong = { $path }: { $count } things to fix, listed one by one.
cli-deck-new = Writes a file to enter your cards in.
cli-deck-new-more = It has the cards that Mazzo plays with: put yours in their place.
cli-deck-new-file-help = the file to write; if left out, the output
cli-deck-new-name-help = the name of the deck
cli-deck-name = My { $game }
cli-deck-written = Written: { $path }. Put your cards in the place of ours, then: mazzo deck check { $path }
# Lines at the top of that file. Words and keys are the same in every language.
cli-deck-remarks =
    A deck for { $game }. Put your cards in the place of ours, then check it: mazzo deck check FILE
    Hold each card upright, its number as printed: three rows of two words.
    Words: { $words }
cli-deck-remark = { $name ->
        [grove] Every card has five trees, each with one or two fruits, and one glade.
       *[orchard] Every card has two apples, two pears and two plums.
    }
cli-deck-remarks-recipes =
    The recipe is on the back of the card. A line that would say "any" may be left out; so may all eighteen recipes.

## Orchard and Grove

cli-grid-help-turn = turns the card in your hand and shows where it fits like that
cli-grid-card = Card { $card }
cli-grid-hand-empty = Your hand is empty.
cli-grid-points = Points
cli-grid-dice = Supply
cli-grid-deck = Deck
cli-grid-to-draw = { $count ->
        [0] empty
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
cli-grid-placements = Card { $card }: { $count ->
        [0] fits nowhere like this
        [one] fits in { $count } place
       *[other] fits in { $count } places
    }
cli-grid-drawn = Card { $card } drawn.

## mazzo new-game

cli-new-game = Writes a small game of your own, to change.
cli-new-game-more = It is complete: rules, texts and rulebook in both languages, tests. It can be played at once, in the terminal, in the browser and by bots.
cli-new-game-folder-help = the folder to write; its name becomes the game's
cli-new-game-name = “{ $text }” cannot be the name of a game. Use one to 32 letters from a to z.
cli-new-game-taken = There is a game or a Python package called “{ $text }” already. Choose another name.
cli-new-game-written = Written: { $path }. To play it: { $command }

cli-export-site = Writes the offline game as static files.
cli-export-site-more = Any web space will do: one plays alone, with bots or with several people at one device, without a server.
cli-export-site-folder-help = the folder to write; it must not exist
cli-export-site-at-help = where it will be in the web space, if not at the root: /mazzo/ for https://example.org/mazzo/
cli-export-site-no-folder = “{ $at }” is no folder of a web space: write it like /mazzo/.
cli-export-site-none = The offline game is not here: build it with “make web”.
cli-export-site-written = Written: { $path }, { $size } MB.

cli-verify = Check that nobody chose a shuffle: of a game, or of the deals of a day
cli-verify-source-help = A journal or a day as a file, "-" for standard input, or the address of either
cli-verify-match = Match { $match }
cli-verify-digest = Digest of the key, which must have been shown before: { $digest }
cli-verify-number = Number of seat { $seat }: { $number }
cli-verify-seed = The seed follows from key, numbers and match: { $seed }
cli-verify-wrong = { $sentence }
cli-verify-no-seed = The journal has no seed: the match is not over, or its cards were entered.
cli-verify-only-seed = Seed that the server drew; for a deal of the day, compare it with the seed of its day: { $seed }
cli-verify-draws = { $count ->
        [one] The one outcome of chance follows from the seed.
       *[other] All { $count } outcomes of chance follow from the seed.
    }
cli-verify-day = Deals of { $date }
cli-verify-file = Digest and round are those of the file of the month, made { $published }
cli-verify-file-late = The file was made after this day had begun: it proves nothing about it.
cli-verify-round = Round { $round } of the public beacon is the one of that midnight.
cli-verify-signature = The signature is the beacon's: { $signature }
cli-verify-signature-unchecked = The signature of the beacon is not checked: that needs pip install "mazzo[host]"
cli-verify-key-alone = { $named ->
        [yes] The key alone decides, although a round was named: the beacon could not be reached, says the server.
       *[no] The key alone decides: no round was named.
    }
cli-verify-key-later = The key of { $date } is not shown yet: it comes a day after the end of that day.
cli-verify-day-digest = The digest { $digest } is that of the key { $key }
cli-verify-day-seed = Seed of { $game }: { $seed }
cli-verify-holds = Everything holds.
cli-verify-fails = This is not proved.

## admin

cli-admin = Helps the operator of a server with its database.
cli-admin-rebuild = Computes attempts at deals and streaks again, and stores what was wrong.
cli-admin-rebuild-more =
    Scores, hints, moves taken back and minutes of attempts come from the journals of their games, streaks from the
    attempts. It works while the server is running, and changes nothing unless a row was wrong.
cli-admin-json-help = print the figures as JSON
cli-admin-rebuild-attempts = Attempts read: { $read }, changed: { $changed }. They stay as they are where the game was deleted ({ $without }) or its journal cannot be read ({ $unread }).
cli-admin-rebuild-streaks = Attempts at deals of a day: { $attempts }, rows of streaks: { $rows }, changed: { $changed }.

## today

cli-today = Lists today's deals of a server, with your results; with a game, prints the link to its deal.
cli-today-more =
    The cards of a day are drawn with a key that only the server has, so there are none without a server. Your results
    need a token (account page, “Tokens”): give it with --token, or in the environment variable MAZZO_TOKEN.
cli-today-server-help = the address of the server
cli-today-token-help = a token of your account, which may read
cli-today-date-help = the deals of this day, as YEAR-MONTH-DAY; today's by default
cli-today-json-help = print the answer of the server as JSON, with the links
cli-today-needs-server = Today's deals are those of a server: name it with --server.
cli-today-unreachable = There is no Mazzo server that answers at “{ $text }”.
cli-today-title = Deals of { $date } (UTC)
cli-today-state = { $state ->
        [begun] begun
       *[new] not played
    }; { $count ->
        [one] one person has finished
       *[other] { $count } people have finished
    }
cli-today-done = { $score }, place { $place } of { $count }
cli-today-late = { $score }, late and without a place
cli-today-left = The next deals come in { $hours }:{ $minutes } hours.
cli-today-over = This day is over: its places are final.
