# Boards: the deals of the day among people who joined by a link.

boards-title = Boards
boards-lead = A board shows how your family, class or club plays today's deals. Whoever has the link can join.
boards-mine = Your boards
boards-none = You are on no board yet.
boards-members = { $count ->
        [one] one member
       *[other] { $count } members
    }
boards-played-today = { $count ->
        [one] one has played today
       *[other] { $count } have played today
    }
boards-yours = yours
boards-new = A new board
boards-name = Name
boards-name-hint = All who have the link read it.
boards-accounts = Only people with an account
boards-accounts-hint = Two guests of one browser cannot be told from two people.
boards-accounts-later = Guests who are on the board stay; no others can join.
boards-make = Make the board
boards-invited = { $count ->
        [one] You are invited to this board. One person is on it.
       *[other] You are invited to this board. { $count } people are on it.
    }
boards-join-note = The others will see your name and your results of the deals of the day.
boards-needs-account = Only people with an account can join. The others will see your name and your results.
boards-join = Join
boards-span = Which days
boards-today = Today
boards-week = Week
boards-month = Month
boards-invite = Invite
boards-invite-message = Play today's deals with us: { $name }
boards-member = Member { $number }
boards-unnamed = Until then the others read “{ $name }”.
boards-owner = runs the board
boards-hand-on = Hand on
boards-hand-on-text = { $name } becomes the owner of the board, and you a member.
boards-remove = Remove
boards-remove-text = { $name } will no longer be on this board.
boards-save = Save
boards-delete = Delete the board
boards-delete-text = The board disappears for all its members. Their results stay theirs.
boards-leave = Leave the board
boards-leave-text = Your results will no longer be shown here. You can come back with the link.
boards-leave-own-text = The longest-standing member takes over the board. The board no longer shows your results.
boards-look = Results
boards-nobody = Nobody has played it yet.
boards-hidden = You see the scores when you have played it.
boards-state-begun = has begun
boards-state-done = has played
boards-since = Since { $day }
boards-no-points = No day with results is over yet.
boards-place = Place
boards-who = Who
boards-days = Days
boards-points = Points
boards-how-week = The points of a day are the percentiles of its deals, added up: who beats all others on a deal gets 100. Of a week the best { $best } days count, when they are over.
boards-how-month = The points of a day are the percentiles of its deals, added up: who beats all others on a deal gets 100. All days of the month count, when they are over.

## The public board of a day

boards-public = The public board of { $day }
boards-public-about = Accounts that chose to be listed, by their names.
boards-public-join = Be listed, too
boards-public-none = None of them played on this day.
boards-public-nobody = None of them has played it.
boards-public-all = Show all { $count }
