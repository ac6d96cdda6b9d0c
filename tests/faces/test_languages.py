"""The check of a language: every kind of fault is found, and every language in locale/ is free of them."""

import pytest

from faces.languages.catalogue import catalogue
from faces.languages.faults import command_names, faults, unknown_commands
from faces.translation import FALLBACK, LOCALES, languages

OTHERS = [name for name in languages() if name != FALLBACK]
TERMS = """# Glosario

| English | Spanish | Stems | In |
|---|---|---|---|
| parry | parada | parada, parar, para | kengo |
| katana | katana | katana | all |

Said otherwise in: kengo-hint
"""


@pytest.fixture
def check(tmp_path):
    """What is wrong with a few translated messages beside a few English ones; rules and documents aren't there."""

    def found(english, translated, name="bot", terms=TERMS, language="es"):
        for folder, text in {"en": english, language: translated}.items():
            (tmp_path / folder).mkdir(exist_ok=True)
            (tmp_path / folder / f"{name}.ftl").write_text(text)
        (tmp_path / language / "TERMS.md").write_text(terms)
        return [
            fault
            for fault in faults(tmp_path / language, tmp_path / "en")
            if not fault.startswith(("rules/", "documents/", "TERMS.md: there is no kengo-hint"))
        ]

    return found


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_faults(language):
    assert list(faults(LOCALES / language, LOCALES / FALLBACK)) == []


@pytest.mark.parametrize(
    ("english", "spanish", "wrong"),
    [
        ("a = Play { $card }\nb = { -x } now\n-x = KAITO", "a = Juega { $card }\nb = ya { -x }\n-x = KAITO", []),
        (
            "a = One\nb = Two",
            "a = Uno\na = Una\nc = Tres",
            ["a: is there twice", "b: is missing", "c: English doesn't have it"],
        ),
        ("a = One\nb = Two", "a = Uno\nb = { $x", ["bot.ftl:2: Fluent can't read this", "b: is missing"]),
        ("a = Play { $card }", "a = Juega", ["a: { $card } isn't said"]),
        (
            "a = { $kind ->\n [text] As text\n *[both] As both\n }",
            "a = { $kind ->\n [texto] Texto\n *[both] Los dos\n }",
            ["a: [text] is missing", "a: [texto] is no variant of the English"],
        ),
        ("kengo-board-x = Some words", f"kengo-board-x = {'か' * 20}", []),  # of two columns each
        (
            "kengo-board-x = Some words",
            f"kengo-board-x = {'か' * 21}",
            ["kengo-board-x: 42 characters, but a text board has room for 40"],
        ),
        (
            "kengo-ask-x = Words",
            f"kengo-ask-x = {'w' * 197}",
            ["kengo-ask-x: a line of 197 characters, but 196 is the most here"],
        ),
        ("a = Leave the match", "a = Leave the match", ["a: still English: Leave the match"]),
        ("a = KAITO\nb = `JOINS`\nc = katana { $n }", "a = KAITO\nb = `JOINS`\nc = katana { $n }", []),
        ("a = katanas: { $n }", "a = katanas: { $n }", ["a: still English: katanas:"]),
    ],
)
def test_what_is_wrong_with_messages_is_found_and_nothing_else(check, english, spanish, wrong):
    assert check(f"{english}\n", f"{spanish}\n") == wrong


def test_what_is_the_same_on_purpose_and_a_missing_glossary(check):
    assert check("a = Film\n", "a = Film\n", terms=f"{TERMS}Same in English: a\n") == []
    no_table = "TERMS.md: there is no glossary, or its table has other columns"
    assert check("a = One\n", "a = Uno\n", terms="") == [no_table]


@pytest.mark.parametrize(("space", "faults"), [("\u202f", 0), (" ", 1)])
def test_a_french_line_must_not_break_before_a_sign(check, space, faults):
    found = check("a = Who? { $name }.\n", f"a = Qui{space}? {{ $name }}.\n", language="fr")
    assert found == ["a: “i ?” wants a narrow no-break space, U+202F"][:faults]


@pytest.mark.parametrize(
    ("spanish", "fault"),
    [
        ("Paga { $n ->\n [0] nada\n [one] una\n *[other] { $precio }\n }", "{ $precio } isn't known here"),
        ("Paga algo", "[0] is missing"),
        ("Paga { $n ->\n [one] una\n *[other] { $n }\n }", "[0] is missing"),
        ("Paga { $n ->\n [0] nada\n [few] una\n *[other] { $n }\n }", "[few] isn't a plural of this language"),
        ("Paga { $n ->\n [0] nada\n [many] una\n *[other] { $n }\n }", "[one] is missing"),
    ],
)
def test_other_variables_and_plurals_are_found(check, spanish, fault):
    english = "a = Pay { $n ->\n [0] nothing\n [one] one\n *[other] { $n }\n }\n"
    assert f"a: {fault}" in check(english, f"a = {spanish}\n")


