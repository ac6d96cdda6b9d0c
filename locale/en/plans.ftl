# Plans: answers set ahead, in secret, for what a player may be asked next.

press-plan = Plan ahead
plan-head =
    ### Plan ahead
    Choose your move for what may come next. If it comes, I'll play it for you, after about as long as you usually take.
    That way, nobody can tell it was planned. Only you see it, and you can undo it until it's played.
    If anything else happens, your plans are withdrawn and I'll ask you.
plan-head-always =
    ### Plan ahead
    Choose your move for a question that may come again. Whenever it comes, I'll play it for you, after about as long as you usually take.
    That way, nobody can tell it was planned. Only you see it, and you can undo it until it's played.
    It stays planned until you withdraw it, or a move is taken back.
plan-stays = What you plan for “Whenever…” stays planned until you withdraw it, or a move is taken back.
plan-nothing = Nothing can be planned yet: what you'll be asked next still depends on the cards or on someone else.
plan-if = { $who }: { $move }
plan-if-any =
    { $questions ->
        [one] { $who }: any move
       *[other] { $who }: any other move
    }
plan-when = When this happens…
plan-then = After **{ $event }**, your move is:
plan-then-always = **{ $event }**, your move is:
plan-move = Your move…
plan-line = **{ $event }** → { $move }
plan-standing = Your plans:
plan-withdraw = Withdraw a plan…
plan-held = You planned **{ $move }** for this. I'll play it { $when }, and nobody can tell it was planned.
plan-withdrawn = Something else happened, so your plans are withdrawn.
error-not-foreseen = The match has gone on, so you can't plan that any more. Press **My hand** to see where it stands.
