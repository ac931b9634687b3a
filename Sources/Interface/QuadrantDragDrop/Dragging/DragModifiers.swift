public import CoreTransferable
public import QuadrantCore
import QuadrantViews

extension View {
    /// Lets people drag the view, and with it a value.
    ///
    /// Apple: "draggable(_:)". A finger holds the view for half a second and moves then; a pointer moves it by four points.
    /// A picture of the view is drawn under the finger.
    ///
    /// - Parameter payload: The value; asked for when the drag begins.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        modifier(
            DragSourceModifier { _ in
                DraggedItems(providers: [NSItemProvider(value: payload())])
            })
    }

    /// The same with a view that is shown under the finger, its middle where that of this view was.
    ///
    /// Apple: "draggable(_:preview:)".
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        let preview = AnyView(preview())
        return modifier(
            DragSourceModifier(preview: { preview }) { _ in
                DraggedItems(providers: [NSItemProvider(value: payload())])
            })
    }

    /// Lets people drag the view, and with it what an item provider hands over.
    ///
    /// Apple: "onDrag(_:)".
    ///
    /// - Parameter data: Called when the drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier { _ in DraggedItems(providers: [data()]) })
    }

    /// The same with a view that is shown under the finger, its middle where that of this view was.
    ///
    /// Apple: "onDrag(_:preview:)".
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        let preview = AnyView(preview())
        return modifier(
            DragSourceModifier(preview: { preview }) { _ in DraggedItems(providers: [data()]) })
    }

    /// Gives what the view stands for to whoever drags it, as `onDrag`.
    ///
    /// Apple: "itemProvider(_:)".
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(
            DragSourceModifier { _ in DraggedItems(providers: action?().map { [$0] } ?? []) })
    }
}
