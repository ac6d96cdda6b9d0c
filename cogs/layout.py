"""What a message is laid out as: every control of ours is served by its custom id, however long ago it was sent."""

from discord import ui


class Layout(ui.LayoutView):
    """discord.py would keep what only its reader sees for a quarter of an hour, and a task with each."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()
