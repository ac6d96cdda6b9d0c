"""The button that opens the form for a report."""

from types import SimpleNamespace

import pytest

from cogs.interactions.controls import Unreadable
from cogs.people import reports


async def test_a_subject_too_long_for_a_form_is_refused():
    """It's forged: no code of a match is as long. Discord would refuse the form."""
    with pytest.raises(Unreadable):
        await reports.report(SimpleNamespace(subject="a" * 90, fields={}))
