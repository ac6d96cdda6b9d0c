# Lobbies: what players agree to by joining, and how many lobbies, matches and calls there may be.

press-accept = I agree
lobby-undecided = The terms have changed. Still to agree: { $who }
lobby-ready = Everyone is here, so the host can start the match.
terms-changed = { $who }, the host has changed the terms of your { $game } match:
terms-change = - **{ $name }:** { $before } → **{ $after }**
terms-what-now =
    Press **I agree** or **Leave** on [the card]({ $where }).
    If you do neither, the match can start in a minute.

error-cannot-join = You can't join this lobby. It's full, closed or reserved for others.
error-not-agreed = The terms have changed. These players need to agree, or have a minute to leave: { $who }.

error-too-many-lobbies = You can be in { $most } open lobbies at once. Leave one first.
error-too-many-lobbies-opened = You can open { $most } lobbies an hour. Please wait a while.
error-too-many-lobbies-here = This server has reached its limit of { $most } open lobbies. Join one of them instead.
error-too-many-matches-of-yours = You can be in { $most } matches and open lobbies at once. Finish or leave one first.
error-too-much-practice = You're already playing { $most } practice matches, and that's the limit. Finish or resign one first: `/turns` lists them.
error-too-many-pings = You've invited as many people as you can for now. Try again in an hour.
error-too-many-reports-waiting = The host has too many reports to read. Write again tomorrow, or ask the server's moderators.
