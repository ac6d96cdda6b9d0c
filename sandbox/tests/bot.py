"""An ordinary discord.py bot, pointed at the sandbox by its route base and gateway address and otherwise unmodified.

It reads Python statements from its input, one JSON string a line, runs them and answers with one JSON line each; what
it hears and what goes wrong in its commands it keeps in `heard` and `errors`.
"""

import ast
import asyncio
import gc
import io
import json
import logging
import re
import struct
import sys
import traceback
import zlib

import discord
import yarl
from discord import app_commands, ui


def png(side=64):
    rows = b"".join(
        b"\0" + bytes((x * 4 % 256, y * 4 % 256, 120)[i % 3] for x in range(side) for i in range(3))
        for y in range(side)
    )

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def picture():
    return discord.File(io.BytesIO(png()), "board.png", description="a board")


def owners_of(interaction):
    """By whose installations it came about: 0, a server's; 1, a person's."""
    return sorted(interaction._integration_owners)


class Controls(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.button(label="Roll", emoji="🎲", custom_id="roll", style=discord.ButtonStyle.primary)
    async def roll(self, interaction, button):
        interaction.client.owners.append(owners_of(interaction))
        await interaction.response.edit_message(content="rolled", attachments=[picture()], view=self)

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction, button):
        await interaction.response.defer()

    @ui.select(custom_id="pick", options=[discord.SelectOption(label="a", emoji="🎴"), discord.SelectOption(label="b")])
    async def pick(self, interaction, select):
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"chose {select.values[0]}")

    @ui.select(cls=ui.UserSelect, custom_id="whom")
    async def whom(self, interaction, select):
        await interaction.response.send_message(f"chose {select.values[0].display_name}", ephemeral=True)


class Numbered(ui.DynamicItem[ui.Button], template=r"number:(?P<number>\d+)"):
    def __init__(self, number):
        super().__init__(ui.Button(label=str(number), custom_id=f"number:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["number"]))

    async def callback(self, interaction):
        await interaction.response.send_message(f"number {self.number}", ephemeral=True)


class Question(ui.Modal):
    word = ui.TextInput(label="word", custom_id="word", max_length=20)
    colour = ui.Label(
        text="colour",
        component=ui.Select(
            custom_id="colour", options=[discord.SelectOption(label="red"), discord.SelectOption(label="black")]
        ),
    )

    def __init__(self):
        super().__init__(title="A question", custom_id="question")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"got {self.word.value} {self.colour.component.values[0]}")


class Board(ui.LayoutView):
    def __init__(self):
        super().__init__(timeout=None)
        box = ui.Container(ui.TextDisplay("# Board"), accent_colour=0x336699)
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="the board")))
        box.add_item(ui.Section("Your turn", accessory=ui.Button(label="Go", custom_id="number:8")))
        box.add_item(ui.Separator())
        box.add_item(ui.ActionRow(ui.Button(label="x", custom_id="number:9")))
        self.add_item(box)


class Words(app_commands.Translator):
    async def translate(self, string, locale, context):
        if locale is discord.Locale.spain_spanish:
            return {"play": "jugar", "Play a game": "Juega", "game": "juego", "A game": "Un juego"}.get(string.message)
        return None


class Bot(discord.Client):
    def __init__(self, privileged, shard=None, shards=None):
        intents = discord.Intents.default()
        intents.members = intents.message_content = privileged
        super().__init__(intents=intents, guild_ready_timeout=0.05, shard_id=shard, shard_count=shards)
        self.tree = app_commands.CommandTree(self)
        self.heard, self.errors, self.owners = [], [], []
        self.tree.error(self.note_error)
        add_commands(self.tree)

    async def note_error(self, interaction, error):
        self.errors.append(getattr(getattr(error, "original", error), "code", repr(error)))

    async def setup_hook(self):
        self.add_view(Controls())
        self.add_dynamic_items(Numbered)
        await self.tree.set_translator(Words())
        self.synced = await self.tree.sync()

    async def on_ready(self):
        self.heard.append("ready")

    async def on_resumed(self):
        self.heard.append("resumed")

    async def on_message(self, message):
        self.heard.append(["message", message.content])

    async def on_guild_join(self, guild):
        self.heard.append(["joined", guild.name, [channel.name for channel in guild.text_channels]])

    async def on_thread_update(self, before, after):
        self.heard.append(["thread", after.name, after.archived])


