"""What `make test` leaves to `make test-all`; drawn examples fail by what they show, never by how long they take."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

TESTS = Path(__file__).parent
SLOW = {"bench", "e2e", "proofs"}  # but for what is marked quick


def slow(item):
    folder = item.path.relative_to(TESTS).parts[0]
    if folder in SLOW:
        return not item.get_closest_marker("quick")
    return folder == "dojo" and "postgresql" in item.name  # tests of the storage try it at once


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by what is marked
def pytest_collection_modifyitems(items):
    for item in filter(slow, items):
        item.add_marker("slow")
