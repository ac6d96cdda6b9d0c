# The interface. Sentences are short, friendly and say what to do next.

## Commands (names are lower case, one word)
command-play = play
command-play-about = Open a match that others can join
command-play-game = Which game
command-play-opponent = Who to reserve the other seat for
command-play-options = Match options as name=value, separated by commas
command-play-seats = How many players
command-play-pace = How much time a move may take
command-practice = practice
command-practice-about = Play against the computer right away
command-practice-level = How strong the computer is
command-practice-seats = How many players, including you
command-hand = hand
command-hand-about = See your hand and your possible moves; only you see this
command-board = board
command-board-about = See the board as everyone sees it; only you see this
command-move = move
command-move-about = Type your move
command-move-answer = Your move, for example: slide c4
command-match = Which match; leave it out for this thread's match, or the last one you looked at here
command-resign = resign
command-resign-about = Give up a match
command-turns = turns
command-turns-about = List every match that's waiting for you
command-rules = rules
command-rules-about = Look up the rules
command-help = help
command-help-about = List every command
command-about = about
command-about-about = What this bot is, who runs it, and who owns the games
command-rules-search = Words to look for, or the number of a rule

## Options of commands (names are lower case, one word)
option-game = game
option-opponent = opponent
option-options = options
option-seats = seats
option-pace = pace
option-level = level
option-coach = coach
option-match = match
option-answer = answer
option-search = search
option-user = user
option-reason = reason
option-days = days
option-until = until

## Menus of a person or a message
menu-challenge = Challenge
menu-profile = Profile
menu-log = What happened?
menu-report = Report
challenge-title = New challenge
challenge-game = Game

## What this bot is
help-head = ### Commands
help-start = To start
help-match = In a match
help-past = Results and replays
help-you = About you
help-more = More
about-head =
    ### Hikyaku { $version }
    Card and board games over days, at your own pace. Made by fans.
about-operator = This bot is run by { $name }.
about-contact = You can reach them at { $contact }.
about-games = The games and their names belong to their authors and publishers. The rules are in our own words, and we drew every picture ourselves.
about-support = Support server
about-source = Source
about-terms = Terms
about-privacy = Privacy
about-install = Add to a server
about-install-user = Add to my apps

## Buttons
press-join = Join
press-leave = Leave
press-options = Options
press-optionsform = Change in a form
press-start = Start
press-learn = Learn
press-howto = How to play
press-hand = My hand
press-text = Text board
press-log = Log
press-more = More
press-cards = What is this card?
glossary-none = You aren't holding any cards right now.

## How lists and notes are written
list-separator = {", "}
list-separator-strong = {"; "}
sentence-separator = {" "}
versus = {" – "}
range = { $first } – { $last }
either-or = { $first } or { $last }
labelled = { $name }: { $value }
with-note = { $text } ({ $note })
sentence = { $text }.
fact-turn = to move
fact-won = wins
fact-drawn = a draw
fact-left = left
percent = { $share }%

## More buttons
press-back = Back
press-all-moves = All moves
press-play-it = Play: { $move }
press-again = Your next move
press-ended = How the round ended
press-next-round = Next round
press-bydm = Yes, by DM
press-nodm = No, only here
press-rematch = Rematch
press-resign = Resign
press-resignsure = Yes, I resign
press-playon = No, play on

## Lobby
pace = Pace
pace-relaxed = Relaxed: a move every few days
pace-daily = Daily: about a move a day
pace-brisk = Brisk: several moves a day
pace-live = Live: a move within minutes
pace-friendly = Friendly: no clock
seats = Seats
seats-2 = 2
seats-3 = 3
seats-4 = 4
seat-host = {" "}· host
seat-free = *free*
seat-invited = reserved for { $who }
lobby-term = **{ $name }:** { $value }
lobby-rematch = **Rematch!** Same players and options, but everyone moves on by one seat.
lobby-unrated = Unrated: there's a computer at the table.
lobby-elsewhere = Unrated: I'm not a member of this server or chat.
lobby-moved-on = The lobby has changed since you looked. Check it, and pick again if you still want to.
lobby-soon = Starts { $when }.
lobby-started = The match has started.
rematch-open = Your rematch is ready: { $where }
lobby-closed = Everyone has left, so this lobby is closed.
practice-place = Practice
elsewhere-place = A chat
elsewhere-refresh = Press any button to update this card.
practice-open = Your practice match has started. I'll show your hand here on every turn.
practice-here = You play right here, in this message.
practice-others =
    { $count ->
        [one] One more match is waiting for you:
       *[other] { $count } more matches are waiting for you:
    }
