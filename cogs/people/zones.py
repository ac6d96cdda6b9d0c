"""The time zones that `/settings` lists, the likely ones first."""

from typing import Final

MAX_ZONES: Final = 24  # a list has 25 lines, and the last one is for all other zones

# By Discord's language: where most of its speakers live.
LIKELY: Final = {
    "en-US": ("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
    "en-GB": ("Europe/London",),
    "bg": ("Europe/Sofia",),
    "cs": ("Europe/Prague",),
    "da": ("Europe/Copenhagen",),
    "de": ("Europe/Berlin",),
    "el": ("Europe/Athens",),
    "es-419": ("America/Mexico_City", "America/Bogota", "America/Lima", "America/Argentina/Buenos_Aires"),
    "es-ES": ("Europe/Madrid",),
    "fi": ("Europe/Helsinki",),
    "fr": ("Europe/Paris",),
    "hi": ("Asia/Kolkata",),
    "hr": ("Europe/Zagreb",),
    "hu": ("Europe/Budapest",),
    "id": ("Asia/Jakarta",),
    "it": ("Europe/Rome",),
    "ja": ("Asia/Tokyo",),
    "ko": ("Asia/Seoul",),
    "lt": ("Europe/Vilnius",),
    "nl": ("Europe/Amsterdam",),
    "no": ("Europe/Oslo",),
    "pl": ("Europe/Warsaw",),
    "pt-BR": ("America/Sao_Paulo",),
    "ro": ("Europe/Bucharest",),
    "ru": ("Europe/Moscow",),
    "sv-SE": ("Europe/Stockholm",),
    "th": ("Asia/Bangkok",),
    "tr": ("Europe/Istanbul",),
    "uk": ("Europe/Kyiv",),
    "vi": ("Asia/Ho_Chi_Minh",),
    "zh-CN": ("Asia/Shanghai",),
    "zh-TW": ("Asia/Taipei",),
}
POPULAR: Final = (
    *("UTC", "Europe/London", "Europe/Berlin", "Europe/Madrid", "Europe/Athens", "Europe/Istanbul"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
    *("Asia/Tokyo", "Asia/Shanghai", "Asia/Bangkok", "Asia/Kolkata", "Asia/Dubai", "Africa/Johannesburg"),
    *("Australia/Sydney", "Pacific/Auckland"),
)


def likely_zones(language: str, own: str) -> list[str]:
    """Where people with this language of Discord's mostly live, the zone they have now, and then popular ones."""
    return list(dict.fromkeys((*LIKELY.get(language, ()), own, *POPULAR)))[:MAX_ZONES]
