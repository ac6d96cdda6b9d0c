"""Drawing: the canvas, the atlas of pieces, the palette, letters."""
