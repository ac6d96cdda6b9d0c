"""A hikari bot that knows one command, /nim: five sticks, in a thread; the one who takes the last has won."""

import os
import sys

import hikari

bot = hikari.GatewayBot(
    os.environ["TOKEN"],
    rest_url=f"{os.environ['ADDRESS']}/api/v10",
    intents=hikari.Intents.GUILDS,
    banner=None,
    logs=None,
)


def board(left):
    row = bot.rest.build_message_action_row()
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, f"take/{left}", label="Take")
    return {"content": "|" * left, "components": [row]}


@bot.listen()
async def started(_: hikari.StartedEvent) -> None:
    application = await bot.rest.fetch_application()
    nim = bot.rest.slash_command_builder("nim", "A match for two")
    await bot.rest.set_application_commands(application, [nim])
    sys.stdout.write("ready\n")
    sys.stdout.flush()


@bot.listen()
async def asked(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "A match begins.")
        message = await interaction.fetch_initial_response()
        thread = await bot.rest.create_message_thread(interaction.channel_id, message, "Nim")
        await thread.send(**board(5))
    elif isinstance(interaction, hikari.ComponentInteraction):
        left = int(interaction.custom_id.split("/")[1]) - 1
        shown = board(left) if left else {"content": f"{interaction.user.id} has won.", "components": []}
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, **shown)


bot.run(check_for_updates=False)
