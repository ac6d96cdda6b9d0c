# Einstellungen, Blockieren, Meldungen, und was über Menschen gespeichert ist.

command-settings = einstellungen
command-settings-about = Wann und wie ich dir schreibe und wie die Bretter aussehen
command-block = blockieren
command-block-about = Keine Partie mehr mit einer Person; niemand erfährt davon. Ohne Namen siehst du deine Liste
command-block-user = Wen du blockieren willst
command-report = melden
command-report-about = Sag der Person, die diesen Bot betreibt, was passiert ist
command-privacy = datenschutz
command-privacy-about = Was ich über dich speichere und wie du es bekommst oder löschst
command-privacy-show = zeigen
command-privacy-show-about = Was ich speichere, wozu und wie lange
command-privacy-export = exportieren
command-privacy-export-about = Hol dir alles, was ich über dich speichere
command-privacy-delete = löschen
command-privacy-delete-about = Lösch alles über dich

## Einstellungen
settings-head =
    ### Deine Einstellungen
    Änderungen gelten sofort, für alle deine Partien auf allen Servern.
settings-notices-dm = **Wenn du dran bist:** Ich schicke dir deine Hand per DM.
settings-notices-dm-no = **Wenn du dran bist:** Ich würde dir deine Hand per DM schicken, aber du hast noch nicht Ja gesagt. Drück auf **Ja, per DM**.
settings-notices-dm-closed =
    {"**"}Wenn du dran bist:** Ich würde dir gern deine Hand per DM schicken, aber Discord lässt mich nicht.
    Erlaube DMs von Mitgliedern eines Servers, auf dem wir beide sind, und drück dann auf **Ja, per DM**.
settings-notices-thread = **Wenn du dran bist:** Ich erwähne dich im Thread der Partie und schicke keine DMs.
settings-notices-digest = **Wenn du dran bist:** eine DM am Tag um { $hour } Uhr ({ $zone }) mit allem, was wartet, und sonst nichts.
settings-notices-none = **Wenn du dran bist:** Ich schreibe dir nicht. `/dran` zeigt jederzeit, was wartet.
settings-dm = Schick mir eine DM mit meiner Hand
settings-thread = Erwähne mich im Thread
settings-digest = Eine DM am Tag mit allem, was wartet
settings-none = Schreib mir nicht
settings-hour = Die tägliche DM um { $hour }:00 Uhr schicken
settings-sending-hold =
    { $seconds ->
        [0] **Deine Züge** gehen sofort raus: Dieser Bot hält keine Züge zurück.
        [one] **Deine Züge** warten eine Sekunde, bevor sie rausgehen. So lange kannst du sie rückgängig machen.
       *[other] **Deine Züge** warten { $seconds } Sekunden, bevor sie rausgehen. So lange kannst du sie rückgängig machen.
    }
settings-sending-once = **Deine Züge** gehen sofort raus, und du kannst sie nicht zurücknehmen.
settings-sending-confirm = **Deine Züge** gehen raus, sobald du sie bestätigst.
settings-hold = Halte meine Züge ein paar Sekunden zurück
settings-once = Schick meine Züge sofort los
settings-confirm = Lass mich jeden Zug bestätigen
settings-quiet = **Ruhezeit:** { $from } bis { $to } in { $zone }, dort ist es jetzt { $now }. Dann schicke ich keine Erinnerungen.
settings-quiet-off = **Ruhezeit:** keine. In { $zone } ist es jetzt { $now }.
settings-from-off = Keine Ruhezeit
settings-from = Ruhe ab { $hour }
settings-to = Ruhe bis { $hour }
settings-zone-other = Andere Zeitzone …
settings-zone-title = Deine Zeitzone
settings-zone-type = Der Name der Zone oder ihrer größten Stadt
settings-language-own = **Sprache und Aussehen:** Ich spreche { $language }, wie dein Discord. { $looks }
settings-language-chosen = **Sprache und Aussehen:** Ich spreche { $language }. { $looks }
settings-looks =
    { $both ->
        [text-safe] Bretter kommen als Text, Bilder in Farben, die alle unterscheiden können.
        [text] Bretter kommen als Text. Ein Knopf zeigt das Bild.
        [safe] Bilder kommen in Farben, die alle unterscheiden können.
       *[neither] Bretter kommen als Bilder.
    }
