"""Who learns, and how a lesson is shown to them."""

from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.cards.pictures import position_parts
from cogs.interactions.context import player_from, preferences_of, speaker_for
from dojo.people.preferences import Preferences
from engine.match import Match
from faces.core import AnyScene, Names, Say
from faces.lessons import Lesson
from faces.names import escaped

Item = ui.Item[ui.LayoutView]


@dataclass(frozen=True, slots=True)
class Reader:
    """Who learns, and how they want to see it."""

    say: Say
    names: Names
    preferences: Preferences

    @classmethod
    def of(cls, interaction: discord.Interaction) -> "Reader":
        say = speaker_for(interaction)
        names = player_from(interaction).name, say("lesson-opponent")
        return cls(say, names, preferences_of(interaction))

    async def position(self, lesson: Lesson, scene: AnyScene) -> tuple[list[Item], list[discord.File]]:
        return await position_parts(lesson.game.key, scene, as_text=self.preferences.text_first)

    def told(self, lesson: Lesson, now: Match[Any], events: tuple[object, ...]) -> str:
        """A small line for each event that has one."""
        names = tuple(map(escaped, self.names))
        return "\n".join(f"-# {line}" for line in lesson.told(now, events, names, self.say))

    def looked(self, lesson: Lesson) -> str:
        """A small line about the picture, for those who see it."""
        seen = "" if self.preferences.text_first else lesson.look(self.say)
        return seen and f"-# {seen}"
