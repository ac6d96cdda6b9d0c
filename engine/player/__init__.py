"""The computer player. It plays every game and knows none of them."""
