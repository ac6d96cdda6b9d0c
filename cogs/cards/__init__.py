"""The cards everybody sees (lobby, board, result), the words on them, and the pictures of a match."""
