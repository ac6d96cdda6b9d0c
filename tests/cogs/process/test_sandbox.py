"""When the sandbox opens its page by itself."""

import pytest

from cogs.process.sandbox import has_desktop


@pytest.mark.parametrize(
    ("platform", "environment", "opens"),
    [
        ("darwin", {}, True),
        ("win32", {}, True),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {}, False),
    ],
)
def test_a_page_opens_only_where_there_is_a_desktop(platform, environment, opens):
    assert has_desktop(platform, environment) is opens
