# Settings, blocks, reports, and what is stored about people.

command-settings = settings
command-settings-about = When and how I message you, and how boards look
command-block = block
command-block-about = Never share a match with someone; without a name, see your list. Nobody is told
command-block-user = Who to block
command-report = report
command-report-about = Tell the person who runs this bot what happened
command-privacy = privacy
command-privacy-about = What I store about you, and how to get it or delete it
command-privacy-show = show
command-privacy-show-about = What I store, why, and for how long
command-privacy-export = export
command-privacy-export-about = Get everything I store about you
command-privacy-delete = delete
command-privacy-delete-about = Delete everything about you

## Settings
settings-head =
    ### Your settings
    Changes apply right away, to all your matches on every server.
settings-notices-dm = **Your turn:** I send you your hand by DM.
settings-notices-dm-no = **Your turn:** I'd send your hand by DM, but you haven't said yes yet. Press **Yes, by DM**.
settings-notices-dm-closed =
    {"**"}Your turn:** I'd like to send your hand by DM, but Discord won't let me.
    Allow DMs from members of a server we share, then press **Yes, by DM**.
settings-notices-thread = **Your turn:** I mention you in the match's thread and send no DMs.
settings-notices-digest = **Your turn:** one DM a day at { $hour }:00 ({ $zone }) with everything that's waiting, and nothing else.
settings-notices-none = **Your turn:** I don't message you. `/turns` always shows what's waiting.
settings-dm = Send me a DM with my hand
settings-thread = Mention me in the thread
settings-digest = One DM a day with everything that's waiting
settings-none = Don't message me
settings-hour = Send the daily DM at { $hour }:00
settings-sending-hold =
    { $seconds ->
        [0] **Your moves** are sent right away: this bot doesn't hold moves.
        [one] **Your moves** wait one second before they're sent, so you can undo them.
       *[other] **Your moves** wait { $seconds } seconds before they're sent, so you can undo them.
    }
settings-sending-once = **Your moves** are sent right away, and you can't take them back.
settings-sending-confirm = **Your moves** are sent after you confirm them.
settings-hold = Hold my moves for a few seconds
settings-once = Send my moves right away
settings-confirm = Ask me to confirm each move
settings-quiet = **Quiet hours:** { $from } to { $to } in { $zone }, where it's { $now } now. I send no reminders then.
settings-quiet-off = **Quiet hours:** none. It's { $now } now in { $zone }.
settings-from-off = No quiet hours
settings-from = Quiet from { $hour }
settings-to = Quiet until { $hour }
settings-zone-other = Another time zone…
settings-zone-title = Your time zone
settings-zone-type = The name of the zone or of its largest city
settings-language-own = **Language and looks:** I use { $language }, like your Discord. { $looks }
settings-language-chosen = **Language and looks:** I use { $language }. { $looks }
settings-looks =
    { $both ->
        [text-safe] Boards come as text, and pictures in colour-blind-friendly colours.
        [text] Boards come as text. A button shows the picture.
        [safe] Pictures come in colour-blind-friendly colours.
       *[neither] Boards come as pictures.
    }
settings-language-as = Same as my Discord
language-name = English
press-textfirst = Text first
press-picturefirst = Pictures first
press-coloursafe = Colour-safe
press-colourusual = Usual colours
press-writeme = Yes, by DM
press-picture = Picture
press-dossier = Export
press-forget = Delete me…
press-fulltext = Full text
press-forgetsure = Delete everything for good
press-keepme = Cancel
press-report = Report
error-no-such-zone =
    { $count ->
        [0] I don't know the time zone “{ $zone }”. Type one like `Europe/Berlin`, or a big city like `Tokyo`.
        [one] I don't know the time zone “{ $zone }”. Did you mean `{ $near }`?
       *[other] I don't know the time zone “{ $zone }”. Did you mean one of these: { $near }?
    }

## Blocks
blocks-none =
    ### You haven't blocked anyone
    `/block user:` keeps someone out of your lobbies, and you out of theirs.
blocks-head =
    { $count ->
        [one] ### You've blocked one person
       *[other] ### You've blocked { $count } people
    }
    You can't join each other's lobbies. Nobody is told, and matches you already share go on.
blocks-pick = Unblock someone
blocks-more = and { $count } more. Unblock some of these to see them
error-not-yourself = You can't block yourself.
error-not-blockable = You can't block bots. In a lobby, the host can remove computers.

## Reports
report-title = Report to the bot's host
report-words = What happened?
report-hint = I add the match's code myself.
report-thanks =
    ### Your report is on its way
    Only the person who runs this bot gets it: your words, your name, the time and the match `{ $match }`.
    They decide what to do and may write to you. I don't tell anyone that you reported.
report-arrived =
    ### A report
    From **{ $name }** (<@{ $user }>), { $when } · server `{ $guild }` · match `{ $match }`
report-of = Players: { $names }
error-too-many-reports =
    You've sent { $most } reports today, and that's the limit. Please write again tomorrow.
    In an emergency, contact the server's moderators or Discord.
