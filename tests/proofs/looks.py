"""What the bot asks again and again by the clock: it changes nothing, and is no point of an evening."""

LOOKS = {
    "computers_asked",
    "digests_due",
    "holds_due",
    "last_awake",
    "lobbies_stale",
    "lobbies_starting",
    "matches_forgotten",
    "notices_leased",
    "notices_due",
    "next_notice_at",
    "standing_orders_due",
    "standing_orders_to_look_at",
    "reports_due",
    "seats_leaving",
    "seats_overdue",
    "seats_returning",
    "seats_to_remind",
}
