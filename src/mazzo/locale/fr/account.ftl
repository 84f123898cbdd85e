# La page du compte : le nom, les façons de se connecter, les données gardées. Les refus du serveur sont dans errors.ftl.

account-title = Toi
account-nameless = Pas encore de nom
account-guest = en invité dans ce navigateur
account-account = compte { $login } · inscription : { $day }
account-show = Afficher
account-save = Enregistrer
account-saved = Enregistré.
account-change = Changer
account-set = Choisir
account-made = créée le { $day }
account-used = dernier usage le { $day }
account-unused = encore aucun usage
account-since = connexion le { $day }

## Ce qui vient de se passer

account-news-kept = C'est fait : tu retrouves maintenant tes parties sur tous tes appareils.
account-news-in = Te voilà dans ton compte.
account-news-out = À bientôt ! Dans ce navigateur, tu joues maintenant en invité.
account-news-ended = Ta connexion dans ce navigateur a été fermée. Reconnecte-toi quand tu veux.
account-news-brought = C'est fait : ces parties sont maintenant parmi les tiennes.
account-news-left = C'est fait : ces parties sont effacées.
account-news-password = Ton mot de passe est changé. Les autres navigateurs ont été déconnectés.
account-news-codes = C'est fait : avec un code, tu reviens même sans ton mot de passe.
account-news-recovered = Ton nouveau mot de passe est valable dès maintenant, et ce code ne sert plus. Les autres navigateurs ont été déconnectés.
account-news-gone = C'est fait : tes données sont effacées. Si tu joues encore, tu recommences à zéro, en invité.

## Qui tu es

account-drafts = Autres langues
account-drafts-about = Ce sont des brouillons : personne dont c'est la langue n'a encore relu ces traductions. Pour revenir, choisis la langue en haut de la page.
account-self = À la table
account-self-about = Ce que les autres voient de toi.
account-listed = Dans les classements publics
account-listed-hint = Tout le monde voit votre nom et vos résultats aux donnes du jour.

## Garder

account-keep = Garde tes parties
account-keep-about = Pour l'instant, elles sont gardées pour ce seul navigateur. Crée un compte et tu les retrouves sur tous tes appareils, avec tout ce que tu as déjà joué.
account-login = Nom d'utilisateur
account-login-hint = Au moins 3 caractères : lettres sans accent, chiffres et . _ @ + -
account-password = Mot de passe
account-password-hint = Au moins 10 caractères. Quelques mots que personne d'autre ne connaît, c'est très bien.
account-passkey-how = Ton appareil te reconnaît à ton visage, à ton empreinte ou à son code. Rien à retenir.
account-passkey-here = cet appareil
account-keep-passkey = Créer une clé d'accès
account-keep-password = Créer le compte
account-rather-password = Plutôt un mot de passe
account-rather-passkey = Plutôt une clé d'accès

## Entrer

account-sign-in = Se connecter
account-sign-in-passkey = Entrer avec une clé d'accès
account-or = ou avec nom d'utilisateur et mot de passe
account-enter = Se connecter
account-to-sign-in = J'ai déjà un compte
account-to-sign-in-again = J'ai retrouvé mon mot de passe
account-to-keep = Créer un compte
account-lost = J'ai perdu mon mot de passe
account-recover-about = Avec un code de secours, tu te connectes et choisis un nouveau mot de passe. Ce sont les dix codes reçus à la création du compte.
account-recover-enter = Se connecter et changer le mot de passe
account-recover-none = Plus aucun code ? La personne qui gère ce serveur peut t'en donner un, valable un jour.
account-code = Code de secours
account-code-hint = 16 lettres et chiffres. Majuscules et tirets ne comptent pas.

account-bring = Garder tes parties d'invité ?
account-bring-what = Avant ta connexion, dans ce navigateur, { $matches ->
        [0] tu n'as joué aucune partie
        [one] tu as joué une partie
       *[other] tu as joué { $matches } parties
    }{ $rooms ->
        [0] .
        [one] {" "}et tu as pris place à une table avec d'autres.
       *[other] {" "}et tu as pris place à { $rooms } tables avec d'autres.
    }{ $decks ->
        [0] {""}
        [one] {" "}Tu as aussi entré un jeu de cartes.
       *[other] {" "}Tu as aussi entré { $decks } jeux de cartes.
    }{ $boards ->
        [0] {""}
        [one] {" "}Tu es aussi dans un classement.
       *[other] {" "}Tu es aussi dans { $boards } classements.
    }{ $sheets ->
        [0] {""}
        [one] {" "}Tu as aussi gardé une feuille d’une partie à la table.
       *[other] {" "}Tu as aussi gardé { $sheets } feuilles de parties à la table.
    } Tu peux tout emporter dans ton compte.
account-bring-not = { $left ->
        [one] Une partie reste à l'invité, parce que tu avais aussi une place à cette table avec ce compte.
       *[other] { $left } parties restent à l'invité, parce que tu avais aussi une place à ces tables avec ce compte.
    } Pour y continuer en invité, déconnecte-toi.
account-bring-yes = Les garder
account-bring-no = Les effacer
account-bring-no-sure = Les parties qui ne sont qu'à cet invité, et ses jeux de cartes, sont effacés. C'est définitif.
account-bring-no-yes = Oui, les effacer

