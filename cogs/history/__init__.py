"""Looking back: replay, film, and the check of the shuffle."""
