"""The application's emoji: refused where Discord would refuse them, and kept where the page finds them."""

import base64
import re
from typing import Any

from simcord.backend import errors, serializers
from simcord.http.router import RequestContext

from sandbox.api.routes.table import Wire, route

NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.+)", re.DOTALL)
LARGEST, MOST = 256 * 1024, 2000


@route("POST", "/applications/{application_id}/emojis")
def add(context: RequestContext, wire: Wire) -> Any:
    world, body = wire.world, context.body()
    name, image = str(body.get("name")), IMAGE.fullmatch(str(body.get("image")))
    if not NAME.fullmatch(name) or image is None:
        raise errors.invalid_form_body("name: 2 to 32 letters, digits and underscores; image: a data URI")
    if name in {emoji.name for emoji in world.application_emojis.values()}:
        raise errors.invalid_form_body("name: APPLICATION_EMOJI_NAME_ALREADY_TAKEN")
    data = base64.b64decode(image[1])
    if len(data) > LARGEST:
        raise errors.BackendError(400, 50138, "Failed to resize asset below the maximum size: 262144")
    if len(world.application_emojis) >= MOST:
        raise errors.BackendError(400, 30008, "Maximum number of emojis reached (2000)")
    emoji = world.create_application_emoji(name)
    world.cdn.keep_emoji(emoji.id, data)
    return serializers.guild_emoji_payload(world, emoji)
