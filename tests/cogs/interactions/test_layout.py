"""Nothing of what was sent is kept in memory: controls are served by their custom ids."""

import re
from pathlib import Path

from cogs.cards.parts import plain
from cogs.interactions.modals import VerbModal

COGS = Path(__file__).parents[3] / "cogs"


async def test_discord_py_does_not_wait_for_clicks_on_what_we_have_sent():
    """It keeps what has not ended, and what only its reader sees for a quarter of an hour, with a task for each."""
    assert plain("here").is_finished()
    assert VerbModal("noted", "abcdefgh", title="here", fields={}).is_finished()


def test_every_message_is_laid_out_in_this_way():
    makers = [path.name for path in COGS.rglob("*.py") if re.search(r"\b(LayoutView|View|Modal)\(", path.read_text())]
    assert makers == []
