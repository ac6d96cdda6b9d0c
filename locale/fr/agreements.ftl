# Ce dont une table convient, et ce que chaque personne garde pour elle.

command-substitute = remplacer
command-substitute-about = Demander à quelqu'un de prendre ta place
command-substitute-user = Qui doit prendre ta place

press-notes = Notes
press-draw = Proposer la nulle
press-agree-draw = Accepter la nulle
press-agree-abort = D'accord pour annuler
press-takeback = Reprendre mon coup
press-agree-takeback = D'accord pour reprendre
press-nodraw = On continue
press-abort = Annuler la partie
press-abortsure = Oui, annuler la partie
press-seat = Prendre la place
press-seat-of =
    { $count ->
        [one] Prendre la place
       *[other] Remplacer { $who }
    }
press-keep = Retirer la proposition
press-admit = Laisser jouer
press-admit-yes = Laisser jouer
press-admit-no = Refuser

draw-offer = { $who } propose la nulle. { $others }, d'accord ?
draw-offered = Tu as proposé la nulle. La partie est nulle dès que tout le monde accepte.
draw-agreed = D'accord ! La partie est nulle.
draw-refused = { $who } a dit non. La partie continue.
draw-refused-by-you = Très bien, la partie continue.
takeback-offer =
    { $count ->
        [one] { $who } voudrait reprendre son dernier coup.
       *[other] { $who } voudrait reprendre son dernier coup et tout ce qui a suivi, { $count } coups en tout.
    }
    { $others }, d'accord ? Ce qui a été vu reste vu. Les coups en attente et les coups prévus sont annulés.
takeback-offered = J'ai demandé aux autres. Ton coup est repris dès que tout le monde accepte.
takeback-agreed = D'accord ! Le coup est repris.
takeback-agreed-by-you = Tu as dit oui. Le coup est repris dès que tout le monde accepte.
taken-back =
    { $count ->
        [one] { $who } a repris son dernier coup.
       *[other] { $who } a repris son dernier coup et ce qui a suivi.
    }
taken-back-by-you = Coup annulé : te revoilà avant **{ $move }**, à toi de rejouer.
board-taken-back = Les coups affichés ici ont été repris.
log-taken-back =
    { $count ->
        [one] Un coup a été repris. Il n'est pas dans la liste.
       *[other] { $count } coups ont été repris. Ils ne sont pas dans la liste.
    }
abort-sure =
    { $others ->
        [0] Tu ne joues que contre des ordinateurs, tu peux donc annuler quand tu veux. La partie ne comptera pas. On annule ?
       *[other] Pour annuler une partie, il faut l'accord de tout le monde. Elle ne compte alors pas. Je demande aux autres ?
    }
abort-offer = { $who } voudrait annuler la partie, pour qu'elle ne compte pas. { $others }, d'accord ?
abort-offered = J'ai demandé aux autres. La partie est annulée dès que tout le monde accepte.
aborted = La partie est annulée. Elle ne compte pour personne.
error-substitute-elsewhere = Demande sur le serveur de la partie, là où cette personne peut voir le plateau.
substitute-asked = J'ai demandé à { $who } dans le fil. La place reste à toi tant que personne ne la prend. Si la partie est classée, la défaite sera pour toi.
seat-kept = Très bien, tu gardes ta place.
substitute-offer =
    { $asked }, { $who } te propose de prendre sa place.
    Si la partie est classée, la défaite sera pour { $who }, et ta cote ne bougera pas.
seat-taken = La place est à toi. Voici ta main :
seat-requested = J'ai demandé aux autres. La place est à toi dès que tout le monde ici accepte.
seat-request =
    { $who } voudrait remplacer { $away }. { $others }, d'accord ?
    Si oui, { $who } verra cette main, et { $away } ne pourra plus revenir. Les coups secrets d'avant et les notes restent privés.
admitted = Tu as dit oui. La place va à { $who } dès que tout le monde ici accepte.
refused = Tu as refusé, alors { $who } n'a pas la place. Tu peux encore changer d'avis.
seat-changed = { $who } remplace désormais { $before }. Si la partie est classée, la défaite est pour { $before }.

notes-title = Notes sur cette partie
notes-label = Rien que pour toi
notes-kept = C'est noté. Tu retrouves tes notes sous **Plus → Notes**.

error-nobody-to-agree = Tu ne joues que contre des ordinateurs, et ils n'acceptent pas la nulle.
error-nothing-offered = Cette proposition n'est plus valable.
error-rated-stands = Cette partie est classée : un coup joué est joué. Dans une partie non classée, on peut le reprendre si tout le monde est d'accord.
error-nothing-to-take-back = Tu n'as pas de coup à reprendre : tu n'en as pas encore joué, ou quelqu'un est parti ou arrivé depuis.
error-rules-changed = Les règles ont été corrigées après ces coups : on ne peut plus les reprendre.
error-offer-declined = Quelqu'un préfère continuer. Tu pourras proposer à nouveau après ton prochain coup.
error-offer-open = Ta dernière proposition ou ton dernier vote dans cette partie est encore en attente. Attends que ce soit réglé avant de proposer autre chose.
error-already-seated = Cette personne joue déjà dans cette partie. Demande à quelqu'un d'autre.
error-had-another-seat = Une personne qui a déjà joué à une autre place de cette partie ne peut pas prendre celle-ci.
error-seat-kept = Cette place est réservée jusqu'au { $at }. D'ici là, il faut une invitation pour la prendre.
error-nobody-to-admit = Il n'y a plus personne à la table pour répondre à ta demande.
error-already-requested = Quelqu'un d'autre a demandé cette place, et les autres réfléchissent encore.
error-no-room-for-them = Cette personne a déjà autant de parties en cours que possible et ne peut pas prendre la place. Tu peux refuser.
error-seated-already = Tu es déjà dans cette partie. Si tu n'étais plus là, appuie sur **Me revoilà**.
