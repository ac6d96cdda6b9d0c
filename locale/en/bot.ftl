# The interface. Sentences are short, friendly and say what to do next.

## Commands (names are lower case, one word)
command-play = play
command-play-about = Open a match: people join by a button
command-play-game = Which game
command-play-opponent = Keep the other seat for somebody
command-play-options = How it is played, as name=value, separated by commas
command-play-seats = For how many people
command-play-pace = How long a move may take
command-practice = practice
command-practice-about = Play against the computer, at once
command-practice-level = How strong it is
command-practice-seats = For how many, you among them
command-hand = hand
command-hand-about = Show your hand and what you may do, only to you
command-board = board
command-board-about = Show the board as everybody sees it, only to you
command-move = move
command-move-about = Answer by typing
command-move-answer = Your answer, for example: slide c4
command-match = Which match; without it, the one of this thread or the one that has waited longest
command-resign = resign
command-resign-about = Give up a match
command-turns = turns
command-turns-about = Show every match that waits for you
command-rules = rules
command-rules-about = Look up the rules
command-help = help
command-help-about = Show every command in a line
command-about = about
command-about-about = What this bot is, who runs it, and whose the games are
command-rules-search = Words to look for, or the number of a rule

## Menus of a person or a message
menu-challenge = Challenge
menu-profile = Profile
menu-log = What happened?
menu-report = Report
challenge-title = A challenge
challenge-game = Game

## What this bot is
help-head = ### Commands
about-head =
    ### Hikyaku { $version }
    A bot for playing games over days. It was made by fans.
about-operator = This bot is run by { $name }.
about-contact = You can reach them at { $contact }.
about-games =
    The games and their names belong to their authors and publishers. The rules are told in our own words, and all
    drawings are our own.
about-support = Support server
about-source = Source
about-terms = Terms
about-privacy = Privacy
about-install = Add to a server

## Buttons
press-join = Join
press-leave = Leave
press-options = Options
press-optionsform = All in one form
press-start = Start
press-learn = How to play
press-hand = My hand
press-text = Text board
press-log = Log
press-more = More
press-back = Back
press-again = Your next answer
press-letters = Yes, by DM
press-noletters = No, only here
press-rematch = Rematch
press-resign = Resign
press-resignsure = Yes, I resign

## Lobby
pace = Pace
pace-relaxed = Relaxed: an answer every few days
pace-daily = Daily: an answer about once a day
pace-brisk = Brisk: several answers a day
pace-live = Live: an answer within minutes
pace-friendly = Friendly: whenever it suits
seats = Seats
seats-2 = 2
seats-3 = 3
seats-4 = 4
seat-host = {" "}· host
seat-free = *free*
seat-invited = kept for { $who }
lobby-unrated = Unrated, for a computer plays along.
lobby-elsewhere = Unrated, because I'm not a member here.
lobby-moved-on = The lobby has changed since you saw it; look at it again, and pick once more if you still want to.
lobby-soon = Starts { $when }.
lobby-started = The match has begun; its board follows below.
rematch-open = The rematch is open: { $where }
lobby-closed = Everybody has left; this lobby is closed.
practice-place = Practice
elsewhere-place = A chat
elsewhere-refresh = Any button brings this card up to date.
practice-open = Your match has begun: I bring your hand to you here whenever you are asked.
options-head =
    ### How it is played
    The host decides, until the match starts.
letters-offer = **You are in.** Shall I send your hand by DM whenever you are asked?
    -# It always works from **My hand** as well.
letters-hello = Good: your hands will come to you here. You can answer here, too.
letters-open = Done: I have just written to you. Your hands come by DM, and **My hand** works as well.
letters-closed = Discord does not let me write to you. Allow DMs from members of this server and press **Yes, by DM** again under **Options** or **More**, or simply play from **My hand**.
letters-later = DMs are on, but Discord doesn't let me send one right now. Until it does, play from **My hand**.
letters-none = Good: no DMs. You play from **My hand** in the thread.
quiet-closed = { $who }, Discord doesn't let me send you DMs, so you play from **My hand**. To get DMs again, allow them from members of this server and press **Yes, by DM** under **More**.
thread-another = { $game } `{ $match }` goes on in a new thread, because its old one can't be used any more.
board-refused = { $who }, it's your move. The server's AutoMod refuses my board, so press **My hand**.
quiet-later = { $who }, it's your move. I can't send you DMs right now, so press **My hand**. I'll try again at your next turn.

