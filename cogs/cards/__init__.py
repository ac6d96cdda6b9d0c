"""The messages everybody sees: lobby, board, result, and the words on them."""
