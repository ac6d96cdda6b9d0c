"""What a C program takes from the engine, as a header."""

from collections.abc import Mapping, Sequence


def written(numbers: Mapping[str, int], tables: Mapping[str, Sequence[int]]) -> str:
    lines = [f"enum {{ {name} = {number} }};" for name, number in numbers.items()]
    lines += [f"static const int {name}[] = {{{', '.join(map(str, row))}}};" for name, row in tables.items()]
    return "\n".join(lines)