practice-coached = I'm your coach. I also play against you, and I go easy. **Hint** shows the move I'd make, **Undo my move** takes yours back.
options-head =
    ### Match options
    Only the host can change these, and only before the match starts.
dms-offer = **You're in!** Would you like a DM when it's your turn? You can play right from it.
    -# **My hand** works either way.
dms-hello = All set! I'll send your hand here when it's your turn, and you can play right from these messages.
dms-open = Done! Check your DMs: that's where your hand will come from now on. **My hand** still works, too.
dms-closed =
    Discord won't let me send you DMs. Allow DMs from members of this server.
    Then press **Yes, by DM** again under **More**. Or just play from **My hand**.
dms-later = DMs are on, but Discord won't let me send one right now. Until it does, play from **My hand**.
dms-none = All right, no DMs. Play from **My hand** in the thread.
quiet-closed =
    { $who }, Discord won't let me send you DMs, so play from **My hand** for now.
    To get DMs again, allow them from members of this server and press **Yes, by DM** under **More**.
thread-another = { $game } `{ $match }` continues in a new thread. The old one can't be used any more.
board-refused = { $who }, it's your move. AutoMod blocks my board here, so press **My hand**.
quiet-later = { $who }, it's your move. I can't send you a DM right now, so press **My hand**. I'll try again next turn.

## Computers
computer-novice = Novice { $number }
computer-coach =
    { $number ->
        [1] Coach
       *[other] Coach { $number }
    }
computer-student = Student { $number }
computer-master = Master { $number }
computer-add-novice = Add a novice: it has only just learned the rules
computer-add-student = Add a student: it thinks before it moves
computer-add-master = Add a master: it thinks long and hard
computer-remove = Remove { $who }
computer-pick = Add a computer
computer-pick-full = Remove a computer
level-novice = Novice
level-student = Student
level-master = Master

## Board
turn-of =
    { $count ->
        [one] It's { $who }'s turn.
       *[other] Waiting for { $who }.
    }
log-empty = The match has started.
log-secret = A secret choice was made.
log-secret-by = { $who } has chosen in secret.
log-head = What happened
ply = Move { $ply }
played = You played: **{ $move }**
form-best = looks best
together-kind = Plan the next moves too…
together-field-now = Your first move
together-field-then = Your second move
together-field-next = Your third move
together-field-last = Your fourth move
together-row-now = First
together-row-then = Then
together-row-next = After that
together-row-last = Finally
together-stop = Decide the rest later
list-answers = Choose your move
panel-cards = Your cards, drawn large. The text board names them.
panel-weighing = The picture shows what you're trying out:
panel-look = Look at a move first
panel-looking = If you play this:
panel-waiting = Nothing to do now: you'll hear when it's your turn.
panel-over = This match is over.
more-head = ### More · match `{ $match }`
more-look = **Text board** shows the board in words, **Log** lists all moves so far.
more-notes = Only you can see your **Notes**.
more-plan = With **Plan ahead**, you choose moves that I'll play for you.
more-leave =
    { $others ->
        [0] **Call it off** ends the match without a result. If you **Resign**, you lose.
       *[other] **Call it off** ends the match without a result if everyone agrees. If you **Resign**, you lose.
    }
more-dms = Would you like a DM when it's your turn?
resign-sure =
    Do you really want to resign? You can't undo this. { $rated ->
        [yes] The match is rated, so it counts as a loss.
       *[no] The match isn't rated.
    }
