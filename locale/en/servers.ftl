# What moderators decide.

command-admin = admin
command-admin-about = For moderators: where and how matches are played here
command-admin-setup = setup
command-admin-setup-about = Choose where matches are opened, who opens them, how many, and how they look
command-admin-check = check
command-admin-check-about = Find out which permissions I'm missing and how to give them to me

command-admin-matches = matches
command-admin-matches-about = List the open lobbies and running matches here, to open or close them
command-admin-bar = bar
command-admin-bar-about = Ban someone from playing on this server
command-admin-bar-user = Who
command-admin-bar-reason = Why, as a note for moderators; the person can see it in their export
command-admin-unbar = unbar
command-admin-unbar-about = Let someone play here again, or list who may not
command-admin-unbar-user = Who; leave it out to see the list

setup-head =
    ### Server settings
    Changes apply right away, to new matches. Leave a menu empty for no limit.
setup-channels = Channels for opening matches: all
setup-starters = Who may open matches: everyone
setup-most-none = Matches at once: no limit
setup-most = Matches at once: up to { $most }
setup-pace = Usual pace: { $pace }
setup-locale-none = Language of cards: the server's
setup-locale = Language of cards: { $name }
setup-spectators-on = Hands after a match: everyone may look
setup-spectators-off = Hands after a match: players only
setup-log = Channel for match news: none

check-fine =
    { $count ->
        [one] **All good!** I have every permission I need in this channel.
       *[other] **All good!** I have every permission I need in this channel and in the channels you've set up.
    }
check-head =
    ### Missing permissions
    I never need Administrator. This is all I'm missing:
check-server = - **{ $permission }** in { $channel }: my role needs it. Use the button below, or Server Settings → Roles.
check-channel = - **{ $permission }** in { $channel }: allow it for my role under Edit Channel → Permissions.
check-wanted = (optional, but it helps)
check-invite = Give me these permissions
permission-create_public_threads = Create Public Threads
permission-read_message_history = Read Message History

ongoing-head =
    { $count ->
        [one] ### One match or lobby on this server
       *[other] ### { $count } matches and lobbies on this server
    }
ongoing-none = There are no running matches or open lobbies on this server.
ongoing-lobby = { $game }, open lobby
ongoing-close = Close one
close-sure =
    ### End this match?
    { $title }
    It ends right away and doesn't count. I'll tell the players.
close-lobby-sure =
    ### Close this lobby?
    { $title }
    Everyone loses their seat, and nobody can join any more.
press-closesure = Yes, close it
closed = I've closed `{ $id }`.
reason-closed = A moderator of this server ended the match, so it doesn't count.

bars-head =
    { $count ->
        [one] ### One person is banned from playing here
       *[other] ### { $count } people are banned from playing here
    }
    Their running matches go on, unless you close them with `/admin matches`.
bars-none = Nobody is banned from playing on this server.
bars-pick = Let someone play again

chronicle-begun = { $game } `{ $match }` has started: { $who } · { $where }
chronicle-over = { $game } `{ $match }` is over: { $verdict } · { $where }

error-not-a-moderator = Only people with the Manage Server permission can do that.
error-barred = This server's moderators don't let you play here.
error-other-barred = This server's moderators don't let that person play here.
error-banned = The person who runs this bot doesn't let you use it.
error-not-in-this-channel = You can't open matches in this channel. Try { $channels }.
error-not-a-starter = Only these roles can open matches here: { $roles }. You can still join any open match.
error-too-many-matches = This server has reached its limit of { $most } matches at once. Wait until one is over.

## What runs here
command-matches = matches
command-matches-about = Show the matches and open lobbies on this server
running-head = ### Playing on this server
running-none = Nobody's playing here right now. `/play` opens a match.
