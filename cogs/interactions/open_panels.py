"""Which matches people have before them just now. After a restart none is known, and people are called as ever."""

from time import monotonic

import discord

from cogs.interactions.clicked import MAX_REMEMBERED, TOKEN_SECONDS


class OpenPanels:
    """Who has a match before them in an ephemeral panel that leads on by itself, so that nobody has to call them."""

    def __init__(self) -> None:
        self._opened: dict[tuple[str, int], float] = {}  # by match and user, the longest ago first

    def open(self, match: str, user: int) -> None:
        """This player clicked in such a panel, which can be edited through the click for some minutes."""
        self._opened.pop((match, user), None)
        self._opened[match, user] = monotonic()
        if len(self._opened) > MAX_REMEMBERED:
            del self._opened[next(iter(self._opened))]

    def close(self, match: str, user: int) -> None:
        """It couldn't be edited, or was given up."""
        self._opened.pop((match, user), None)

    def is_open(self, match: str, user: int) -> bool:
        opened = self._opened.get((match, user))
        return opened is not None and monotonic() - opened <= TOKEN_SECONDS


class LastMatches:
    """The match that a person last had to do with in a channel: a command that names none means that one first."""

    def __init__(self) -> None:
        self._matches: dict[tuple[int, int | None], str] = {}  # by user and channel, the longest ago first

    def note(self, interaction: discord.Interaction, match: str) -> None:
        place = interaction.user.id, interaction.channel_id
        self._matches.pop(place, None)
        self._matches[place] = match
        if len(self._matches) > MAX_REMEMBERED:
            del self._matches[next(iter(self._matches))]

    def of(self, interaction: discord.Interaction) -> str | None:
        """It may be over, or a lobby."""
        return self._matches.get((interaction.user.id, interaction.channel_id))
