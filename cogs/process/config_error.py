"""What a host can mend: a wrong setting, a port that is taken, a database that does not open."""


class Trouble(Exception):
    """The message is one line that says how."""
