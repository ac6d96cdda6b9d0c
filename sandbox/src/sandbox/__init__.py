"""A Discord on this machine: REST and gateway on the loopback interface, and a web page. Imports nothing of the bot."""
