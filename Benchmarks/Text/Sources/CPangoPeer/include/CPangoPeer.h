#pragma once

#include <stddef.h>

/// Plain HarfBuzz: one font, one buffer that is used again, sums of advances.
typedef struct harfbuzz_peer harfbuzz_peer;

/// A font of `size` points from a file in memory, which must outlive it; `weight` is set on the
/// axis of that name.
harfbuzz_peer *harfbuzz_peer_create(const void *bytes, size_t length, float size, float weight);
/// The advance of a text in points.
double harfbuzz_peer_width(harfbuzz_peer *peer, const char *text, size_t length);
void harfbuzz_peer_destroy(harfbuzz_peer *peer);

/// Plain Pango: a font map of one file, without hinting and rounding.
typedef struct pango_peer pango_peer;

pango_peer *pango_peer_create(const char *file, const char *font);
/// The width of a text in points, in a layout that is used again.
double pango_peer_width(pango_peer *peer, const char *text, size_t length);
/// A layout to be kept, as a toolkit keeps one for each label.
void *pango_peer_layout(pango_peer *peer, const char *text, size_t length);
/// The width of a kept layout.
double pango_peer_layout_width(void *layout);
void pango_peer_layout_destroy(void *layout);
/// Draws kept layouts in a grid on a white picture, each so many times: at whole pixels, as Pango draws glyphs, or with `as_paths` at exact places.
void pango_peer_draw(
    void *const *layouts, size_t count, int times, int columns, double cell_width, double cell_height,
    int as_paths);
void pango_peer_destroy(pango_peer *peer);
