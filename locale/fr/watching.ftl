# Regarder une partie : la suivre.

press-follow = Suivre
press-following-end = À la fin seulement
press-following-round = À chaque manche
press-following-stop = Ne plus suivre

## Suivre
watch-instead = Tu ne joues pas dans cette partie. Suis-la, ou devine le prochain coup :
follow-head =
    ### Suivre · partie `{ $match }`
    Je t'enverrai un MP. Personne d'autre ne voit que tu la suis.
follow-when = Quand veux-tu que je t'écrive ?
follow-end = Tu suis cette partie : je t'écrirai quand elle sera finie.
follow-round = Tu suis cette partie : je t'écrirai après chaque manche, et quand elle sera finie.
follow-stop = Tu ne suis plus cette partie.
follow-hello = Tu suis maintenant la partie `{ $match }` sur { $server }. Je t'écrirai ici.
follow-closed = Discord ne me laisse pas t'envoyer de MP, tu ne suis donc pas cette partie. Autorise les MP des membres de ce serveur, puis appuie encore sur **Suivre**.
follow-later = Discord m'empêche de t'envoyer un MP maintenant, tu ne suis donc pas encore cette partie. Réessaie dans quelques minutes.
followed-round = Une manche est finie.
followed-where = { $server } · [voir la partie]({ $where })
error-plays-there = Tu joues dans cette partie, tu en as donc déjà des nouvelles.
error-follows-enough = Tu suis déjà { $most } parties, et c'est la limite. Arrête d'abord d'en suivre une.

## Deviner le coup
press-guessing = Deviner le coup
guess-head =
    ### Deviner le coup · partie `{ $match }`
    Que va faire { $who } ? Personne ne voit ton pronostic, et tu ne peux pas le changer.
guess-waits = ### Deviner le coup · partie `{ $match }`
guess-pick = Valider un pronostic…
guess-locked = Ton pronostic est validé : **{ $guess }**. Je le compterai quand le coup sera joué.
guess-right = Ton dernier pronostic ici était bon : **{ $guess }**.
guess-wrong = Ton dernier pronostic ici était faux : **{ $guess }**.
guess-score = Tes bons pronostics cette saison sur ce serveur : { $hits } sur { $made }.
guessed =
    { $count ->
        [one] { $right ->
            [0] Un pronostic dans le public, mais à côté.
           *[other] Un pronostic dans le public, et il était bon.
        }
       *[other] Bons pronostics dans le public : { $right } sur { $count }.
    }
error-knows-a-hand = Pour deviner, il faut n'avoir jamais eu de place dans cette partie.
error-guess-elsewhere = Pour deviner, va sur le serveur où se joue cette partie.
error-nothing-to-guess = Ce coup est déjà joué, ou il n'y a rien à deviner en ce moment.
error-guessed-already = Tu as déjà validé un pronostic pour ce coup, et il ne change plus.

## Les meilleurs pronostics d'une saison, longue de trois mois
guessers-head = **Deviner le coup** · les meilleurs pronostics cette saison :
guessers-line = { $place }. { $who } · { $hits } sur { $made }
guessers-own = Toi : { $hits } sur { $made }.
guessers-how = Pour chaque personne dont tu devines les coups, { $counted } pronostics comptent. Pour figurer dans la liste, devine les coups d'au moins { $watched } personnes.
profile-guesses = Bons pronostics cette saison : { $hits } sur { $made }

## Ce qu'on devine
kaito-guess-place = Poser le Kaito en { $what }
kaito-guess-slide = Glisser en { $what }
kaito-guess-exchange = Racheter une tuile
kaito-guess-pass = Ne rien racheter
regroup-guess-take-1 = Carte gratuite
regroup-guess-take-2 = Carte à 1 pièce
regroup-guess-take-3 = Carte à 2 pièces
regroup-guess-take-pile = Carte cachée
kengo-guess-advance = Avancer
kengo-guess-retreat = Reculer
kengo-guess-attack = Attaquer
kengo-guess-lunge = Avancer & attaquer
kengo-guess-pass = Ne pas attaquer
kengo-guess-parry = Parer
kengo-guess-withdraw = Se replier
kengo-guess-hit = Encaisser la touche
karenza-guess-attack = Attaquer avec { $what }
karenza-guess-pass = Passer
karenza-guess-defend = Parer avec { $what }
karenza-guess-concede = Encaisser
kendo-guess-men = Attaquer avec MEN
kendo-guess-kote = Attaquer avec KOTE
kendo-guess-do = Attaquer avec DO
kendo-guess-tsuki = Attaquer avec TSUKI
kendo-guess-taiatari = Attaquer avec TAIATARI
kendo-guess-maki_age = Attaquer avec MAKI AGE
kendo-guess-jikan = Annoncer la fin du temps : JIKAN DESU
kendo-guess-meet = La même frappe
kendo-guess-counter = Un contre
kendo-guess-deflect = Une déviation
kendo-guess-parry = Une parade
kendo-guess-stop = Arrêter l'attaque
kendo-guess-unanswered = Rien : l'attaque porte
