# The page of whoever plays: who you are, how you come in, what is kept of you. The server's refusals stand in errors.ftl.

account-title = You
account-nameless = No name yet
account-guest = a guest in this browser
account-account = signed in as { $login } · joined: { $day }
account-show = Show
account-save = Save
account-saved = Saved.
account-no = Not now
account-change = Change
account-set = Choose
account-made = made on { $day }
account-used = last used on { $day }
account-unused = never used
account-since = signed in on { $day }

## What has just happened

account-news-kept = Done: from now on your games follow you everywhere.
account-news-in = Here you are.
account-news-out = You have signed out. In this browser you are a guest now.
account-news-ended = You were no longer signed in on this browser. Come back in whenever you like.
account-news-brought = Done: those games are among yours now.
account-news-left = Done: nothing of those games is left here.
account-news-password = The new password counts from now on. Other browsers have been signed out.
account-news-gone = Done: nothing of you is left here. If you play again, you begin anew.

## Who you are

account-self = At the table
account-self-about = How those who play with you see you.

## Keeping

account-keep = Keep your games
account-keep-about = For now they live in this browser only. Choose a way back in and you find them anywhere: you stay who you are, with everything you have played.
account-login = Sign-in name
account-login-hint = At least 3 characters: plain letters, digits and . _ @ + -
account-password = Password
account-password-hint = At least 10 characters. A few words that only you know do very well.
account-passkey-how = Your device knows you by your face, your finger or its own code. Nothing to remember.
account-passkey-here = this device
account-keep-passkey = Make a passkey
account-keep-password = Make the account
account-rather-password = I would rather have a password
account-rather-passkey = I would rather have a passkey

## Coming in

account-sign-in = Do you have an account?
account-sign-in-passkey = Sign in with a passkey
account-or = or with name and password
account-enter = Sign in

account-bring = What about the games from before?
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
    } You can bring it all into your account.
account-bring-not = { $left ->
        [one] One game stays with the guest, because you sat at that table with this account, too.
       *[other] { $left } games stay with the guest, because you sat at those tables with this account, too.
    } Sign out to play on there as the guest.
account-bring-yes = Bring them along
account-bring-no = Let them go
account-bring-no-sure = The games that in this browser were that guest's alone are deleted, and so are the guest's decks. There is no way back.
account-bring-no-yes = Yes, delete them

## Ways in

account-ways = How you sign in
account-ways-about = The more ways in you have, the less you risk being locked out.
account-login-change = Change your sign-in name
account-password-is = set
account-password-none = there is none
account-password-set = Choose a password
account-password-change = Change your password
account-password-present = Present password
account-password-new = New password
account-password-ends = Other browsers you are signed in on will be signed out.
account-passkeys = Passkeys
account-passkeys-none = With a passkey you come in by face, finger or the code of your device.
account-passkey-add = Add a passkey
account-passkey-cancelled = No passkey came. Try again whenever you like.
account-passkey-already = This device has a passkey for your account already.
account-passkey-unable = This browser cannot use passkeys here. Use name and password.
account-label = What it is called
account-rename = Rename
account-rename-of = Rename { $name }
account-rename-title = Rename the passkey
account-remove = Remove
account-remove-of = Remove { $name }
account-remove-title = Remove the passkey?
account-remove-sure = Nobody can come in with “{ $name }” any more. The key stays on the device, but opens nothing here.

## Where you are signed in

account-sessions = Where you are signed in
account-sessions-about = If you see one that you do not know, end it and change your password.
account-device = an unknown browser
account-here = this browser
account-end = End
account-end-of = End { $name }
account-end-others = End all the others

## Programs

account-programs = Programs
account-programs-about = With a token, a program that you have written plays in the name of this account.
account-tokens = Tokens
account-token-new = New token
account-token-label-hint = To know it by: the name of the program, say.
account-token-make = Make the token
account-token-made = Here is your token
account-token-once = Copy it now: you will not see it again. Whoever has it can play for you, so keep it to yourself.
account-token-secret = The token
account-token-kept = I have it
account-scopes = What it may do
account-scope-read = Look
account-scope-read-how = it sees what you may see
account-scope-play = Play
account-scope-play-how = it opens tables, sits down and plays
account-scope-talk = Talk
account-scope-talk-how = it says something at the table
account-revoke = Revoke
account-revoke-of = Revoke { $name }
account-revoke-title = Revoke the token?
account-revoke-sure = The program that uses “{ $name }” is shut out, at once and for good.
account-program = This account is a program
account-program-how = Those who play with it know, and it sits only at tables that allow programs.

## Your data

account-data = Your data
account-data-about = It is yours: take it with you, or delete it.
account-export = Download everything
account-sign-out = Sign out
account-delete = Delete everything
account-delete-yes = Yes, delete everything
account-delete-what = This goes for good:
account-delete-self = your name, your colour and your language
account-delete-ways = the account: sign-in name, password, passkeys and tokens
account-delete-matches = the games that are yours alone
account-delete-words = what you wrote at tables
account-delete-others = In games with others the seat stays, without your name. There is no way back.
