# Les classements : les donnes du jour entre personnes réunies par un lien.

boards-title = Classements
boards-lead = Un classement montre comment la famille, la classe ou le club joue les donnes du jour. Avec le lien, on peut s'y joindre.
boards-mine = Tes classements
boards-none = Tu n'es encore dans aucun classement.
boards-members = { $count ->
        [one] un membre
       *[other] { $count } membres
    }
boards-played-today = { $count ->
        [one] une personne a joué aujourd'hui
       *[other] { $count } ont joué aujourd'hui
    }
boards-yours = à toi
boards-new = Un nouveau classement
boards-name = Nom
boards-name-hint = Toute personne qui a le lien le lit.
boards-accounts = Seulement avec un compte
boards-accounts-hint = On ne distingue pas deux invités d'un même navigateur de deux personnes.
boards-accounts-later = Les invités déjà présents restent ; d'autres ne peuvent plus entrer.
boards-make = Créer le classement
boards-invited = { $count ->
        [one] On t'invite dans ce classement. Une personne en fait partie.
       *[other] On t'invite dans ce classement. { $count } personnes en font partie.
    }
boards-join-note = Les autres verront ton nom et tes résultats aux donnes du jour.
boards-needs-account = Il faut un compte. Les autres verront ton nom et tes résultats.
boards-join = Rejoindre
boards-span = Quels jours
boards-today = Aujourd'hui
boards-week = Semaine
boards-month = Mois
boards-invite = Inviter
boards-invite-message = Joue les donnes du jour avec nous : { $name }
boards-member = Membre { $number }
boards-unnamed = D'ici là, les autres lisent « { $name } ».
boards-owner = gère le classement
boards-hand-on = Transmettre
boards-hand-on-text = { $name } gérera le classement, tu en resteras membre.
boards-remove = Retirer
boards-remove-text = { $name } ne sera plus dans ce classement.
boards-save = Enregistrer
boards-delete = Supprimer le classement
boards-delete-text = Le classement disparaît pour tout le monde. Chacun garde ses résultats.
boards-leave = Quitter le classement
boards-leave-text = Tes résultats n'apparaîtront plus ici. Avec le lien, tu peux revenir.
boards-leave-own-text = Le classement revient à la personne qui en fait partie depuis le plus longtemps. Tes résultats n'apparaîtront plus ici.
boards-look = Résultats
boards-nobody = Personne ne l'a encore jouée.
boards-hidden = Tu verras les scores quand tu l'auras jouée.
boards-state-begun = a commencé
boards-state-done = a joué
boards-since = Depuis le { $day }
boards-no-points = Aucun jour avec des résultats n'est encore terminé.
boards-place = Place
boards-who = Qui
boards-days = Jours
boards-points = Points
boards-how-week = Les points d'un jour sont la somme des centiles : qui dépasse tous les autres à un jeu en reçoit 100. D'une semaine comptent les { $best } meilleurs jours, une fois terminés.
boards-how-month = Les points d'un jour sont la somme des centiles : qui dépasse tous les autres à un jeu en reçoit 100. Tous les jours du mois comptent, une fois terminés.

## The public board of a day

boards-public = Classement public du { $day }
boards-public-about = Les comptes qui ont choisi d'y figurer, avec leur nom.
boards-public-join = Y figurer aussi
boards-public-none = Aucun d'eux n'a joué ce jour-là.
boards-public-nobody = Aucun d'eux ne l'a jouée.
boards-public-all = Afficher les { $count }
