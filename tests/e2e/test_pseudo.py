"""The whole bot in a language that is 40 % longer: all it sends is in it, nothing is cut, and Discord takes it all."""

import json
import re
import shutil
from random import Random

import pytest

from bench.client import answers, asked, controls, ids, lines, one_move, seated, until
from bench.stage import ROOT, Bot, Sandbox
from engine.games import GAMES
from faces.lessons import lessons
from faces.translation import LOCALES
from tests import pseudo
from tests.e2e.test_days import settled
from tests.e2e.test_lobby import offered
from tests.e2e.test_practice import own_panel, practising

pytestmark = pytest.mark.slow

NAMES = frozenset("aiko bruno chloe dai dojo general hikyaku english utc".split())  # noqa: SIM905
# What would end a match, leave a message that is looked at, or post something for all.
LEFT_ALONE = {
    *("abortsure", "agreeback", "answer", "close", "closesure", "film", "forgetsure", "join", "leave", "resignsure"),
    *("sendnow", "start", "sure", "webpage", "share", "bydm", "nodm", "rematch", "dossier"),
}
COMMANDS = (
    *("settings", "help", "about", "turns", "vacation", "block", "puzzle", "hand", "profile"),
    *("privacy show", "privacy delete"),
)
MOST = 60  # clicks of a walk
PANELS = frozenset({"karenza"})  # it has buttons, forms and secrets; the others take long
OF_GAMES = [game if game in PANELS else pytest.param(game, marks=pytest.mark.long) for game in GAMES]
REFUSED = 50035  # Discord's code for a body that it doesn't take


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """The project as it is, but for its languages: English, and the one of these tests."""
    place = tmp_path_factory.mktemp("home")
    for path in ROOT.iterdir():
        if path.name not in {"locale", "bot.py", ".git", "data"}:
            (place / path.name).symlink_to(path)
    shutil.copy(ROOT / "bot.py", place)
    shutil.copytree(LOCALES / "en", place / "locale" / "en")
    pseudo.write(place / "locale" / pseudo.LOCALE, LOCALES / "en")
    return place


@pytest.fixture
async def people(home, tmp_path):
    """Of one server, whose cards are in the language, too."""
    async with Sandbox() as sandbox, Bot(sandbox, tmp_path / "matches.db", home):
        found = await sandbox.people()
        for person in found.values():
            await sandbox.post(f"people/{person.id}", {"locale": "es-ES"})
        await found["Aiko"].choose(await found["Aiko"].show("admin setup"), "/locale", pseudo.LOCALE)
        yield found
        assert not [each for each in await sandbox.requests() if each["code"] == REFUSED], "Discord refused a text"
        await everything_is_said_in_it(sandbox)


async def everything_is_said_in_it(sandbox):
    sent = [each for each in await sandbox.requests() if each["method"] != "GET" and "/commands" not in each["path"]]
    check({text for each in sent if "/emojis" not in each["path"] for text in texts(each["body"])})


def check(told):
    assert len(told) > 40
    allowed = NAMES | pseudo.box_words() | {"bk", "rk", "bh", "rh"}
    assert {text: words for text in told if (words := pseudo.untranslated(text, allowed))} == {}
    assert [text for text in told if pseudo.is_cut(text)] == []


async def walk(person, message, dice):
    """Press whatever does no harm, on this message and on those that follow."""
    todo, done, clicks = [message], set(), 0
    while todo and clicks < MOST:
        seen = todo.pop()
        for id in ids(seen):
            verb = id.lstrip("+#&").split("/")[0]
            if verb in LEFT_ALONE or id[0] in "#&" or (kind := id.split("/")[0] + id.rpartition("/")[2][:3]) in done:
                continue
            done.add(kind)
            clicks += 1
            given = await clicked(person, seen, id, dice)
            todo += [given["message"]] if given.get("message") and given.get("state") != "modal" else []


@pytest.mark.parametrize("game", OF_GAMES)
async def test_every_panel_of_a_match_is_said_in_it(aiko, bruno, chloe, game):
    dice = Random(game)
    sitting = await seated((aiko, bruno), game)
    for _ in range(6):
        await one_move(sitting, dice)
    for person in (aiko, bruno):
        dm = await asked(person, sitting.id)
        await walk(person, dm or await person.show("hand", sitting.thread), dice)
    await walk(aiko, (await sitting.cards())[-1], dice)
    await walk(chloe, await sitting.board(), dice)
    for name, given in {"board": {}, "log": {}, "rules": {"game": game, "search": "a"}}.items():
        await walk(bruno, await bruno.show(name, sitting.thread, **given), dice)
    await learnt(bruno, game, dice)
    await looked_back(aiko, await sitting.resign(aiko), dice)


async def learnt(person, game, dice):
    """Every lesson: what can be pressed in it, but never a move that is wrong in the same way twice."""
    await walk(person, await person.show("learn", game=game), dice)
    shown = await person.show("learn", game=game)
    reached = int(ids(shown, "try/")[0].split("/")[2])
    for number, lesson in enumerate(lessons(game)[reached:], reached):
        shown = await person.open(shown, f"try/{game}/{number}/{lesson.right[0]}")
        shown = await person.open(shown, f"lesson/{game}/{number + 1}")


