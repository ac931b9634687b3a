package import Foundation

/// Turns picture files into pixels; implemented outside the view modules.
///
/// May be called from any thread. Equal bytes give the same object as long as it is kept.
package protocol ImageDecoder: Sendable {
    /// The picture of a file's bytes, upright; the first one of an animation.
    func decode(_ data: Data) throws(ImageProblem) -> DisplayImage

    /// The picture of the file at `path`.
    func decode(fileAt path: String) throws(ImageProblem) -> DisplayImage
}
