"""An unmodified discord.py logs in, hears people and answers them in every way Discord has."""

import re
import urllib.request

import pytest

from .conftest import until

pytestmark = pytest.mark.xdist_group("sandbox")


def test_the_client_logs_in_and_knows_server_and_members(bot, dojo):
    names = bot.value(f"guild = (await channel({dojo.channel})).guild; [m.display_name for m in await guild.chunk()]")
    assert {"Aiko", "Bruno", "Hikyaku"} <= set(names)


def test_a_server_made_while_the_bot_is_online_reaches_it_with_its_channels(bot, dojo):
    assert until(lambda: ["joined", "Dojo", ["general"]] in bot.value("bot.heard"))


def test_registered_commands_come_back_with_an_id_each(bot):
    assert all(bot.value("[command.id for command in bot.synced]"))


def test_a_command_is_answered_with_a_message_and_its_controls(sandbox, bot, dojo):
    interaction = sandbox.command(dojo.aiko, dojo.channel, "ping")
    assert interaction["state"] == "answered"
    assert interaction["ephemeral"] is False
    assert interaction["message"]["content"] == "pong"
    assert interaction["message"]["components"][0]["components"][0]["custom_id"] == "roll"
    assert 0 < interaction["ms"] < 3000


def test_a_plain_emoji_comes_back_without_an_id(sandbox, bot, dojo):
    components = sandbox.command(dojo.aiko, dojo.channel, "ping")["message"]["components"]
    assert components[0]["components"][0]["emoji"] == {"name": "🎲"}
    assert components[1]["components"][0]["options"][0]["emoji"] == {"name": "🎴"}


def test_a_press_edits_the_message_and_brings_a_picture(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "ping")["message"]
    interaction = sandbox.press(dojo.aiko, message, "roll")
    assert (interaction["state"], interaction["message"]["id"]) == ("updated", message["id"])
    assert interaction["message"]["content"] == "rolled"
    picture = interaction["message"]["attachments"][0]
    assert (picture["width"], picture["height"], picture["description"]) == (64, 64, "a board")


def test_an_attachment_can_be_fetched(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "ping")["message"]
    url = sandbox.press(dojo.aiko, message, "roll")["message"]["attachments"][0]["url"]
    with urllib.request.urlopen(url) as answer:
        assert answer.headers["Content-Type"] == "image/png"
        assert answer.read(8) == b"\x89PNG\r\n\x1a\n"


def test_a_choice_is_acknowledged_and_the_message_edited_afterwards(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "ping")["message"]
    where = f"/people/{dojo.aiko}/channels/{dojo.channel}/choose"
    assert sandbox.post(where, message=message["id"], custom_id="pick", values=["b"])["state"] == "acknowledged"
    assert until(lambda: sandbox.messages(dojo.aiko, dojo.channel)[-1]["content"] == "chose b")


def test_a_menu_of_people_brings_the_person_chosen(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "ping")["message"]
    where = f"/people/{dojo.aiko}/channels/{dojo.channel}/choose"
    interaction = sandbox.post(where, message=message["id"], custom_id="whom", values=[dojo.bruno])
    assert interaction["message"]["content"] == "chose Bruno"


def test_a_deferred_answer_is_filled_by_the_first_follow_up_and_the_second_is_a_new_message(sandbox, bot, dojo):
    interaction = sandbox.command(dojo.aiko, dojo.channel, "late")
    assert interaction["state"] == "deferred"
    asked = f"/people/{dojo.aiko}/interactions/{interaction['id']}"
    assert until(lambda: sandbox.get(asked)["followups"])
    later = sandbox.get(asked)
    assert (later["state"], later["message"]["content"]) == ("answered", "done")
    assert later["message"]["flags"] & 64
    assert later["followups"][0]["content"] == "second"


