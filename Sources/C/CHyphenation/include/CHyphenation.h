#pragma once
#include <stddef.h>

/// The hyphenation patterns that are part of the program: files of the hyph-utf8 package as they are,
/// licences at their heads.
enum quadrant_patterns {
    QUADRANT_PATTERNS_DANISH = 0,
    QUADRANT_PATTERNS_GERMAN = 1,
    QUADRANT_PATTERNS_BRITISH = 2,
    QUADRANT_PATTERNS_AMERICAN = 3,
    QUADRANT_PATTERNS_SPANISH = 4,
    QUADRANT_PATTERNS_FRENCH = 5,
    QUADRANT_PATTERNS_ITALIAN = 6,
    QUADRANT_PATTERNS_DUTCH = 7,
    QUADRANT_PATTERNS_POLISH = 8,
    QUADRANT_PATTERNS_PORTUGUESE = 9,
    QUADRANT_PATTERNS_UKRAINIAN = 10,
};

/// The first byte of the file, or NULL for a number that names none. The bytes live as long as the
/// program and are never written.
const unsigned char *quadrant_patterns_data(int patterns);

/// How many bytes the file has; 0 for a number that names none.
size_t quadrant_patterns_length(int patterns);
