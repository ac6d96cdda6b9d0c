"""Which of our own routes answers which of the bot's requests; all others are simcord's."""

from sandbox.api.routes import account, commands, dms, emoji, interactions, messages, threads
from sandbox.api.routes.table import OWN, Handler, Wire

__all__ = ["Wire", "find"]

OWN_MODULES = (account, commands, dms, emoji, interactions, messages, threads)  # importing them fills the list
SEGMENTS = [(method, template.strip("/").split("/"), handler) for method, template, handler in OWN]


def find(method: str, path: str) -> tuple[Handler, dict[str, str]] | None:
    """The route that fits best, the one with the fewest blanks, and what fills them."""
    parts = path.strip("/").split("/")
    fitting = []
    for verb, segments, handler in SEGMENTS:
        if verb == method and len(segments) == len(parts):
            pairs = list(zip(segments, parts, strict=True))
            if all(segment == part or (segment.startswith("{") and part) for segment, part in pairs):
                fitting.append((handler, {segment[1:-1]: part for segment, part in pairs if segment.startswith("{")}))
    return min(fitting, key=lambda found: len(found[1]), default=None)
