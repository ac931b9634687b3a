public import CoreTransferable
public import QuadrantCore
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// Lets a view be dragged: a finger holds it for half a second and moves then, a pointer moves it by a few points.
private nonisolated struct DragSourceModifier: ViewModifier {
    /// What is dragged; asked when the drag begins.
    let providers: () -> [NSItemProvider]

    @State private var running = Running()

    /// The drag that is under way.
    nonisolated final class Running {
        var drag: RunningDrag?
    }

    @MainActor
    func body(content: Content) -> some View {
        let (providers, running) = (providers, running)
        content.gesture(
            _LiftGesture { tree, event in
                switch event {
                case .lifted(let point):
                    let items = providers()
                    running.drag = items.isEmpty ? nil : RunningDrag(items, in: tree)
                    running.drag?.move(to: point)
                case .moved(let point): running.drag?.move(to: point)
                case .dropped(let point):
                    running.drag?.drop(at: point)
                    running.drag = nil
                case .cancelled:
                    running.drag?.cancel()
                    running.drag = nil
                }
            })
    }
}

extension View {
    /// Lets people drag the view, and with it a value.
    ///
    /// Apple: "draggable(_:)". A finger holds the view for half a second and moves then; a pointer moves it by four points.
    /// A picture shows nothing of it.
    ///
    /// - Parameter payload: The value; asked for when the drag begins.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        modifier(DragSourceModifier { [NSItemProvider(value: payload())] })
    }

    /// The same with a view that is shown under the finger on Apple's systems. Nothing is shown here.
    ///
    /// Apple: "draggable(_:preview:)".
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier { [NSItemProvider(value: payload())] })
    }

    /// Lets people drag the view, and with it what an item provider hands over.
    ///
    /// Apple: "onDrag(_:)".
    ///
    /// - Parameter data: Called when the drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier { [data()] })
    }

    /// The same with a view that is shown under the finger on Apple's systems. Nothing is shown here.
    ///
    /// Apple: "onDrag(_:preview:)".
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier { [data()] })
    }

    /// Gives what the view stands for to whoever drags it, as `onDrag`.
    ///
    /// Apple: "itemProvider(_:)".
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragSourceModifier { action?().map { [$0] } ?? [] })
    }
}
