# The house: all that is read outside the table. The table stands in table.ftl, Orchard's words in games/<game>/text/locale.

ui-name = Mazzo
points-none = no points
end-points-word = { $points ->
        [one] point
       *[other] points
    }
ui-skip = Skip to content
ui-pages = Pages
ui-tables = Tables
ui-you = You
ui-home = Back to the home page
ui-language = Language
ui-theme = Colours: { $theme }
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-sound = Sound
ui-unofficial = Mazzo is an independent, unofficial project with no ties to the games' designers and publishers.
ui-credits = Credits
ui-privacy = Your data
ui-waiting = One moment…
ui-away = Can't reach the server
ui-away-text = Your games are safe. Try again in a moment.
ui-offline = You are offline
ui-offline-text = This page needs a connection and loads by itself when it is back. Your games are safe.
ui-failed = This part of the page does not work. The rest does.
ui-failed-page = Something went wrong
ui-failed-page-text = This page cannot be shown. Your games are safe.
ui-failed-act = Something went wrong. If the page no longer answers, reload it: your games are safe.
ui-reload = Reload
ui-close = Close
ui-hasty = Too many requests
ui-closed = closed
ui-again = Try again
ui-cancel = Cancel

## Fields of forms

field-missing = This field cannot be left empty.
field-short = Too short: at least { $least } characters.
field-long = Too long: at most { $most } characters.
field-form = Check how it is written.

## Home

home-motto = Five card games, one table.
home-motto-some = Card games, one table.
home-players = { $least }–{ $most } players
home-minutes = { $minutes } min
home-minutes-from = { $minutes }+ min
home-minutes-each = { $minutes } min each
home-age = ages { $age }+
# Fewer seats than the rulebook names; at most as many as it names.
seats-extension = The rulebook is for { $least } to { $most } players; with { $seats } it is an extension.
home-play = Play
home-dealing = Shuffling…
home-varied = { $how } · with options
home-alone = alone
home-bots = { $count ->
        [one] against one bot
       *[other] against { $count } bots
    }
home-more = More
home-more-of = More about { $game }
today-title = Today's deals
today-left = { $hours ->
        [0] { $minutes } min left
       *[other] { $hours } h { $minutes } min left
    }
today-place = { $place }{ $form ->
        [st] st
        [nd] nd
        [rd] rd
       *[th] th
    }
today-puzzle = { $how ->
        [missed] tried
       *[solved] solved
    }
home-learn = Learn
home-puzzle = Puzzle of the day
home-puzzle-short = Puzzle
home-practice = Practice
home-practice-how = Practice: undo as often as you like, and see what each move costs. It does not count towards your best and average.
home-unfinished = Unfinished games
home-continue = Continue
home-continue-from = started on { $day }
home-continue-practice = practice of { $day }
home-offline = You are offline: your games wait for you.
home-offline-why = Needs a connection
home-offline-play = Play offline
home-printed = Score your printed cards
home-friends = With friends
home-friends-text = Open a table and send the link, or pass this device round: nobody needs an account.
home-others = Open a table
home-tables = Join a table

## A game's page

game-alone = Alone
game-alone-text = At your own pace, to beat your best.
game-new = New game
game-bots = Against bots
game-play-bots = { $count ->
        [one] Play against one bot
       *[other] Play against { $count } bots
    }
game-usual = standard
game-change = Change
game-results = Your results
game-results-none = After your first game, your best, your average and your progress appear here.
game-results-all = All results
game-last = Last game: { $score }.
game-last-par = { $proved ->
        [true] The best score with the cards of your last game was { $par }; you made { $score }.
       *[other] The best score with the cards of your last game was at least { $par }; you made { $score }.
    }
game-last-watch = Watch how
game-last-again = Same cards
game-last-result = Result

## Options

options-title = Options
options-deck = Deck and options
options-deck-only = Choose a deck
options-seat = seat { $seat }
options-seats = For some seats only
options-begins = Who begins
options-begins-seat = { $name } begins
options-begins-drawn = drawn when the game starts
options-begins-is-drawn = who begins will be drawn

## Not there

missing-title = Page not found
missing-short = There is nothing here
missing-text = This page does not exist, or no longer does. Check the address, or go back to the start.

## Rules

rules-title = The rules
rules-short = Rules
rules-of = The rules of { $game }
learn-title = Learn { $game }
rules-rule = Rule
rules-ruling = Ruling
rules-games = Of which game
rules-contents = Sections
rules-search = Search the rules
rules-search-hint = Search words or a number…
rules-found = { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
rules-none = No rule contains “{ $wanted }”. Try another word.
rules-close = Close the rules

## History

history-title = History
history-mark = Bot Master’s average
kind-seats = { $count ->
        [one] Alone
       *[other] { $count } players
    }

## The same deal

deal-title = A deal for you

## Replay

replay-title = Replay
replay-about = A game of { $score } { end-points-word }.

## About

about-title = What Mazzo is
about-short = About
