"""Discord's own codes for why it refuses a request: the `code` of a `discord.HTTPException`."""

from enum import IntEnum


class Code(IntEnum):
    """As far as we treat them differently."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    QUARANTINED = 20026
    THREAD_FULL = 30033  # nobody can join it any more, and writing in it is joining it
    EDITED_ENOUGH = 30046  # a message that is older than an hour can be edited so often and no more
    DMS_OPENED_TOO_FAST = 40003
    ALREADY_ANSWERED = 40060
    NO_ACCESS = 50001
    TAKES_NO_DMS = 50007
    NO_PERMISSION = 50013
    WRONG_KIND_OF_CHANNEL = 50024
    TOKEN_EXPIRED = 50027
    MALFORMED = 50035
    THREAD_ARCHIVED = 50083  # or locked: Discord says the same of both
    ENTRY_POINT_MISSING = 50240
    NO_SHARED_SERVER = 50278
    THREAD_EXISTS = 160004
    THREAD_LOCKED = 160005
    TOO_MANY_THREADS = 160006  # are active, so that an archived one can't be woken
    TOO_MANY_NEWS_THREADS = 160007
    BLOCKED_WORD = 200000  # the server's AutoMod
