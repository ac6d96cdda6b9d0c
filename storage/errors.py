"""Why a database was not opened, read or written. Each message is one line that tells the host what to do.

* StoreError
  - BadAddress       the setting names neither a file nor a PostgreSQL server
  - NotWritable      the file, its folder or the PostgreSQL server cannot be written
  - AlreadyOpen      another process has the file open
  - NotReachable     the PostgreSQL server does not answer, or does not let us in
  - NotWritten       nothing can be written at the moment: the disk is full or broken, or the file is locked
    + NotRead        nor read: the PostgreSQL server has gone, or is just coming back
    + NotKnown       the PostgreSQL server went away during a commit, so it may or may not have been written
  - WrongKind        a bot on Discord and the sandbox never open one another's database
  - NewerDatabase    the database was written by a newer Hikyaku than this one
  - NoCopy           a database could not be backed up or restored; nothing is lost
  - BadMigration     the database could not be brought up to date; nothing was changed
"""

from typing import Self


class StoreError(Exception): ...


class BadAddress(StoreError): ...


class NotWritable(StoreError): ...


class AlreadyOpen(StoreError): ...


class NotReachable(StoreError): ...


class WrongKind(StoreError): ...


class NewerDatabase(StoreError): ...


class NotWritten(StoreError): ...


class NotRead(NotWritten): ...


class NotKnown(NotWritten): ...


class NoCopy(StoreError): ...


class BadMigration(StoreError):
    @classmethod
    def of(cls, refusal: Exception) -> Self:
        """Quotes the database's error."""
        reason = " ".join(str(refusal).split())
        return cls(f"The database cannot be brought up to date, nothing was changed ({reason}): report this, please.")
