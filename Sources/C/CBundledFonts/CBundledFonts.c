#include "CBundledFonts.h"

// `#embed` is C23; clang also takes it in the language mode that packages are built in by default.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
#embed "Fonts/Inter-roman.var.ttf"
};

static const unsigned char text_italic[] = {
#embed "Fonts/Inter-italic.var.ttf"
};

static const unsigned char display[] = {
#embed "Fonts/InterDisplay-roman.var.ttf"
};

static const unsigned char display_italic[] = {
#embed "Fonts/InterDisplay-italic.var.ttf"
};

static const unsigned char serif[] = {
#embed "Fonts/SourceSerif4-roman.var.ttf"
};

static const unsigned char serif_italic[] = {
#embed "Fonts/SourceSerif4-italic.var.ttf"
};

static const unsigned char monospaced[] = {
#embed "Fonts/SourceCode-roman.var.ttf"
};

static const unsigned char monospaced_italic[] = {
#embed "Fonts/SourceCode-italic.var.ttf"
};

static const unsigned char rounded_200[] = {
#embed "Fonts/Nunito-ExtraLight.otf"
};

static const unsigned char rounded_300[] = {
#embed "Fonts/Nunito-Light.otf"
};

static const unsigned char rounded_400[] = {
#embed "Fonts/Nunito-Regular.otf"
};

static const unsigned char rounded_600[] = {
#embed "Fonts/Nunito-SemiBold.otf"
};

static const unsigned char rounded_700[] = {
#embed "Fonts/Nunito-Bold.otf"
};

static const unsigned char rounded_800[] = {
#embed "Fonts/Nunito-ExtraBold.otf"
};

static const unsigned char rounded_900[] = {
#embed "Fonts/Nunito-Black.otf"
};

static const unsigned char rounded_italic_400[] = {
#embed "Fonts/Nunito-Italic.otf"
};

static const unsigned char rounded_italic_600[] = {
#embed "Fonts/Nunito-SemiBoldItalic.otf"
};

static const unsigned char rounded_italic_700[] = {
#embed "Fonts/Nunito-BoldItalic.otf"
};

/// Where a font file is and how long.
struct file {
    const unsigned char *bytes;
    size_t length;
};

static const struct file files[] = {
    [QUADRANT_FONT_TEXT] = {text, sizeof text},
    [QUADRANT_FONT_TEXT_ITALIC] = {text_italic, sizeof text_italic},
    [QUADRANT_FONT_DISPLAY] = {display, sizeof display},
    [QUADRANT_FONT_DISPLAY_ITALIC] = {display_italic, sizeof display_italic},
    [QUADRANT_FONT_SERIF] = {serif, sizeof serif},
    [QUADRANT_FONT_SERIF_ITALIC] = {serif_italic, sizeof serif_italic},
    [QUADRANT_FONT_MONOSPACED] = {monospaced, sizeof monospaced},
    [QUADRANT_FONT_MONOSPACED_ITALIC] = {monospaced_italic, sizeof monospaced_italic},
    [QUADRANT_FONT_ROUNDED_200] = {rounded_200, sizeof rounded_200},
    [QUADRANT_FONT_ROUNDED_300] = {rounded_300, sizeof rounded_300},
    [QUADRANT_FONT_ROUNDED_400] = {rounded_400, sizeof rounded_400},
    [QUADRANT_FONT_ROUNDED_600] = {rounded_600, sizeof rounded_600},
    [QUADRANT_FONT_ROUNDED_700] = {rounded_700, sizeof rounded_700},
    [QUADRANT_FONT_ROUNDED_800] = {rounded_800, sizeof rounded_800},
    [QUADRANT_FONT_ROUNDED_900] = {rounded_900, sizeof rounded_900},
    [QUADRANT_FONT_ROUNDED_ITALIC_400] = {rounded_italic_400, sizeof rounded_italic_400},
    [QUADRANT_FONT_ROUNDED_ITALIC_600] = {rounded_italic_600, sizeof rounded_italic_600},
    [QUADRANT_FONT_ROUNDED_ITALIC_700] = {rounded_italic_700, sizeof rounded_italic_700},
};

static int is_known(int font) { return font >= 0 && font < (int)(sizeof files / sizeof files[0]); }

const unsigned char *quadrant_bundled_font_data(int font) {
    return is_known(font) ? files[font].bytes : NULL;
}

size_t quadrant_bundled_font_length(int font) {
    return is_known(font) ? files[font].length : 0;
}
