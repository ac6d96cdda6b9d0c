"""On PostgreSQL the writes of an answer are sent as one statement, which does what they do one after another."""