async def looked_back(person, result, dice):
    """Result, replay, film and web page; only the page's words can be read."""
    await walk(person, result, dice)
    match, thread = ids(result, "replay/")[0].split("/")[1], result["channel_id"]
    replay = await person.show("replay", thread, match=match)
    await walk(person, replay, dice)
    await clicked(person, replay, ids(replay, "film/")[0], dice)
    await person.press(replay, "webpage/")
    check(await web_page(person, thread, f"{match}.html"))


async def test_what_is_beside_the_matches_is_said_in_it(aiko):
    dice = Random(0)
    for name in COMMANDS:
        await walk(aiko, await aiko.show(name), dice)
    await walk(aiko, await aiko.show("leaderboard", game="kaito"), dice)
    await aiko.run("verify", match="nonsense")
    await aiko.complete("play", "options", game="kengo", options="")


async def test_a_digest_and_the_puzzle_of_a_server_are_said_in_it(aiko, bruno):
    sitting = await seated((aiko, bruno), "karenza", pace="relaxed")
    before = {person: len(await person.dms()) for person in (aiko, bruno)}
    for person in before:
        await person.choose(await person.show("settings"), "+settle/notices/", "digest")
    await aiko.choose(await aiko.show("admin setup"), "/puzzles", aiko.general)
    await aiko.offered("puzzle/", aiko.general)
    await aiko.sandbox.post("clock", {"advance": 24 * 3600})
    for person, known in before.items():
        await until(more_dms, person, known)
    assert await sitting.board()


async def more_dms(person, known):
    """Also the digest, which has a button to every hand that waits."""
    return [dm for dm in (await person.dms())[known:] if ids(dm, "hand/") and not ids(dm, "mute/")]


async def test_what_all_must_agree_on_is_said_in_it(aiko, bruno):
    sitting = await seated((aiko, bruno), "kaito", pace="friendly")  # without ratings, so that moves can be taken back
    for _ in range(2):
        await one_move(sitting, Random(2))
    for verb, answer in {"takeback": "agreeback", "draw": "nodraw"}.items():
        panels = [(person, await sitting.more(person)) for person in (aiko, bruno)]
        person, panel = next(each for each in panels if ids(each[1], f"{verb}/"))
        await person.press(panel, f"{verb}/")
        other = sitting.other(person)
        await other.press(await offered(sitting, other, f"{answer}/"), f"{answer}/")


async def test_what_an_absent_player_is_told_and_the_others_is_said_in_it(aiko, bruno):
    sitting = await seated((aiko, bruno), "kaito")
    first, other, _ = await sitting.question()
    for hours in (36.1, 36, 12.1, 12.1):  # a reminder, two extensions, and a move by the computer
        await settled(other.sandbox, hours)
    dm = await until(asked, other, sitting.id)
    await other.press(dm, answers(dm)[0])
    await until(asked, first, sitting.id)
    await other.sandbox.advance(round(84.1 * 3600))
    await other.press(await offered(sitting, other, "vote/"), "vote/")
    await first.press(await first.show("hand", sitting.thread), "return/")


@pytest.mark.parametrize("game", OF_GAMES)
async def test_a_coach_and_a_glance_back_are_said_in_it(aiko, game):
    dice = Random(game)
    sitting = await practising(aiko, game, by_dm=False, coach=True)
    for _ in range(2):
        panel = await own_panel(aiko, sitting)
        if ids(panel, "hint/"):
            await walk(aiko, await aiko.open(panel, "hint/"), dice)
        panel = await own_panel(aiko, sitting)
        await clicked(aiko, panel, controls(panel)[0], dice)
    await walk(aiko, await sitting.resign(aiko), dice)


SAID = ("content", "label", "placeholder", "description", "title")  # where texts stand in a request
DATA = re.compile(r'<script[^>]* id="match"[^>]*>(.*?)</script>', re.DOTALL)
CODE = re.compile(r"<(style|script)\b.*?</\1>|<!--.*?-->", re.DOTALL)
WRITTEN = re.compile(r'(?:aria-label|title|data-(?:true|false|holds|partly|fails))="([^"]+)"|>([^<]+)<')


def texts(body):
    """Every text of a request; of a choice its name, without the code that it sends."""
    if isinstance(body, list):
        return [text for each in body for text in texts(each)]
    if not isinstance(body, dict):
        return []
    found = [body[key] for key in SAID if isinstance(body.get(key), str)]
    found += [body["name"].replace(body["value"], "")] if {"name", "value"} <= body.keys() else []
    return found + [text for each in body.values() if isinstance(each, dict | list) for text in texts(each)]


async def clicked(person, message, id, dice):
    """A message may be gone by now, or show something else."""
    try:
        if not id.startswith("+"):
            return await person.press(message, id)
        return await person.choose(message, id, dice.choice(lines(message, id))["value"])
    except AssertionError:
        return {}


async def web_page(person, channel, name):
    """All that is said in a match's web page, once it has come as a file of this name."""

    async def sent():
        return next((each for each in await person.see(channel) if name in str(each["attachments"])), None)

    [file] = (await until(sent))["attachments"]
    async with person.sandbox.session.get(file["url"]) as answer:
        return said_in(await answer.text())


def said_in(page):
    told = json.loads(DATA.search(page)[1])
    lines = [line for ply in told["plies"] for line in (ply["at"], *(text for _, text in ply["lines"]))]
    alts = [each["alt"] for view in told["views"] for each in view["positions"]]
    written = [first or second for first, second in WRITTEN.findall(CODE.sub("", page))]
    return [text for text in (told["title"], told["verdict"], *lines, *alts, *map(str.strip, written)) if text]
