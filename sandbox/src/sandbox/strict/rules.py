"""What the sandbox is strict about; every rule can be changed while it runs."""

from dataclasses import dataclass, field, fields

# Whether a DM can be opened: always; once in a while (429); never (40003); not with strangers (20026, quarantine).
DMS = ("open", "limited", "too_fast", "quarantine")
LOCKED = (160005, 50083)  # what a locked thread answers; which of them is not documented


@dataclass(slots=True)
class Rules:
    limits: bool = True
    dms: str = "open"
    locked: int = 160005
    archived_buttons: bool = True
    threads: int = 1000  # that may be active in a server at once
    announcement_threads: int = 1000
    user_install: bool = True  # whether the developer portal lets people install the application themselves
    activities: bool = False  # whether they are switched on there; the command that starts them has to stay
    automod: list[str] = field(default_factory=list)  # words that no message may contain

    def reset(self) -> None:
        """Restore all rules except `limits`."""
        fresh = Rules(limits=self.limits)
        for rule in fields(self):
            setattr(self, rule.name, getattr(fresh, rule.name))
