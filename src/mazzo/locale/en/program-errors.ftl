# Errors that only those who run a server or write a program meet: the browser does not load them.

bad-game = { $problem ->
        [package] Python finds no package “{ $package }” with an __init__.py (MAZZO_EXTRA_GAMES). Write the names of the folders with dots, and let PYTHONPATH name the folder above them.
        [game] { $place } has no game. Write there “GAME = MyGame()”, with the name of your class of Game.
        [field] { $place }: the class of the game needs “{ $what }” ({ $expected }). Write there “{ $what } = …”.
        [meta] { $place }: Meta has { $what } = { $found }. Write: { $expected }.
        [kernel] { $place } has no kernel “{ $what }”. Write there “{ $expected }”.
        [signature] { $place }, line { NUMBER($line, useGrouping: 0) }: the compiler needs the types of all arguments and of the result. Write “{ $expected }”.
        [texts] { $place } lacks these texts: { $what }. Write for each a line “id = text”.
        [record] { $place }: the state “{ $what }” has no fields. Write “@record” above its class, and below it “name = cell("i1")”.
        [encoding] { $place } is not UTF-8. Save it as UTF-8.
        [fluent] { $place }, line { NUMBER($line, useGrouping: 0) }: “{ $what }” is no text of Fluent that Mazzo reads. Write “id = text”, with variables as “{"{ $name }"}”.
        [place] { $place } is not read there. Move it to { $expected } in the game's folder.
        [rulebook] The page of rules { $place } is missing. Write it, or copy one from “mazzo new-game”.
        [kernels] { $place }, line { NUMBER($line, useGrouping: 0) }: this kernel cannot be compiled: { $what }. Use integers, rows and loops only.
       *[code] { $place }, line { NUMBER($line, useGrouping: 0) }: the game “{ $package }” cannot be loaded: { $what }. Correct that line.
    }
bad-rulebook = { $place }, line { NUMBER($line, useGrouping: 0) }: { $problem ->
        [section] rule { $found } belongs into section { $expected }. Write it below “## { $expected }. Title”.
        [head] the page needs a title and a section. Begin with “# Title” and “## 1. Section”.
       *[rule] “{ $found }” is no rule. Begin it with its number in bold, for example **{ $expected }**, or a section with “## 2. Title”.
    }
bad-setting = “{ $text }” is not valid: { $setting } takes { $setting ->
        [MAZZO_SYNCHRONOUS] NORMAL or FULL.
        [MAZZO_METRICS] 0 or 1.
        [MAZZO_RULES] library, numba or interpreted.
        [MAZZO_TRUSTED_PROXIES] addresses and networks separated by commas, like 127.0.0.1, 10.0.0.0/8.
        [MAZZO_CONTACT] an address that begins with mailto: or https://.
        [MAZZO_SERVICE_WORKER] on or off.
        [MAZZO_BEACON] the address of a drand server, with http:// or https://.
       *[other] a number from 1 on.
    }
unknown-setting = There is no setting { $text }.{ $near ->
        [none] {" "}docs/hosting.md lists all of them.
       *[other] {" "}Did you mean { $near }?
    }
short-secret = MAZZO_SECRET has { $found } characters. Give it { $least } or more, chosen at random.
bad-vapid = MAZZO_VAPID is not a private key: it takes 32 bytes of the curve P-256 in base64url.
bad-thinkers = “{ $text }” is not valid: MAZZO_THINKERS takes a number from 1 to { $most }.
bad-seconds = “{ $text }” is not valid: { $setting } takes a number of seconds from 1 to { $most }.
bad-log-level = There is no log level “{ $text }”. MAZZO_LOG may be debug, info, warning or error.
bad-origin = “{ $text }” is not an origin. MAZZO_ORIGINS takes addresses without a path, like https://table.example.org.
bad-network = “{ $text }” is neither an address nor a network. Check { $setting }.
bad-par-seconds = “{ $text }” is not valid: { $setting } takes a number of seconds from 0 to { $most }; with 0 par is not computed.
bad-without = “{ $text }” is not one of Mazzo's games. { $setting } takes these: { $known }.
nothing-left = Without { $games } there is nothing left to play. Leave at least one.
bad-metrics-port = “{ $text }” is not a port. Put a number into MAZZO_METRICS_PORT; each further worker takes the next one.
metrics-need-port = With several workers each has its own figures. Use MAZZO_METRICS_PORT instead of MAZZO_METRICS.
database-held = { $address ->
        [none] Another Mazzo has the database open. Use that one, or stop it before you start another.
       *[other] The Mazzo at { $address } has the database open. Use that one, or stop it before you start another.
    }
database-missing = There is no database at “{ $path }”. Check the name, or make one with mazzo migrate.
database-new = The database is from a newer Mazzo (revision { $present }; this one knows { $needed }). Install that Mazzo, or go back to a backup.
database-old = The database is from an older Mazzo. Bring it up to date with mazzo migrate, then start again.
unknown-database = Mazzo does not keep games in “{ $text }”. Give the path of a file, or an address that begins with postgresql://.
database-unusable = “{ $path }” cannot be used as a database: { $text }. Check the file and its folder.
database-unreachable = The database does not answer: { $text }. Check the address and whether PostgreSQL is running.
workers-need-postgres = Several workers need PostgreSQL. Put its address into MAZZO_DATABASE, or leave out --workers.
workers-need-unix = Windows supports one worker only. Leave out --workers.
demo-alone = The demonstration has a database and one process of its own: leave out --database, MAZZO_DATABASE and --workers.
demo-needs-unix = Windows does not support the demonstration. Leave out --demo.
workers-failed = No worker could start. The log says why.
needs-secret = With PostgreSQL, MAZZO_SECRET must be set: a long secret, the same for every worker and at every start.
host-not-installed = { $what } needs packages that are not installed: pip install "mazzo[host]"
rl-no-observation = “{ $game }” has no observations for machine learning. Choose one of these: { $known }.
rl-unknown-version = There are no observations “{ $text }”. This version of Mazzo makes { $known }.
rl-not-legal = Lane { $lane }: action { $action } is not legal. Legal are { $known }.
cli-verify-unreachable = Nothing can be read at “{ $text }”.
