# Un mélange qui se vérifie : la petite ligne sur les cartes, et ce que montrent /vérifier et Mélange.

## Sur les cartes
shuffle-fair = Mélange honnête, preuve à l'appui · `/vérifier`

## /vérifier
command-verify = vérifier
command-verify-about = Vérifier que la partie a été mélangée et jouée honnêtement
command-verify-match = Le code de la partie ; sinon, celle de ce fil, ou ta dernière
press-verify = Mélange
press-share = Montrer à tout le monde
verify-holds = Tout concorde.
verify-fails = Quelque chose ne concorde pas.
verify-lobby =
    Cette empreinte fixe le secret du mélange avant que quiconque rejoigne la table. Note-la, ou montre-la à tout le monde.
    Après la partie, tu pourras vérifier que le secret est resté le même.
verify-running = La partie est en cours, et son secret reste secret jusqu'à la fin. Ces nombres sont déjà fixés :
verify-hash = Le secret est bien celui dont l'empreinte était publiée avant la première arrivée.
verify-hash-not = Le secret n'est pas celui dont l'empreinte était publiée avant la première arrivée.
verify-seed =
    { $gone ->
        [0] La graine vient du secret et des clics qui ont rempli les places ({ $came } en tout).
        [one] La graine vient du secret et des clics qui ont rempli les places ({ $came } en tout, dont un retiré).
       *[other] La graine vient du secret et des clics qui ont rempli les places ({ $came } en tout, dont { $gone } retirés).
    }
verify-seed-not = La graine ne vient pas de ce secret et de ces arrivées.
verify-deal = La donne découle de cette graine, selon les règles.
verify-deal-not = La donne ne découle pas de cette graine selon les règles d'aujourd'hui.
verify-moves =
    { $count ->
        [one] Le seul coup joué était permis. Il mène à ce que la table a vu et au même résultat.
       *[other] Les { $count } coups étaient tous permis. Ils mènent à ce que la table a vu et au même résultat.
    }
verify-moves-not = Selon les règles d'aujourd'hui, les coups ne mènent à ce que la table a vu que jusqu'au coup { $last }.
verify-seats = Les places suivent l'ordre d'arrivée. Le sceau les fixe.
verify-seats-others = Les places ne suivent pas l'ordre d'arrivée, comme dans une revanche ou à l'entraînement. Le sceau les fixe.
verify-seats-unknown = Le sceau ne dit pas qui était à quelle place : quand cette partie a commencé, il ne le disait pas encore.
verify-number-hash = Empreinte
verify-number-secret = Secret
verify-number-joins = Arrivées
verify-number-joins-hash = Arrivées, empreinte
verify-number-seats = Places
verify-number-seed = Graine
verify-number-seal = Sceau
verify-yours = Ton propre clic était `{ $click }`.
verify-closed = Le secret et la graine révéleraient toutes les mains, et sur ce serveur, seules les personnes de la partie les voient.
verify-how =
    Pour vérifier toi-même, appuie sur **Feuille de partie** et lance `python docs/verify.py FILE SEAL HASH JOINS` depuis le code source de Hikyaku.
    Prends les nombres que tu as notés : empreinte et arrivées au début, sceau à la fin. `docs/shuffle.md` dit ce que ça prouve.