def test_a_component_tree_of_the_second_kind_shows_the_uploaded_picture(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "board")["message"]
    assert message["flags"] & 1 << 15
    media = message["components"][0]["components"][1]["items"][0]["media"]
    assert media["url"].startswith(sandbox.address)
    assert (media["width"], media["id"]) == (64, message["attachments"][0]["id"])


def test_a_tree_edited_with_a_new_picture_shows_the_new_one(sandbox, bot, dojo):
    shown = bot.value(
        f"""
message = await (await channel({dojo.channel})).send(view=Board(), file=picture())
edited = await message.edit(view=Board(), attachments=[picture()])
[each.components[0].children[1].items[0].media.url for each in (message, edited)]"""
    )
    assert shown[0] != shown[1]
    message = sandbox.messages(dojo.aiko, dojo.channel)[-1]
    assert [attachment["url"] for attachment in message["attachments"]] == [shown[1]]
    with urllib.request.urlopen(shown[1]) as answer:
        assert answer.status == 200


def test_a_tree_edited_without_a_picture_keeps_the_one_it_has(sandbox, bot, dojo):
    bot.value(
        f"""
message = await (await channel({dojo.channel})).send(view=Board(), file=picture())
(await message.edit(view=Board())).id"""
    )
    media = sandbox.messages(dojo.aiko, dojo.channel)[-1]["components"][0]["components"][1]["items"][0]["media"]
    assert media["url"].startswith(sandbox.address)


def test_a_modal_opens_and_what_is_submitted_arrives(sandbox, bot, dojo):
    interaction = sandbox.command(dojo.aiko, dojo.channel, "modal")
    assert (interaction["state"], interaction["modal"]["title"]) == ("modal", "A question")
    where = f"/people/{dojo.aiko}/channels/{dojo.channel}/submit"
    answer = sandbox.post(where, interaction=interaction["id"], values={"word": "hello", "colour": ["red"]})
    assert answer["message"]["content"] == "got hello red"


def test_the_bot_writes_a_direct_message_and_its_buttons_work(sandbox, bot, dojo):
    sandbox.command(dojo.aiko, dojo.channel, "dm")
    assert until(lambda: sandbox.get(f"/people/{dojo.aiko}/places")["dms"])
    channel = sandbox.get(f"/people/{dojo.aiko}/places")["dms"][0]["id"]
    message = sandbox.messages(dojo.aiko, channel)[-1]
    assert message["content"] == "a hand"
    assert sandbox.press(dojo.aiko, message, "roll")["message"]["content"] == "rolled"


def test_a_subcommand_gets_its_options_typed_and_the_language_of_the_person(sandbox, bot, dojo):
    sandbox.post(f"/people/{dojo.aiko}", locale="pl")
    interaction = sandbox.command(dojo.aiko, dojo.channel, "table lay", players="3", name="kaya")
    assert interaction["message"]["content"] == "3 kaya pl True"


def test_a_member_given_as_an_option_arrives_as_a_member(sandbox, bot, dojo):
    interaction = sandbox.command(dojo.aiko, dojo.channel, "play", game="kaito", opponent=dojo.bruno)
    assert interaction["message"]["content"] == "kaito Bruno en-US"


def test_an_option_is_completed_by_the_bot(sandbox, bot, dojo):
    where = f"/people/{dojo.aiko}/channels/{dojo.channel}/autocomplete"
    told = sandbox.post(where, name="table lay", options={"players": 2, "name": "q"}, focused="name")
    assert told == {"choices": [{"name": "q!", "value": "q"}]}


def test_the_bot_hears_what_people_say(sandbox, bot, dojo):
    sandbox.post(f"/people/{dojo.aiko}/channels/{dojo.channel}/say", content="typed")
    assert until(lambda: ["message", "typed"] in bot.value("bot.heard"))


def test_a_button_that_carries_its_meaning_in_its_id_works(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "board")["message"]
    interaction = sandbox.press(dojo.bruno, message, "number:8")
    assert (interaction["message"]["content"], interaction["ephemeral"]) == ("number 8", True)


