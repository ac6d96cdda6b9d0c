"""What tests of the storage have in common."""

from tests.storage.databases import line, postgres, server, store, url

__all__ = ["line", "postgres", "server", "store", "url"]
