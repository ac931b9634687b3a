internal import CCairo
internal import Foundation

/// Owns a surface of Cairo.
@safe
final class CairoSurface {
    /// The object of Cairo, valid as long as this one lives.
    let pointer: OpaquePointer

    /// Takes ownership of `pointer`; throws what the surface reports.
    init(_ pointer: OpaquePointer?, bytes: Int) throws(RenderError) {
        guard let pointer = unsafe pointer else { throw .outOfMemory(bytes: bytes) }
        unsafe self.pointer = unsafe pointer
        let status = unsafe cairo_surface_status(pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw status.error(bytes: bytes)
        }
    }

    /// Pixels in memory; unless they are cleared, the caller must paint all of them first.
    convenience init(
        format: cairo_format_t, width: Int, height: Int, isCleared: Bool = true
    ) throws(RenderError) {
        let bytes = width * height * (format == CAIRO_FORMAT_A8 ? 1 : 4)
        let isPooled = bytes >= PixelPool.least && max(width, height) <= PictureLimits.side
        unsafe try self.init(
            isPooled
                ? PixelPool.shared.surface(
                    format: format, width: width, height: height, isCleared: isCleared)
                : cairo_image_surface_create(format, Int32(width), Int32(height)),
            bytes: bytes)
    }

    deinit {
        unsafe cairo_surface_destroy(pointer)
    }

    /// Columns of an image surface.
    var width: Int { unsafe Int(cairo_image_surface_get_width(pointer)) }
    /// Rows of an image surface.
    var height: Int { unsafe Int(cairo_image_surface_get_height(pointer)) }
    /// Bytes from one row to the next.
    var stride: Int { unsafe Int(cairo_image_surface_get_stride(pointer)) }

    /// The pixels of an image surface, after all drawing on it; `nil` for other surfaces.
    var data: UnsafeMutablePointer<UInt8>? {
        unsafe cairo_surface_flush(pointer)
        return unsafe cairo_image_surface_get_data(pointer)
    }
}

/// Owns a drawing context of Cairo.
@safe
final class CairoContext {
    /// The object of Cairo, valid as long as this one lives.
    let pointer: OpaquePointer

    /// A context that draws on `surface`.
    init(_ surface: CairoSurface) {
        guard let pointer = unsafe cairo_create(surface.pointer) else {
            preconditionFailure("Cairo returns a context for every surface, if only a failed one.")
        }
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        unsafe cairo_destroy(pointer)
    }

    /// Throws the first error that drawing ran into.
    func check() throws(RenderError) {
        let status = unsafe cairo_status(pointer)
        guard status == CAIRO_STATUS_SUCCESS else { throw status.error() }
    }
}

extension cairo_status_t {
    /// The error for a status that is one, when memory of so many bytes was asked for, or 0 where nobody
    /// knows.
    func error(bytes: Int = 0) -> RenderError {
        self == CAIRO_STATUS_NO_MEMORY ? .outOfMemory(bytes: bytes) : .drawing(text)
    }

    /// Cairo's words for the status.
    var text: String {
        unsafe cairo_status_to_string(self).map { unsafe String(cString: $0) }
            ?? "status \(rawValue)"
    }
}
