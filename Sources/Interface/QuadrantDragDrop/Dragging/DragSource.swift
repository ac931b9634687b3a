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
    /// Which item of a container the view is; `nil` where it is none, or that is known only when a drag begins.
    var item: DragItem?

    @State private var running = Running()
    @Environment(\.dragSettings) private var settings
    @WholeEnvironment() private var environment

    /// The drag that is under way.
    nonisolated final class Running {
        var drag: RunningDrag?
    }

    init(
        item: DragItem? = nil, preview: (() -> AnyView)? = nil,
        _ items: @escaping (DragSettings) -> DraggedItems?
    ) {
        (self.item, self.items, self.preview) = (item, items, preview)
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
                        of: DragItem.nodes(of: dragged, from: node, in: tree),
                        preview: preview?(), environment, from: point, in: tree)
                    running.drag = RunningDrag(dragged, settings, picture, from: node, in: tree)
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
            }
        )
        .modifier(DragItemModifier(item: item))
    }
}

/// Which item of a container a view is: the note of `draggable(containerItemID:)` at the view.
struct DragItem: NodeNoteKey {
    typealias Value = DragItem

    let id: AnyHashable
    let container: AnyHashable

    static var isListed: Bool { true }

    static func combine(_ inner: DragItem, _ outer: DragItem) -> DragItem { inner }

    /// The views of what is dragged, as far as they are there: the one under the finger comes first.
    @MainActor
    static func nodes(of dragged: DraggedItems, from node: NodeID, in tree: ViewTree) -> [NodeID] {
        guard dragged.ids.count > 1, let own = tree.note(DragItem.self, of: node) else {
            return [node]
        }
        let others = tree.nodes(noting: DragItem.self).filter { other in
            guard other != node, let item = tree.note(DragItem.self, of: other) else {
                return false
            }
            return item.container == own.container && dragged.ids.contains(item.id)
                && tree.layout.isShownInTree(other)
        }
        let places = others.map { (node: $0, frame: tree.frame(of: $0)) }
        return [node]
            + places.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .map(\.node)
    }
}

private nonisolated struct DragItemModifier: AttachingModifier {
    let item: DragItem?

    func attach(_ attachments: inout NodeAttachments) {
        if let item { attachments.add(item, for: DragItem.self) }
    }
}
