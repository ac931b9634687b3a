public import Foundation
public import QuadrantViews

extension UIImage {
    /// How pixels are turned before they are shown: not at all, as they are turned where a picture is made.
    ///
    /// Apple: "imageOrientation" (UIKit).
    public var imageOrientation: Orientation { .up }

    /// The picture, mirrored where the interface runs from right to left: as it is here, which is told once.
    ///
    /// Apple: "imageFlippedForRightToLeftLayoutDirection()" (UIKit).
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        Notice.withoutEffect("UIImage.imageFlippedForRightToLeftLayoutDirection()")
        return self
    }

    /// How far content is from the edges of the picture: not at all.
    ///
    /// Apple: "alignmentRectInsets" (UIKit).
    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The picture, lined up by a rectangle inside of it: as it is here, which is told once.
    ///
    /// Apple: "withAlignmentRectInsets(_:)" (UIKit).
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        Notice.withoutEffect("UIImage.withAlignmentRectInsets(_:)")
        return self
    }
}

/// Pictures that move: here they stand still.
extension UIImage {
    /// The pictures of one that moves: none here.
    ///
    /// Apple: "images" (UIKit).
    public var images: [UIImage]? { nil }

    /// How long they are shown, in seconds: 0 for a picture that stands still.
    ///
    /// Apple: "duration" (UIKit).
    public var duration: TimeInterval { 0 }

    /// The first of some pictures, as pictures do not move here, which is told once; `nil` for none.
    ///
    /// Apple: "animatedImage(with:duration:)" (UIKit).
    public static func animatedImage(
        with images: [UIImage], duration: TimeInterval
    ) -> UIImage? {
        if images.count > 1 {
            Notice.withoutEffect(
                "UIImage.animatedImage(with:duration:)", "It is the first of its pictures")
        }
        return images.first
    }

    /// The picture, ready to be drawn: as it is.
    ///
    /// Apple: "preparingForDisplay()" (UIKit).
    public func preparingForDisplay() -> UIImage? { self }

    /// Calls back with the picture, ready to be drawn: as it is.
    ///
    /// Apple: "prepareForDisplay(completionHandler:)" (UIKit).
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// The picture, ready to be drawn: as it is.
    ///
    /// Apple: "byPreparingForDisplay" (UIKit).
    public var byPreparingForDisplay: UIImage? {
        get async { self }
    }
}
