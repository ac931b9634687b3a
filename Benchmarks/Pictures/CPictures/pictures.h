// Reads PNG files by libpng, and packs pixels as a writer without an encoder of its own would.
#pragma once
#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>

/// Pixels as Cairo keeps them: blue, green, red, alpha, premultiplied. To be freed; NULL for what is no PNG.
static inline uint8_t *picture_read(const char *path, int *width, int *height, int *has_alpha) {
    png_image image = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&image, path)) return NULL;
    *has_alpha = (image.format & PNG_FORMAT_FLAG_ALPHA) != 0;
    image.format = PNG_FORMAT_BGRA;
    uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image) + 64);
    if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) return NULL;
    *width = (int)image.width;
    *height = (int)image.height;
    for (size_t at = 0; at < PNG_IMAGE_SIZE(image); at += 4)
        for (int channel = 0; channel < 3; channel++)
            pixels[at + channel] = (pixels[at + channel] * pixels[at + 3] + 127) / 255;
    return pixels;
}

static inline int picture_paeth(int left, int up, int corner) {
    int to_left = abs(up - corner), to_up = abs(left - corner), to_corner = abs(left + up - 2 * corner);
    return to_left <= to_up && to_left <= to_corner ? left : to_up <= to_corner ? up : corner;
}

/// One row by one of PNG's five filters; the sum of its bytes' magnitudes.
static inline uint64_t picture_filter(
    int filter, const uint8_t *row, const uint8_t *above, int length, int pixel, uint8_t *out) {
    uint64_t sum = 0;
    for (int i = 0; i < length; i++) {
        int left = i < pixel ? 0 : row[i - pixel], up = above[i], corner = i < pixel ? 0 : above[i - pixel];
        int guess = filter == 0   ? 0
                    : filter == 1 ? left
                    : filter == 2 ? up
                    : filter == 3 ? (left + up) / 2
                                  : picture_paeth(left, up, corner);
        out[i] = (uint8_t)(row[i] - guess);
        sum += (uint64_t)abs((int8_t)out[i]);
    }
    return sum;
}

/// The size of a zlib stream of rows of red, green, blue and alpha if there is any: without a filter, or each row
/// by the filter with the least sum of magnitudes.
static inline size_t picture_zlib(
    const uint8_t *pixels, int width, int height, int has_alpha, int level, int filters) {
    int pixel = has_alpha ? 4 : 3, length = width * pixel;
    uint8_t *rows = calloc((size_t)(length + 1) * height + 8, 1);
    uint8_t *above = calloc(length, 1), *row = malloc(length), *tried = malloc(length);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            const uint8_t *from = pixels + ((size_t)y * width + x) * 4;
            int alpha = has_alpha ? from[3] : 255;
            for (int c = 0; c < 3; c++) {
                int whole = alpha == 0 ? 0 : (from[2 - c] * 255 + alpha / 2) / alpha;
                row[x * pixel + c] = whole > 255 ? 255 : whole;
            }
            if (has_alpha) row[x * pixel + 3] = from[3];
        }
        uint8_t *out = rows + (size_t)y * (length + 1);
        uint64_t least = UINT64_MAX;
        for (int filter = 0; filter < (filters ? 5 : 1); filter++) {
            uint64_t sum = picture_filter(filter, row, above, length, pixel, tried);
            if (sum >= least) continue;
            least = sum;
            out[0] = filter;
            memcpy(out + 1, tried, length);
        }
        memcpy(above, row, length);
    }
    uLongf size = compressBound((uLong)(length + 1) * height);
    uint8_t *packed = malloc(size);
    compress2(packed, &size, rows, (uLong)(length + 1) * height, level);
    free(rows), free(above), free(row), free(tried), free(packed);
    return size;
}

/// Processor time of the whole process, in milliseconds.
static inline double picture_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}
