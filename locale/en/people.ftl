# Settings, blocks, reports, and what is kept on people.

command-settings = settings
command-settings-about = How I tell you things, when not, and how you like to read
command-block = block
command-block-about = Never be seated with somebody; without a name, the list. Nobody else learns of it
command-block-user = Whom you do not want to meet
command-report = report
command-report-about = Tell whoever runs me what happened at a table
command-privacy = privacy
command-privacy-about = What I keep on you, and how to have it or to have it deleted
command-privacy-show = show
command-privacy-show-about = What I keep, why, and for how long
command-privacy-export = export
command-privacy-export-about = All that I keep on you, as a file or several
command-privacy-delete = delete
command-privacy-delete-about = Be forgotten

## Settings
settings-head =
    ### Your settings
    What you pick holds at once, in all your matches on all servers.
settings-notices-dm = **Your turn:** I send you your hand by DM.
settings-notices-dm-no = **Your turn:** I ask in each lobby whether your hand shall come by DM; so far you have not said yes.
settings-notices-dm-closed = **Your turn:** I would send you your hand by DM, but Discord does not let me. Allow DMs from members of a server we share, then press **Yes, by DM**.
settings-notices-thread = **Your turn:** I mention you in the thread of the match, and send no DMs.
settings-notices-digest = **Your turn:** one DM a day with all that waits, at { $hour } o'clock ({ $zone }), and nothing else.
settings-notices-none = **Your turn:** I tell you nothing; `/turns` always shows what waits.
settings-dm = Tell me by DM, with my hand
settings-thread = Mention me in the thread
settings-digest = One DM a day with all that waits
settings-none = Do not tell me
settings-hour = The daily DM comes at { $hour }:00
settings-sending-hold =
    { $seconds ->
        [0] **Your answers** are sent at once: here nothing is held.
       *[other] **Your answers** wait { $seconds } seconds before they are sent; until then you can take them back.
    }
settings-sending-once = **Your answers** are sent at once and cannot be taken back.
settings-sending-confirm = **Your answers** are sent when you have confirmed them.
settings-hold = Hold my answers for some seconds
settings-once = Send my answers at once
settings-confirm = Ask me to confirm my answers
settings-quiet = **Quiet** from { $from } to { $to }, { $zone }; now it is { $now } there. No reminders come in between.
settings-quiet-off = **Quiet hours:** none. In { $zone } it is now { $now }.
settings-from-off = No quiet hours
settings-from = Quiet from { $hour }
settings-to = Quiet until { $hour }
settings-zone-other = Another time zone …
settings-zone-title = Your time zone
settings-zone-type = Its name, or that of its city
settings-language-own = **Language and looks:** I speak { $language } to you, as your Discord does. { $looks }
settings-language-chosen = **Language and looks:** I speak { $language } to you. { $looks }
settings-looks =
    { $both ->
        [text-safe] Boards come as text, pictures in colours for all eyes.
        [text] Boards come as text, a button brings the picture.
        [safe] Pictures come in colours that all eyes tell apart.
       *[neither] Boards come as pictures.
    }
settings-language-as = As my Discord says
language-name = English
press-textfirst = Text first
press-picturefirst = Pictures first
press-coloursafe = Colour-safe
press-colourusual = Usual colours
press-writeme = Yes, by DM
press-picture = Picture
press-dossier = Export
press-forget = Delete me …
press-fulltext = The whole text
press-forgetsure = Delete everything, for good
press-keepme = Keep me
press-report = Report
error-no-such-zone =
    { $count ->
        [0] I know no time zone “{ $zone }”. Type one like `Europe/Berlin`, or the name of a big city in it, like `Tokyo`.
        [one] I know no time zone “{ $zone }”. Did you mean `{ $near }`?
       *[other] I know no time zone “{ $zone }”. Did you mean one of these: { $near }?
    }

## Blocks
blocks-none =
    ### Nobody is blocked
    `/block user:` keeps somebody out of your lobbies, and you out of theirs.
blocks-head =
    { $count ->
        [one] ### One person is blocked
       *[other] ### { $count } people are blocked
    }
    You are never seated together by joining. Nobody is told, and matches that run already go on.
blocks-pick = Unblock somebody
blocks-more = and { $count } more; `/block` shows them when some of these are unblocked
error-not-yourself = You cannot block yourself.
error-not-blockable = Bots cannot be blocked; in a lobby the host takes computers out.

## Reports
report-title = Tell the host
report-words = What happened?
report-hint = The code of the match is added by itself.
report-thanks =
    ### Your report is on its way
    It goes to whoever runs me, and to nobody else: your words, your name, the time, and the match `{ $match }`. They decide what is to be done and may write to you. I tell nobody that you have reported.
report-arrived =
    ### A report
    From **{ $name }** (<@{ $user }>), { $when } · server `{ $guild }` · match `{ $match }`
report-of = At the table: { $names }
error-too-many-reports = You have sent { $most } reports today, which is as many as can be read. Please write again tomorrow; in an emergency turn to the moderators of the server or to Discord.
error-nothing-said = Nothing was written, so nothing was sent.

## Privacy
privacy-show =
    ### What I keep on you
    Your id and name on Discord, your settings, whom you have blocked, your reports; your seats, answers and notes in matches, how long you took, results and ratings. No messages of others, no e-mail address, nothing from outside Discord.
    It is kept so that you can play and look back, and until you delete it. { $days ->
        [0] {""}
        [one] A match that is over is deleted after a day; its results stay.{" "}
       *[other] A match that is over is deleted after { $days } days; its results stay.{" "}
    }Other players see your name, your answers as the rules show them, and your results; whoever runs me can read the database. Nothing is sold or handed on.
privacy-export =
    { $part ->
        [1] Here is what I keep on you.
       *[other] This is part { $part } of it.
    } Whoever has this file can read your hands: show it to nobody while matches run.
error-exported-lately = You can have one export an hour. The next one is possible from { $at }.
privacy-delete =
    ### Delete everything on you?
    { $playing ->
        [0] You play no match at the moment.
        [one] You leave the match you play, and lose it.
       *[other] You leave all { $playing } matches you play, and lose them.
    }{ $lobbies ->
        [0] {""}
        [one] {" "}You leave your lobby.
       *[other] {" "}You leave your { $lobbies } lobbies.
    }
    { $over ->
        [0] Where you have played “{ $name }” stands in your place.
        [one] There, and in the match that is over, “{ $name }” stands in your place.
       *[other] There, and in the { $over } matches that are over, “{ $name }” stands in your place.
    } Matches stay whole for the others, with your answers, but nothing in them leads to you.
    Your name, id, settings, notes, ratings, blocks and reports are deleted at once, and so are my DMs to you, as far as Discord lets me. Cards that already hang in channels stay as they are; moderators can delete them.
    **It cannot be undone.** You can come back at any time, as somebody new. I keep some things under a code that is made from your id, so that coming back changes nothing about them: who has blocked you, today's reports, this year's days of vacation, and how reliably you moved.
privacy-forgotten =
    ### You are forgotten
    Nothing here names you any more. Thank you for having played.
privacy-kept = Nothing was deleted.
former-player =
    { $number ->
        [1] Former player
       *[other] Former player { $number }
    }

## Names
nameless = Player
