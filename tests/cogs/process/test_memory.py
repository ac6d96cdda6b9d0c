"""What the C library keeps, counted and weighed in processes of their own."""

import subprocess
import sys
import sysconfig
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[3]
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
FREED = """
import asyncio, psutil
from cogs.process import memory
memory.TRIM_SECONDS = {round}
blocks = [bytes([1]) * 100_000 for _ in range(400)]  # too small for pages of their own
del blocks[::2]
async def main():
    before = psutil.Process().memory_info().rss
    async with memory.trimming_memory():
        await asyncio.sleep(0.1)
        running = len(asyncio.all_tasks())
    await asyncio.sleep(0)
    print(before - psutil.Process().memory_info().rss, running - len(asyncio.all_tasks()))
asyncio.run(main())
"""
glibc = pytest.mark.skipif("gnu" not in (sysconfig.get_config_var("HOST_GNU_TYPE") or ""), reason="needs glibc")


def told(script):
    return subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True, timeout=60).stdout


def arenas(before):
    """In how many arenas eight threads have left something."""
    return len(ElementTree.fromstring(told(LEAVING.format(before=before))).findall("heap"))


@glibc
def test_the_bot_has_two_arenas_however_many_threads_draw():
    assert arenas("from cogs.process.memory import limit_malloc; limit_malloc()") <= 2
    assert arenas("") > 2, "as it would be without"


@glibc
def test_what_is_free_between_what_stays_goes_back():
    assert given_back(round=0.01) > 15_000_000
    assert given_back(round=60) < 1_000_000, "as it would be without"


def given_back(round):
    """How many of 20 million free bytes; and in the end, nothing runs on."""
    bytes_, tasks = map(int, told(FREED.format(round=round)).split())
    assert tasks == 1
    return bytes_
