#pragma once
#include <stdint.h>

/// The face of a stretch of UTF-8 bytes.
typedef struct {
    int32_t start;
    int32_t end;
    const char *file;
    int32_t index;
} OracleFont;

/// A glyph; `offset` is the UTF-8 offset in the text of the characters it stands for, `x` and `y`
/// are from the line's left end on its baseline, y upward.
typedef struct {
    uint32_t glyph;
    int32_t offset;
    double x;
    double y;
    double advance;
} OracleGlyph;

/// A line: its bytes, and its glyphs in the array of all, from left to right.
typedef struct {
    int32_t start;
    int32_t length;
    int32_t firstGlyph;
    int32_t glyphCount;
} OracleLine;

typedef struct {
    OracleLine *lines;
    int32_t lineCount;
    OracleGlyph *glyphs;
    int32_t glyphCount;
    /// Runs that Pango drew in another file than it was told to.
    int32_t wrongFaces;
} OracleLayout;

/// What Pango makes of one paragraph, without hinting and without rounding positions. A `width`
/// below 0 is none. To be freed with `oracle_free`.
OracleLayout *oracle_layout(
    const char *text, const char *language, double size, double width, const OracleFont *fonts,
    int32_t fontCount);

void oracle_free(OracleLayout *layout);