resign-named = Yes, resign { $match }
which-match = Another match …
resigned = You resigned. Thanks for playing!
not-resigned = You're still in the match.
result-won =
    { $count ->
        [0] It's a draw!
        [one] { $who } wins!
       *[other] { $who } win!
    }

## Turns and rules
turns-head =
    { $count ->
        [one] **One match is waiting for you.**
       *[other] **{ $count } matches are waiting for you**, most urgent first.
    }
turns-none =
    { $count ->
        [0] Nothing's waiting for you, and you aren't in a match. Try `/play`, or `/practice` against the computer.
        [one] Nothing's waiting for you. You're in one match:
       *[other] Nothing's waiting for you. You're in { $count } matches:
    }
rules-found =
    { $count ->
        [0] No rule contains all the words “{ $search }”.
        [one] One rule about “{ $search }”:
       *[other] { $count } rules about “{ $search }”:
    }
rules-behind =
    { $count ->
        [one] The rule behind this:
       *[other] The rules behind this step:
    }
rules-more = There are { $count } more. Add a word to narrow your search.
rules-section = Go to another chapter
numbered-player = Player { $number }
howto-rules = All the rules, chapter by chapter
house-rule = house rule
house-content = house content
two-readings = the sheet can be read in two ways

## Refusals: what happened, and what to do
error-unexpected =
    Something went wrong on my side, and nothing changed. Please try again.
    -# If you report this, mention the number { $code }. My host can find it in the log.
error-not-written = I can't save anything right now, so nothing changed. Please try again in a minute.
error-not-known = My database didn't confirm that. It may have worked anyway: check **My hand** in a minute.
error-not-read = I can't look anything up right now. It may have worked anyway: check **My hand** in a minute.
error-lost = Discord lost my reply. It may have worked anyway: check **My hand** before you try again.
error-dms-paused = Discord won't let me start new DMs right now. Please try again later.
error-braked = Discord is slowing me down for about ten minutes. It may have worked anyway: check **My hand** first.
error-match-over = This match is over. Press **Log** to see how it went.
error-not-your-turn = It isn't your turn yet. I'll tell you when it is.
error-stale = The match has moved on since you saw this. Press **My hand** to see where it stands.
error-illegal-move =
    You can't play “{ $move }” now.
    -# You can play: { $allowed }.
error-bad-option =
    { $name ->
        [form] I can't read “{ $value }”. Write options as { $allowed }, separated by commas.
        [option] There's no option called “{ $value }”. You can set: { $allowed }.
       *[other] { $name } can't be “{ $value }”. Choose from: { $allowed }.
    }
error-bad-value = I couldn't read what Discord sent me. Please choose from the list.
error-only-in-server = This works in a server, not in a DM.
error-forbidden = Discord doesn't allow me to do that here. Ask a moderator to check my permissions in this channel.
error-not-welcome =
    { $count ->
        [one] I'm missing a permission in this channel: { $permissions }. A moderator can give it to me.
       *[other] I'm missing permissions in this channel: { $permissions }. A moderator can give them to me.
    }
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
error-no-such-match = I can't find that match. `/turns` lists yours.
error-match-deleted = That match ended long ago and its moves are deleted. Its result still counts.
error-no-match-shown = I don't see a match in that message. Try a board, or a message in a match's thread.
error-no-match-yet = You aren't in a match here. Try `/play`, or `/practice` against the computer.
error-which-match = You're in several matches. Choose one with the option `match`.
error-too-fast = One thing at a time: I'm still busy with what you pressed before.
error-no-outlook = I'm still looking ahead. Try again in a few seconds.
error-too-many-files = That's as many films and pages as I send in an hour. You can have more from { $at }.
error-not-a-person = Bots can't take a seat. Name a person, or leave the seat open.
error-no-such-lobby = This lobby is gone. `/play` opens a new one.
error-lobby-full = Every seat is taken.
error-lobby-closed = This lobby isn't open any more.
error-not-invited = This seat is reserved for someone else.
error-not-the-host = Only the host can do that.
error-not-enough-players = There are still free seats. You can start when they're filled.
error-not-seated = You aren't playing in this match. Press **Text board** to watch.
error-not-in-lobby = You aren't in this lobby.