## Les façons d'entrer

account-ways = Comment tu te connectes
account-ways-about = Avec plusieurs façons d'entrer, tu risques moins de rester à la porte.
account-login-change = Changer ton nom d'utilisateur
account-password-is = défini
account-password-none = non défini
account-password-set = Choisir un mot de passe
account-password-change = Changer ton mot de passe
account-password-present = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-ends = Les autres navigateurs connectés devront se reconnecter.
account-passkeys = Clés d'accès (passkeys)
account-passkeys-none = Avec une clé d'accès, tu te connectes par ton visage, ton empreinte ou le code de ton appareil.
account-passkey-add = Ajouter une clé d'accès
account-passkey-cancelled = Aucune clé d'accès n'a été utilisée. Réessaie quand tu veux.
account-passkey-already = Cet appareil a déjà une clé d'accès pour ton compte.
account-passkey-unable = Ce navigateur ne peut pas utiliser de clé d'accès ici. Prends ton nom d'utilisateur et ton mot de passe.
account-label = Nom
account-rename = Renommer
account-rename-of = Renommer { $name }
account-rename-title = Renommer la clé d'accès
account-remove = Retirer
account-remove-of = Retirer { $name }
account-remove-title = Retirer la clé d'accès ?
account-remove-sure = « { $name } » ne permettra plus de se connecter. La clé reste sur l'appareil, mais n'ouvre plus Mazzo.

## Récupérer le compte

account-codes = Tes codes de secours
account-codes-why = Garde-les dès maintenant, loin de cet appareil : si tu perds ton mot de passe ou ta clé d'accès, ils sont le seul moyen de revenir sans aide. Chaque code sert une fois.
account-codes-once = Ils ne seront plus affichés. Avec un seul d'entre eux, n'importe qui peut entrer dans ton compte.
account-codes-file = Codes de secours du compte { $login } sur { $place }
account-codes-copy = Copier
account-codes-download = Télécharger
account-codes-print = Imprimer
account-codes-kept = Je les ai gardés
account-recovery = Codes de secours
account-recovery-about = Pour revenir si tu perds ton mot de passe ou ta clé d'accès.
account-recovery-left = { $count ->
        [0] Tu n'as pas de codes : crées-en maintenant.
        [one] Il te reste un seul code : crées-en de nouveaux.
       *[other] Il te reste { $count } codes.
    }
account-recovery-new = Créer de nouveaux codes
account-recovery-make = Créer les codes
account-recovery-replace = Les codes d'avant ne serviront plus.
account-recovery-passkey = Confirmer avec une clé d'accès
account-recovery-unable = Ta clé d'accès ne peut pas servir ici. Définis un mot de passe, ou crée les codes sur un appareil qui a la clé.

## Les navigateurs connectés

account-sessions = Navigateurs connectés
account-sessions-about = Si tu vois un navigateur que tu ne connais pas, déconnecte-le et change ton mot de passe.
account-device = un navigateur inconnu
account-here = ce navigateur
account-end = Déconnecter
account-end-of = Déconnecter { $name }
account-end-others = Déconnecter tous les autres

## Programmes

account-programs = Bots et jetons d'accès
account-programs-about = Avec un jeton d'accès, un programme à toi joue au nom de ce compte.
account-tokens = Jetons d'accès
account-token-new = Nouveau jeton
account-token-label-hint = Un nom pour le reconnaître, comme celui de ton programme.
account-token-make = Créer le jeton
account-token-made = Voici ton jeton d'accès
account-token-once = Copie-le maintenant : il ne sera plus affiché. Qui l'a peut jouer à ta place, alors garde-le secret.
account-token-secret = Le jeton
account-token-kept = Je l'ai copié
account-scopes = Droits
account-scopes-none = Choisis au moins un droit.
account-scope-read = Regarder
account-scope-read-how = voit ce que tu peux voir
account-scope-play = Jouer
account-scope-play-how = ouvre des tables, prend place et joue
account-scope-talk = Parler
account-scope-talk-how = écrit des messages à la table
account-revoke = Révoquer
account-revoke-of = Révoquer { $name }
account-revoke-title = Révoquer le jeton ?
account-revoke-sure = Le programme qui utilise « { $name } » perd son accès. C'est définitif.
account-program = C'est le compte d'un bot
account-program-how = Les autres voient que c'est un bot. Il ne peut prendre place qu'aux tables qui acceptent les bots externes.

## Tes données

account-data = Tes données
account-data-about = Elles sont à toi : télécharge-les, ou efface-les.
account-export = Tout télécharger
account-sign-out = Se déconnecter
account-delete = Tout effacer
account-delete-yes = Oui, tout effacer
account-delete-what = Voici ce qui s'efface pour toujours :
account-delete-self = ton nom, ta couleur et ta langue
account-delete-ways = le compte : nom d'utilisateur, mot de passe, clés d'accès et jetons
account-delete-matches = les parties qui ne sont qu'à toi
account-delete-words = tes messages aux tables
account-delete-others = Dans les parties à plusieurs, ta place reste, et dans les donnes du jour ton résultat, mais sans ton nom. C'est définitif.
