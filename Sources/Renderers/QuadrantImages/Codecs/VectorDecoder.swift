internal import CVectorPictures
internal import Foundation
internal import QuadrantDisplayList
internal import Synchronization

/// Draws files of outlines into pixels: PDF with Poppler (its first page), SVG with librsvg.
///
/// The libraries are loaded with the first such file; without them it is reported which package has them.
enum VectorDecoder {
    /// Poppler and librsvg keep tables of their own, so one thread draws at a time.
    private static let turn = Mutex(())

    /// The picture with `VectorFormat.pixelsPerPoint` pixels for each of its points.
    static func picture(of data: Data, _ format: VectorFormat) throws(ImageProblem) -> DisplayImage
    {
        let result = turn.withLock { _ in
            unsafe data.withUnsafeBytes { unsafe drawn($0, format) }
        }
        return try result.get()
    }

    private static func drawn(
        _ bytes: UnsafeRawBufferPointer, _ format: VectorFormat
    ) -> Result<DisplayImage, ImageProblem> {
        let kind = format == .pdf ? CVectorPDF : CVectorSVG
        let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
        var opened = unsafe OpaquePointer?.none
        switch unsafe CVectorOpen(kind, start, bytes.count, &opened) {
        case CVectorDone: break
        case CVectorNoLibrary: return .failure(.noLibrary(format))
        default: return .failure(.brokenVector(format))
        }
        guard let picture = unsafe opened else { return .failure(.brokenVector(format)) }
        defer { unsafe CVectorClose(picture) }
        var (width, height) = (0.0, 0.0)
        unsafe CVectorSize(picture, &width, &height)
        // What is larger than all that is decoded is larger by its sides, too.
        let limit = Double(ImageLimits.side)
        let columns = Int(min(width * VectorFormat.pixelsPerPoint, limit + 1).rounded(.up))
        let rows = Int(min(height * VectorFormat.pixelsPerPoint, limit + 1).rounded(.up))
        guard max(columns, rows) <= ImageLimits.side, columns * rows <= ImageLimits.pixels else {
            return .failure(.tooLarge(width: columns, height: rows))
        }
        let count = columns * rows * 4
        var isDrawn = false
        var pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { out, written in
            unsafe out.initialize(repeating: 0)
            isDrawn =
                unsafe CVectorDraw(picture, out.baseAddress, Int32(columns), Int32(rows))
                == CVectorDone
            written = count
        }
        guard isDrawn else { return .failure(.brokenVector(format)) }
        // Cairo keeps blue first.
        for place in stride(from: 0, to: count, by: 4) { pixels.swapAt(place, place + 2) }
        return .success(DisplayImage(width: columns, height: rows, pixels: pixels))
    }
}
