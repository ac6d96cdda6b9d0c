"""Telling players: the courier delivers each notice from the outbox."""
