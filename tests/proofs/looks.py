"""What the bot asks again and again by the clock: it changes nothing, and is no point of an evening."""

LOOKS = {
    "computers_asked",
    "digests_due",
    "holds_due",
    "house_seen",
    "lobbies_stale",
    "lobbies_starting",
    "matches_forgotten",
    "news_claimed",
    "news_due",
    "next_news",
    "orders_due",
    "orders_to_look_at",
    "reports_due",
    "seats_leaving",
    "seats_overdue",
    "seats_returning",
    "seats_to_remind",
}
