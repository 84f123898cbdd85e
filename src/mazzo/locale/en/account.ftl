# The account page: name, ways to sign in, stored data. The server's refusals stand in errors.ftl.

account-title = You
account-nameless = No name yet
account-guest = a guest in this browser
account-account = signed in as { $login } · joined: { $day }
account-show = Show
account-save = Save
account-saved = Saved.
account-change = Change
account-set = Choose
account-made = made on { $day }
account-used = last used on { $day }
account-unused = never used
account-since = signed in on { $day }

## What has just happened

account-news-kept = Done: you can now reach your games from any device.
account-news-in = You are signed in.
account-news-out = You have signed out. In this browser you are a guest now.
account-news-ended = You were signed out of this browser. Sign in again at any time.
account-news-brought = Done: those games are among yours now.
account-news-left = Done: those games have been deleted.
account-news-password = Your password has changed. Other browsers have been signed out.
account-news-codes = Done: with a code you get back in without your password.
account-news-recovered = Your new password is valid from now on, and that code is used up. The other browsers have been signed out.
account-news-gone = Done: your data has been deleted. If you play again, you start as a new guest.

## Who you are

account-drafts = More languages
account-drafts-about = Drafts: no native speaker has read these translations yet. You can go back at the top of the page.
account-self = At the table
account-self-about = What other players see.
account-listed = On the public boards
account-listed-hint = Everybody sees your name and your results at the deals of the day.

## Keeping

account-keep = Keep your games
account-keep-about = For now they are stored for this browser only. Create an account and you can reach them from any device, with everything you have played.
account-login = Username
account-login-hint = At least 3 characters: plain letters, digits and . _ @ + -
account-password = Password
account-password-hint = At least 10 characters. A few words that only you know work well.
account-passkey-how = Your device recognises you by face, fingerprint or PIN. Nothing to remember.
account-passkey-here = this device
account-keep-passkey = Create a passkey
account-keep-password = Create the account
account-rather-password = Use a password instead
account-rather-passkey = Use a passkey instead

## Coming in

account-sign-in = Sign in
account-sign-in-passkey = Sign in with a passkey
account-or = or with username and password
account-enter = Sign in
account-to-sign-in = I already have an account
account-to-sign-in-again = I found my password
account-to-keep = Create an account
account-lost = I lost my password
account-recover-about = With a recovery code you sign in and choose a new password. They are the ten codes that you got when you created the account.
account-recover-enter = Sign in and change the password
account-recover-none = No code left? The operator of this server can give you one that is valid for a day.
account-code = Recovery code
account-code-hint = 16 letters and digits. Capitals and hyphens do not matter.

account-bring = Keep your guest games?
account-bring-what = Before you signed in, in this browser you played { $matches ->
        [0] no games
        [one] one game
       *[other] { $matches } games
    }{ $rooms ->
        [0] .
        [one] {" "}and sat down at one table with others.
       *[other] {" "}and sat down at { $rooms } tables with others.
    }{ $decks ->
        [0] {""}
        [one] {" "}You entered a deck, too.
       *[other] {" "}You entered { $decks } decks, too.
    }{ $boards ->
        [0] {""}
        [one] {" "}You joined a board, too.
       *[other] {" "}You joined { $boards } boards, too.
    }{ $sheets ->
        [0] {""}
        [one] {" "}You kept a sheet of a game at the table, too.
       *[other] {" "}You kept { $sheets } sheets of games at the table, too.
    } You can bring it all into your account.
account-bring-not = { $left ->
        [one] One game stays with the guest, because you sat at that table with this account, too.
       *[other] { $left } games stay with the guest, because you sat at those tables with this account, too.
    } Sign out to play on there as the guest.
account-bring-yes = Keep them
account-bring-no = Delete them
account-bring-no-sure = The games that belong only to that guest, and the guest’s decks, are deleted. This cannot be undone.
account-bring-no-yes = Yes, delete them

