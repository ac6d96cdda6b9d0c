"""A SQLite file: the connections, a transaction, backups."""
