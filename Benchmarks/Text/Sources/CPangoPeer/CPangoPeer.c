#include "CPangoPeer.h"

#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>

struct harfbuzz_peer {
    hb_font_t *font;
    hb_buffer_t *buffer;
};

harfbuzz_peer *harfbuzz_peer_create(const void *bytes, size_t length, float size, float weight) {
    harfbuzz_peer *peer = malloc(sizeof *peer);
    hb_blob_t *blob =
        hb_blob_create(bytes, (unsigned)length, HB_MEMORY_MODE_READONLY, NULL, NULL);
    hb_face_t *face = hb_face_create(blob, 0);
    peer->font = hb_font_create(face);
    hb_font_set_scale(peer->font, (int)(size * 65536), (int)(size * 65536));
    hb_variation_t variation = {HB_TAG('w', 'g', 'h', 't'), weight};
    hb_font_set_variations(peer->font, &variation, 1);
    hb_font_make_immutable(peer->font);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    peer->buffer = hb_buffer_create();
    return peer;
}

double harfbuzz_peer_width(harfbuzz_peer *peer, const char *text, size_t length) {
    hb_buffer_clear_contents(peer->buffer);
    hb_buffer_add_utf8(peer->buffer, text, (int)length, 0, (int)length);
    hb_buffer_set_direction(peer->buffer, HB_DIRECTION_LTR);
    hb_buffer_set_script(peer->buffer, HB_SCRIPT_LATIN);
    hb_buffer_set_language(peer->buffer, hb_language_from_string("en", 2));
    hb_shape(peer->font, peer->buffer, NULL, 0);
    unsigned count = 0;
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(peer->buffer, &count);
    long total = 0;
    for (unsigned index = 0; index < count; index++) total += positions[index].x_advance;
    return (double)total / 65536;
}

void harfbuzz_peer_destroy(harfbuzz_peer *peer) {
    hb_buffer_destroy(peer->buffer);
    hb_font_destroy(peer->font);
    free(peer);
}

struct pango_peer {
    PangoFontMap *map;
    PangoContext *context;
    PangoLayout *layout;
    PangoFontDescription *font;
};

pango_peer *pango_peer_create(const char *file, const char *font) {
    pango_peer *peer = malloc(sizeof *peer);
    FcConfig *configuration = FcConfigCreate();
    FcConfigAppFontAddFile(configuration, (const FcChar8 *)file);
    peer->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(peer->map), configuration);
    FcConfigDestroy(configuration);
    peer->context = pango_font_map_create_context(peer->map);
    pango_cairo_context_set_resolution(peer->context, 72);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(peer->context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(peer->context, FALSE);
    peer->font = pango_font_description_from_string(font);
    peer->layout = pango_layout_new(peer->context);
    pango_layout_set_font_description(peer->layout, peer->font);
    return peer;
}

double pango_peer_width(pango_peer *peer, const char *text, size_t length) {
    pango_layout_set_text(peer->layout, text, (int)length);
    return pango_peer_layout_width(peer->layout);
}

void *pango_peer_layout(pango_peer *peer, const char *text, size_t length) {
    PangoLayout *layout = pango_layout_new(peer->context);
    pango_layout_set_font_description(layout, peer->font);
    pango_layout_set_text(layout, text, (int)length);
    return layout;
}

double pango_peer_layout_width(void *layout) {
    int width = 0, height = 0;
    pango_layout_get_size(layout, &width, &height);
    return (double)width / PANGO_SCALE;
}

void pango_peer_layout_destroy(void *layout) { g_object_unref(layout); }

void pango_peer_draw(
    void *const *layouts, size_t count, int times, int columns, double cell_width, double cell_height,
    int as_paths) {
    int rows = (int)((count + columns - 1) / columns);
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, (int)(columns * cell_width), (int)(rows * cell_height));
    cairo_t *context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    for (size_t step = 0; step < count * times; step++) {
        size_t index = step % count;
        cairo_move_to(
            context, (double)(index % columns) * cell_width + 0.3,
            (double)(index / columns) * cell_height);
        if (as_paths) {
            pango_cairo_layout_path(context, layouts[index]);
            cairo_fill(context);
        } else {
            pango_cairo_show_layout(context, layouts[index]);
        }
    }
    cairo_destroy(context);
    cairo_surface_destroy(surface);
}

void pango_peer_destroy(pango_peer *peer) {
    g_object_unref(peer->layout);
    pango_font_description_free(peer->font);
    g_object_unref(peer->context);
    g_object_unref(peer->map);
    free(peer);
}
