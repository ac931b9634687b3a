#pragma once
#include <stddef.h>

/// The files of the page of `quadrant preview`, as they are in the folder `Page`. They are part of the program.
enum { QUADRANT_PAGE_FILES = 7 };

/// The name of a file, from 0; NULL for a number that names none.
const char *quadrant_page_name(int file);

/// The first byte of a file, or NULL for a number that names none. The bytes live as long as the program and are never written.
const unsigned char *quadrant_page_data(int file);

/// How many bytes a file has; 0 for a number that names none.
size_t quadrant_page_length(int file);
