"""What Discord would be sent in response to one click, and how."""

from typing import Any

from discord.ui import LayoutView, Modal

from tests.cogs.guard.test_forged_clicks import Said

PRIVATE = {"sent privately", "edited privately", "modal", "deferred"}


class Response(Said):
    def __init__(self) -> None:
        super().__init__()
        self.ways: list[str] = []
        self.alone = False  # what is edited then is what was put off, which only its reader sees

    async def send_message(self, *words: Any, **message: Any) -> Any:
        """Words and files may come together."""
        self.ways.append("sent privately" if message.get("ephemeral") else "sent")
        return await super().send_message(**message, **({"content": str(words[0])} if words else {}))

    async def edit_message(self, **message: Any) -> Any:
        self.ways.append("edited privately" if self.alone else "edited")
        return await super().edit_message(**message)

    async def send_modal(self, modal: Any) -> None:
        self.ways.append("modal")
        await super().send_modal(modal)

    async def defer(self, **how: Any) -> None:
        self.alone = bool(how.get("ephemeral") and how.get("thinking"))
        self.ways.append("deferred")
        await super().defer(**how)


def written(told: Any) -> Any:
    """As Discord would have it, files and all."""
    if isinstance(told, dict):
        files = told.get("attachments") or told.get("files") or [told[name] for name in ("file",) if name in told]
        rest = {name: written(value) for name, value in told.items() if name not in {"attachments", "files", "file"}}
        return [rest, [(file.filename, file.fp.read().decode("latin-1")) for file in files]]
    if isinstance(told, LayoutView):
        return told.to_components()
    return told.to_dict()["components"] if isinstance(told, Modal) else str(told)