@pytest.mark.parametrize(
    ("key", "most"),
    [("press-join", 80), ("command-play-game", 100), ("menu-log", 32), ("report-title", 45), ("kengo-hint-x", 60)],
)
def test_what_is_too_long_for_its_place_is_found(check, key, most):
    assert check(f"{key} = Some words\n", f"{key} = {'w' * most}\n") == []
    assert f"{key}: {most + 1} characters, but" in check(f"{key} = Some words\n", f"{key} = {'w' * (most + 1)}\n")[0]


@pytest.mark.parametrize("name", ["Jugar", "juega ya", "j" * 33])
def test_a_name_that_no_command_or_option_can_have_is_found(check, name):
    english = "command-play = play\ncommand-play-about = Play it\n"
    (fault,) = check(english, f"command-play = {name}\ncommand-play-about = Juega\n")
    assert "can't name a command or an option" in fault
    assert check("option-game = game\n", f"option-game = {name}\n") != []


def test_two_names_that_are_alike_are_found(check):
    keys = [f"command-{name} = {{}}\ncommand-{name}-about = {{}} ya\n" for name in ("play", "learn", "admin-play")]
    english = "".join(each.format(name, name) for each, name in zip(keys, ("play", "learn", "playing"), strict=True))
    assert check("option-a = a\noption-b = b\n", "option-a = x\noption-b = x\n") != []
    assert check(english, "".join(each.format("jugar", "juega") for each in keys)) == [
        "two commands or options are called “jugar”"
    ]


def test_a_term_that_is_said_otherwise_is_found_in_its_files_only(check):
    english, spanish = "a = Two parries\nb = A parry\nc = Parrying\n", "a = Dos\nb = Una parada\nc = Sí\n"
    assert check(english, spanish, "kaito") == []
    (fault,) = check("d = A Parry\nkengo-hint = A parry\n", "d = Un golpe\nkengo-hint = Otro\n", "kengo-lessons")
    assert fault == "d: “parry” is not said as the glossary says: parada, parar, para"


def rules(tmp_path, text, game="kaito"):
    for folder in ("en", "es", "es/rules"):
        (tmp_path / folder).mkdir(exist_ok=True)
    (tmp_path / "es" / "rules" / f"{game}.md").write_text(text)
    return [fault for fault in faults(tmp_path / "es", tmp_path / "en") if fault.startswith(f"rules/{game}.md")]


def test_rules_with_other_clauses_marks_or_english_ones_are_found(tmp_path):
    english = (LOCALES.parent / "seeds" / "kaito" / "rules.md").read_text("utf-8")
    still = rules(tmp_path, english)
    assert still
    assert all(fault.endswith("still English") for fault in still)
    other = rules(tmp_path, english.replace("**KT-R2**", "**KT-R3**", 1).replace("*(house rule)* The", "The", 1))
    assert "rules/kaito.md: clause 2 is KT-R3 and not KT-R2" in other
    assert "rules/kaito.md, KT-15: a mark such as *(house rule)* isn't where English has it" in other


def documents(tmp_path, name, text):
    for folder in ("en", "es", "es/documents"):
        (tmp_path / folder).mkdir(exist_ok=True)
    (tmp_path / "es" / "documents" / name).write_text(text)
    return {fault for fault in faults(tmp_path / "es", tmp_path / "en") if fault.startswith("documents/")}


def test_a_command_that_is_called_otherwise_is_found(check):
    keys = ("command-admin", "command-admin-setup", "command-block")
    commands = ["".join(f"{key} = {name}\n{key}-about = {name} ya\n" for key, name in zip(keys, names, strict=True))
                for names in (("admin", "setup", "block"), ("gestión", "ajustar", "bloquear"))]  # fmt: skip

    def found(text):
        return check(f"{commands[0]}a = Use\n", f"{commands[1]}a = {text}\n")

    assert found("Usa `/gestión ajustar`, `/gestión` o `/bloquear persona:`") == []
    assert found("Usa `/block`") == ["a: there is no command /block"]
    assert found("Usa `/gestión setup`") == ["a: there is no command /gestión setup"]


def test_english_names_commands_that_there_are():
    english = catalogue(LOCALES / FALLBACK)
    names = command_names(english, english)
    texts = [english.words(key) for key in english.entries]
    texts += [(LOCALES.parent / name).read_text("utf-8") for name in ("README.md", "PRIVACY.md", "TERMS.md")]
    assert {"play", "admin setup"} < names
    assert {fault for text in texts for fault in unknown_commands(text, names)} == {"there is no command /healthz"}
