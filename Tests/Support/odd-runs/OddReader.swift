import CCairo
import Foundation

/// Reads and draws files with librsvg and poppler, which had no part in writing them.
///
/// The libraries are looked up when they are needed: whoever builds the package need not have them.
struct OddReader {
    private let svg: Svg
    private let pdf: Pdf

    init() {
        // What they complain of on the way counts, too.
        dup2(1, 2)
        svg = Svg()
        pdf = Pdf()
    }

    /// What is wrong with a file; `nil` where it can be read.
    func diagnostic(of file: Data, _ format: String) -> String? {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 160, 160)
        let canvas = cairo_create(surface)
        defer {
            // What a library has to say, it says of this file.
            fflush(nil)
            cairo_destroy(canvas)
            cairo_surface_destroy(surface)
        }
        return file.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let canvas else { return "empty" }
            return format == "svg"
                ? svg.diagnostic(start, bytes.count, canvas)
                : pdf.diagnostic(start, bytes.count, canvas)
        }
    }
}

/// A library that is loaded while the program runs.
private struct Library {
    private let name: String
    private let handle: UnsafeMutableRawPointer

    init(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW) else {
            FileHandle.standardError.write(Data("there is no \(name)\n".utf8))
            exit(69)
        }
        self.name = name
        self.handle = handle
    }

    func callAsFunction<Function>(_ symbol: String) -> Function {
        guard let address = dlsym(handle, symbol) else {
            FileHandle.standardError.write(Data("\(name) has no \(symbol)\n".utf8))
            exit(69)
        }
        return unsafeBitCast(address, to: Function.self)
    }
}

private typealias Object = UnsafeMutableRawPointer
/// A place for a `GError` of GLib.
private typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>

private let unref: @convention(c) (Object) -> Void = Library("libgobject-2.0.so.0")(
    "g_object_unref")

/// The words of a `GError`, which stand behind two numbers of four bytes.
private func words(_ failure: UnsafeMutableRawPointer?) -> String {
    failure?.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) }
        ?? "no reason"
}

/// What is used of librsvg.
private struct Svg {
    private struct Rectangle { var x = 0.0, y = 0.0, width = 160.0, height = 160.0 }
    private let create: @convention(c) (UInt32) -> Object?
    private let write: @convention(c) (Object, UnsafeRawPointer, Int, Failure) -> Int32
    private let close: @convention(c) (Object, Failure) -> Int32
    private let render: @convention(c) (Object, OpaquePointer, UnsafeRawPointer, Failure) -> Int32

    init() {
        let library = Library("librsvg-2.so.2")
        create = library("rsvg_handle_new_with_flags")
        write = library("rsvg_handle_write")
        close = library("rsvg_handle_close")
        render = library("rsvg_handle_render_document")
    }

    func diagnostic(_ bytes: UnsafeRawPointer, _ count: Int, _ canvas: OpaquePointer) -> String? {
        // With its limits: not `RSVG_HANDLE_FLAG_UNLIMITED`.
        guard let handle = create(0) else { return "no handle" }
        defer { unref(handle) }
        var failure: UnsafeMutableRawPointer?
        var place = Rectangle()
        guard write(handle, bytes, count, &failure) != 0, close(handle, &failure) != 0,
            render(handle, canvas, &place, &failure) != 0
        else { return "librsvg: \(words(failure))" }
        return nil
    }
}

/// What is used of poppler.
private struct Pdf {
    private let open:
        @convention(c) (
            UnsafeRawPointer, Int32, UnsafePointer<CChar>?, Failure
        ) -> Object?
    private let page: @convention(c) (Object, Int32) -> Object?
    private let size:
        @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    private let render: @convention(c) (Object, OpaquePointer) -> Void

    init() {
        let library = Library("libpoppler-glib.so.8")
        open = library("poppler_document_new_from_data")
        page = library("poppler_document_get_page")
        size = library("poppler_page_get_size")
        render = library("poppler_page_render")
    }

    func diagnostic(_ bytes: UnsafeRawPointer, _ count: Int, _ canvas: OpaquePointer) -> String? {
        var failure: UnsafeMutableRawPointer?
        guard let document = open(bytes, Int32(count), nil, &failure) else {
            return "poppler: \(words(failure))"
        }
        defer { unref(document) }
        guard let page = page(document, 0) else { return "poppler: no page" }
        defer { unref(page) }
        var (width, height) = (0.0, 0.0)
        size(page, &width, &height)
        let scale = min(1, 160 / max(width, height, 1))
        cairo_scale(canvas, scale, scale)
        render(page, canvas)
        let status = cairo_status(canvas)
        return status == CAIRO_STATUS_SUCCESS
            ? nil : "poppler: " + String(cString: cairo_status_to_string(status))
    }
}
