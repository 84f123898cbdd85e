# Erreurs et refus : un code, et une phrase qui dit que faire. L'arbre des six familles est dans core/errors.py.

## Pas compris

not-understood = Je ne comprends pas « { $text } ». J'attendais : { $expected }.
unknown-game = Je ne connais pas de jeu nommé « { $text } ». Choisis parmi ceux-ci : { $known }.
unknown-option = Ce jeu n'a pas de variante « { $text } ». { $known ->
        [none] Il n'a pas de variantes.
       *[other] Choisis parmi celles-ci : { $known }.
    }
begins-twice = Une seule place peut commencer. Choisis laquelle.
begins-no-such-seat = La place { $seat } ne peut pas commencer : { $seats ->
        [one] cette table n'a qu'une place
       *[other] cette table a { $seats } places, comptées à partir de 1
    }. Choisis-en une autre.
unknown-ruleset = Je ne connais pas les règles « { $text } », peut-être plus récentes que ce Mazzo. Je connais : { $known }.
unknown-deck = Je ne connais pas le jeu de cartes « { $text } ». Je connais : { $known }.
bad-journal = Le journal a une erreur à la ligne { NUMBER($line, useGrouping: 0) } : attendu { $expected }, trouvé « { $found } ».
bad-seats = On ne peut pas jouer à { $seats } à ce jeu. Choisis de { $least } à { $most } places.
bad-seat = Il n'y a pas de place { $seat } à cette table : elle en a { $seats }, comptées à partir de 0.
bad-deck = Avec ces choix, { $left ->
        [0] il ne reste aucune carte
        [one] il reste une carte
       *[other] il reste { $left } cartes
    }, mais une partie en demande { $needed }. Laisses-en moins de côté.
no-rules = Il n'y a pas de page de règles pour « { $game } » dans cette langue ({ $language }). Choisis un autre jeu ou une autre langue.
bad-face = { $cell ->
        [0] La face de la carte { $card }
       *[other] La case { $cell } de la carte { $card }
    } ne va pas : attendu { $expected }, trouvé « { $found } ».
bad-recipe = { $field ->
        [name] Il faut à la recette de la carte { $card } un nom de { $expected } caractères, tous visibles ; trouvé « { $found } ».
       *[other] La recette de la carte { $card } ne va pas à « { $field } » : attendu { $expected }, trouvé « { $found } ».
    }
other-deck = Ce jeu de cartes est pour { $deck }, pas pour { $game }. Choisis-en un autre.
no-own-deck = Tu ne peux pas entrer tes propres cartes pour { $game }. Tu le peux pour : { $known }.
no-recipes = Les cartes de ce jeu ({ $game }) n'ont pas de recettes. Retire-les du jeu de cartes.
deck-without-recipes = Ce jeu de cartes n'a pas de recettes : on ne peut pas le jouer avec « { $text } ». Entre ses recettes, ou choisis-en un autre.
no-such-deck = Il n'y a pas de jeu de cartes « { $version } » ici. On l'a peut-être retiré : choisis-en un autre.
deck-clash = Un autre jeu de cartes a déjà le nom court { $version }. Change un peu le nom du tien.

## Ambigu

ambiguous = « { $text } » peut vouloir dire { $count } choses. Choisis, par exemple : { $candidates }.

## Pas permis maintenant

