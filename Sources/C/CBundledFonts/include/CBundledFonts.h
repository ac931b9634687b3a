#pragma once
#include <stddef.h>

/// The fonts that are part of the program. Inter, Source Serif and Source Code are variable fonts with
/// a weight axis, Nunito has a file for each weight.
enum quadrant_bundled_font {
    /// Inter, upright, for text below 28 points.
    QUADRANT_FONT_TEXT = 0,
    /// Inter, italic, for text below 28 points.
    QUADRANT_FONT_TEXT_ITALIC = 1,
    /// Inter Display, upright, for 28 points and above.
    QUADRANT_FONT_DISPLAY = 2,
    /// Inter Display, italic, for 28 points and above.
    QUADRANT_FONT_DISPLAY_ITALIC = 3,
    /// Source Serif 4, upright.
    QUADRANT_FONT_SERIF = 4,
    /// Source Serif 4, italic.
    QUADRANT_FONT_SERIF_ITALIC = 5,
    /// Source Code, upright.
    QUADRANT_FONT_MONOSPACED = 6,
    /// Source Code, italic.
    QUADRANT_FONT_MONOSPACED_ITALIC = 7,
    /// Nunito, upright, of weight 200.
    QUADRANT_FONT_ROUNDED_200 = 8,
    /// The same of weight 300.
    QUADRANT_FONT_ROUNDED_300 = 9,
    /// The same of weight 400.
    QUADRANT_FONT_ROUNDED_400 = 10,
    /// The same of weight 600.
    QUADRANT_FONT_ROUNDED_600 = 11,
    /// The same of weight 700.
    QUADRANT_FONT_ROUNDED_700 = 12,
    /// The same of weight 800.
    QUADRANT_FONT_ROUNDED_800 = 13,
    /// The same of weight 900.
    QUADRANT_FONT_ROUNDED_900 = 14,
    /// Nunito, italic, of weight 400.
    QUADRANT_FONT_ROUNDED_ITALIC_400 = 15,
    /// The same of weight 600.
    QUADRANT_FONT_ROUNDED_ITALIC_600 = 16,
    /// The same of weight 700.
    QUADRANT_FONT_ROUNDED_ITALIC_700 = 17,
};

/// The first byte of the font file, or NULL for a number that names none. The bytes live as long as
/// the program and are never written.
const unsigned char *quadrant_bundled_font_data(int font);

/// How many bytes the font file has; 0 for a number that names none.
size_t quadrant_bundled_font_length(int font);
