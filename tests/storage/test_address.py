"""What `DATABASE` names, and the passwords in it, however they are written: no error says them."""

from pathlib import Path

import pytest

from storage.address import hide_passwords, passwords, path_of
from storage.errors import BadAddress, StoreError
from storage.store import Store

FORMS = {
    "postgresql://aiko:hunter2@127.0.0.1:1/db": ["hunter2"],
    "postgresql://aiko:hun:ter2@127.0.0.1:1/db": ["hun:ter2"],
    f"postgresql://aiko:{'hun@ter2'}@127.0.0.1:1/db": ["hun@ter2", "hun"],
    "postgresql://aiko:hun/ter2@127.0.0.1:1/db": ["hun/ter2"],
    "postgresql://aiko:hun%3Ater2@127.0.0.1:1/db": ["hun%3Ater2", "hun:ter2"],
    "postgresql://:hunter2@127.0.0.1:1/db": ["hunter2"],
    "postgresql://aiko@127.0.0.1:1/db?password=hunter2": ["hunter2"],
    "postgresql://aiko@127.0.0.1:1/db?sslmode=disable&password=hun%20ter2&x=y": ["hun%20ter2", "hun ter2"],
    "postgresql://aiko@127.0.0.1:1/db?password=hun+ter2": ["hun+ter2", "hun ter2"],
    "postgresql://127.0.0.1:1/db&password=hunter2": ["hunter2"],
    "postgresql://127.0.0.1:1/db?sslpassword=hunter2": ["hunter2"],
    "postgresql:///db?host=127.0.0.1&port=1&user=aiko&password=hunter2": ["hunter2"],
    "mysql://aiko:hunter2@127.0.0.1/db": ["hunter2"],
    "aiko:hunter2@127.0.0.1/db": ["hunter2"],
    "aiko:hun://ter2@127.0.0.1/db": ["ter2"],
    "host=127.0.0.1 user=aiko password=hunter2 dbname=db": ["hunter2"],
    "host=127.0.0.1 password = 'hun ter2'": ["hun"],
}


@pytest.mark.parametrize(("address", "secret"), FORMS.items())
def test_a_password_is_found_in_whatever_form(address, secret):
    if "hun://" not in address:  # of which nothing is told, because it names nothing
        assert {*secret} <= {*passwords(address)}
        assert not [each for each in secret if each in hide_passwords(address, f"no {address}, {secret[-1]}")]


@pytest.mark.parametrize("address", FORMS)
async def test_an_address_that_does_not_work_is_refused_without_a_piece_of_its_password(address, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreError) as refused:
        await Store.open(address)
    assert not [piece for piece in ("hunter2", "ter2", "hun") if piece in str(refused.value)]
    assert list(tmp_path.iterdir()) == [], "it is not taken for the name of a file"


async def test_what_a_server_says_is_told_without_the_password(postgres):
    missing = postgres.replace("/postgres?", "/db&password=hunter2?")
    with pytest.raises(StoreError, match="does not exist") as refused:
        await Store.open(missing)
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize("address", ["a.db", "sqlite:///a.db"])
def test_a_file_is_found_by_its_path_or_by_its_address(address):
    assert path_of(address) == Path("a.db")
    assert passwords(address) == []


def test_a_server_is_no_file():
    assert path_of("postgresql://host/name") is path_of("postgres://host/name") is None


@pytest.mark.parametrize("address", ["mysql://here", "://", "sqlite://a.db", "host=here password=there"])
def test_what_names_nothing_is_refused(address):
    with pytest.raises(BadAddress, match="postgresql://"):
        path_of(address)
