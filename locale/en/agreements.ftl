# What people of a table agree on, and what they keep to themselves.

command-substitute = substitute
command-substitute-about = Ask somebody to take over your seat
command-substitute-user = Who should play on for you

press-notes = Notes
press-orders = Standing orders
press-draw = Offer a draw
press-agree-draw = Agree to a draw
press-agree-abort = Agree to call it off
press-nodraw = Play on
press-abort = Call it off
press-abortsure = Yes, call it off
press-seat = Take the seat
press-seat-of =
    { $count ->
        [one] Take the seat
       *[other] Take the seat of { $who }
    }
press-keep = Take the offer back
press-admit = Let them play
press-admit-yes = Let them play
press-admit-no = Refuse

draw-offer = { $who } offers a draw. { $others }, do you agree?
draw-offered = You have offered a draw. It is one once everybody agrees.
draw-agreed = Agreed: the match is a draw.
draw-refused = { $who } would rather play on; no offer stands any longer.
draw-refused-by-you = Good: you play on.
abort-sure =
    { $others ->
        [0] Only computers play against you, so you may call the match off at any time; it counts for nothing. Do you want to?
       *[other] A match is called off once everybody agrees; it then counts for nothing. Shall I ask the others?
    }
abort-offer = { $who } would like to call the match off, so that it counts for nothing. { $others }, do you agree?
abort-offered = I've asked the others. The match is called off once everybody agrees.
aborted = The match is called off; it counts for nobody.
error-substitute-elsewhere = Please ask in the server in which this match is played: there they can see its table.
substitute-asked = I have asked { $who } in the thread. Until the seat is taken it stays yours; once it is, a rated match counts as lost for you.
seat-kept = Good: the seat stays yours.
substitute-offer = { $asked }, { $who } asks you to take over their seat and play on. In the ratings the match then counts as lost for them, and not for you.
seat-taken = The seat is yours. Your hand:
seat-requested = I've asked the others. The seat is yours once everybody who is there agrees.
seat-request =
    { $who } would like to take the seat of { $away } and play on. { $others }, do you agree?
    Once all of you do, { $who } sees the hand of { $away }, and { $away } can't come back. Earlier secret moves and notes stay private.
admitted = You agree. { $who } gets the seat once everybody who is there agrees.
refused = You refuse. { $who } does not get the seat while you do.
seat-changed = { $who } has taken over the seat of { $before }, for whom the match counts as lost where it is rated.

notes-title = Notes on this match
notes-label = Only you see them
notes-kept = Noted. You find it under **More → Notes**.
orders-head =
    ### Standing orders
    What you order here I answer for you, after a while that does not give it away. Nobody else sees it, and you can take it back at any time.
orders-ask-me = Ask me: { $what }

error-nobody-to-agree = Only computers play against you: they do not agree to draws.
error-nothing-offered = No such offer stands any longer.
error-offer-declined = They would rather play on. You can make an offer again after your next move.
error-already-seated = They already play in this match; ask somebody else.
error-had-another-seat = Somebody who has had another seat in this match can't take this one.
error-seat-kept = The seat is kept for its player until { $at }. Until then only somebody they invite can take it.
error-nobody-to-admit = All players are away, so nobody can let you in.
error-already-requested = Somebody else has asked for this seat, and the others are still deciding.
error-seated-already = You play in this match already; if you were away, press **I'm back**.
error-no-such-order = That cannot be ordered ahead in this game.
