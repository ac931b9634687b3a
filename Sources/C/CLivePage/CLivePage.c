#include "CLivePage.h"

// `#embed` is C23; clang also takes it in the language mode that packages are built in by default.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_page[] = {
#embed "Page/index.html"
};

static const unsigned char style[] = {
#embed "Page/page.css"
};

static const unsigned char page[] = {
#embed "Page/page.js"
};

static const unsigned char pane[] = {
#embed "Page/pane.js"
};

static const unsigned char hands[] = {
#embed "Page/hands.js"
};

static const unsigned char look[] = {
#embed "Page/look.js"
};

static const unsigned char switches[] = {
#embed "Page/switches.js"
};

static const struct {
    const char *name;
    const unsigned char *data;
    size_t length;
} files[QUADRANT_PAGE_FILES] = {
    {"index.html", index_page, sizeof index_page},
    {"page.css", style, sizeof style},
    {"page.js", page, sizeof page},
    {"pane.js", pane, sizeof pane},
    {"hands.js", hands, sizeof hands},
    {"look.js", look, sizeof look},
    {"switches.js", switches, sizeof switches},
};

static int is_file(int file) { return file >= 0 && file < QUADRANT_PAGE_FILES; }

const char *quadrant_page_name(int file) { return is_file(file) ? files[file].name : NULL; }

const unsigned char *quadrant_page_data(int file) { return is_file(file) ? files[file].data : NULL; }

size_t quadrant_page_length(int file) { return is_file(file) ? files[file].length : 0; }
