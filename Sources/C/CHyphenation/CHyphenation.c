#include "CHyphenation.h"

// `#embed` is C23; clang also takes it in the language mode that packages are built in by default.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char danish[] = {
#embed "Patterns/hyph-da.tex"
};

static const unsigned char german[] = {
#embed "Patterns/hyph-de-1996.tex"
};

static const unsigned char british[] = {
#embed "Patterns/hyph-en-gb.tex"
};

static const unsigned char american[] = {
#embed "Patterns/hyph-en-us.tex"
};

static const unsigned char spanish[] = {
#embed "Patterns/hyph-es.tex"
};

static const unsigned char french[] = {
#embed "Patterns/hyph-fr.tex"
};

static const unsigned char italian[] = {
#embed "Patterns/hyph-it.tex"
};

static const unsigned char dutch[] = {
#embed "Patterns/hyph-nl.tex"
};

static const unsigned char polish[] = {
#embed "Patterns/hyph-pl.tex"
};

static const unsigned char portuguese[] = {
#embed "Patterns/hyph-pt.tex"
};

static const unsigned char ukrainian[] = {
#embed "Patterns/hyph-uk.tex"
};

static const struct {
    const unsigned char *bytes;
    size_t length;
} files[] = {
    [QUADRANT_PATTERNS_DANISH] = {danish, sizeof danish},
    [QUADRANT_PATTERNS_GERMAN] = {german, sizeof german},
    [QUADRANT_PATTERNS_BRITISH] = {british, sizeof british},
    [QUADRANT_PATTERNS_AMERICAN] = {american, sizeof american},
    [QUADRANT_PATTERNS_SPANISH] = {spanish, sizeof spanish},
    [QUADRANT_PATTERNS_FRENCH] = {french, sizeof french},
    [QUADRANT_PATTERNS_ITALIAN] = {italian, sizeof italian},
    [QUADRANT_PATTERNS_DUTCH] = {dutch, sizeof dutch},
    [QUADRANT_PATTERNS_POLISH] = {polish, sizeof polish},
    [QUADRANT_PATTERNS_PORTUGUESE] = {portuguese, sizeof portuguese},
    [QUADRANT_PATTERNS_UKRAINIAN] = {ukrainian, sizeof ukrainian},
};

static int is_known(int patterns) {
    return patterns >= 0 && patterns < (int)(sizeof files / sizeof files[0]);
}

const unsigned char *quadrant_patterns_data(int patterns) {
    return is_known(patterns) ? files[patterns].bytes : NULL;
}

size_t quadrant_patterns_length(int patterns) {
    return is_known(patterns) ? files[patterns].length : 0;
}
