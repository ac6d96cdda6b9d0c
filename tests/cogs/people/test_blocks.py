"""The list of those somebody has blocked, as they see it."""

from discord.ui import TextDisplay

from cogs.interactions.controls import Pick
from cogs.people.blocks import blocks_panel
from dojo.people.remembered import pseudonym
from faces.translation import speaker

SAY = speaker("en")


def test_somebody_who_was_erased_stands_there_without_a_mention_and_can_be_picked():
    former = pseudonym(b"key", 5)
    panel = blocks_panel([(former, ""), (7, "Bruno"), (8, "")], SAY)
    shown = "\n".join(each.content for each in panel.walk_children() if isinstance(each, TextDisplay))
    assert "1. Former player\n2. <@7>\n3. <@8>" in shown
    assert str(former) not in shown
    [pick] = [each for each in panel.walk_children() if isinstance(each, Pick)]
    assert [(option.label, option.value) for option in pick.options] == [
        ("1. Former player", str(former)),
        ("2. Bruno", "7"),
        ("3. 8", "8"),
    ]
