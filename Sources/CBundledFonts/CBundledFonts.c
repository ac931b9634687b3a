#include "CBundledFonts.h"

// `#embed` is C23; clang also takes it in the language mode that packages are built in by default.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text_roman[] = {
#embed "Fonts/Inter-roman.var.ttf"
};

static const unsigned char text_italic[] = {
#embed "Fonts/Inter-italic.var.ttf"
};

static const unsigned char display_roman[] = {
#embed "Fonts/InterDisplay-roman.var.ttf"
};

static const unsigned char display_italic[] = {
#embed "Fonts/InterDisplay-italic.var.ttf"
};

const unsigned char *quadrant_bundled_font_data(int font) {
    switch (font) {
    case QUADRANT_FONT_TEXT: return text_roman;
    case QUADRANT_FONT_TEXT_ITALIC: return text_italic;
    case QUADRANT_FONT_DISPLAY: return display_roman;
    case QUADRANT_FONT_DISPLAY_ITALIC: return display_italic;
    default: return NULL;
    }
}

size_t quadrant_bundled_font_length(int font) {
    switch (font) {
    case QUADRANT_FONT_TEXT: return sizeof text_roman;
    case QUADRANT_FONT_TEXT_ITALIC: return sizeof text_italic;
    case QUADRANT_FONT_DISPLAY: return sizeof display_roman;
    case QUADRANT_FONT_DISPLAY_ITALIC: return sizeof display_italic;
    default: return 0;
    }
}
