# Rooms: all that is read when playing with others. Refusals stand in errors.ftl, the table in table.ftl.

## Opening a table

room-open-title = Play with others
room-game = Game
room-seats = Seats
room-for = For whom
room-friends = Friends
room-friends-hint = whoever has the link
room-all = Open to all
room-all-hint = shown among the tables
room-several = Several seats each
room-several-hint = for players who pass one device round
room-programs = For programs, too
room-programs-hint = bots that others wrote, with an account of their own
room-clock = Clock
room-clock-none = None
room-clock-move = Per move
room-clock-game = Per game
room-clock-day = Over days
room-clock-move-how = For each move
room-clock-game-how = For the whole game, each
room-clock-day-how = For each move
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
room-opening = Laying the table…
room-lobby-link = See the open tables

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
room-program = program
room-bot-nth = { $name } { $number }
room-bot-novice = Novice
room-bot-novice-how = has just learnt the rules
room-bot-casual = Casual
room-bot-casual-how = plays as it comes
room-bot-greedy = Greedy
room-bot-greedy-how = takes the best at hand
room-bot-expert = Expert
room-bot-expert-how = looks a few moves ahead
room-bot-master = Master
room-bot-master-how = thinks hard and errs little
bots-count = Opponents
bots-strength = How they play
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
room-add-text = Are several of you playing on this device? You pass it on between moves: a curtain hides what was chosen.
room-add = Add to the table
room-pass = Add somebody here
room-stand = Get up
room-stand-text = You leave this seat free.
room-stand-playing = If you get up now, a bot plays in your place to the end.
room-remove = Free the seat
room-remove-text = { $name } leaves the seat, and may sit down again.
room-remove-bot = Take the bot away: the seat is free again.

## Before the match

room-title = { $game }: the table
room-table = The table
room-missing = { $count ->
        [one] One person is missing.
       *[other] { $count } people are missing.
    }
room-ready-host = Everybody is here: begin when you like.
room-ready = Everybody is here. { $name } is about to begin.
room-closed-text = This table is closed.
room-start = Begin
room-fill = { $count ->
        [one] Add a bot
       *[other] Fill with { $count } bots
    }
room-begins-drawn = Drawn by lot: { $name } begins.
room-is-listed = open to all
room-is-private = by link only
room-has-programs = for programs, too
room-has-several = several seats each, too
room-change = Change
room-change-title = Change the table
room-change-done = Done
room-close = Close the table
room-watching = { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
room-link-lost = The connection is lost: reconnecting…
room-refused = That cannot be done now. Look at the table as it is and try again.

room-invite = Invite
room-invite-text = Whoever opens this link sits down at once, without signing up.
room-invite-link = The link of the invitation
room-invite-message = Shall we play { $game }? Your seat is here:
room-copy = Copy
room-copied = Copied
room-share = Share
room-qr = Show the QR code
room-qr-hide = Hide the QR code
room-qr-alt = QR code with the link of the invitation

## Playing

room-watcher = watching
room-watch-text = The orchards as everybody sees them: what is chosen in the open round stays hidden until it closes.
room-your-turn = Your turn
room-chip-you = { $name } (you)
room-chip-handed = a bot is playing
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
room-did = { $name } laid card { $card }: { $gain }.
room-did-none = { $name }: orchard closed.
room-gone = { $name } has been away for a while.
room-hand = Let a bot play
room-handed-mine = A bot is playing for { $name }.
room-handed-you = A bot is playing for you.
room-take = Take the seat back
room-pause = Ask for a pause
room-pausing = Asking for a pause: { $names }.
room-pause-yes = All right
room-paused = Paused: the clocks stand still.
room-go-on = Go on
room-look = Look closely at { $name }’s orchard
room-look-points = { $points } points
room-look-before = Previous seat
room-look-next = Next seat
room-look-closed = As it was when the last round closed.
room-look-own = As it is now.

room-pass-to = { $name }’s turn
room-pass-text = Pass the device on. What the others chose stays hidden.
room-pass-open = { $name }: here I am
room-pass-back = { $name } thinks again
room-lend = Hand the device to:
room-lend-to = { $name } has something to say

## Watching bots play

show-open = Watch bots play
show-text = { $count } bots play each other, and you look on. You can stop them at any time, and with nobody to watch they stop by themselves.
show-every = Of every kind
show-every-how = from novice to master
show-begin = Begin and watch
show-pause = Stop the bots
show-paused = Paused: the bots are waiting.
show-again = Another game

## The end

room-end = The end of the game
room-all-done = Everybody has finished.
room-won-you = You won!
room-won-you-and = A shared victory: { $names }!
room-won = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
room-place = Place:
room-tie-rotten = Level on points, whoever used less Rotten Fruit comes first: { $own } against { $other }.
room-tie-dice = Level on Rotten Fruit, too: whoever has more dice comes first, { $own } against { $other }.
room-tie-won = Level in everything: the victory is shared.
room-tie-shared = Level in everything: the same place.
room-tally = Where the points come from: { $name }
room-boards = All orchards
room-rematch = Rematch
room-rematch-ready = You are in
room-rematch-waits = Waiting for { $names }.
room-rematch-all = Everybody is in: here we go.
replay-round = Round
room-again = One more?
room-see-end = See how it ended
room-back = Back to the seats

room-none = There is no such table
room-none-text = Perhaps the address is wrong, or the table was forgotten. There are others, or you open one.

## Talk

talk-title = Table talk
talk-open = Table talk { $count ->
        [0] { "" }
        [one] (one to read)
       *[other] ({ $count } to read)
    }
talk-close = Close
talk-lines = What was said
talk-none = Nobody has said anything yet. A greeting?
talk-you = You
talk-watching = watching
talk-more = More about what { $name } said
talk-mute = Hear { $name } no more
talk-muted = You do not hear { $name }.
talk-unmute = Hear again
talk-report = Report
talk-report-sure = Report this line to whoever runs this server?
talk-report-yes = Yes, report it
talk-report-no = No
talk-reported = Reported. Thank you.
talk-phrases = Ready phrases
talk-own = Write something
talk-send = Send
talk-watchers-only = While a game is played only those who watch can read you.
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
notify-off = If you like, a notification tells you even when this page is closed. Only for your turns, and you can stop it at any time.
notify-on = You are told when it is your turn, even when this page is closed.
notify-denied = Notifications are blocked in the browser: the settings of the site allow them again.
notify-unable = This server sends no notifications for now. The tab of your browser still tells you.
notify-start = Tell me
notify-stop = Tell me no more

## Tables

tables-title = Tables
tables-about = Sit down at an open table, or open one and invite whom you like.
tables-mine = Your tables
tables-open = Open to all
tables-none = No open table for now. Open the first one: somebody will come.
tables-of = { $name }’s table
tables-somebody = a guest
tables-free = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
tables-full = full
tables-playing = being played
tables-over = game over
tables-ago = for { $minutes } min
tables-join = Sit down
tables-watch = Watch
tables-return = Return
