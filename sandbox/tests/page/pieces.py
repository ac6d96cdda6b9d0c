"""Messages and components as Discord sends them, short to write."""

from datetime import UTC, datetime, timedelta

EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
BEGAN = datetime(2026, 3, 14, 12, 0, tzinfo=UTC)
BOT = {"id": "900", "username": "Hikyaku", "global_name": None, "avatar": None, "bot": True}


def user(identity, name):
    return {"id": identity, "username": name.lower(), "global_name": name, "avatar": None}


def message(identity, author, content="", *, channel="20", components=(), flags=0, minutes=0, **more):
    told = {
        "id": str(identity),
        "channel_id": channel,
        "guild_id": "10",
        "type": 0,
        "author": author,
        "content": content,
        "timestamp": (BEGAN + timedelta(minutes=minutes)).isoformat(),
        "edited_timestamp": None,
        "mentions": [],
        "attachments": [],
        "embeds": [],
        "components": list(components),
        "flags": flags,
    }
    return told | more


def card(identity, *components, flags=0, **more):
    """A message of the bot in Components V2."""
    return message(identity, BOT, components=components, flags=V2 | flags, **more)


def used(person, command):
    return {"id": "1", "type": 2, "name": command, "user": person}


def text(content):
    return {"type": 10, "content": content}


def container(*components, colour=None):
    return {"type": 17, "accent_color": colour, "components": list(components)}


def row(*components):
    return {"type": 1, "components": list(components)}


def button(label, custom_id=None, style=2, **more):
    return {"type": 2, "label": label, "style": style} | ({"custom_id": custom_id} if custom_id else {}) | more


def select(custom_id, *labels, **more):
    options = [{"label": label, "value": label.lower()} for label in labels]
    return {"type": 3, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": 1} | more


def gallery(*pictures):
    return {"type": 12, "items": [{"media": media, "description": alt} for media, alt in pictures]}


def picture(url, width=900, height=600):
    return {"url": url, "width": width, "height": height, "content_type": "image/png"}