settings-language-as = Wie mein Discord
language-name = Deutsch
press-textfirst = Text zuerst
press-picturefirst = Bilder zuerst
press-coloursafe = Unterscheidbare Farben
press-colourusual = Übliche Farben
press-writeme = Ja, per DM
press-picture = Bild
press-dossier = Exportieren
press-forget = Lösch mich …
press-fulltext = Ganzer Text
press-forgetsure = Alles endgültig löschen
press-keepme = Doch nicht
press-report = Problem melden
error-no-such-zone =
    { $count ->
        [0] Die Zeitzone „{ $zone }“ kenne ich nicht. Schreib zum Beispiel `Europe/Berlin` oder eine große Stadt wie `Tokyo`.
        [one] Die Zeitzone „{ $zone }“ kenne ich nicht. Meinst du `{ $near }`?
       *[other] Die Zeitzone „{ $zone }“ kenne ich nicht. Meinst du eine von diesen: { $near }?
    }

## Blockieren
blocks-none =
    ### Du hast niemanden blockiert
    `/blockieren person:` hält jemanden aus deinen Lobbys fern und dich aus denen dieser Person.
blocks-head =
    { $count ->
        [one] ### Du hast eine Person blockiert
       *[other] ### Du hast { $count } Personen blockiert
    }
    Ihr könnt nicht in dieselbe Lobby. Niemand erfährt davon, und gemeinsame Partien gehen weiter.
blocks-pick = Nicht mehr blockieren
blocks-more = und { $count } weitere. Um sie zu sehen, heb ein paar Blockierungen auf
error-not-yourself = Dich selbst kannst du nicht blockieren.
error-not-blockable = Bots kannst du nicht blockieren. In einer Lobby kann der Host Computer entfernen.

## Meldungen
report-title = An die Person, die den Bot betreibt
report-words = Was ist passiert?
report-hint = Den Code der Partie füge ich selbst hinzu.
report-thanks =
    ### Deine Meldung ist unterwegs
    Nur die Person, die diesen Bot betreibt, bekommt sie: deine Worte, deinen Namen, die Uhrzeit und die Partie `{ $match }`.
    Sie entscheidet, was zu tun ist, und schreibt dir vielleicht. Ich sage niemandem, dass du etwas gemeldet hast.
report-arrived =
    ### Eine Meldung
    Von **{ $name }** (<@{ $user }>), { $when } · Server `{ $guild }` · Partie `{ $match }`
report-of = Am Tisch: { $names }
error-too-many-reports =
    Du hast heute { $most } Meldungen geschickt, mehr geht nicht. Schreib bitte morgen noch mal.
    Im Notfall wende dich an die Moderation des Servers oder an Discord.
error-nothing-said = Du hast nichts geschrieben, deshalb habe ich nichts geschickt.

## Datenschutz
privacy-show =
    ### Was ich über dich speichere
    Deine Discord-ID und deinen Namen, deine Einstellungen, wen du blockiert hast und deine Meldungen; deine Plätze, Züge und Notizen in Partien, wie lange du gebraucht hast, deine Ergebnisse und deine Wertungen; welchen Partien du folgst und welche Züge du rätst. Ich speichere keine Nachrichten, keine E-Mail-Adresse und nichts von außerhalb von Discord.
    Ich behalte es, damit du spielen und zurückblicken kannst, bis du es löschst. { $days ->
        [0] {""}
        [one] Eine beendete Partie wird nach einem Tag gelöscht, ihre Ergebnisse bleiben.{" "}
       *[other] Eine beendete Partie wird nach { $days } Tagen gelöscht, ihre Ergebnisse bleiben.{" "}
    }Andere sehen deinen Namen, deine Ergebnisse und deine Züge, soweit die Regeln sie zeigen. Wer diesen Bot betreibt, kann die Datenbank lesen. Nichts wird verkauft oder weitergegeben.
privacy-gives = **Rätsel des Tages:** Aus deinen beendeten Partien dürfen Rätsel werden, wenn alle, die mitgespielt haben, das erlauben. Ein Rätsel zeigt ohne Namen, was eine Person gesehen hat.
privacy-keeps = **Rätsel des Tages:** Deine Partien werden dafür nicht verwendet.
press-givematches = Rätsel aus meinen Partien erlauben
press-keepmatches = Keine Rätsel aus meinen Partien
privacy-export =
    { $part ->
        [1] Hier ist, was ich über dich speichere.
       *[other] Hier ist Teil { $part } davon.
    } In dieser Datei können deine Hände stehen. Behalt sie also für dich, solange du Partien laufen hast.
