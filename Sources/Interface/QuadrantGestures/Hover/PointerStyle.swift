import Foundation
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// How a pointer looks over a view.
///
/// Apple: "PointerStyle". Of the views under a pointer the innermost with a style decides; a window shows it, a picture has
/// no pointer.
public struct PointerStyle: Hashable, Sendable {
    /// The name of the style, as Apple's documentation has it.
    package let name: String

    /// An arrow.
    public static let `default` = PointerStyle(name: "default")
    /// A bar for texts that run from side to side.
    public static let horizontalText = PointerStyle(name: "horizontalText")
    /// A bar for texts that run from top to bottom.
    public static let verticalText = PointerStyle(name: "verticalText")
    /// A cross for a rectangle that is drawn.
    public static let rectSelection = PointerStyle(name: "rectSelection")
    /// An open hand.
    public static let grabIdle = PointerStyle(name: "grabIdle")
    /// A closed hand.
    public static let grabActive = PointerStyle(name: "grabActive")
    /// A hand that points.
    public static let link = PointerStyle(name: "link")
    /// A magnifying glass with a plus.
    public static let zoomIn = PointerStyle(name: "zoomIn")
    /// A magnifying glass with a minus.
    public static let zoomOut = PointerStyle(name: "zoomOut")
    /// Arrows to both sides, for a column's width.
    public static let columnResize = PointerStyle(name: "columnResize")
    /// Arrows up and down, for a row's height.
    public static let rowResize = PointerStyle(name: "rowResize")

    /// Arrows at an edge or corner of a frame whose size is changed. They show both directions, whatever `directions` says.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        PointerStyle(name: "frameResize \(position)")
    }
}

/// An edge or a corner of a frame.
///
/// Apple: "FrameResizePosition".
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// An edge.
    case top, leading, bottom, trailing
    /// A corner.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Whether the size of a frame can grow or shrink.
///
/// Apple: "FrameResizeDirection".
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// It can shrink, or grow.
    case inward, outward

    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each.
        public let rawValue: Int8

        /// Directions by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// It can shrink.
        public static let inward = Set(rawValue: 1)
        /// It can grow.
        public static let outward = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.inward, .outward]
    }
}

/// The pointer's looks that modifiers ask for, the outermost last.
package struct PointerStyleNote: NodeNoteKey {
    package typealias Value = PointerStyle

    /// The inner one decides.
    package static func combine(_ inner: PointerStyle, _ outer: PointerStyle) -> PointerStyle {
        inner
    }
}

private nonisolated struct PointerStyleModifier: AttachingModifier {
    let style: PointerStyle?

    func attach(_ attachments: inout NodeAttachments) {
        if let style { attachments.add(style, for: PointerStyleNote.self) }
    }
}

extension View {
    /// Sets how a pointer looks over the view; `nil` leaves it to the views around.
    ///
    /// Apple: "pointerStyle(_:)".
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerStyleModifier(style: style))
    }
}

extension ViewTree {
    /// How the pointer looks where it is now; `nil` where no view says.
    @MainActor
    package var pointerStyle: PointerStyle? {
        guard let location = pointers.location else { return nil }
        return nodes(at: location).lazy.compactMap { self.note(PointerStyleNote.self, of: $0) }
            .first
    }
}
