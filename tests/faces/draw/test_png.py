"""The PNG encoder: every build of it writes the same pixels, and any reader understands them."""

import io
import zlib

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from faces.draw.palette import ENTRIES
from faces.draw.png import compress, decode, encode, size, unpacked


@st.composite
def images(draw):
    width, height = draw(st.integers(1, 40)), draw(st.integers(1, 40))
    return Image.frombytes("L", (width, height), draw(st.binary(min_size=width * height, max_size=width * height)))


@given(images())
def test_the_fast_and_the_plain_encoder_write_the_same_pixels(image):
    for packing in (compress, zlib.compress):
        found = Image.open(io.BytesIO(encode(image, packing)))
        assert (found.mode, found.size, found.tobytes()) == ("P", image.size, image.tobytes())


def test_pixels_have_the_colours_of_the_palette():
    image = Image.frombytes("L", (len(ENTRIES), 1), bytes(range(len(ENTRIES))))
    found = Image.open(io.BytesIO(encode(image))).convert("RGB")
    assert [found.getpixel((place, 0)) for place in range(len(ENTRIES))] == ENTRIES


@given(images())
def test_an_unpacked_picture_has_the_same_pixels_and_tells_its_size_as_a_packed_one_does(image):
    packed = encode(image)
    with unpacked():
        bare = encode(image)
    for written in (bare, packed):
        found = decode(written)
        assert (found.mode, found.size, found.tobytes()) == ("L", image.size, image.tobytes())
    assert size(bare) == size(packed) == image.size
    assert encode(image) == packed
