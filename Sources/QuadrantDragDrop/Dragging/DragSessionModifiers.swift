public import QuadrantCore
import QuadrantViews

/// How pictures of what is dragged or dropped stand together.
///
/// Apple: "DragDropPreviewsFormation".
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let name: String

    /// The platform decides.
    public static let `default` = DragDropPreviewsFormation(name: "default")
    /// One below the other.
    public static let list = DragDropPreviewsFormation(name: "list")
    /// Where they were.
    public static let none = DragDropPreviewsFormation(name: "none")
    /// On a heap.
    public static let pile = DragDropPreviewsFormation(name: "pile")
    /// One over the other.
    public static let stack = DragDropPreviewsFormation(name: "stack")
}

extension View {
    /// Says what may become of values that are dragged out of this view. Where nobody says, drops may do anything; they
    /// are suggested copies.
    ///
    /// Apple: "dragConfiguration(_:)".
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        modifier(DragSettingsModifier { $0.configuration = configuration })
    }

    /// Calls a closure when a drag out of a view in this view begins, moves and ends.
    ///
    /// Apple: "onDragSessionUpdated(_:)".
    nonisolated public func onDragSessionUpdated(
        _ onUpdate: @escaping (DragSession) -> Void
    ) -> some View {
        modifier(DragSettingsModifier { $0.dragObservers.append(onUpdate) })
    }

    /// Calls a closure when a drop over a view in this view comes, moves, leaves and ends.
    ///
    /// Apple: "onDropSessionUpdated(_:)".
    nonisolated public func onDropSessionUpdated(
        _ onUpdate: @escaping (DropSession) -> Void
    ) -> some View {
        modifier(DragSettingsModifier { $0.dropObservers.append(onUpdate) })
    }

    /// Says what views in this view make of drops. An operation that the drag does not allow is none: nothing is dropped.
    ///
    /// Apple: "dropConfiguration(_:)".
    ///
    /// - Parameter configuration: Asked as the finger moves, and when it is lifted.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        modifier(DragSettingsModifier { $0.dropConfiguration = configuration })
    }

    /// Sets how the pictures of what is dragged stand together. It has no effect here, which is reported: one picture is
    /// drawn under the finger, that of the view that it has taken.
    ///
    /// Apple: "dragPreviewsFormation(_:)".
    nonisolated public func dragPreviewsFormation(
        _ formation: DragDropPreviewsFormation
    ) -> some View {
        modifier(Self.report(".dragPreviewsFormation(_:)"))
    }

    /// Sets how the pictures of what is dropped stand together. It has no effect here, which is reported: they are gone
    /// as soon as the finger is lifted.
    ///
    /// Apple: "dropPreviewsFormation(_:)".
    nonisolated public func dropPreviewsFormation(
        _ formation: DragDropPreviewsFormation
    ) -> some View {
        modifier(Self.report(".dropPreviewsFormation(_:)"))
    }

    private nonisolated static func report(_ call: String) -> ReportModifier {
        ReportModifier(
            diagnostic: .withoutEffect(call, advice: "One picture is drawn under the finger."))
    }
}
