# What people of a table agree on, and what they keep to themselves.

command-substitute = substitute
command-substitute-about = Ask somebody to take over your seat
command-substitute-user = Who should play on for you

press-notes = Notes
press-orders = Standing orders
press-draw = Offer a draw
press-agree = Agree to a draw
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

draw-offer = { $who } offers a draw. { $others }, do you agree?
draw-offered = You have offered a draw. It is one once everybody agrees.
draw-agreed = Agreed: the match is a draw.
draw-refused = { $who } would rather play on; no offer of a draw stands any longer.
draw-refused-by-you = Good: you play on.
abort-sure = The match has hardly begun: you may call it off, and it counts for nobody. Do you want to?
aborted = The match is called off; it counts for nobody.
error-substitute-elsewhere = Please ask in the server in which this match is played: there they can see its table.
substitute-asked = I have asked { $who } in the thread. Until the seat is taken it stays yours; once it is, a rated match counts as lost for you.
seat-kept = Good: the seat stays yours.
substitute-offer = { $asked }, { $who } asks you to take over their seat and play on. In the ratings the match then counts as lost for them, and not for you.
seat-taken = The seat is yours. Your hand:
seat-changed = { $who } has taken over the seat of { $before }, for whom the match counts as lost where it is rated.

notes-title = Notes on this match
notes-label = Only you see them
notes-kept = Noted. You find it under **More → Notes**.
orders-head =
    ### Standing orders
    What you order here I answer for you, after a while that does not give it away. Nobody else sees it, and you can take it back at any time.
orders-ask-me = Ask me: { $what }

error-too-late-to-abort = The match has really begun; you can offer a draw, or resign.
error-nobody-to-agree = Only computers play against you: they do not agree to draws.
error-nothing-offered = No such offer stands any longer.
error-draw-declined = They would rather play on. Once you have played on yourself you can offer a draw again.
error-already-seated = They already play in this match; ask somebody else.
error-seated-already = You play in this match already; if you were away, press **I'm back**.
error-no-such-order = That cannot be ordered ahead in this game.
