package import Foundation
import QuadrantCore
package import QuadrantGeometry

/// What the content shape of a view is used for.
///
/// Apple: "ContentShapeKinds". Taps follow `interaction`. Assistive technologies are told the frame
/// of the last of `interaction` and `accessibility`. Pictures of dragged views, of views with an open menu, and rings around
/// focused ones follow their kinds; `hoverEffect` has no use here and is reported. Tests read all:
/// `HostedView.contentShape(_:)`.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: Int

    /// The kinds whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The shape in which taps and other gestures reach the view, and whose frame assistive
    /// technologies are told.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The shape of the view's picture while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The shape of the view's picture beside its context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The shape of the highlight under a pointer. It has no effect here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The shape of the ring around a focused view.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// The shape whose frame, the upright rectangle around it, assistive technologies are told. If
    /// the view has several elements, each keeps its own frame.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// The shape of a view for certain uses, in the view's space.
package struct ContentShapeOutline {
    /// What it is used for.
    package let kinds: ContentShapeKinds
    /// The outline in a view of a size; whether leading is the right side.
    package let path: (CGSize, _ isRightToLeft: Bool) -> Path
}

/// Where views' content shapes are found: `tree.note(ContentShapeKey.self, of: node)`, the innermost first.
package enum ContentShapeKey: NodeNoteKey {
    package static func combine(
        _ inner: [ContentShapeOutline], _ outer: [ContentShapeOutline]
    ) -> [ContentShapeOutline] {
        inner + outer
    }
}
