#pragma once
#include <cairo.h>
#include <cairo-pdf.h>

// Of cairo-ft.h only this: the header would bring FreeType's types into this module too, which
// belong to CFreeType. `face` is an FT_Face.
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(void *face, int load_flags);
