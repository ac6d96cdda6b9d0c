"""The page of the sandbox in headless Chromium, against a world that is written down here."""
