"""The door to the database: opening it, reading from it, and writing to it a transaction at a time."""

import asyncio
from types import TracebackType
from typing import Self


class Store:
    def __init__(self) -> None:
        self.bell = asyncio.Event()  # rung after each commit that wrote news

    @classmethod
    async def open(cls, url: str) -> Self:
        """`url`: "sqlite:///path", a path, or "postgresql://..."; raises `storage.errors.StoreError`."""
        raise NotImplementedError

    async def aclose(self) -> None:
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
