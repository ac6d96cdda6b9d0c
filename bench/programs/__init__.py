"""Programs that the subjects start and measure, each in a process of its own."""
