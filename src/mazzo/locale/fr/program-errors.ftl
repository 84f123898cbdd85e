# Les erreurs que seuls rencontrent ceux qui gèrent un serveur ou écrivent un programme : le navigateur ne les charge pas.

bad-game = { $problem ->
        [package] Python ne trouve pas de paquet « { $package } » avec un __init__.py (MAZZO_EXTRA_GAMES). Écris les noms des dossiers avec des points, et dans PYTHONPATH le dossier qui les contient.
        [game] { $place } n'a pas de jeu. Écris-y « GAME = MyGame() », avec le nom de ta classe de Game.
        [field] { $place } : il faut à la classe du jeu « { $what } » ({ $expected }). Écris-y « { $what } = … ».
        [meta] { $place } : Meta a { $what } = { $found }. Écris : { $expected }.
        [kernel] { $place } n'a pas de noyau « { $what } ». Écris-y « { $expected } ».
        [signature] { $place }, ligne { NUMBER($line, useGrouping: 0) } : il faut au compilateur les types de tous les arguments et du résultat. Écris « { $expected } ».
        [texts] Il manque à { $place } ces textes : { $what }. Écris pour chacun une ligne « id = texte ».
        [record] { $place } : l'état « { $what } » n'a pas de champs. Écris « @record » au-dessus de sa classe, et en dessous « nom = cell("i1") ».
        [encoding] { $place } n'est pas en UTF-8. Enregistre-le en UTF-8.
        [fluent] { $place }, ligne { NUMBER($line, useGrouping: 0) } : « { $what } » n'est pas un texte de Fluent que Mazzo lit. Écris « id = texte », avec des variables comme « {"{ $nom }"} ».
        [place] { $place } n'est pas lu à cet endroit. Mets-le dans { $expected }, dans le dossier du jeu.
        [rulebook] La page de règles { $place } manque. Écris-la, ou copies-en une de « mazzo new-game ».
        [kernels] { $place }, ligne { NUMBER($line, useGrouping: 0) } : ce noyau ne peut pas être compilé : { $what }. N'utilise que des entiers, des lignes et des boucles.
       *[code] { $place }, ligne { NUMBER($line, useGrouping: 0) } : le jeu « { $package } » ne peut pas être chargé : { $what }. Corrige cette ligne.
    }
bad-rulebook = { $place }, ligne { NUMBER($line, useGrouping: 0) } : { $problem ->
        [section] la règle { $found } va dans la section { $expected }. Écris-la sous « ## { $expected }. Titre ».
        [head] il faut à la page un titre et une section. Commence par « # Titre » et « ## 1. Section ».
       *[rule] « { $found } » n'est pas une règle. Commence-la par son numéro en gras, par exemple **{ $expected }**, ou une section par « ## 2. Titre ».
    }
bad-setting = « { $text } » ne va pas : { $setting } prend { $setting ->
        [MAZZO_SYNCHRONOUS] NORMAL ou FULL.
        [MAZZO_METRICS] 0 ou 1.
        [MAZZO_RULES] library, numba ou interpreted.
        [MAZZO_TRUSTED_PROXIES] des adresses et des réseaux séparés par des virgules, comme 127.0.0.1, 10.0.0.0/8.
        [MAZZO_CONTACT] une adresse qui commence par mailto: ou https://.
        [MAZZO_SERVICE_WORKER] on ou off.
        [MAZZO_BEACON] l'adresse d'un serveur drand, avec http:// ou https://.
       *[other] un nombre à partir de 1.
    }
unknown-setting = Il n'y a pas de réglage { $text }.{ $near ->
        [none] {" "}docs/hosting.md les donne tous.
       *[other] {" "}Voulais-tu dire { $near } ?
    }
short-secret = MAZZO_SECRET a { $found } caractères. Donne-lui-en au moins { $least }, pris au hasard.
bad-vapid = MAZZO_VAPID n'est pas une clé privée : il faut 32 octets de la courbe P-256 en base64url.
bad-thinkers = « { $text } » ne va pas : MAZZO_THINKERS prend un nombre de 1 à { $most }.
bad-seconds = « { $text } » ne va pas : { $setting } prend un nombre de secondes de 1 à { $most }.
bad-log-level = Il n'y a pas de niveau de journal « { $text } ». MAZZO_LOG peut être debug, info, warning ou error.
bad-origin = « { $text } » n'est pas une origine. MAZZO_ORIGINS prend des adresses sans chemin, comme https://table.example.org.
bad-network = « { $text } » n'est ni une adresse ni un réseau. Vérifie { $setting }.
bad-par-seconds = « { $text } » ne va pas : { $setting } prend un nombre de secondes de 0 à { $most } ; avec 0, le meilleur score n'est pas calculé.
bad-without = « { $text } » n'est pas un des jeux de Mazzo. { $setting } accepte ceux-ci : { $known }.
nothing-left = Sans { $games }, il ne reste plus rien à jouer. Laisses-en au moins un.
bad-metrics-port = « { $text } » n'est pas un port. Mets un nombre dans MAZZO_METRICS_PORT ; chaque autre worker prend le suivant.
metrics-need-port = Avec plusieurs workers, chacun a ses propres chiffres. Utilise MAZZO_METRICS_PORT au lieu de MAZZO_METRICS.
database-held = { $address ->
        [none] Un autre Mazzo a ouvert la base de données. Utilise celui-là, ou arrête-le avant d'en lancer un autre.
       *[other] Le Mazzo à l'adresse { $address } a ouvert la base de données. Utilise celui-là, ou arrête-le avant d'en lancer un autre.
    }
database-missing = Il n'y a pas de base de données dans « { $path } ». Vérifie le nom, ou crées-en une avec mazzo migrate.
database-new = La base de données vient d'un Mazzo plus récent (révision { $present } ; celui-ci connaît { $needed }). Installe ce Mazzo, ou reviens à une sauvegarde.
database-old = La base de données vient d'un Mazzo plus ancien. Mets-la à jour avec mazzo migrate, puis relance.
unknown-database = Mazzo ne garde pas de parties dans « { $text } ». Donne le chemin d'un fichier, ou une adresse qui commence par postgresql://.
database-unusable = « { $path } » ne peut pas servir de base de données : { $text }. Vérifie le fichier et son dossier.
database-unreachable = La base de données ne répond pas : { $text }. Vérifie l'adresse et que PostgreSQL tourne.
workers-need-postgres = Pour plusieurs workers, il faut PostgreSQL. Mets son adresse dans MAZZO_DATABASE, ou enlève --workers.
workers-need-unix = Windows ne permet qu'un worker. Enlève --workers.
demo-alone = La démonstration a sa propre base de données et un seul processus : enlève --database, MAZZO_DATABASE et --workers.
demo-needs-unix = Windows ne permet pas la démonstration. Enlève --demo.
workers-failed = Aucun worker n'a pu démarrer. Le journal du serveur dit pourquoi.
needs-secret = Avec PostgreSQL, il faut définir MAZZO_SECRET : un long secret, le même pour tous les workers et à chaque démarrage.
host-not-installed = Pour { $what }, il faut des paquets qui ne sont pas installés : pip install "mazzo[host]"
rl-no-observation = « { $game } » n'a pas d'observations pour l'apprentissage automatique. Choisis parmi ceux-ci : { $known }.
rl-unknown-version = Il n'y a pas d'observations « { $text } ». Cette version de Mazzo fait { $known }.
rl-not-legal = Voie { $lane } : l'action { $action } n'est pas permise. Sont permises { $known }.
cli-verify-unreachable = Rien ne peut être lu à « { $text } ».