## Ways in

account-ways = How you sign in
account-ways-about = With several ways to sign in you are less likely to be locked out.
account-login-change = Change your username
account-password-is = set
account-password-none = not set
account-password-set = Choose a password
account-password-change = Change your password
account-password-present = Current password
account-password-new = New password
account-password-ends = Other browsers you are signed in on will be signed out.
account-passkeys = Passkeys
account-passkeys-none = With a passkey you sign in by face, fingerprint or the PIN of your device.
account-passkey-add = Add a passkey
account-passkey-cancelled = No passkey was used. Try again at any time.
account-passkey-already = This device has a passkey for your account already.
account-passkey-unable = This browser cannot use passkeys here. Use username and password.
account-label = Name
account-rename = Rename
account-rename-of = Rename { $name }
account-rename-title = Rename the passkey
account-remove = Remove
account-remove-of = Remove { $name }
account-remove-title = Remove the passkey?
account-remove-sure = “{ $name }” can no longer be used to sign in. The passkey stays on the device, but no longer signs you in to Mazzo.

## Recovering the account

account-codes = Your recovery codes
account-codes-why = Store them now, away from this device: if you lose your password or passkey, they are the only way to get back in by yourself. Each code is valid once.
account-codes-once = They will not be shown again. With one of them, anybody can sign in to your account.
account-codes-file = Recovery codes of { $login } at { $place }
account-codes-copy = Copy
account-codes-download = Download
account-codes-print = Print
account-codes-kept = I have stored them
account-recovery = Recovery codes
account-recovery-about = To get back in when you lose your password or passkey.
account-recovery-left = { $count ->
        [0] You have no codes: create some now.
        [one] You have one code left: create new ones.
       *[other] You have { $count } codes left.
    }
account-recovery-new = Create new codes
account-recovery-make = Create the codes
account-recovery-replace = The earlier codes will no longer be valid.
account-recovery-passkey = Confirm with a passkey
account-recovery-unable = Your passkey cannot be used here. Set a password, or create the codes on a device that has the passkey.

## Where you are signed in

account-sessions = Where you are signed in
account-sessions-about = If you see a browser you do not know, sign it out and change your password.
account-device = an unknown browser
account-here = this browser
account-end = Sign out
account-end-of = Sign out { $name }
account-end-others = Sign out all others

## Programs

account-programs = Bots and tokens
account-programs-about = With a token, a program of yours plays in the name of this account.
account-tokens = Tokens
account-token-new = New token
account-token-label-hint = A name to recognise it, such as the name of your program.
account-token-make = Create the token
account-token-made = Here is your token
account-token-once = Copy it now: it is not shown again. Anyone who has it can play as you, so keep it secret.
account-token-secret = The token
account-token-kept = I have copied it
account-scopes = Permissions
account-scopes-none = Choose at least one permission.
account-scope-read = Look
account-scope-read-how = sees what you can see
account-scope-play = Play
account-scope-play-how = opens tables, sits down and plays
account-scope-talk = Talk
account-scope-talk-how = writes messages at the table
account-revoke = Revoke
account-revoke-of = Revoke { $name }
account-revoke-title = Revoke the token?
account-revoke-sure = The program that uses “{ $name }” loses access. This cannot be undone.
account-program = This is a bot account
account-program-how = Other players see that it is a bot. It can sit only at tables that allow third-party bots.

## Your data

account-data = Your data
account-data-about = It is yours: download it, or delete it.
account-export = Download everything
account-sign-out = Sign out
account-delete = Delete everything
account-delete-yes = Yes, delete everything
account-delete-what = This is deleted for ever:
account-delete-self = your name, your colour and your language
account-delete-ways = the account: username, password, passkeys and tokens
account-delete-matches = the games that are yours alone
account-delete-words = your messages at tables
account-delete-others = In games with others your seat stays, and on today's deals your result, without your name. This cannot be undone.