not-legal = Ce coup n'est pas permis maintenant. Choisis-en un parmi ceux qui sont proposés.
game-over = La partie est finie : il n'y a plus de coups. Commences-en une autre.
gesture-ends = Ce coup révèle quelque chose : rien d'autre ne peut le suivre dans le même message. Envoie-le seul, puis le reste.
cannot-undo = Il n'y a pas de coup à reprendre : quelque chose a été révélé après ton coup, ou tu n'as pas encore joué.
undo-too-late = Ton temps pour ce tour est écoulé, donc ton coup reste : le temps court jusqu'à ce qu'un coup soit repris.
chance-is-seeded = Dans cette partie, c'est le paquet qui donne les cartes. Pour les donner toi-même, commence une partie avec le hasard à la main.
no-rest = Cette partie ne laisse rien pour une seconde. Commence une nouvelle partie.
no-same = Ces cartes étaient pour { $seats } personnes à la même table : en solitaire, ce serait un autre jeu. Commence une nouvelle partie.
not-alone = Ce jeu se joue à { $least } au moins. Ouvre une table et invite du monde, ou ajoute des bots.
no-puzzle-yet = Cette énigme n'est pas encore sortie : sa date est { $date }.
no-deal = Cette donne n'existe pas. Redemande le lien, ou joue une de celles d'aujourd'hui.
no-deal-yet = Les donnes du { $date } arrivent ce jour-là.
no-deal-made = Cette partie ne peut pas être envoyée comme donne : elle en continuait une autre, ou plusieurs personnes jouaient à la même table.
deal-of-old-rules = Cette donne suit d'anciennes règles, que personne ne joue plus. Ses résultats restent.
deal-open = La donne du jour est encore en jeu. Joue-la d'abord jusqu'au bout, puis tu verras les parties des autres.
deal-not-played = Les résultats s'affichent après ta propre partie. Joue d'abord cette donne.
no-board = Ce classement n'existe pas. Redemande le lien.
board-not-yours = Seule la personne à qui appartient un classement peut le changer.
board-full = Ce classement a déjà { $most } membres, le maximum.
call-full = Il n’y a plus de place dans cette partie ({ $most } au plus).
not-called-yet = Cette carte n’a pas encore été annoncée.
not-the-caller = Seule la personne qui annonce les numéros peut le faire.
no-seat-in-call = Rejoins d’abord la partie.
board-needs-account = Ce classement est réservé aux comptes. Crées-en un ou connecte-toi, puis rejoins-le.
board-of-programs = Ce classement est réservé aux programmes : tu peux le regarder, mais pas le rejoindre.
board-of-people = Ce classement est réservé aux personnes : un programme peut créer le sien.
too-many-boards = Tu as déjà { $most } classements, le maximum pour une personne. Supprimes-en un ou transmets-le, puis crée celui-ci.
too-many-memberships = Tu es déjà dans { $most } classements, le maximum. Quittes-en un, puis rejoins celui-ci.
not-offered = Ce jeu n'est pas proposé ici. Choisis-en un autre.
no-chance-due = Il n'y a rien à piocher maintenant. C'est à quelqu'un de jouer.
hint-in-company = Pas de conseils quand d'autres personnes jouent à la table. Demande-les en solitaire ou contre des bots.
hint-in-lesson = Une leçon ne donne pas de conseils : elle montre elle-même l'étape suivante.
hint-later = Pas de conseil possible en ce moment. Redemande dans un instant.
no-costs = Ce que coûte un coup ne se voit qu'à l'entraînement. Commence une partie d'entraînement.

## Pas ton tour

not-your-turn = Ce n'est pas encore ton tour. Attends qu'il vienne.

## Plus à jour

out-of-date = La partie a avancé entre-temps. Regarde la table telle qu'elle est maintenant, puis choisis à nouveau.

## Notre faute

our-fault = C'est une erreur de notre part, et ta partie est en sécurité. Réessaie ; si cela recommence, signale-la avec cette référence : { $reference }.

## La table en réseau

not-found = Il n'y a rien ici. Vérifie l'adresse, ou repars de l'accueil.
too-many = Trop de demandes en peu de temps. Attends un peu et réessaie.
too-large = C'est plus que ce que Mazzo peut accepter. Envoie moins, ou commence une nouvelle partie.
too-fast = Trop de demandes à la fois. Attends un instant et réessaie.
bad-request = La demande est mal formée ({ $where }). Recharge la page et réessaie.
foreign-origin = La demande vient d'un autre site. Ouvre Mazzo directement et réessaie.
not-your-seat = Cette place n'est pas à toi. Tu peux regarder la partie, ou en commencer une.
match-not-over = La partie n'est pas encore finie. Reviens quand elle le sera.
not-announced = Cette partie n'a pas été annoncée, ou elle a déjà commencé. Réessaie.
no-par-found = Nous n'avons pas pu calculer le meilleur score de ces cartes.
par-not-done = Le meilleur score de ces cartes est encore en calcul. Réessaie dans quelques secondes.
no-review-found = Nous n'avons pas pu analyser cette partie.
review-later = Ce coup ne peut pas être évalué en ce moment. Réessaie dans quelques secondes.
no-person = Le serveur ne te reconnaît pas. Recharge la page et réessaie.
method-not-allowed = Cette adresse ne fait pas ce que tu lui demandes. Vérifie la demande.
database-away = Mazzo n'atteint pas ses parties en ce moment. Elles sont en sécurité : attends un instant et réessaie.
cannot-save = Mazzo ne peut rien enregistrer en ce moment. Ce qui était déjà enregistré est en sécurité : réessaie plus tard.
offline-journal = Cette partie hors ligne ne peut pas être rejouée selon les règles (ligne { $line }) : elle n'a donc pas été enregistrée. Elle reste sur ton appareil.
newer-version = Cette partie a été commencée avec une version plus récente de Mazzo. Recharge la page pour l'avoir.
busy = Le coup précédent est encore en train d'être enregistré. Attends un instant et réessaie.
## Les salons

