#pragma once
#include <stddef.h>

/// The fonts that are part of the program: variable cuts of Inter 4 with a weight axis of 100 to 900.
enum quadrant_bundled_font {
    /// Upright, for text below 20 points.
    QUADRANT_FONT_TEXT = 0,
    /// Italic, for text below 20 points.
    QUADRANT_FONT_TEXT_ITALIC = 1,
    /// Upright, for 20 points and above.
    QUADRANT_FONT_DISPLAY = 2,
    /// Italic, for 20 points and above.
    QUADRANT_FONT_DISPLAY_ITALIC = 3,
};

/// The first byte of the font file, or NULL for a number that names none. The bytes live as long as
/// the program and are never written.
const unsigned char *quadrant_bundled_font_data(int font);

/// How many bytes the font file has; 0 for a number that names none.
size_t quadrant_bundled_font_length(int font);
