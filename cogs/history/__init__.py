"""Looking back at a match: replay, film, web page, record, the check of the shuffle, and Look closer."""
