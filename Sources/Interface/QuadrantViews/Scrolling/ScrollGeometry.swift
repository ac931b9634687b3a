public import Foundation
import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

/// How far a scroll view is scrolled, and how large the scroll view and its content are, in points.
///
/// Apple: "ScrollGeometry".
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content that lies at the top left corner of the scroll view. It is negative
    /// at the start of content with an inset before it.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The insets around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, less the insets.
    public var containerSize: CGSize

    /// The geometry of a scroll view, in points.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content and its insets that is visible, in the coordinates of the content.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
    }

    /// The rectangle at the content offset with the size of the container, in the coordinates of
    /// the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// The offset, the content size and the container size, in points.
    public var debugDescription: String {
        "offset \(contentOffset.x), \(contentOffset.y); content \(contentSize.width) x "
            + "\(contentSize.height); container \(containerSize.width) x \(containerSize.height)"
    }
}

extension ScrollGeometry {
    /// The geometry of a scroll view that is alive.
    init(_ scroll: ScrollPart) {
        self.init(
            contentOffset: scroll.contentOffset, contentSize: scroll.state.contentSize,
            contentInsets: scroll.margins, containerSize: scroll.visibleRect.size)
    }
}
