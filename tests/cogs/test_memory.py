"""Arenas of the C library, counted in processes of their own."""

import subprocess
import sys
import sysconfig
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
LEAVING = """
import ctypes, os, threading
{before}
everybody = threading.Barrier(8)
def leave():
    everybody.wait()
    found = [bytes(60_000) for _ in range(20)]
    everybody.wait()
threads = [threading.Thread(target=leave) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
libc = ctypes.CDLL(None)
libc.fdopen.restype = ctypes.c_void_p
out = ctypes.c_void_p(libc.fdopen(os.dup(1), b"w"))
libc.malloc_info(0, out)
libc.fclose(out)
"""
glibc = pytest.mark.skipif("gnu" not in (sysconfig.get_config_var("HOST_GNU_TYPE") or ""), reason="needs glibc")


def arenas(before):
    """In how many arenas eight threads have left something."""
    script = LEAVING.format(before=before)
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True, timeout=60)
    return len(ElementTree.fromstring(told.stdout).findall("heap"))


@glibc
def test_the_bot_has_two_arenas_however_many_threads_draw():
    assert arenas("from cogs.memory import keep_memory_together; keep_memory_together()") <= 2
    assert arenas("") > 2, "as it would be without"
