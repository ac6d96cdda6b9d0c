"""Puts the sandbox together: the world, the HTTP API, the gateway, the control interface, the page."""

import secrets
import socket
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from sandbox.actions.user_actions import UserActions
from sandbox.api.rest import PREFIX, Rest
from sandbox.api.routes import Wire
from sandbox.control import CALLS, Services, answering
from sandbox.control.here import only_from_here
from sandbox.control.live import Live
from sandbox.control.presenter import Presenter
from sandbox.gateway.gateway import Gateway
from sandbox.strict.kinds import SEEDED
from sandbox.strict.limits import Limits
from sandbox.traffic.faults import Faults
from sandbox.traffic.findings import Findings, Schemas
from sandbox.traffic.journal import Journal
from sandbox.world.world import World

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
WIDE_FONT = Path(str(files("noto_cjk_sans_jp_bold"))) / "NotoSansCJKjp-Bold.otf"
ELSEWHERE, GROUP = "Elsewhere", "Evenings"  # a server without the bot, and a group DM
LARGEST_REQUEST = 64 * 1024 * 1024


class Sandbox:
    """The sandbox, in the caller's event loop; `python -m sandbox` runs it in a process of its own.

    Without a token, it draws one (`wire.token`). A lenient sandbox has no rate limits.
    """

    def __init__(
        self, token: str = "", port: int = 0, schemas: Schemas | None = None, *, lenient: bool = False
    ) -> None:
        self.port = port
        self.world = World()
        self.world.rules.limits = not lenient
        self.wire = Wire(self.world, token or secrets.token_urlsafe())
        self.findings = Findings(schemas)
        self.gateway = Gateway(self.wire, self.findings)
        presenter = Presenter(self.world)
        faults, journal, live = Faults(), Journal(), Live(self.world, presenter)
        self.gateway.on_change = lambda online: live.publish("BOT", {"online": online})
        limits = Limits(self.world.rules, self.world.clock.seconds)
        self.rest = Rest(self.wire, journal, faults, self.findings, limits)
        actions = UserActions(self.world, faults)
        self.services = Services(
            self.world, presenter, actions, faults, self.gateway, journal, self.findings, live, limits
        )
        self.runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=0.5)

    @property
    def address(self) -> str:
        return self.wire.address

    def _application(self) -> web.Application:
        application = web.Application(middlewares=[only_from_here], client_max_size=LARGEST_REQUEST)
        application.router.add_get("/gateway", self.gateway.connect)
        application.router.add_get("/gateway/", self.gateway.connect)
        for method, path, answer in CALLS:
            application.router.add_route(method, "/sandbox" + path, answering(self.services, answer))
        application.router.add_get("/cdn/{path:.*}", self._file)
        application.router.add_get("/", page)
        application.router.add_get("/static/wide.otf", wide_font)
        application.router.add_get("/static/{path:.*}", page)
        application.router.add_route("*", PREFIX + "/{path:.*}", self.rest.answer)
        return application

    async def _file(self, request: web.Request) -> web.Response:
        data = self.world.cdn.get(request.rel_url.raw_path)
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, content_type=self.world.cdn.type_of(request.path))

    async def start(self) -> None:
        await self.runner.setup()
        listening = socket.create_server((HOST, self.port))
        self.wire.address = self.world.cdn.address = f"http://{HOST}:{listening.getsockname()[1]}"
        await web.SockSite(self.runner, listening).start()

    async def stop(self) -> None:
        await self.gateway.hang_up(1001)
        await self.runner.cleanup()

    def seed(self, people: Sequence[str], server: str) -> None:
        members = [self.world.people.arrive(name).id for name in people]
        guild = self.world.open_server(server, members, ["general"])
        for channel in SEEDED:
            self.world.aside.add(self.world.add_channel(guild.id, **channel).id)
        if members:
            self._seed_elsewhere(members)

    def _seed_elsewhere(self, members: list[int]) -> None:
        """Create a server and a group DM without the bot, for people who have installed the application themselves."""
        elsewhere = self.world.open_server(ELSEWHERE, members, ["general"], bot=False)
        self.world.aside |= {elsewhere.id, self.world.open_group(GROUP, members).id}
        for person in self.world.people.values():
            person.installed = True


async def page(request: web.Request) -> web.StreamResponse:
    path = (PAGE / (request.match_info.get("path") or "index.html")).resolve()
    if not path.is_relative_to(PAGE) or not path.is_file():
        raise web.HTTPNotFound(text="There is no such page.")
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})


async def wide_font(request: web.Request) -> web.StreamResponse:
    """Kana and kanji, for browsers on systems that have no font for them."""
    return web.FileResponse(WIDE_FONT, headers={"Cache-Control": "max-age=86400"})
