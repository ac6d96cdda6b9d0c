"""Whose panel is known to be open, and for how long."""

import pytest

from cogs.interactions import open_panels as module
from cogs.interactions.clicked import TOKEN_SECONDS
from cogs.interactions.open_panels import OpenPanels

MATCH, USER = "abcd2345", 7


@pytest.fixture
def seconds(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def panels(seconds):
    panels = OpenPanels()
    panels.open(MATCH, USER)
    return panels


def test_a_panel_is_open_to_its_player_in_its_match(panels):
    assert panels.is_open(MATCH, USER)
    assert not panels.is_open(MATCH, USER + 1)
    assert not panels.is_open("other", USER)


def test_a_panel_that_was_given_up_is_closed(panels):
    panels.close(MATCH, USER)
    assert not panels.is_open(MATCH, USER)


def test_a_panel_that_can_be_edited_no_longer_counts_as_closed(panels, seconds):
    seconds[0] += TOKEN_SECONDS + 1
    assert not panels.is_open(MATCH, USER)
    panels.open(MATCH, USER)
    assert panels.is_open(MATCH, USER)


def test_no_more_are_remembered_than_there_is_room_for(panels, monkeypatch):
    monkeypatch.setattr(module, "MAX_REMEMBERED", 2)
    for number in range(2):
        panels.open(f"match {number}", USER)
    assert not panels.is_open(MATCH, USER)
    assert all(panels.is_open(f"match {number}", USER) for number in range(2))
