import Foundation
import QuadrantCore
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// What is dragged.
struct DraggedItems {
    /// What hands the items over; none where nothing is dragged.
    var providers: [NSItemProvider]
    /// The identities of the items, where they have any.
    var ids: [AnyHashable] = []
    /// Which of them the finger has taken.
    var index = 0
}

/// Lets a view be dragged: a finger holds it for half a second and moves then, a pointer moves it by a few points.
nonisolated struct DragSourceModifier: ViewModifier {
    /// What is dragged; asked when the drag begins. `nil` where there is no container that says.
    let items: (DragSettings) -> DraggedItems?
    /// What is drawn under the finger; `nil` for the view itself.
    let preview: (() -> AnyView)?

    @State private var running = Running()
    @Environment(\.dragSettings) private var settings
    @Environment(\.self) private var environment

    /// The drag that is under way.
    nonisolated final class Running {
        var drag: RunningDrag?
    }

    init(preview: (() -> AnyView)? = nil, _ items: @escaping (DragSettings) -> DraggedItems?) {
        (self.items, self.preview) = (items, preview)
    }

    @MainActor
    func body(content: Content) -> some View {
        let (items, running, settings, preview) = (items, running, settings, preview)
        let environment = preview == nil ? EnvironmentValues() : environment
        content.gesture(
            _LiftGesture { tree, node, event in
                switch event {
                case .lifted(let point, _):
                    guard let dragged = items(settings) else {
                        tree.report(
                            ".draggable(containerItemID:) has no .dragContainer around it",
                            at: node,
                            advice: "Nothing is dragged. Say what is dragged for its items.")
                        return nil
                    }
                    guard !dragged.providers.isEmpty else { return nil }
                    let picture = DragPicture(
                        of: node, preview: preview?(), environment, from: point, in: tree)
                    running.drag = RunningDrag(dragged, settings, picture, in: tree)
                    return running.drag?.move(to: point)
                case .moved(let point): return running.drag?.move(to: point)
                case .waited(let point): running.drag?.wait(at: point)
                case .dropped(let point):
                    running.drag?.drop(at: point)
                    running.drag = nil
                case .cancelled:
                    running.drag?.cancel()
                    running.drag = nil
                }
                return nil
            })
    }
}
