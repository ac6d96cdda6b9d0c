# What people of a table agree on, and what they keep to themselves.

command-substitute = substitute
command-substitute-about = Ask someone to take over your seat
command-substitute-user = Who should take over your seat

press-notes = Notes
press-draw = Offer a draw
press-agree-draw = Agree to a draw
press-agree-abort = Agree to call it off
press-takeback = Take back
press-agree-takeback = Agree to take it back
press-nodraw = Play on
press-abort = Call it off
press-abortsure = Yes, call it off
press-seat = Take the seat
press-seat-of =
    { $count ->
        [one] Take the seat
       *[other] Take the seat of { $who }
    }
press-keep = Withdraw the offer
press-admit = Let them play
press-admit-yes = Let them play
press-admit-no = Say no

draw-offer = { $who } offers a draw. { $others }, do you agree?
draw-offered = You've offered a draw. The match is a draw as soon as everyone agrees.
draw-agreed = Agreed! The match is a draw.
draw-refused = { $who } said no. The match goes on.
draw-refused-by-you = All right, the match goes on.
takeback-offer =
    { $count ->
        [one] { $who } wants to take back their last move.
       *[other] { $who } wants to take back their last move and what came after it, { $count } moves in all.
    }
    { $others }, do you agree? What you've seen stays seen. Held moves and plans are dropped.
takeback-offered = I've asked the others. Your move is taken back as soon as everyone agrees.
takeback-agreed = Agreed! The move is taken back.
takeback-agreed-by-you = You said yes. The move is taken back as soon as everyone agrees.
taken-back =
    { $count ->
        [one] { $who } took back their last move.
       *[other] { $who } took back their last move and what followed it.
    }
taken-back-by-you = Taken back: you're where you were before you played **{ $move }**.
board-taken-back = The moves that stood here were taken back.
log-taken-back =
    { $count ->
        [one] One move was taken back. It isn't listed.
       *[other] { $count } moves were taken back. They aren't listed.
    }
abort-sure =
    { $others ->
        [0] You're only playing against computers, so you can call the match off any time. It won't count. Call it off?
       *[other] Everyone has to agree to call a match off. It then doesn't count. Ask the others?
    }
abort-offer = { $who } wants to call the match off, so that it doesn't count. { $others }, do you agree?
abort-offered = I've asked the others. The match is called off as soon as everyone agrees.
aborted = The match is called off. It doesn't count for anyone.
error-substitute-elsewhere = Ask on the match's own server, where the person can see the board.
substitute-asked = I've asked { $who } in the thread. The seat stays yours until they take it. A rated match then counts as your loss.
seat-kept = All right, you keep your seat.
substitute-offer =
    { $asked }, { $who } is asking you to take over their seat.
    A rated match then counts as their loss. It doesn't change your rating.
seat-taken = The seat is yours. Here's your hand:
seat-requested = I've asked the others. You get the seat as soon as every player who's here agrees.
seat-request =
    { $who } wants to take over the seat of { $away }. { $others }, do you agree?
    If you all do, { $who } sees that hand and { $away } can't come back. Earlier secret moves and notes stay private.
admitted = You said yes. { $who } gets the seat as soon as every player who's here agrees.
refused = You said no, so { $who } doesn't get the seat. You can still change your mind.
seat-changed = { $who } takes over the seat of { $before }. In a rated match, { $before } takes the loss.

notes-title = Notes on this match
notes-label = Only you can see them
notes-kept = Saved. You'll find your notes under **More → Notes**.

error-nobody-to-agree = You're only playing against computers, and they don't agree to draws.
error-nothing-offered = That offer is no longer open.
error-rated-stands = This match is rated, so moves stand. In unrated matches you can take them back if everyone agrees.
error-nothing-to-take-back = You have no move to take back: you haven't made one, or someone has left or joined since.
error-rules-changed = The rules were corrected after these moves, so they can't be taken back.
error-offer-declined = They'd rather play on. You can offer again after your next move.
error-offer-open = Your last offer or vote in this match is still open. Wait until it's settled before you offer anything else.
error-already-seated = They're already playing in this match. Ask someone else.
error-had-another-seat = Someone who has played another seat in this match can't take this one.
error-seat-kept = This seat is reserved until { $at }. Until then, only someone its player invites can take it.
error-nobody-to-admit = Every player is away, so nobody can let you in.
error-already-requested = Someone else has asked for this seat, and the others are still deciding.
error-no-room-for-them = They already play as many matches as they can, so they can't sit down now. You can refuse them.
error-seated-already = You're already in this match. If you were away, press **I'm back**.
