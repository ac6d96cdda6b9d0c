"""What there is: people, servers, channels, threads and messages, files, and the clock that all of it goes by."""
