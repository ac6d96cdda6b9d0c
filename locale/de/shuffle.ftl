# Mischen, das sich nachprüfen lässt: die kleine Zeile auf Karten, und was /prüfen und Mischung zeigen.

## Auf Karten
shuffle-fair = Nachweislich fair gemischt · `/prüfen`

## /prüfen
command-verify = prüfen
command-verify-about = Prüf nach, ob eine Partie ehrlich gemischt und gespielt wurde
command-verify-match = Der Code der Partie; ohne Angabe die dieses Threads oder sonst deine letzte
press-verify = Mischung
press-share = Allen zeigen
verify-holds = Alles stimmt.
verify-fails = Etwas stimmt nicht.
verify-lobby =
    Dieser Hash legt das Geheimnis der Mischung fest, bevor jemand einsteigt. Schreib ihn auf oder zeig ihn allen.
    Nach der Partie kannst du prüfen, ob das Geheimnis noch dasselbe ist.
verify-running = Die Partie läuft noch, und ihr Geheimnis bleibt bis zum Ende geheim. Diese Zahlen stehen schon fest:
verify-hash = Das Geheimnis ist dasselbe, dessen Hash bekannt war, bevor jemand einstieg.
verify-hash-not = Das Geheimnis ist nicht dasselbe, dessen Hash bekannt war, bevor jemand einstieg.
verify-seed =
    { $gone ->
        [0] Der Startwert ergibt sich aus dem Geheimnis und den Klicks, mit denen die Plätze besetzt wurden (insgesamt { $came }).
        [one] Der Startwert ergibt sich aus dem Geheimnis und den Klicks, mit denen die Plätze besetzt wurden (insgesamt { $came }, einer davon zurückgenommen).
       *[other] Der Startwert ergibt sich aus dem Geheimnis und den Klicks, mit denen die Plätze besetzt wurden (insgesamt { $came }, davon { $gone } zurückgenommen).
    }
verify-seed-not = Der Startwert ergibt sich nicht aus diesem Geheimnis und diesen Beitritten.
verify-deal = Die ausgeteilten Karten ergeben sich nach den Regeln aus diesem Startwert.
verify-deal-not = Nach den heutigen Regeln ergeben sich die ausgeteilten Karten nicht aus diesem Startwert.
verify-moves =
    { $count ->
        [one] Der eine Zug war erlaubt. Er führt zu dem, was der Tisch erfahren hat, und zum selben Ergebnis.
       *[other] Alle { $count } Züge waren erlaubt. Sie führen zu dem, was der Tisch erfahren hat, und zum selben Ergebnis.
    }
verify-moves-not = Nach den heutigen Regeln führen die Züge nur bis Zug { $last } zu dem, was der Tisch erfahren hat.
verify-seats = Die Plätze folgen der Reihenfolge des Beitritts. Das Siegel hält sie fest.
verify-seats-others = Die Plätze folgen nicht der Reihenfolge des Beitritts, wie bei einer Revanche oder Übung. Das Siegel hält sie fest.
verify-seats-unknown = Wer auf welchem Platz saß, sagt das Siegel nicht: Diese Partie begann, bevor es das enthielt.
verify-number-hash = Hash
verify-number-secret = Geheimnis
verify-number-joins = Beitritte
verify-number-joins-hash = Beitritte, Hash
verify-number-seats = Plätze
verify-number-seed = Startwert
verify-number-seal = Siegel
verify-yours = Dein eigener Klick war `{ $click }`.
verify-closed = Geheimnis und Startwert würden alle Hände verraten, und die dürfen auf diesem Server nur die Beteiligten sehen.
verify-how =
    Zum Selbstprüfen: Drück auf **Protokoll** und starte `python docs/verify.py FILE SEAL HASH JOINS` aus Hikyakus Quelltext.
    Nimm die Zahlen, die du aufgeschrieben hast: Hash und Beitritte vom Anfang, das Siegel vom Ende. Was das beweist, steht in `docs/shuffle.md`.