def test_a_message_sent_twice_with_one_nonce_is_posted_once(sandbox, bot, dojo):
    send = f"(await (await channel({dojo.channel})).send('once', nonce='turn-1')).id"
    assert bot.value(send) == bot.value(send)
    assert [message["content"] for message in sandbox.messages(dojo.aiko, dojo.channel)] == ["once"]


def test_a_nonce_counts_for_a_few_minutes_only(sandbox, bot, dojo):
    send = f"(await (await channel({dojo.channel})).send('again', nonce='turn-2')).id"
    first = bot.value(send)
    sandbox.post("/clock", advance=600)
    assert bot.value(send) != first


def test_messages_are_edited_and_deleted(sandbox, bot, dojo):
    identity = bot.value(f"(await (await channel({dojo.channel})).send('first')).id")
    partial = f"(await channel({dojo.channel})).get_partial_message({identity})"
    bot.value(f"(await {partial}.edit(content='second')).id")
    edited = sandbox.messages(dojo.aiko, dojo.channel)[-1]
    assert edited["content"] == "second"
    assert edited["edited_timestamp"]
    bot.value(f"await {partial}.delete()")
    assert sandbox.messages(dojo.aiko, dojo.channel) == []


def test_a_silent_message_says_so(sandbox, bot, dojo):
    bot.value(f"(await (await channel({dojo.channel})).send('hush', silent=True)).id")
    assert sandbox.messages(dojo.aiko, dojo.channel)[-1]["flags"] & 1 << 12


def test_only_those_allowed_are_mentioned(sandbox, bot, dojo):
    text = f"<@{dojo.aiko}> and <@{dojo.bruno}>"
    only = f"discord.AllowedMentions(users=[discord.Object({dojo.aiko})])"
    bot.value(f"(await (await channel({dojo.channel})).send({text!r}, allowed_mentions={only})).id")
    mentions = sandbox.messages(dojo.aiko, dojo.channel)[-1]["mentions"]
    assert [user["id"] for user in mentions] == [dojo.aiko]


def test_an_ephemeral_answer_is_edited_and_deleted_by_its_token(sandbox, bot, dojo):
    bot.value("""
@bot.tree.command(name="vanish", description="Vanishes")
async def vanish(interaction: discord.Interaction):
    await interaction.response.send_message("here", ephemeral=True)
    await interaction.edit_original_response(content="there")
    bot.heard.append((await interaction.original_response()).content)
    await interaction.delete_original_response()
    bot.heard.append("gone")
await bot.tree.sync()
None""")
    sandbox.command(dojo.aiko, dojo.channel, "vanish")
    assert until(lambda: bot.value("bot.heard")[-2:] == ["there", "gone"])
    assert sandbox.messages(dojo.aiko, dojo.channel) == []


def test_the_history_of_a_channel_leaves_ephemeral_messages_out(sandbox, bot, dojo):
    sandbox.command(dojo.aiko, dojo.channel, "secret")
    sandbox.command(dojo.aiko, dojo.channel, "ping")
    history = f"[message.content async for message in (await channel({dojo.channel})).history()]"
    assert bot.value(history) == ["pong"]


def test_commands_synced_again_keep_their_ids(bot):
    before = bot.value("{command.name: command.id for command in bot.synced}")
    again = bot.value("{command.name: command.id for command in await bot.tree.sync()}")
    assert {name: again[name] for name in before} == before


def test_each_message_of_an_interaction_names_who_caused_it(sandbox, bot, dojo):
    message = sandbox.command(dojo.aiko, dojo.channel, "ping")["message"]
    told = message["interaction_metadata"]
    assert (told["user"]["id"], told["type"], told["name"]) == (dojo.aiko, 2, "ping")
    pressed = sandbox.press(dojo.bruno, sandbox.command(dojo.aiko, dojo.channel, "board")["message"], "number:8")
    assert re.fullmatch(r"\d+", pressed["message"]["interaction_metadata"]["interacted_message_id"])