room-closed = Cette table est fermée. Ouvres-en une autre.
room-crowded = Cette table a déjà énormément de spectateurs. Attends un peu et réessaie.
room-full = Trop de personnes ont déjà joué ou parlé à cette table. Tu peux regarder, ou en ouvrir une autre.
not-gathering = La partie est en cours. Change cela quand elle sera finie.
not-playing = Aucune partie n'est en cours. Attends qu'elle commence.
not-over = La partie est encore en cours. Attends qu'elle finisse.
not-host = Seul l'hôte de la table peut le faire. Demande-lui.
not-seated = Il faut avoir une place pour le faire. S'il y en a une de libre, prends-la.
barred = L'hôte t'a fermé ce salon : tu peux regarder, mais pas prendre place ni écrire.
sat-often = Tu as déjà pris place { $times } fois dans ce salon : pas plus.
seat-taken = Cette place est déjà prise. Choisis-en une autre.
seats-taken = Il y a plus de monde à la table que de places demandées. Libère d'abord quelques places.
seat-empty = Il n'y a personne à cette place. Choisis-en une autre.
seats-empty = Il manque encore quelqu'un. La partie commence quand toutes les places sont prises.
no-such-seat = Cette table n'a pas de place { $seat }. Choisis une de celles que tu vois.
not-away = Cette personne est là, ou vient à peine de partir. Attends encore un peu.
not-handed = Aucun bot ne joue à ta place. Elle est déjà entre tes mains.
seat-handed = Un bot joue maintenant à cette place. Si elle est à toi, reprends-la et continue.
no-programs = Cette table est réservée aux personnes. Choisis-en une qui accepte les bots externes.
name-taken = À cette table, quelqu'un a déjà un nom qui a l'air identique. Choisis un autre nom.
one-seat = À cette table ouverte, chaque personne a une seule place. L'hôte peut en permettre plus.
need-name = Il faut un nom pour une autre place sur le même appareil. Écris qui y joue.
no-free-text = À une table ouverte à tout le monde, on parle avec les phrases toutes prêtes. Choisis-en une.
no-private-text = Ici, on ne peut pas écrire à une seule personne. Écris à tout le monde.
no-clock = Cette table n'a pas d'horloge : il n'y a rien à arrêter.
no-such-line = Ce message n'est plus là, ou il est de toi. Recharge les messages et réessaie.
no-such-member = Personne ici n'a ce numéro. Recharge la page et réessaie.
no-push = Ce serveur n'envoie pas de notifications. Le titre de l'onglet montre quand même quand c'est à toi.

## Comptes et programmes

no-account = Pour cela, il faut un compte. Crées-en un : tu gardes toutes tes parties.
has-account = Tu as déjà un compte. Tu peux en changer le nom d'utilisateur ou le mot de passe.
login-taken = Ce nom d'utilisateur est déjà pris. Essaies-en un autre.
need-login = Choisis d'abord un nom d'utilisateur, puis crée la clé d'accès.
weak-password = { $why ->
        [login] Ce mot de passe ressemble trop à ton nom.
        [monotonous] Ce mot de passe se répète trop.
       *[common] Ce mot de passe est parmi les plus courants.
    } Choisis-en un autre : quelques mots que personne d'autre ne connaît, c'est très bien.
wrong-password = Ce n'est pas ton mot de passe actuel. Réessaie.
wrong-sign-in = Le nom d'utilisateur ou le mot de passe n'est pas le bon. Vérifie-les et réessaie.
wrong-passkey = Cette clé d'accès ne te connecte pas ici. Essaies-en une autre, ou prends ton nom d'utilisateur et ton mot de passe.
wrong-recovery = Le nom d'utilisateur ou le code n'est pas le bon, ou le code a déjà servi. Vérifie-les et réessaie.
bad-passkey = La clé d'accès n'a pas été créée. Recommence.
too-many-passkeys = Tu as autant de clés d'accès qu'un compte peut en avoir. Retires-en une, puis ajoute la nouvelle.
no-passkeys = Ce serveur ne propose pas de clés d'accès. Prends ton nom d'utilisateur et ton mot de passe, ou un code de secours.
last-way-in = C'est ta seule façon de te connecter. Ajoute d'abord un mot de passe ou une autre clé d'accès.
bad-token = Ce jeton d'accès n'est pas valable, ou il a été révoqué. Crées-en un nouveau dans ton compte.
token-scope = Il manque à ce jeton d'accès le droit « { $scope } ». Crées-en un qui l'a.
token-forbidden = Un jeton d'accès ne permet pas cela. Connecte-toi à ton compte dans le navigateur.
too-many-tokens = Tu as autant de jetons d'accès qu'un compte peut en avoir. Révoques-en un, puis crée le nouveau.
too-many-decks = Tu as déjà { $most } jeux de cartes, le maximum pour un compte. Retires-en un, puis enregistre celui-ci.
