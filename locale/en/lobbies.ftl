# Lobbies: what players agree to by joining, and how many lobbies, matches and calls there may be.

press-accept = I agree
lobby-undecided = The terms have changed. They haven't agreed yet: { $who }
lobby-ready = Everybody is here. The host can start the match.
terms-changed = { $who }, the host has changed the terms of your { $game } match:
terms-change = - **{ $name }:** { $before } → **{ $after }**
terms-what-now = Press **I agree** or **Leave** on [the card]({ $where }). If you do neither, the match can start in a minute.

error-cannot-join = You can't join this lobby: it's full, closed or kept for others.
error-not-agreed = I'm still waiting for these players to agree, or for a minute after I've told them what changed: { $who }.

error-too-many-lobbies = You can be in { $most } open lobbies at once; leave one first.
error-too-many-lobbies-opened = You can open { $most } lobbies in an hour; please wait a while.
error-too-many-lobbies-here = This server has { $most } open lobbies, and that's the limit; please join one of them.
error-too-many-matches-of-yours = You can be in { $most } matches and open lobbies at once; finish or leave one first.
error-too-much-practice = You can play { $most } practice matches at once; finish one first.
error-too-many-pings = You've called others as often as you may for now; please try again in an hour.
error-too-many-reports-waiting = More reports are waiting than the host can read; please write again tomorrow, or turn to the moderators of the server.
