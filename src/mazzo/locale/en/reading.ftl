# Reading a finished Orchard or Grove from a photograph, on the device.

reading-open = Read from a photograph (trial)
reading-title = Read from a photograph
reading-trial = Trial
reading-trial-about = A trial: it sometimes finds the wrong corners, and reads some cells wrongly. It has been measured on rendered photographs only. You correct the grid before it counts.
reading-private = The photographs stay on this device. Nothing is sent, and you can delete them here.
reading-fetch = Reading needs a library of { $size } MB. It is fetched once, from this site.
reading-fetch-yes = Fetch it
reading-by-hand = Enter by hand
reading-how = Lay the phone flat above the table, with all cards and a strip of bare table around them in the picture.
reading-take-table = Photograph the table
reading-picture = Choose a picture
reading-corner = Corner { $corner }, { $corner ->
        [1] top left
        [2] top right
        [3] bottom right
       *[4] bottom left
    }: drag it, or move it with the arrow keys
reading-table-corners = Do the lines run between the cells? If not, drag the corners or change the numbers.
reading-no-corners = The cards were not found. Drag the corners to a rectangle around all of them, and enter its rows and columns.
reading-rows = Rows
reading-cols = Columns
reading-read = Read the cells
reading-other = Another photograph
reading-correct = { $count ->
        [0] No cell is in doubt. Compare the grid with the table all the same.
        [one] One cell with a question mark is in doubt.
       *[other] { $count } cells with a question mark are in doubt.
    } Where there is an exclamation mark, something seems to lie on the card. Dice and tokens are entered by hand.
reading-take-over = Use this grid
reading-back = Back to the photograph
reading-mark-doubtful = in doubt
reading-mark-covered = something seems to lie here

## The owner's cards

reading-faces = Photographs of your cards
reading-faces-about = Photograph each card once, upright, alone on the table. Reading compares with these pictures.
reading-faces-change = Photographs of your cards
reading-face-kept = Card { $card }: photographed
reading-face-missing = Card { $card }: missing
reading-faces-done = Cards photographed: { $done } of { $all }.
reading-take-card = Photograph card { $card }
reading-card-corners = Are the corners those of card { $card }, with its number upright? If not, drag them, or turn the card.
reading-keep = Keep card { $card }
reading-turn = Turn it
reading-to-table = To the table
reading-delete = Delete the photographs
reading-delete-sure = All photographs of the cards of this game are deleted from this device.

## What cannot be read

reading-not-picture = This file is no picture that the browser can show.
reading-not-large = This picture is too large: take one of less than 40 MB.
reading-not-small = This picture is too small to tell the cells apart.
reading-not-dark = This photograph is too dark: switch on a lamp, or go to a window.
reading-not-bright = The light washes out the colours of the card: turn it away from the lamp, and take another.
reading-not-blurred = This photograph is blurred: hold the phone still and take another.
reading-not-cards = No cards were found in this photograph.
reading-not-library = The library for reading could not be fetched.
reading-not-stored = This browser stores no pictures.
reading-not-rows = Rows and columns are whole numbers from 2 to { $most }.
