"""The arithmetic of the soak, its short form, and the leak that it has to find."""

from random import Random

import pytest

from tests.proofs.soak import prove
from tests.proofs.soak.slope import PIECES, slope

SAMPLES = 360  # of half an hour
AT = [5.0 * number for number in range(SAMPLES)]


def noisy(seed, grown=0.0):
    """Memory that comes and goes in waves about 150, and grows by so much from the first sample to the last."""
    luck, wave = Random(seed), 0.0
    for number in range(SAMPLES):
        wave = 0.7 * wave + luck.gauss(0, 1)
        yield 150 + wave + grown * number / SAMPLES


@pytest.mark.quick
def test_a_line_without_noise_is_what_it_is():
    found = slope(AT, [100 + 0.01 * at for at in AT])
    assert found.growth == pytest.approx(0.01 * AT[-1])
    assert found.low == pytest.approx(found.high)
    assert not found.flat(1)
    assert found.flat(20)


@pytest.mark.quick
def test_what_only_comes_and_goes_is_nearly_always_flat():
    assert sum(slope(AT, list(noisy(seed))).flat(0) for seed in range(200)) >= 190


@pytest.mark.quick
def test_what_falls_is_flat():
    assert slope(AT, list(noisy(1, -10))).flat(0)


@pytest.mark.quick
def test_what_grows_by_a_tenth_is_never_flat():
    assert not any(slope(AT, list(noisy(seed, 15))).flat(0.02 * 150) for seed in range(200))


@pytest.mark.quick
def test_the_interval_holds_what_is_true_as_often_as_it_says():
    held = [slope(AT, list(noisy(seed, 5))) for seed in range(400)]
    assert 0.85 < sum(each.low < 5 < each.high for each in held) / 400 <= 1


@pytest.mark.quick
def test_there_are_as_many_pieces_as_samples_allow_for():
    with pytest.raises(Exception, match=r"(?i)mean"):
        slope(AT[: PIECES // 2], AT[: PIECES // 2])


@pytest.mark.long
def test_the_short_form_holds_and_finds_the_leak():
    found = prove("short")
    assert found.caught == 3, found.control
    assert found.holds, [figure for figure in found.figures if figure.met is False]
