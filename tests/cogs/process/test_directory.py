"""What a host is told before the bot is listed or verified, and the documents to publish."""

import pytest

from cogs.process import ConfigError
from cogs.process.directory import ASKED, DOCUMENTS, run_documents

ALL_SET = dict.fromkeys(ASKED, "https://example.org") | {
    "operator": "Aiko Tanaka",
    "contact": "aiko@example.org",
    "terms_since": "2026-12-31",
    "minimum_age": 16,
}


def test_check_names_every_setting_that_is_missing():
    told = run_documents(["check"], ALL_SET | {"support_url": "", "operator": ""})
    assert told.startswith("Not set: OPERATOR, SUPPORT_URL.")


def test_check_is_content_when_everything_is_set():
    assert "Not set" not in run_documents(["check"], ALL_SET)


def test_check_names_what_the_portal_must_allow_where_people_may_install_it():
    assert "tick User Install" in run_documents(["check"], ALL_SET | {"user_install": True})
    assert "User Install" not in run_documents(["check"], ALL_SET | {"user_install": False})


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_names_who_publishes_it(name):
    told = run_documents([name], ALL_SET)
    assert told.startswith("# ")
    assert all(each in told for each in ("Aiko Tanaka", "aiko@example.org", "2026-12-31", "at least 16 years"))
    assert "{" not in told


def test_a_document_that_nobody_answers_for_is_refused():
    with pytest.raises(ConfigError, match="CONTACT"):
        run_documents(["terms"], ALL_SET | {"contact": ""})


def test_other_commands_are_left_to_others():
    assert run_documents(["backup"], ALL_SET) == ""
