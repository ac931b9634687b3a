internal import CCairo
internal import Foundation
internal import QuadrantGeometry

/// The pixels of a context's target, where its clip is made of whole pixels.
@safe
struct PixelTarget {
    private let surface: OpaquePointer
    private let data: UnsafeMutablePointer<UInt8>
    /// Bytes from one row to the next.
    let stride: Int
    /// The offset from the context's device coordinates to the surface's pixels.
    private let offset: (x: Int, y: Int)
    /// The rectangles of the clip, in the surface's pixels; empty if nothing shows.
    private let clips: [Box]

    /// Whole pixels, the upper bounds left out.
    struct Box {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    /// The target of `context`, for as long as neither it nor its clip changes; `nil` if it has no
    /// pixels or the clip has soft edges.
    init?(of context: OpaquePointer) {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        unsafe cairo_identity_matrix(context)
        defer { unsafe cairo_set_matrix(context, &matrix) }
        guard let surface = unsafe cairo_get_group_target(context),
            unsafe cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            let list = unsafe cairo_copy_clip_rectangle_list(context)
        else { return nil }
        defer { unsafe cairo_rectangle_list_destroy(list) }
        let format = unsafe cairo_image_surface_get_format(surface)
        guard unsafe list.pointee.status == CAIRO_STATUS_SUCCESS,
            format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24
        else { return nil }
        unsafe cairo_surface_flush(surface)
        guard let data = unsafe cairo_image_surface_get_data(surface) else { return nil }
        var (x, y) = (0.0, 0.0)
        unsafe cairo_surface_get_device_offset(surface, &x, &y)
        let (width, height) = unsafe (
            Int(cairo_image_surface_get_width(surface)),
            Int(cairo_image_surface_get_height(surface))
        )
        let offset = (x: Int(x), y: Int(y))
        clips = unsafe (0..<Int(list.pointee.num_rectangles)).compactMap { index in
            let rect = unsafe list.pointee.rectangles[index]
            let box = Box(
                left: max(0, Int(rect.x) + offset.x), top: max(0, Int(rect.y) + offset.y),
                right: min(width, Int(rect.x + rect.width) + offset.x),
                bottom: min(height, Int(rect.y + rect.height) + offset.y))
            return box.left < box.right && box.top < box.bottom ? box : nil
        }
        unsafe self.surface = unsafe surface
        unsafe self.data = unsafe data
        self.offset = offset
        stride = unsafe Int(cairo_image_surface_get_stride(surface))
    }

    /// Calls `body` with each part of `mask` that shows: its first covered byte, the pixel under it,
    /// and how many columns and rows there are.
    @inline(__always)
    func forEachPart(
        of mask: PlacedMask,
        _ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, _ columns: Int, _ rows: Int) ->
            Void
    ) {
        let (x, y) = (mask.x + offset.x, mask.y + offset.y)
        unsafe mask.mask.coverage.withUnsafeBufferPointer { coverage in
            guard let coverage = coverage.baseAddress else { return }
            for clip in clips {
                let (left, top) = (max(x, clip.left), max(y, clip.top))
                let right = min(x + mask.mask.width, clip.right)
                let bottom = min(y + mask.mask.height, clip.bottom)
                guard left < right, top < bottom else { continue }
                unsafe body(
                    coverage + (top - y) * mask.mask.width + (left - x),
                    data + top * stride + left * 4, right - left, bottom - top)
            }
        }
    }

    /// Calls `body` with each part of a box of device pixels that shows, in device pixels, and the
    /// pixel at its top left.
    func forEachPart(of box: Box, _ body: (Box, UnsafeMutablePointer<UInt8>) -> Void) {
        for clip in clips {
            let part = Box(
                left: max(box.left, clip.left - offset.x), top: max(box.top, clip.top - offset.y),
                right: min(box.right, clip.right - offset.x),
                bottom: min(box.bottom, clip.bottom - offset.y))
            guard part.left < part.right, part.top < part.bottom else { continue }
            let (x, y) = (part.left + offset.x, part.top + offset.y)
            unsafe body(part, data + y * stride + x * 4)
        }
    }

    /// Asks Cairo to have drawn all before pixels are touched.
    func begin() {
        unsafe cairo_surface_flush(surface)
    }

    /// Tells Cairo that pixels changed.
    func finish() {
        unsafe cairo_surface_mark_dirty(surface)
    }
}

extension CairoCanvas {
    /// The pixels under the clip, if it is made of whole ones.
    var pixelTarget: PixelTarget? {
        if let target { return target }
        target = unsafe PixelTarget(of: context)
        return target
    }
}
