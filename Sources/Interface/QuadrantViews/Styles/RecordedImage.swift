import Foundation
import QuadrantDisplayList

/// An image as it draws itself, for styles and canvases.
struct RecordedImage {
    /// The size of the image, in points.
    var size: CGSize
    /// The distance from the top of the image to its baseline, in points.
    var baseline: CGFloat
    /// The items of the image; the origin is its top left corner.
    var items: [DisplayItem]
    /// The pixels, if they are all that is drawn.
    var image: DisplayImage?
}
