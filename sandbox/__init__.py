"""A Discord to run at home: REST and gateway on loopback, and a web page. It imports none of the project."""
