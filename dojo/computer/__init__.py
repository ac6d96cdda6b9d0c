"""Computer players, the teacher and the coach, and the worker processes that think for them."""
