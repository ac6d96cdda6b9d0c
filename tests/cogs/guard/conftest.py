"""What tests of the guard share."""

import pytest


class Seconds:
    """A clock in milliseconds, set in seconds."""

    def __init__(self):
        self.at = 1000.0

    def __call__(self):
        return int(self.at * 1000)


@pytest.fixture
def clock():
    return Seconds()
