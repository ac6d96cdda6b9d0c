# Worauf sich ein Tisch einigt und was jede Person für sich behält.

command-substitute = vertretung
command-substitute-about = Bitte jemanden, deinen Platz zu übernehmen
command-substitute-user = Wer soll deinen Platz übernehmen?

press-notes = Notizen
press-draw = Unentschieden anbieten
press-agree-draw = Unentschieden annehmen
press-agree-abort = Dem Abbruch zustimmen
press-takeback = Zurücknehmen
press-agree-takeback = Rücknahme erlauben
press-nodraw = Weiterspielen
press-abort = Partie abbrechen
press-abortsure = Ja, abbrechen
press-seat = Platz übernehmen
press-seat-of =
    { $count ->
        [one] Platz übernehmen
       *[other] Platz von { $who } übernehmen
    }
press-keep = Anfrage zurückziehen
press-admit = Mitspielen lassen
press-admit-yes = Mitspielen lassen
press-admit-no = Ablehnen

draw-offer = { $who } bietet ein Unentschieden an. { $others }, einverstanden?
draw-offered = Du hast ein Unentschieden angeboten. Sobald alle zustimmen, endet die Partie unentschieden.
draw-agreed = Einverstanden! Die Partie endet unentschieden.
draw-refused = { $who } lehnt ab. Die Partie geht weiter.
draw-refused-by-you = Gut, die Partie geht weiter.
takeback-offer =
    { $count ->
        [one] { $who } möchte den letzten Zug zurücknehmen.
       *[other] { $who } möchte den eigenen letzten Zug zurücknehmen und alles, was danach kam, zusammen { $count } Züge.
    }
    { $others }, einverstanden? Was ihr gesehen habt, habt ihr gesehen. Zurückgehaltene Züge und Pläne verfallen.
takeback-offered = Ich habe die anderen gefragt. Sobald alle zustimmen, wird dein Zug zurückgenommen.
takeback-agreed = Einverstanden! Der Zug ist zurückgenommen.
takeback-agreed-by-you = Du hast zugestimmt. Sobald alle zustimmen, wird der Zug zurückgenommen.
taken-back =
    { $count ->
        [one] { $who } hat den letzten Zug zurückgenommen.
       *[other] { $who } hat den eigenen letzten Zug zurückgenommen und alles, was darauf folgte.
    }
taken-back-by-you = Zurückgenommen: Alles ist wieder so wie vor deinem Zug **{ $move }**.
board-taken-back = Die Züge, die hier standen, wurden zurückgenommen.
log-taken-back =
    { $count ->
        [one] Ein Zug wurde zurückgenommen. Er steht nicht in der Liste.
       *[other] { $count } Züge wurden zurückgenommen. Sie stehen nicht in der Liste.
    }
abort-sure =
    { $others ->
        [0] Du spielst nur gegen Computer, also kannst du die Partie jederzeit abbrechen. Sie zählt dann nicht. Abbrechen?
       *[other] Zum Abbrechen müssen alle zustimmen. Die Partie zählt dann nicht. Soll ich die anderen fragen?
    }
abort-offer = { $who } möchte die Partie abbrechen. Sie zählt dann nicht. { $others }, einverstanden?
abort-offered = Ich habe die anderen gefragt. Sobald alle zustimmen, wird die Partie abgebrochen.
aborted = Die Partie ist abgebrochen. Sie zählt für niemanden.
error-substitute-elsewhere = Frag auf dem Server der Partie, wo die Person das Brett sehen kann.
substitute-asked = Ich habe { $who } im Thread gefragt. Bis zur Übernahme gehört der Platz dir. Eine gewertete Partie zählt danach für dich als verloren.
seat-kept = Gut, du behältst deinen Platz.
substitute-offer =
    { $asked }, { $who } bittet dich, den Platz zu übernehmen.
    Eine gewertete Partie zählt dann für { $who } als verloren. An deiner Wertung ändert sie nichts.
seat-taken = Der Platz gehört dir. Hier ist deine Hand:
seat-requested = Ich habe die anderen gefragt. Du bekommst den Platz, sobald alle zustimmen, die da sind.
seat-request =
    { $who } möchte den Platz von { $away } übernehmen. { $others }, einverstanden?
    Wenn alle Ja sagen, sieht { $who } die Hand dieses Platzes, und { $away } kann nicht mehr zurück. Frühere geheime Züge und Notizen bleiben privat.
admitted = Du hast zugestimmt. { $who } bekommt den Platz, sobald alle zustimmen, die da sind.
refused = Du hast abgelehnt, deshalb bekommt { $who } den Platz nicht. Du kannst es dir noch anders überlegen.
seat-changed = { $who } übernimmt den Platz von { $before }. In einer gewerteten Partie zählt das für { $before } als verloren.

notes-title = Notizen zu dieser Partie
notes-label = Nur du kannst sie sehen
notes-kept = Gespeichert. Du findest deine Notizen unter **Mehr → Notizen**.

error-nobody-to-agree = Du spielst nur gegen Computer, und die lassen sich auf kein Unentschieden ein.
error-nothing-offered = Dieses Angebot gilt nicht mehr.
error-rated-stands = Diese Partie ist gewertet, da bleiben Züge stehen. In ungewerteten Partien kannst du sie zurücknehmen, wenn alle zustimmen.
error-nothing-to-take-back = Du kannst nichts zurücknehmen: Du hast noch keinen Zug gemacht, oder seitdem ist jemand gegangen oder dazugekommen.
error-rules-changed = Seit diesen Zügen wurden die Regeln berichtigt, deshalb lassen sie sich nicht mehr zurücknehmen.
error-offer-declined = Dein Angebot wurde abgelehnt. Nach deinem nächsten Zug kannst du wieder fragen.
error-offer-open = Dein letztes Angebot oder deine letzte Stimme in dieser Partie ist noch offen. Warte, bis darüber entschieden ist, bevor du etwas anderes anbietest.
error-already-seated = Diese Person spielt in dieser Partie schon mit. Frag jemand anderen.
error-had-another-seat = Wer in dieser Partie schon einen anderen Platz gespielt hat, kann diesen nicht übernehmen.
error-seat-kept = Dieser Platz ist bis { $at } reserviert. So lange kann ihn nur übernehmen, wer dazu eingeladen wird.
error-nobody-to-admit = Alle sind abwesend, deshalb kann dich niemand mitspielen lassen.
error-already-requested = Jemand anderes hat schon um diesen Platz gebeten, und die anderen überlegen noch.
error-no-room-for-them = Diese Person spielt schon so viele Partien, wie gleichzeitig gehen, und kann gerade nicht einsteigen. Du kannst ablehnen.
error-seated-already = Du bist schon in dieser Partie. Wenn du abwesend warst, drück auf **Bin wieder da**.
