// Draws PDF by Poppler and SVG by librsvg. Both are loaded when the first such picture is read: few views
// have one, and they would double the time in which the program starts. So nothing here is linked with
// them, and their functions are declared as they are called.

#include "CVectorPictures.h"

#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct CVectorPicture {
    CVectorKind kind;
    // A RsvgHandle, or a PopplerPage.
    void *object;
    // The PopplerDocument of a page.
    void *document;
    double width, height;
};

// RsvgRectangle of librsvg: x, y, width, height.
typedef struct {
    double x, y, width, height;
} Rectangle;

enum { cairoARGB32 = 0, cairoSuccess = 0 };

// The functions of the libraries that are used, by their names there.
#define FUNCTIONS(_) \
    _(cairo_image_surface_create_for_data, void *, (unsigned char *, int, int, int, int)) \
    _(cairo_surface_status, int, (void *)) \
    _(cairo_surface_flush, void, (void *)) \
    _(cairo_surface_destroy, void, (void *)) \
    _(cairo_create, void *, (void *)) \
    _(cairo_status, int, (void *)) \
    _(cairo_scale, void, (void *, double, double)) \
    _(cairo_destroy, void, (void *)) \
    _(g_object_unref, void, (void *)) \
    _(g_error_free, void, (void *))
#define SVG_FUNCTIONS(_) \
    _(rsvg_handle_new_from_data, void *, (const uint8_t *, size_t, void **)) \
    _(rsvg_handle_get_intrinsic_size_in_pixels, int, (void *, double *, double *)) \
    _(rsvg_handle_get_intrinsic_dimensions, void, \
      (void *, int *, void *, int *, void *, int *, Rectangle *)) \
    _(rsvg_handle_render_document, int, (void *, void *, const Rectangle *, void **))
#define PDF_FUNCTIONS(_) \
    _(poppler_document_new_from_data, void *, (char *, int, const char *, void **)) \
    _(poppler_document_get_n_pages, int, (void *)) \
    _(poppler_document_get_page, void *, (void *, int)) \
    _(poppler_page_get_size, void, (void *, double *, double *)) \
    _(poppler_page_render, void, (void *, void *))

#define DECLARE(name, result, parameters) static result(*p_##name) parameters;
FUNCTIONS(DECLARE)
SVG_FUNCTIONS(DECLARE)
PDF_FUNCTIONS(DECLARE)

// `dlsym` looks in the libraries that a library was linked with, too: Cairo and GLib are found through either.
#define FIND(name, result, parameters) \
    void *found_##name = dlsym(library, #name); \
    if (!found_##name) return 0; \
    p_##name = (result(*) parameters)found_##name;

static int findSVG(void) {
    void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    FUNCTIONS(FIND)
    SVG_FUNCTIONS(FIND)
    return 1;
}

static int findPDF(void) {
    void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    FUNCTIONS(FIND)
    PDF_FUNCTIONS(FIND)
    return 1;
}

// Whether the library of a kind is there. The caller keeps two threads from asking at the same time.
static int isThere(CVectorKind kind) {
    static int known[2], there[2];
    if (!known[kind]) {
        there[kind] = kind == CVectorSVG ? findSVG() : findPDF();
        known[kind] = 1;
    }
    return there[kind];
}

static void forget(void **error) {
    if (*error) p_g_error_free(*error);
    *error = NULL;
}

static CVectorResult openSVG(CVectorPicture *made, const uint8_t *bytes, size_t count) {
    void *error = NULL;
    made->object = p_rsvg_handle_new_from_data(bytes, count, &error);
    forget(&error);
    if (!made->object) return CVectorBroken;
    if (p_rsvg_handle_get_intrinsic_size_in_pixels(made->object, &made->width, &made->height) &&
        made->width > 0 && made->height > 0)
        return CVectorDone;
    // Without a size in pixels the size of the view box counts.
    int hasWidth = 0, hasHeight = 0, hasBox = 0;
    struct {
        double length;
        int unit;
    } width, height;
    Rectangle box = {0, 0, 0, 0};
    p_rsvg_handle_get_intrinsic_dimensions(
        made->object, &hasWidth, &width, &hasHeight, &height, &hasBox, &box);
    if (!hasBox) return CVectorBroken;
    made->width = box.width;
    made->height = box.height;
    return CVectorDone;
}

static CVectorResult openPDF(CVectorPicture *made, const uint8_t *bytes, size_t count) {
    if (count > 0x7FFFFFFF) return CVectorBroken;
    void *error = NULL;
    made->document = p_poppler_document_new_from_data((char *)bytes, (int)count, NULL, &error);
    forget(&error);
    if (!made->document || p_poppler_document_get_n_pages(made->document) < 1) return CVectorBroken;
    made->object = p_poppler_document_get_page(made->document, 0);
    if (!made->object) return CVectorBroken;
    p_poppler_page_get_size(made->object, &made->width, &made->height);
    return CVectorDone;
}

CVectorResult CVectorOpen(
    CVectorKind kind, const uint8_t *bytes, size_t count, CVectorPicture **picture) {
    *picture = NULL;
    if (!isThere(kind)) return CVectorNoLibrary;
    CVectorPicture *made = calloc(1, sizeof *made);
    if (!made) return CVectorBroken;
    made->kind = kind;
    CVectorResult result =
        kind == CVectorSVG ? openSVG(made, bytes, count) : openPDF(made, bytes, count);
    if (result == CVectorDone && !(isfinite(made->width) && isfinite(made->height) &&
                                   made->width > 0 && made->height > 0))
        result = CVectorBroken;
    if (result == CVectorDone)
        *picture = made;
    else
        CVectorClose(made);
    return result;
}

void CVectorSize(const CVectorPicture *picture, double *width, double *height) {
    *width = picture->width;
    *height = picture->height;
}

CVectorResult CVectorDraw(CVectorPicture *picture, uint8_t *pixels, int width, int height) {
    void *surface =
        p_cairo_image_surface_create_for_data(pixels, cairoARGB32, width, height, width * 4);
    void *context = p_cairo_create(surface);
    CVectorResult result = CVectorDone;
    if (picture->kind == CVectorSVG) {
        void *error = NULL;
        Rectangle room = {0, 0, width, height};
        if (!p_rsvg_handle_render_document(picture->object, context, &room, &error))
            result = CVectorBroken;
        forget(&error);
    } else {
        p_cairo_scale(context, width / picture->width, height / picture->height);
        p_poppler_page_render(picture->object, context);
    }
    if (p_cairo_status(context) != cairoSuccess) result = CVectorBroken;
    p_cairo_destroy(context);
    p_cairo_surface_flush(surface);
    if (p_cairo_surface_status(surface) != cairoSuccess) result = CVectorBroken;
    p_cairo_surface_destroy(surface);
    return result;
}

void CVectorClose(CVectorPicture *picture) {
    if (picture->object) p_g_object_unref(picture->object);
    if (picture->document) p_g_object_unref(picture->document);
    free(picture);
}
