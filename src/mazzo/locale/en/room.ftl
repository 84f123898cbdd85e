# Rooms: all that is read when playing with others. Refusals stand in errors.ftl, the table in table.ftl.

## Opening a table

room-open-title = Play with others
room-game = Game
room-seats = Seats
room-for = Who can join
room-friends = Friends
room-friends-hint = only people with the link
room-all = Open to all
room-all-hint = listed among the open tables
room-several = Several seats per person
room-several-hint = for players who share one device
room-programs = Allow third-party bots
room-programs-hint = bots written by others, each with its own account
room-clock = Clock
room-clock-none = None
room-clock-move = Per move
room-clock-game = Per game
room-clock-day = Over days
room-clock-move-how = Time for each move
room-clock-game-how = Time for the whole game, for each player
room-clock-day-how = Time for each move
room-clock-move-amount = { $amount ->
        [30] 30 seconds
        [60] 1 minute
       *[120] 2 minutes
    }
room-clock-game-amount = { $amount } minutes
room-clock-day-amount = { $amount ->
        [one] one day
       *[other] { $amount } days
    }
room-clock-none-is = no clock
room-clock-move-is = { $amount } seconds a move
room-clock-game-is = { $amount ->
        [one] one minute each
       *[other] { $amount } minutes each
    }
room-clock-day-is = { $amount ->
        [one] one day a move
       *[other] { $amount } days a move
    }
room-you = You play as
room-you-none = choose a name
room-open = Open the table
room-opening = Opening the table…
room-lobby-link = Open tables

## Who sits

room-name = What is your name?
room-name-hint = your name
room-colour = Your colour
room-colour-0 = blue, circle
room-colour-1 = dark orange, square
room-colour-2 = green, triangle
room-colour-3 = pink, diamond
room-colour-4 = light orange, hexagon
room-colour-5 = sky blue, drop
room-colour-6 = olive, clover
room-colour-7 = grey, star
room-colour-free = { $colour }
room-colour-taken = { $colour } (already at the table)
room-seat = Seat { $seat }
room-guest = Guest { $number }
room-bot = bot
room-program = third-party bot
room-bot-nth = { $name } { $number }
room-bot-novice = Novice
room-bot-novice-how = has just learnt the rules
room-bot-casual = Casual
room-bot-casual-how = plays without much thought
room-bot-greedy = Greedy
room-bot-greedy-how = takes the most points now
room-bot-expert = Expert
room-bot-expert-how = looks a few moves ahead
room-bot-master = Master
room-bot-master-how = thinks long and rarely makes a mistake
bots-count = Opponents
bots-strength = Strength
room-bot-here = Or a bot
room-you-are = you
room-you-host = you
room-you-tag = (you)
room-host = host
room-here = at the table
room-away = away
room-same-device = on this device
room-chair-sit = Sit down
room-chair-add = Add
room-chair-empty = free
room-sit-title = Sit down at the table
room-sit = Sit down
room-add-title = One more seat
room-add-text = Do several of you play on this device? Pass it on between turns: a screen hides what was chosen.
room-add = Add to the table
room-pass = Add a player on this device
room-stand = Leave the seat
room-stand-text = Your seat becomes free.
room-stand-playing = If you leave now, a bot plays in your place to the end.
room-remove = Free the seat
room-remove-text = { $name } loses the seat, and may sit down again.
room-bar = Free the seat and bar
room-bar-text = A barred player may watch, but no longer sit down or write in this room.
room-barred = { $name } is barred from this room.
room-admit = Admit again
room-remove-bot = The bot leaves and the seat becomes free.

## Before the match

