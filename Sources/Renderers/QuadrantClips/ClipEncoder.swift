package import Foundation

/// Makes a clip of pictures that are added one after the other.
///
/// Equal pictures in a row become one that is shown longer, and of each later one only the rectangle that changes is
/// packed. Pictures are packed as they come: beside what is packed, two of them are in memory at most. The same
/// pictures give the same bytes.
package final class ClipEncoder {
    private let writer: any ClipWriter
    private let format: ClipFormat
    /// The picture that is shown, and is packed when another one comes.
    private var pending: Pending?
    /// The picture before it.
    private var before: ClipPicture?
    /// How many pictures were added.
    package private(set) var frameCount = 0
    /// How many pictures were packed: less than were added where some are the same.
    package private(set) var packedCount = 0

    private struct Pending {
        let picture: ClipPicture
        let area: PixelArea
        let start: Int
    }

    /// A clip of a kind without pictures.
    package init(_ format: ClipFormat, _ settings: ClipSettings) {
        self.format = format
        writer =
            switch format {
            case .apng: APNGWriter(settings)
            case .webP: WebPWriter(settings)
            case .gif: GIFWriter(settings)
            }
    }

    /// Adds a picture that is shown until the next one: for the time of one, or of `count`.
    ///
    /// Throws if it is not as large as the first, or cannot be packed.
    package func add(_ picture: ClipPicture, count: Int = 1) throws(ClipProblem) {
        let start = frameCount
        let longest = max(picture.width, picture.height)
        guard longest <= format.longestSide else { throw .tooLarge(format, longest: longest) }
        guard min(picture.width, picture.height) > 0, count > 0 else {
            if count <= 0 { return }
            throw .empty
        }
        guard let shown = pending else {
            pending = Pending(picture: picture, area: picture.area, start: start)
            frameCount += count
            return
        }
        guard picture.width == shown.picture.width, picture.height == shown.picture.height else {
            throw .otherSize(
                width: picture.width, height: picture.height, first: shown.picture.area)
        }
        frameCount += count
        guard let area = picture.changes(from: shown.picture) else { return }
        try pack(shown, until: start, next: picture)
        before = shown.picture
        pending = Pending(picture: picture, area: area, start: start)
    }

    /// The file. To be asked for once, after the last picture.
    package func finish() throws(ClipProblem) -> Data {
        guard let shown = pending else { throw .empty }
        try pack(shown, until: frameCount, next: nil)
        pending = nil
        before = nil
        return try writer.file()
    }

    private func pack(
        _ shown: Pending, until end: Int, next: ClipPicture?
    ) throws(ClipProblem) {
        packedCount += 1
        try writer.write(
            ClipStep(
                picture: shown.picture, before: before, next: next, area: shown.area,
                frames: shown.start..<end))
    }
}
