# The pages of the companion of printed games.

companion-title = At the table
companion-back = Back to the sheets
companion-undo = Undo
companion-redo = Redo
companion-not-here = This sheet is not on this device.
companion-no-scorer = This game has no sheet to count yet.
companion-not-stored = This browser stores nothing: the sheet is gone when the page is closed.
companion-elsewhere = This sheet was changed in another window. This is how it stands now.
companion-no-engine = Without a network nothing is counted now. What you enter is kept.
companion-entry = What lies on the table
companion-result = Count
companion-wins = wins
companion-faults = As we played it
companion-lines = Points of { $name }
companion-part = Round { $number }
companion-players = Players
companion-new = New sheet
