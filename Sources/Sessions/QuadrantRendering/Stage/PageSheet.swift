package import Foundation
internal import QuadrantGeometry

/// The paper that content flows over, in points: its size, and the margins around what is on it.
package struct PageSheet: Codable, Hashable, Sendable {
    /// The margins where nothing is said: half an inch.
    package static let usualMargin: CGFloat = 36

    package var width: CGFloat
    package var height: CGFloat
    package var top = usualMargin
    package var bottom = usualMargin
    package var leading = usualMargin
    package var trailing = usualMargin
    /// How much of the height a header and a footer take from what fills a page; 0 until that is known.
    package var taken: CGFloat = 0

    /// Paper with half an inch around what is on it.
    package init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

    /// The size of the paper.
    package var size: CGSize { CGSize(width: width, height: height) }

    /// What the margins leave, with headers and footers; its sides are at least 0.
    package var room: CGSize {
        CGSize(width: max(0, width - leading - trailing), height: max(0, height - top - bottom))
    }
}