room-title = { $game }: the table
room-table = The table
room-missing = { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
room-ready-host = Everyone is here: start when you like.
room-ready = Everyone is here. { $name } can start the game.
room-closed-text = This table is closed.
room-start = Start
room-fill = { $count ->
        [one] Add a bot
       *[other] Fill with { $count } bots
    }
room-begins-drawn = Drawn at random: { $name } begins.
room-is-listed = open to all
room-is-private = by link only
room-has-programs = third-party bots allowed
room-has-several = several seats per person
room-change = Change
room-change-title = Change the table
room-change-done = Done
room-close = Close the table
room-watching = { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
room-link-slow = The connection is slow: still sending…
room-link-lost = Connection lost: reconnecting…
room-refused = That is not possible now. Look at the table and try again.

room-invite = Invite
room-invite-text = People who open this link can sit down without signing up.
room-invite-link = Invitation link
room-invite-message = Shall we play { $game }? Your seat is here:
room-copy = Copy
room-copied = Copied
room-share = Share
room-qr = Show the QR code
room-qr-hide = Hide the QR code
room-qr-alt = QR code of the invitation link

## Playing

room-watcher = watching
room-watch-text = The orchards as everybody sees them: the choices of a round stay hidden until everyone has chosen.
room-your-turn = Your turn
room-chip-you = { $name } (you)
room-chip-handed = a bot plays
room-chip-thinks = is thinking
room-chip-played = has played
room-chip-closed = finished
room-chip-points = points: { $points }
room-days-short = { $days }d { $hours }h
room-left = Time left: { $days ->
        [0] { $hours ->
                [0] { $minutes ->
                        [0] { $seconds } seconds
                       *[other] { $minutes } min { $seconds } s
                    }
               *[other] { $hours } h { $minutes } min
            }
        [one] one day and { $hours } h
       *[other] { $days } days and { $hours } h
    }
room-did-none = { $name }: orchard closed.
room-gone = { $name } has been away for a while.
room-hand = Let a bot play
room-handed-mine = A bot is playing for { $name }.
room-handed-you = A bot is playing for you.
room-take = Take your seat back
room-pause = Ask for a pause
room-pausing = { $names } asked for a pause.
room-pause-yes = Agree
room-paused = Paused: the clocks are stopped.
room-go-on = Resume
room-look = Look closely at { $name }’s orchard
room-look-points = { $points } { end-points-word }
room-look-before = Previous seat
room-look-next = Next seat
room-look-closed = As it was when the last round closed.
room-look-own = As it is now.

room-pass-to = { $name }’s turn
room-pass-text = Pass the device on. What the others chose stays hidden.
room-pass-open = I am { $name }
room-pass-back = { $name } wants to undo
room-lend = Pass the device to:
room-lend-to = { $name } has something to answer

## Watching bots play

show-open = Watch bots play
show-text = { $count } bots play each other while you watch. You can stop them at any time; they also stop when nobody is watching.
show-every = Mixed
show-every-how = from novice to master
show-begin = Start and watch
show-pause = Stop the bots
show-paused = Paused: the bots are waiting.
show-again = Another game

## The end

room-end = End of the game
room-all-done = Everyone has finished.
room-won-you = You won!
room-won-you-and = A shared victory: { $names }!
room-won = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
room-won-none = Nobody wins
room-place = Place:
room-tie-rotten = Equal points: the player with fewer rotten fruit tokens ranks higher, { $own } against { $other }.
room-tie-dice = Equal rotten fruit, too: the player with more dice ranks higher, { $own } against { $other }.
room-tie-shared = A tie: the same place.
room-tally = Where the points come from: { $name }
room-boards = All orchards
room-rematch = Rematch
room-rematch-ready = You are in
room-rematch-wants = { $count ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
room-rematch-waits = Waiting for { $names }.
room-rematch-all = Everyone is in: starting.
replay-round = Round
room-again = Play again?
room-see-end = See the result
room-back = Back to the seats

room-none = Table not found
room-none-text = The address may be wrong, or the table was deleted. Choose another table, or open one.

## Talk

talk-title = Chat
talk-open = Chat { $count ->
        [0] { "" }
        [one] (one to read)
       *[other] ({ $count } to read)
    }
talk-close = Close
talk-lines = Messages
talk-none = No messages yet. Say hello?
talk-you = You
talk-watching = watching
talk-more = Options for the message by { $name }
talk-mute = Mute { $name }
talk-muted = You have muted { $name }.
talk-unmute = Unmute
talk-report = Report
talk-report-sure = Report this message to the operator of this server?
talk-report-yes = Yes, report it
talk-report-no = No
talk-reported = Reported. Thank you.
talk-phrases = Ready phrases
talk-own = Write a message
talk-to = Who may read it
talk-to-all = All
talk-to-one = Only { $name }
talk-only-you = only to you
talk-only = only to { $name }
talk-send = Send
talk-watchers-only = During a game only other spectators can read you.
talk-said = { $name }: { $text }
talk-say-hello = Hello!
talk-say-good-luck = Good luck!
talk-say-have-fun = Have fun!
talk-say-your-turn = Your turn!
talk-say-one-moment = One moment…
talk-say-nice = Nice!
talk-say-well-played = Well played!
talk-say-oops = Oops!
talk-say-thanks = Thank you!
talk-say-again = One more?
talk-say-bye = See you!

## Notices

notify-title = When it is your turn
notify-off = Get a notification when it is your turn, even when this page is closed. Only for your turns; turn it off at any time.
notify-on = You get a notification when it is your turn, even when this page is closed.
notify-denied = Your browser blocks notifications. Allow them in the site settings.
notify-unable = This server sends no notifications. The title of the browser tab still shows your turn.
notify-start = Notify me
notify-stop = Stop notifications

## Tables

tables-title = Tables
tables-mine = Your tables
tables-open = Open to all
tables-closed = Games to watch
tables-more = { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
tables-none = No open tables at the moment. Open one, and others can join.
tables-a-guest = a guest
tables-free = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
tables-full = full
tables-playing = in play
tables-over = game over
tables-ago = opened { $minutes } min ago
tables-join = Join
tables-watch = Watch
tables-return = Return