error-exported-lately = Exportieren geht einmal pro Stunde, wieder ab { $at }.
privacy-delete =
    ### Alles über dich löschen?
    { $playing ->
        [0] Du bist gerade in keiner Partie.
        [one] Die Partie, in der du bist, gibst du damit auf.
       *[other] Die { $playing } Partien, in denen du bist, gibst du damit auf.
    }{ $lobbies ->
        [0] {""}
        [one] {" "}Du verlässt deine Lobby.
       *[other] {" "}Du verlässt deine { $lobbies } Lobbys.
    }
    { $over ->
        [0] Überall steht dann „{ $name }“ statt deines Namens.
        [one] Überall, auch in deiner beendeten Partie, steht dann „{ $name }“ statt deines Namens.
       *[other] Überall, auch in deinen { $over } beendeten Partien, steht dann „{ $name }“ statt deines Namens.
    } Die anderen behalten eure Partien mit allen Zügen, aber nichts darin weist auf dich hin.
    Deinen Namen, deine ID, Einstellungen, Notizen, Wertungen, geratene Züge, Blockierungen und Meldungen lösche ich sofort, ebenso meine DMs an dich, soweit Discord mich lässt. Karten, die schon in Kanälen stehen, bleiben; die Moderation kann sie löschen.
    {"**"}Das lässt sich nicht rückgängig machen.** Du kannst jederzeit als jemand Neues wiederkommen. Ein paar Dinge bleiben unter einem Code, der aus deiner ID errechnet ist, damit sie beim Wiederkommen weiter gelten: wer dich blockiert hat, die Meldungen von heute, deine Urlaubstage in diesem Jahr und wie verlässlich du gezogen hast.
privacy-forgotten =
    ### Alles über dich ist gelöscht
    Dein Name steht hier nirgends mehr. Danke fürs Mitspielen!
privacy-kept = Gut, ich habe nichts gelöscht.
former-player =
    { $number ->
        [1] Jemand von früher
       *[other] Jemand von früher { $number }
    }

## Namen
nameless = Jemand

# Wertungen, Profile, und wie verlässlich jemand zieht.

command-leaderboard = rangliste
command-leaderboard-about = Zeigt die Besten eines Spiels auf diesem Server
command-profile = profil
command-profile-about = Zeigt, wie jemand auf diesem Server abgeschnitten hat
command-profile-who = Wessen Profil; ohne Angabe dein eigenes

## Die Rangliste
leaders-head =
    ### { $game } · { $server }
    Die Besten hier:
leaders-none = Hier hat noch niemand eine Wertung. Mach den Anfang: `/spielen` eröffnet eine Partie, und für eine gewertete braucht es mindestens zwei Menschen.
leaders-line = { $place }. { $who } · **{ $rating }** · { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }
leaders-own = Du bist auf Platz { $place } mit **{ $rating }**.
leaders-own-none = Du hast hier noch keine Wertung. `/spielen` eröffnet eine Partie.
leaders-up = Weiter oben
leaders-down = Weiter unten
leaders-game = Anderes Spiel
ratings-how =
    Wertungen beginnen bei 1000. Sie sind erst vorsichtig geschätzt und steigen, wenn du mehr spielst.
    „?“ heißt vorläufig: weniger als { $matches } gewertete Partien oder weniger als { $opponents } verschiedene Gegenüber.
    Pro Woche zählen nur { $most } Partien gegen dieselbe Person. Endet eine, bevor zwei gezogen haben, zählt sie nie.

## Das Profil
profile-head =
    ### { $who }
    -# { $server }
profile-line = { $game } { $rating }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile-unrated =
    { $count ->
        [one] { $game }: eine ungewertete Partie
       *[other] { $game }: { $count } ungewertete Partien
    }
profile-new = Noch keine gewerteten Partien auf diesem Server. `/spielen` eröffnet eine; gewertet wird ab zwei Menschen.
profile-alt = Das Profil von { $who }.
profile-alt-curve = Wertung von { $first } auf { $last }.
press-leaders = Rangliste

## Die Karte mit dem Ergebnis
result-rating =
    { $sure ->
        [0] ({ $gain })
       *[other] (Ergebnis { $gain }, Sicherheit { $certainty })
    }
result-certainty = Mit jeder Partie werden Wertungen sicherer, und das hebt sie ein wenig, egal wie die Partie ausgeht.
result-untimed = Ungewertet: Es lief keine Uhr.
result-short = Ungewertet: Die Partie endete, bevor zwei gezogen hatten. Wer sie verlassen hat, hat sie trotzdem verloren.
result-often = Ungewertet: Zwei von euch sind sich diese Woche schon in genug gewerteten Partien begegnet.
result-gone = { $who } kam nicht zurück, in der Wertung zählt das als letzter Platz.

## Wie verlässlich jemand zieht
habits-known = Braucht etwa { $wait } pro Zug und ist zu { $share } % pünktlich.
habits-new = Neu hier: noch zu wenige Züge, um etwas übers Tempo zu sagen.
habits-short = etwa { $wait } pro Zug, { $share } % pünktlich
wait-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
wait-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
wait-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
error-not-on-time =
    Diese Lobby ist für alle, die { $wanted } % ihrer Züge pünktlich machen. Bei dir sind es zuletzt { $share } %.
    Jeder pünktliche Zug hebt den Wert.
