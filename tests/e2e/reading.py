"""What a reader is told, word for word: in requests, in messages and in the web page of a match."""

import json
import re

from tests.e2e.world import lines, until

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
