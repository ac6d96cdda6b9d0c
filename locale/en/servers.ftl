# What moderators settle.

command-admin = admin
command-admin-about = For moderators: where and how matches are played here
command-admin-setup = setup
command-admin-setup-about = Settle where matches are opened, by whom, how many, and how they are shown
command-admin-check = check
command-admin-check-about = Find out which permission I lack, and how to give it to me

command-admin-matches = matches
command-admin-matches-about = List the open lobbies and running matches here, to open or close them
command-admin-bar = bar
command-admin-bar-about = Decide that somebody may not play on this server
command-admin-bar-user = Who
command-admin-bar-reason = Why, as a note to moderators; the person finds it in their export
command-admin-unbar = unbar
command-admin-unbar-about = List who may not play here, or let somebody play again
command-admin-unbar-user = Who; without it you get the list

setup-head =
    ### How this server plays
    What you pick holds at once, for matches that start from now on. Nothing picked means no limit.
setup-channels = Where matches may be opened: everywhere
setup-starters = Who may open matches: everybody
setup-most-none = As many matches at once as people like
setup-most = At most { $most } matches at once
setup-pace = Usual pace – { $pace }
setup-locale-none = Cards in the language of this server
setup-locale = Cards in: { $name }
setup-spectators-on = Everybody may look at the hands once a match is over
setup-spectators-off = Only the players may look at the hands once a match is over
setup-log = Where I note what begins and ends: nowhere

check-fine =
    { $count ->
        [one] **All is well:** I may do everything a match needs in this channel.
       *[other] **All is well:** I may do everything a match needs in this channel and in the ones you have set up.
    }
check-head =
    ### What I lack
    I never need Administrator; these are all:
check-server = - **{ $permission }** in { $channel }: my role lacks it in the whole server. Press the button below, or tick it under Server Settings → Roles.
check-channel = - **{ $permission }** in { $channel }: allow it to my role under Edit Channel → Permissions.
check-wanted = (I can do without, but not as well)
check-invite = Give me what I lack
permission-create_public_threads = Create Public Threads
permission-read_message_history = Read Message History

ongoing-head =
    { $count ->
        [one] ### One match or lobby on this server
       *[other] ### { $count } matches and lobbies on this server
    }
ongoing-none = Nobody is playing on this server, and no lobby is open.
ongoing-lobby = { $game }, open lobby
ongoing-close = Close one
close-sure =
    ### End this match?
    { $title }
    It ends now and counts for nothing. Its players are told.
close-lobby-sure =
    ### Close this lobby?
    { $title }
    Everybody loses their seat, and nobody can join any more.
press-closesure = Yes, close it
closed = `{ $id }` is closed.
reason-closed = A moderator of this server ended the match. It counts for nothing.

bars-head =
    { $count ->
        [one] ### One person may not play on this server
       *[other] ### { $count } people may not play on this server
    }
    Their running matches go on, unless you close them with `/admin matches`.
bars-none = Everybody may play on this server.
bars-pick = Let somebody play again

chronicle-begun = { $game } `{ $match }` has begun: { $who } · { $where }
chronicle-over = { $game } `{ $match }` is over: { $verdict } · { $where }

error-not-a-moderator = Only people who may manage this server can settle that.
error-barred = The moderators of this server don't let you play here.
error-other-barred = The moderators of this server don't let that person play here.
error-banned = The host of this bot doesn't let you use it.
error-not-in-this-channel = Matches are opened elsewhere on this server: { $channels }.
error-not-a-starter = On this server these roles open matches: { $roles }. You can join any that is open.
error-too-many-matches = This server plays { $most } matches at once and no more; wait until one is over.
