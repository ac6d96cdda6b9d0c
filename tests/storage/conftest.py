"""What tests of the storage have in common."""

from tests.storage.databases import postgres, store, url

__all__ = ["postgres", "store", "url"]
