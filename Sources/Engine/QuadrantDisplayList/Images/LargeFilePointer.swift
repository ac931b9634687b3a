package import Foundation

/// What stands in a checkout for a picture that Git LFS keeps elsewhere: a few lines of text under the picture's name.
///
/// The app's code expects a picture there, and often insists on one. A grey square stands for it, which is told.
package enum LargeFilePointer {
    private static let beginning = Data("version https://git-lfs.github.com/spec/".utf8)

    /// Whether the bytes of a file are such a pointer.
    package static func isPointer(_ data: Data) -> Bool { data.starts(with: beginning) }

    /// The width and the height of what stands for the picture, in pixels: nobody knows those of the picture.
    package static let side = 100

    /// A grey square.
    package static let standIn = DisplayImage(
        width: side, height: side,
        pixels: (0..<side * side).flatMap { _ in [200, 200, 200, 255] as [UInt8] })

    /// What a tree says of it: that the picture is not there.
    package static let message = "is a pointer of Git LFS: the picture itself was not checked out"
    /// What to do about it.
    package static let advice = "A grey square stands for it. Bring the picture: git lfs pull"
}
