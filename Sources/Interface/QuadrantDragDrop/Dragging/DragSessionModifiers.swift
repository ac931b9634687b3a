public import QuadrantCore
import QuadrantViews

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

    /// Sets how the pictures of what is dragged from here stand together, where several items of a container are dragged.
    ///
    /// Apple: "dragPreviewsFormation(_:)". Items whose views are not there have no picture.
    nonisolated public func dragPreviewsFormation(
        _ formation: DragDropPreviewsFormation
    ) -> some View {
        modifier(DragSettingsModifier { $0.dragFormation = formation })
    }

    /// Sets how the pictures of what is dragged stand together while they are over a place for drops in this view.
    ///
    /// Apple: "dropPreviewsFormation(_:)".
    nonisolated public func dropPreviewsFormation(
        _ formation: DragDropPreviewsFormation
    ) -> some View {
        modifier(DragSettingsModifier { $0.dropFormation = formation })
    }
}
