# The pages of the companion of printed games.

companion-title = At the table
companion-lead = Playing with real cards? Enter what lies on the table: points count themselves, every line with its rule.
companion-of = { $game } at the table
companion-sheets = Sheets on this device
companion-new = New sheet
companion-begin = Begin
companion-players = How many players?
companion-player = Player { $number }
companion-player-name = Name of player { $number }
companion-colour = Colour of player { $number }: { $colour }. Press to change it
companion-open = in progress
companion-over = finished
companion-more = Also at the table
companion-to-tools-text = Who begins, the time, dice and a coin.
companion-to-referee-text = May I play this? And the commonest questions, with the rule that answers.
companion-to-caller-text = Everybody has their own copy of the cards: one phone calls the numbers.
companion-to-rules = The rules
companion-to-rules-text = All of them, numbered, with a search.
companion-to-offline = Without a network
companion-to-offline-text = Fetched once, the game counts without a network, too.

# The sheet.
companion-back = Back to the sheets
companion-undo = Undo
companion-redo = Redo
companion-said-undone = Change undone. Left to undo: { $left }.
companion-said-redone = Change redone. Left to redo: { $left }.
companion-entry = What lies on the table
companion-rename = Names and colours
companion-delete = Delete
companion-delete-title = Delete this sheet?
companion-delete-sure = { $names }: the sheet disappears from this device, with everything you entered.
companion-delete-kept-sure = { $names }: the sheet disappears from your history.
companion-not-here = This sheet is not on this device.
companion-no-scorer = This game has no sheet to count yet.
companion-not-stored = This browser stores nothing: the sheet is gone when the page is closed.
companion-elsewhere = This sheet was changed in another window. This is how it stands now.
companion-no-engine = Nothing is counted without a network now: the totals are those of before. What you enter is kept.

# The count.
companion-totals = Totals
companion-total = { $name }: { $total }
companion-part = Round { $number }
companion-lines = Points of { $name }
companion-lines-alone = Your points
companion-lines-none = No points yet.
companion-faults = As you played it
companion-card = card { $card }
companion-place = row { $row }, column { $column }
companion-as-played = { $count ->
    [one] Counted as we played it, with one fault.
   *[other] Counted as we played it, with { $count } faults.
  }
companion-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
companion-next = { $name } is next.
companion-dealer = { $name } deals.
companion-transfer = { $part }: { $giver } gives { $taker } { $amount }
companion-assumed = Dice were short: the trees that come first, row by row, have them.

# What to do with it.
companion-actions = What to do with the sheet
companion-show = Show to all
companion-share = Share as text
companion-picture = Share as picture
companion-print = Print
companion-copied = Text copied.
companion-keep = Keep in history
companion-keep-text = The sheet stays in your history, “at the table”, and opens on each of your devices. With you at the first seat, a finished one without faults counts in your figures.
companion-keep-match-text = It becomes a match of your history: with par, review and figures.
companion-kept = It is in your history
companion-review = Review
companion-par = Par and the Master
companion-alone = This needs a server, which this site does not have.
