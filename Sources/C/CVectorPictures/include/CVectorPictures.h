#ifndef CVECTORPICTURES_H
#define CVECTORPICTURES_H

#include <stddef.h>
#include <stdint.h>

/// The kinds of vector pictures that the libraries of the system draw.
typedef enum {
    CVectorPDF = 0,
    CVectorSVG = 1,
} CVectorKind;

/// What came of a call.
typedef enum {
    CVectorDone = 0,
    /// The library that draws this kind is not installed.
    CVectorNoLibrary = 1,
    /// The bytes are not of this kind, or the picture has no size.
    CVectorBroken = 2,
} CVectorResult;

/// A picture that was read. It belongs to the caller, and to one thread at a time.
typedef struct CVectorPicture CVectorPicture;

/// Reads a picture. The bytes have to stay until it is closed. `*picture` is set where the answer is
/// `CVectorDone`, and has to be closed then.
CVectorResult CVectorOpen(
    CVectorKind kind, const uint8_t *bytes, size_t count, CVectorPicture **picture);

/// The size in points: of a PDF its first page, of an SVG what it says, a pixel for a point.
void CVectorSize(const CVectorPicture *picture, double *width, double *height);

/// Draws the picture in all of `pixels`: rows of `width` times four bytes, premultiplied, as Cairo keeps
/// ARGB on this machine (blue first on little endian). The pixels have to be clear.
CVectorResult CVectorDraw(CVectorPicture *picture, uint8_t *pixels, int width, int height);

/// Frees what `CVectorOpen` took.
void CVectorClose(CVectorPicture *picture);

#endif
