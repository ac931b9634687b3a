public import Foundation
import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

/// How far a scroll view is scrolled, and how long it and its content are. All lengths are points.
///
/// Apple: "ScrollGeometry".
public struct ScrollGeometry: Equatable, Sendable {
    /// The part of the content at the scroll view's top left corner: less than 0 at the start of
    /// content with an inset before it.
    public var contentOffset: CGPoint
    /// The content's size, insets not counted.
    public var contentSize: CGSize
    /// Room around the content.
    public var contentInsets: EdgeInsets
    /// The scroll view's size less the insets.
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

    /// What the scroll view shows of the content and its insets, in the content's coordinates.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
    }

    /// The container in the content's coordinates: at the content offset, as large as the container.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// Offset, content size and container size, in points.
    public var debugDescription: String {
        "offset \(contentOffset.x), \(contentOffset.y); content \(contentSize.width) x "
            + "\(contentSize.height); container \(containerSize.width) x \(containerSize.height)"
    }
}

extension ScrollGeometry {
    /// That of a scroll view that is alive.
    init(_ scroll: ScrollPart) {
        self.init(
            contentOffset: scroll.contentOffset, contentSize: scroll.state.contentSize,
            contentInsets: scroll.margins, containerSize: scroll.visibleRect.size)
    }
}
