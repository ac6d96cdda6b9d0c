"""Mutants of a game's rules: mutmut's own operators, tried on everything that runs, and not in functions alone."""

import ast
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

from tests.proofs.mutants.suites import files

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "data/mutants/grown"
TYPES = ("TypeAlias", "TypeVar")


@dataclass(frozen=True)
class Mutant:
    """One top-level statement of a file in another form; `name` stays the same as long as the file does."""

    name: str
    path: str
    line: int
    within: str  # the function or class, if it is in one
    begins: int  # where in the file the statement begins, and ends
    ends: int
    text: str  # what stands there instead

    @property
    def source(self) -> str:
        whole = read(self.path)
        return whole[: self.begins] + self.text + whole[self.ends :]

    @property
    def change(self) -> tuple[str, str]:
        """The lines that differ, as they were and as they are."""
        old, new = read(self.path)[self.begins : self.ends].split("\n"), self.text.split("\n")
        while old and new and old[0] == new[0]:
            old, new = old[1:], new[1:]
        while old and new and old[-1] == new[-1]:
            old, new = old[:-1], new[:-1]
        return " ".join(map(str.strip, old)), " ".join(map(str.strip, new))


class Grower(MutationVisitor):
    """mutmut leaves out what is decorated and what stands outside of functions, because it switches mutants on and off
    within one process. We read the module anew for each, so tables and cached functions can be mutated as well."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.FunctionDef):
            return False
        if isinstance(node, cst.Import | cst.ImportFrom) or only_for_types(node):
            return True
        return super()._skip_node_and_children(node)


def only_for_types(node: cst.CSTNode) -> bool:
    if isinstance(node, cst.AnnAssign):
        return isinstance(node.annotation.annotation, cst.Name) and node.annotation.annotation.value in TYPES
    if not isinstance(node, cst.Assign):
        return False
    target = node.targets[0].target
    return isinstance(target, cst.Name) and target.value == "__all__"


def sample(game: str) -> list[Mutant]:
    """All of them, in an order that is as good as random, and stays when the rules change elsewhere."""
    found = [mutant for path in files(game) for mutant in kept(path)]
    return sorted(found, key=lambda mutant: sha256(f"{mutant.path}\n{mutant.text}".encode()).digest())


@cache
def read(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def kept(path: str) -> list[Mutant]:
    """The mutants of a file. They are generated once for each text of it, because that takes a while."""
    place = KEPT / f"{sha256(f'{path}{read(path)}'.encode()).hexdigest()[:16]}.json"
    if place.exists():
        return [Mutant(**each) for each in json.loads(place.read_text("utf-8"))]
    found = grown(path)
    KEPT.mkdir(parents=True, exist_ok=True)
    part = place.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps([*map(asdict, found)]), "utf-8")
    part.replace(place)  # others may be reading
    return found


def grown(path: str) -> list[Mutant]:
    """Every mutant of a file that is valid Python, and differs from the file and all other mutants."""
    wrapper = MetadataWrapper(cst.parse_module(read(path)))
    visitor = Grower(mutation_operators, IgnoredCode(set(), set(), set()))
    module = wrapper.visit(visitor)
    lines = wrapper.resolve(PositionProvider)
    seen: set[tuple[int, str]] = set()
    found: list[Mutant] = []
    for statement, begins, ends in statements(module):
        seen.add((begins, shape(read(path)[begins:ends])))
        inside = set(everything_in(statement))
        for each in visitor.mutations:
            if each.original_node not in inside:
                continue
            text = module.code_for_node(deep_replace(statement, each.original_node, each.mutated_node))
            if (form := (begins, shape(text))) not in seen and form[1]:
                seen.add(form)
                line, name = lines[each.original_node].start.line, f"{path}:{len(found) + 1}"
                found.append(Mutant(name, path, line, name_of(statement), begins, ends, text))
    return found


def statements(module: cst.Module) -> Iterator[tuple[cst.CSTNode, int, int]]:
    at = len("".join(module.code_for_node(each) for each in module.header))
    for statement in module.body:
        begins, at = at, at + len(module.code_for_node(statement))
        yield statement, begins, at


def everything_in(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield node
    for child in node.children:
        yield from everything_in(child)


def name_of(statement: cst.CSTNode) -> str:
    return statement.name.value if isinstance(statement, cst.FunctionDef | cst.ClassDef) else ""


def shape(source: str) -> str:
    """The same for equal programs; empty for what is no program."""
    try:
        return ast.dump(ast.parse(source))
    except SyntaxError:
        return ""