error-nothing-said = You didn't write anything, so I sent nothing.

## Privacy
privacy-show =
    ### What I store about you
    Your Discord id and name, your settings, who you've blocked and your reports; your seats, moves and notes in matches, how long you took, your results and your ratings; the matches you follow and the moves you guess. I store no messages, no e-mail address and nothing from outside Discord.
    I keep it so that you can play and look back, until you delete it. { $days ->
        [0] {""}
        [one] A finished match is deleted after a day; its results stay.{" "}
       *[other] A finished match is deleted after { $days } days; its results stay.{" "}
    }Other players see your name, your results, and your moves as far as the rules show them. The person who runs this bot can read the database. Nothing is sold or shared.
privacy-gives = **Puzzles of the day:** your finished matches may become puzzles, if everyone who played agrees. A puzzle shows what one player saw, without names.
privacy-keeps = **Puzzles of the day:** your matches aren't used for them.
press-givematches = Allow puzzles from my matches
press-keepmatches = No puzzles from my matches
privacy-export =
    { $part ->
        [1] Here's what I store about you.
       *[other] Here's part { $part } of it.
    } This file can show your hands, so keep it to yourself while you have matches running.
error-exported-lately = You can get one export an hour. The next one is possible from { $at }.
privacy-delete =
    ### Delete everything about you?
    { $playing ->
        [0] You aren't in a match right now.
        [one] You forfeit the match you're in.
       *[other] You forfeit the { $playing } matches you're in.
    }{ $lobbies ->
        [0] {""}
        [one] {" "}You leave your lobby.
       *[other] {" "}You leave your { $lobbies } lobbies.
    }
    { $over ->
        [0] “{ $name }” replaces your name in your matches.
        [one] “{ $name }” replaces your name there and in your finished match.
       *[other] “{ $name }” replaces your name there and in your { $over } finished matches.
    } The other players keep those matches with all the moves, but nothing in them points to you.
    I delete your name, id, settings, notes, ratings, guesses, blocks and reports right away, and my DMs to you as far as Discord lets me. Cards already in channels stay; moderators can delete them.
    {"**"}You can't undo this.** You can come back at any time as someone new. A few things stay under a code made from your id, so that coming back doesn't reset them: who has blocked you, today's reports, this year's vacation days, and how reliably you moved.
privacy-forgotten =
    ### Everything about you is deleted
    Nothing here names you any more. Thanks for playing!
privacy-kept = All right, I didn't delete anything.
former-player =
    { $number ->
        [1] Former player
       *[other] Former player { $number }
    }

## Names
nameless = Player

# Ratings, profiles, and how reliably somebody moves.

command-leaderboard = leaderboard
command-leaderboard-about = See the best players of a game on this server
command-profile = profile
command-profile-about = See someone's results on this server
command-profile-who = Whose profile; leave it out for your own

## The leaderboard
leaders-head =
    ### { $game } · { $server }
    The best players here:
leaders-none = Nobody has a rating here yet. Be the first: `/play` opens a match, and rated matches need at least two people.
leaders-line = { $place }. { $who } · **{ $rating }** · { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
leaders-own = You're number { $place } with **{ $rating }**.
leaders-own-none = You don't have a rating here yet. `/play` opens a match.
leaders-up = Higher ranks
leaders-down = Lower ranks
leaders-game = Another game
ratings-how =
    Ratings start at 1000. They're cautious estimates, so they rise as you play more.
    “?” is provisional: fewer than { $matches } rated matches or { $opponents } opponents.
    Only { $most } matches a week against the same person count, and none that end before two players have moved.

## The profile
profile-head =
    ### { $who }
    -# { $server }
profile-line = { $game } { $rating }: { $won } won, { $drawn } drawn, { $lost } lost
profile-unrated =
    { $count ->
        [one] { $game }: one unrated match
       *[other] { $game }: { $count } unrated matches
    }
profile-new = No rated matches on this server yet. `/play` opens one, and rated matches need at least two people.
profile-alt = { $who }'s profile.
profile-alt-curve = Rating from { $first } to { $last }.
press-leaders = Leaderboard

## The result card
result-rating =
    { $sure ->
        [0] ({ $gain })
       *[other] (result { $gain }, certainty { $certainty })
    }
result-certainty = Each match makes ratings more certain, and that raises them a little whatever the result.
result-untimed = Unrated: there's no clock.
result-short = Unrated: the match ended before two players had moved. A player who left still takes the loss.
result-often = Unrated: two of these players have already met in enough rated matches this week.
result-gone = { $who } never came back, so for the ratings they finished last.

## How reliably somebody moves
habits-known = Moves in about { $wait }, { $share }% on time.
habits-new = New here: not enough moves yet to say how fast they play.
habits-short = about { $wait } a move, { $share }% on time
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days = { $count } d
error-not-on-time =
    This lobby is for players who make { $wanted }% of their moves on time. Lately you've made { $share }% on time.
    Every move on time raises that.
