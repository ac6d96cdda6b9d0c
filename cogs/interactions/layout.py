"""The components of a message."""

from discord import ui


class Layout(ui.LayoutView):
    """The components of one message.

    It is stopped at once: otherwise discord.py would keep every ephemeral one, with a task, for 15 minutes.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()
