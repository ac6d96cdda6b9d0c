"""What a host is told: every figure is explained, labels are words of the program, and health has its reasons."""

import logging
import re
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from cogs.process import ConfigError
from cogs.process import metrics as counted
from cogs.process.health import Gateway, find_problems
from cogs.process.http import serving_metrics
from cogs.process.metrics import FailureCounter, GaugeCollector, PrometheusMetrics
from cogs.process.monitoring import Monitoring
from dojo.ops.log import logger
from dojo.ops.metrics import NoMetrics
from dojo.ops.stalls import Standstill
from storage.errors import NotWritten

ROOT = Path(__file__).parents[3]
METRIC = r"\bhikyaku_[a-z_]+"


class Line:
    """A client that hears Discord, or does not."""

    def __init__(self, *, ready=True, closed=False, lost=False):
        self.ready, self.closed = ready, closed
        self.shards = {0: SimpleNamespace(is_closed=lambda: lost)}
        self.latencies = [(0, 0.04), (1, float("inf"))]
        self.circuit_breaker = SimpleNamespace(refused=[1, 2])

    def is_ready(self):
        return self.ready

    def is_closed(self):
        return self.closed


def values(registry):
    return {(each.name, *sorted(each.labels.values())): each.value for of in registry.collect() for each in of.samples}


def explained(text):
    return {re.sub(r"_(bucket|count|sum|total|info)$", "", name) for name in re.findall(METRIC, text)}


async def test_what_happens_is_counted():
    figures = PrometheusMetrics()
    figures.clicked("button", "answer", 0.004)
    figures.clicked("button", "answer", 4)
    figures.refused("error-stale")
    figures.delivered("board", 0.2)
    figures.answered(0.1)
    figures.wrote(0.0004)
    found = values(figures.registry)
    assert found["hikyaku_click_seconds_count", "answer", "button"] == 2
    assert found["hikyaku_click_seconds_bucket", "0.005", "answer", "button"] == 1
    assert found["hikyaku_refusals_total", "error-stale"] == 1
    assert found["hikyaku_notice_delay_seconds_sum", "board"] == 0.2
    assert (found["hikyaku_computer_delay_seconds_count",], found["hikyaku_transaction_seconds_count",]) == (1, 1)


def test_failures_are_counted_from_the_log_by_their_words(monkeypatch):
    figures, root = PrometheusMetrics(), logging.getLogger()
    listening = FailureCounter(figures)
    root.addHandler(listening)
    try:
        for match in ("abcdefgh", "zyxwvuts"):
            logger("courier").warning("notice put off", match=match)
        logger("courier").info("nothing went wrong")
        logging.getLogger("discord.http").error("We are being rate limited. %s", "POST /webhooks/1/abc")
        monkeypatch.setattr(counted, "MAX_FAILURE_KINDS", 2)
        logger("courier").error("one kind too many")
    finally:
        root.removeHandler(listening)
    found = {
        labels[1:]: value for labels, value in values(figures.registry).items() if labels[0].endswith("failures_total")
    }
    assert found == {("notice put off", "warning"): 2, ("discord", "error"): 1, ("error", "other"): 1}


async def test_whatever_is_wrong_has_its_reason(dojo):
    assert find_problems(dojo, Gateway(Line())) == {}
    dojo.stall_detector.standstills["outbox"] = Standstill(302, 14)
    with pytest.raises(NotWritten):
        async with dojo.stall_detector._store.transaction():
            raise NotWritten("the disk is full")
    assert find_problems(dojo, Gateway(Line(lost=True))) == {
        "gateway": "Discord has not been heard for 0 s",
        "database": "NotWritten: the disk is full",
        "courier": "notices waiting: 14, the oldest for 302 s",
    }
    dojo.stall_detector._looked -= 60
    assert "stalls" in find_problems(dojo, Gateway(Line()))


@pytest.mark.parametrize("path", ["metrics", "healthz"])
async def test_a_website_that_points_its_name_at_this_machine_reads_nothing(dojo, unused_tcp_port, path):
    async with (
        serving_metrics(dojo, PrometheusMetrics(), Gateway(), unused_tcp_port),
        aiohttp.ClientSession() as session,
    ):
        url = f"http://127.0.0.1:{unused_tcp_port}/{path}"
        for headers in (
            {"Host": "evil.example"},
            {"Host": "127.0.0.1.evil.example"},
            {"Origin": "http://evil.example"},
        ):
            async with session.get(url, headers=headers) as refused:
                assert refused.status == 403
        async with session.get(url, headers={"Host": f"localhost:{unused_tcp_port}"}) as answered:
            assert answered.status in {200, 503}


async def test_every_figure_is_explained_and_alerts_are_about_figures_that_there_are(dojo):
    figures = PrometheusMetrics()
    figures.registry.register(GaugeCollector(dojo, Gateway(Line())))
    names = {of.name for of in figures.registry.collect() if of.name.startswith("hikyaku")}
    assert len(names) > 12
    assert explained((ROOT / "docs/watching.md").read_text("utf-8")) == names
    rules = (ROOT / "deploy/hikyaku.rules.yml").read_text("utf-8")
    assert explained(rules) <= names
    alerts, conditions = (
        re.findall(rf"^ +{start}", rules, flags=re.M) for start in (r"- alert: Hikyaku\w+$", "expr: ")
    )
    assert len(alerts) == len(conditions) > 5
    found = values(figures.registry)
    latencies = [key for key in found if key[0] == "hikyaku_gateway_latency_seconds"]
    assert latencies == [("hikyaku_gateway_latency_seconds", "0")], "a shard without a heartbeat has none"
    assert found["hikyaku_requests_refused",] == 2


@pytest.mark.parametrize(
    ("line", "up"),
    [(None, False), (Line(), True), (Line(ready=False), False), (Line(closed=True), False), (Line(lost=True), False)],
)
def test_discord_is_heard_while_all_shards_hear_it(line, up):
    assert Gateway(line).up is up


async def test_without_a_port_nobody_counts(dojo):
    watch = Monitoring(0)
    assert isinstance(watch.metrics, NoMetrics)
    async with watch.serving(dojo):
        assert watch.observe(line := Line()) is line


async def test_a_port_that_is_taken_is_said_in_a_line(dojo, unused_tcp_port):
    async with serving_metrics(dojo, PrometheusMetrics(), Gateway(), unused_tcp_port):
        with pytest.raises(ConfigError, match=f"METRICS_PORT is {unused_tcp_port}"):
            async with serving_metrics(dojo, PrometheusMetrics(), Gateway(), unused_tcp_port):
                pass
