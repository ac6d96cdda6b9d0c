"""Who has a match before them in an ephemeral panel that leads on by itself, so that nobody has to call them."""

from time import monotonic

from cogs.interactions.clicked import MAX_REMEMBERED, TOKEN_SECONDS


class OpenPanels:
    """After a restart none is known, and everybody is called as ever."""

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
