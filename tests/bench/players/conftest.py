"""What tests of training share."""

import shutil

import pytest

from bench.players.training import built


@pytest.fixture(scope="module")
def program(request, tmp_path_factory):
    """The compiled program of the module's `NETWORK`."""
    if not shutil.which("cc"):
        pytest.skip("there is no C compiler: apt-get install gcc")
    return built(request.module.NETWORK, tmp_path_factory.mktemp("training"))
