"""Why a database was not opened, or not written to, each in one line that says what to do.

* StoreError
  - BadAddress       the setting names neither a file nor a PostgreSQL server
  - NotWritable      the file, its folder or the PostgreSQL server cannot be written
  - AlreadyOpen      another process has the file open
  - NotReachable     the PostgreSQL server does not answer, or does not let us in
  - NotWritten       for now nothing can be written: the disk is full or broken, or somebody else holds it
    + NotRead        nor read: the PostgreSQL server has gone, or is just coming back
    + NotKnown       the PostgreSQL server has gone after it was told to write, before it said that it had
  - NewerDatabase    the database was written by a newer Hikyaku than this one
  - NoCopy           a database could not be backed up or restored; whatever was there still is
  - BadMigration     the database could not be brought up to date; nothing was changed
"""

from typing import Self


class StoreError(Exception): ...


class BadAddress(StoreError): ...


class NotWritable(StoreError): ...


class AlreadyOpen(StoreError): ...


class NotReachable(StoreError): ...


class NewerDatabase(StoreError): ...


class NotWritten(StoreError): ...


class NotRead(NotWritten): ...


class NotKnown(NotWritten): ...


class NoCopy(StoreError): ...


class BadMigration(StoreError):
    @classmethod
    def of(cls, refusal: Exception) -> Self:
        reason = " ".join(str(refusal).split())
        return cls(f"The database cannot be brought up to date, nothing was changed ({reason}): report this, please.")
