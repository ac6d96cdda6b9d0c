"""The drawing that all faces share: one palette, sprites rasterised once, and a canvas to put them on."""
