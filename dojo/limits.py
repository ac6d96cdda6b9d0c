"""How much one person, one server and all people together may do: the one list of limits, and who checks each."""

from typing import Final

# Checked by dojo/lobby/limits.py. What moderators allow on their server is checked there, too (dojo/people/servers.py).
OPEN_LOBBIES: Final = 10  # open lobbies that one person is in
LOBBIES_AN_HOUR: Final = 30  # lobbies that one person opens in an hour, rematches and practice among them
LOBBIES_OF_A_SERVER: Final = 100  # open lobbies on one server
MATCHES: Final = 200  # matches that one person plays at once, with the open lobbies they are in
PRACTICE_MATCHES: Final = 5  # of these, how many against computers alone

# Checked by dojo/people/pings.py: invitations, offered seats, offered draws, nudges, and changed terms of a lobby.
PINGS_AN_HOUR: Final = 3  # by one person to one other
ALL_PINGS_AN_HOUR: Final = 20  # by one person to all others

# Checked by cogs/interactions/controls.py and cogs/history/files.py, in each process.
AT_ONCE: Final = 3  # clicks and commands of one person that are served at the same time: a command, and a double click
FILES_AN_HOUR: Final = 20  # films and web pages that one person is sent

# Checked by dojo/watching/followers.py.
FOLLOWED: Final = 20  # running matches that one person follows at once

# Checked by dojo/people/vacations.py.
VACATIONS_A_DAY: Final = 3  # begun by one person: all their matches are told of each

# Checked by dojo/people/reports.py.
REPORTS_A_DAY: Final = 5  # by one person
REPORTS_WAITING: Final = 200  # by all people, not yet delivered to the host
