import Foundation
import QuadrantDisplayList

/// An image as it draws itself, for styles and canvases.
struct RecordedImage {
    /// In points.
    var size: CGSize
    /// From the top.
    var baseline: CGFloat
    /// From the image's top left corner on.
    var items: [DisplayItem]
    /// The pixels, if they are all that is drawn.
    var image: DisplayImage?
}