## Computers
computer-novice = Novice { $number }
computer-student = Student { $number }
computer-master = Master { $number }
computer-add-novice = Add a novice: it has only just learned the rules
computer-add-student = Add a student: it thinks before it answers
computer-add-master = Add a master: it thinks for a long time
computer-remove = Remove { $who }
computer-pick = Add computer
computer-pick-full = Remove a computer
level-novice = Novice
level-student = Student
level-master = Master

## Board
turn-of =
    { $count ->
        [one] It is { $who }'s turn.
       *[other] Waiting for { $who }.
    }
log-empty = The match has begun.
log-secret = Somebody has chosen in secret.
log-head = What has happened
ply = Turn { $ply }
played = You played **{ $move }**.
list-answers = Choose your answer
panel-cards = Cards, drawn large; the text board names yours.
panel-weighing = Put it together, then confirm:
panel-where = { $server } · against { $others }
panel-waiting = Nothing is asked of you now.
panel-over = This match is over.
more-head = ### More · match `{ $match }`
more-letters = Shall your hand come by DM?
resign-sure = Do you really want to give up? It cannot be taken back.
resigned = You have resigned. Thank you for the match.
result-won =
    { $count ->
        [0] A draw.
        [one] { $who } wins.
       *[other] { $who } win.
    }

## Turns and rules
turns-head =
    { $count ->
        [one] **One match waits for you.**
       *[other] **{ $count } matches wait for you**, what is due first stands first.
    }
turns-none =
    { $count ->
        [0] Nothing waits for you, and you play no match. `/play` opens one, `/practice` starts one against the computer.
        [one] Nothing waits for you. You play one match:
       *[other] Nothing waits for you. You play { $count } matches:
    }
rules-found =
    { $count ->
        [0] No rule has all the words of “{ $search }”.
        [one] One rule on “{ $search }”:
       *[other] { $count } rules on “{ $search }”:
    }
rules-more = { $count } more: look for something narrower.
rules-section = Another chapter
howto-player = Player { $number }
howto-rules = All the rules, chapter by chapter
house-rule = house rule
house-content = house content

## Refusals: what happened, and what to do
error-unexpected = Something went wrong on my side; nothing has been changed. Please try again.
error-not-written = I cannot write anything down just now; nothing has been changed. Please try again in a minute.
error-not-known = My database went away before it told me whether that is written down. What you did may count all the same: look at your hand in a minute.
error-not-read = I cannot look anything up just now. What you did may count all the same: look at your hand in a minute.
error-lost = Discord lost my answer. What you did may count all the same: look at your hand before you try again.
error-dms-paused = Discord doesn't let me open new DMs right now. Please try again later.
error-braked = Discord wants me to send less for about ten minutes. What you did may count all the same: look at your hand before you try again.
error-match-over = This match is over; press **Log** to see how it went.
error-not-your-turn = It is not your turn yet; I will tell you when it is.
error-stale = The table has moved on since you saw this; press **My hand** to see where it stands.
error-illegal-move = “{ $move }” is not possible now. You may: { $allowed }.
error-bad-option =
    { $name ->
        [form] Please write options as { $allowed }, separated by commas; “{ $value }” is not.
        [option] There is no option “{ $value }”. There are: { $allowed }.
       *[other] { $name } cannot be “{ $value }”. It may be: { $allowed }.
    }
error-bad-value = Discord sent me something I cannot read; please choose from the list.
error-only-in-server = This works in a server, not in a DM.
error-forbidden = I am not allowed to do that here; a moderator can tell what I may do in this channel.
error-not-welcome =
    { $count ->
        [one] I lack a permission in this channel: { $permissions }. A moderator can give it to me.
       *[other] I lack permissions in this channel: { $permissions }. A moderator can give them to me.
    }
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
error-no-such-match = I know no such match; `/turns` lists yours.
error-match-deleted = That match ended long ago, and its moves have been deleted. Its result still counts.
error-no-match-shown = That message shows no match; try it on a board, or in the thread of a match.
error-no-match-yet = You are not in a match here; `/play` opens one, `/practice` starts one against the computer.
error-not-a-person = Bots cannot take a seat; please name a person, or nobody.
error-no-such-lobby = This lobby is gone; `/play` opens a new one.
error-lobby-full = All seats are taken.
error-lobby-closed = This lobby is no longer open.
error-not-invited = This seat is kept for somebody else.
error-not-the-host = Only the host can do that.
error-not-enough-players = There are seats free; somebody has to join first.
error-not-seated = You do not play in this match; **Text board** shows it to everybody.
error-not-in-lobby = You are not in this lobby.
