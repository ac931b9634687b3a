internal import Foundation

/// A picture of a clip, as it is packed.
struct ClipStep {
    var picture: ClipPicture
    /// The picture that is shown before; `nil` for the first.
    var before: ClipPicture?
    /// The picture that is shown after it; `nil` for the last.
    var next: ClipPicture?
    /// What differs from the picture before.
    var area: PixelArea
    /// From which to before which moment of the clip it is shown, in pictures that were added.
    var frames: Range<Int>
}

/// Packs pictures as one kind of file.
protocol ClipWriter: AnyObject {
    func write(_ step: ClipStep) throws(ClipProblem)
    func file() throws(ClipProblem) -> Data
}