def add_commands(tree):
    @tree.command(description="Answers")
    async def ping(interaction: discord.Interaction):
        await interaction.response.send_message("pong", view=Controls())

    @tree.command(description="Answers and nothing more")
    async def pong(interaction: discord.Interaction):
        await interaction.response.send_message("pong")

    @tree.command(description="Answers and goes on talking")
    async def chatty(interaction: discord.Interaction, times: int):
        await interaction.response.send_message("first")
        for number in range(times):
            await interaction.followup.send(str(number))

    @tree.command(description="Says where it is")
    async def where(interaction: discord.Interaction):
        await interaction.response.send_message(f"{interaction.context.to_array()} {owners_of(interaction)}")

    @tree.command(description="Answers one person")
    async def secret(interaction: discord.Interaction):
        await interaction.response.send_message(f"for {interaction.user.display_name}", ephemeral=True)

    @tree.command(description="Defers")
    async def late(interaction: discord.Interaction, seconds: float = 0.05, follow: bool = True):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(seconds)
        await interaction.followup.send("done")
        if follow:
            await interaction.followup.send("second", ephemeral=True)

    @tree.command(description="Too slow")
    async def slow(interaction: discord.Interaction):
        await asyncio.sleep(3.1)
        await interaction.response.send_message("too late")

    @tree.command(description="A board")
    async def board(interaction: discord.Interaction):
        await interaction.response.send_message(view=Board(), file=picture())

    @tree.command(description="A modal")
    async def modal(interaction: discord.Interaction):
        await interaction.response.send_modal(Question())

    @tree.command(description="Writes a direct message")
    async def dm(interaction: discord.Interaction):
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("a hand", view=Controls())
            await interaction.followup.send("sent")
        except discord.Forbidden as refused:
            await interaction.followup.send(f"refused {refused.code}")

    @tree.command(name=app_commands.locale_str("play"), description=app_commands.locale_str("Play a game"))
    @app_commands.describe(game=app_commands.locale_str("A game"))
    @app_commands.rename(game=app_commands.locale_str("game"))
    @app_commands.choices(game=[app_commands.Choice(name="KAITO", value="kaito")])
    async def play(interaction: discord.Interaction, game: str, opponent: discord.Member | None = None):
        await interaction.response.send_message(f"{game} {opponent and opponent.display_name} {interaction.locale}")

    group = app_commands.Group(name="table", description="Tables")

    @group.command(description="Set one")
    async def lay(interaction: discord.Interaction, players: app_commands.Range[int, 2, 4], name: str):
        await interaction.response.send_message(f"{players} {name} {interaction.locale} {interaction.context.guild}")

    @lay.autocomplete("name")
    async def complete(interaction: discord.Interaction, typed: str):
        return [app_commands.Choice(name=f"{typed}!", value=typed)]

    tree.add_command(group)


async def channel(identity):
    """The channel, as soon as the bot has heard of it."""
    while (found := running.get_channel(identity)) is None:
        await running.wait_for("socket_event_type")
    return found


async def obey(bot):
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        answer = await run(bot, json.loads(line))
        sys.stdout.write(json.dumps(answer, default=str) + "\n")
        sys.stdout.flush()
    await bot.close()


async def run(bot, text):
    """The value of the last line if it is an expression; for a refusal by Discord its status and code."""
    names = {**globals(), "bot": bot}
    tree = ast.parse(text)
    if isinstance(tree.body[-1], ast.Expr):
        tree.body[-1] = ast.Return(tree.body[-1].value)
    whole = ast.parse("async def statements(): pass")
    whole.body[0].body = tree.body
    try:
        exec(compile(ast.fix_missing_locations(whole), "statements", "exec"), names)
        return {"value": await asyncio.wait_for(names["statements"](), 20)}
    except discord.HTTPException as refused:
        return {"status": refused.status, "code": refused.code, "text": refused.text}
    except Exception:
        return {"error": traceback.format_exc()}


def part(words):
    """Which shard of how many it is, where the words say so: 0/2."""
    return next((tuple(map(int, word.split("/"))) for word in words if re.fullmatch(r"\d/\d", word)), ())


async def main(address, token, *words):
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws") + "/gateway")
    global running
    bot = running = Bot("privileged" in words, *part(words))
    obeying = asyncio.create_task(obey(bot))
    try:
        await bot.start(token)
    finally:
        obeying.cancel()


if __name__ == "__main__":
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    gc.freeze()
    try:
        asyncio.run(main(*sys.argv[1:]))
    except (discord.LoginFailure, discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as wrong:
        sys.stdout.write(json.dumps({"ended": type(wrong).__name__}) + "\n")
