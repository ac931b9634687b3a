import Foundation
import QuadrantGeometry
import QuadrantLayout

/// Keeps what is away from its place where it is, as long as a finger holds something.
private final class HeldMover: Mover {
    override func advance(to time: TimeInterval) -> Bool { true }
    override var endsByItself: Bool { false }
}

/// The motion of a view that a finger has lifted out of its place (`LiftedView`).
final class LiftMotion: ValueMover<CGSize.AnimatableData> {
    let view: RaisedView
    @TreeReference private var tree: ViewTree?
    /// Whether the finger has let it go, so that it ends by itself.
    private var isDropped = false
    private let hold = HeldMover()
    /// How far its siblings have made room, in points down.
    private var rooms: [NodeID: CGFloat] = [:]

    /// With what siblings make room, and the view settles. A choice: Apple publishes nothing.
    private static var spring: Animation { .smooth(duration: 0.3) }

    init(_ node: NodeID, in tree: ViewTree) {
        view = RaisedView(node, leavesItsPlace: true, isReached: false)
        self.tree = tree
        super.init()
        tree.raise(view)
        tree.motion.list(hold)
    }

    /// The finger has come that far from where it has lifted the view.
    func move(by way: CGSize) {
        guard let tree else { return }
        var transaction = Transaction()
        transaction.tracksVelocity = true
        let step = CGSize(
            width: way.width - view.shift.width, height: way.height - view.shift.height)
        _ = change(by: step.animatableData, with: transaction, EnvironmentValues(), in: tree.motion)
        view.shift = way
        tree.hosting.stateDidChange?()
    }

    /// Siblings make room, each by that much down; those that are not among them go back.
    func makeRoom(_ new: [NodeID: CGFloat]) {
        for node in Set(new.keys).union(rooms.keys).sorted(by: { $0.index < $1.index }) {
            let (old, wanted) = (rooms[node] ?? 0, new[node] ?? 0)
            if old != wanted { displace(node, from: old, to: wanted, with: Self.spring) }
        }
        rooms = new
    }

    /// The finger lets the view go.
    ///
    /// - Parameter isMoved: Whether the views stand in another order from now on; or else all go back.
    func drop(isMoved: Bool) {
        guard let tree else { return }
        isDropped = true
        stop()
        for node in rooms.keys.sorted(by: { $0.index < $1.index }) {
            displace(node, from: rooms[node] ?? 0, to: 0, with: isMoved ? nil : Self.spring)
        }
        rooms = [:]
        tree.motion.unlist(hold)
        if tree.layout.contains(view.node) {
            let origin = tree.frame(of: view.node).origin
            view.place = CGPoint(
                x: origin.x + view.shift.width, y: origin.y + view.shift.height)
        }
        tree.motion.list(self)
    }

    private func displace(
        _ node: NodeID, from old: CGFloat, to new: CGFloat, with spring: Animation?
    ) {
        guard let tree, tree.layout.contains(node) else { return }
        func data(_ way: CGFloat) -> CGRect.AnimatableData {
            CGRect(x: 0, y: way, width: 0, height: 0).animatableData
        }
        tree.motion.moved(
            node, by: data(new - old), with: Transaction(animation: spring), away: data(new))
        tree.layout.markRecord(node)
    }

    override func advance(to time: TimeInterval) -> Bool {
        guard let place = view.place else { return move(to: time) }
        // The views have been laid out in their new order meanwhile.
        view.place = nil
        guard let tree, tree.layout.contains(view.node) else { return false }
        let origin = tree.frame(of: view.node).origin
        let back = CGSize(width: origin.x - place.x, height: origin.y - place.y)
        view.shift = CGSize(width: -back.width, height: -back.height)
        return change(
            by: back.animatableData, with: Transaction(animation: Self.spring),
            EnvironmentValues(), in: tree.motion)
    }

    /// It begins to go back as soon as what it was let go for has been laid out.
    override func nextEnd(after time: TimeInterval) -> TimeInterval? {
        view.place == nil ? super.nextEnd(after: time) : time + 1e-9
    }

    override var knowsEnds: Bool { false }

    override var endsByItself: Bool { view.place != nil || super.endsByItself }

    override func show() {
        guard !running.isAtRest else { return }
        view.shift = CGSize(width: -gap.first, height: -gap.second)
        tree?.hosting.stateDidChange?()
    }

    override func finish(in motion: TreeMotion) {
        tree?.lower(view)
    }

    /// Nobody holds the view any more: it is where it stands, unless it is on its way there.
    func abandon() {
        guard let tree, !isDropped else { return }
        tree.motion.unlist(hold)
        halt(in: tree.motion)
        tree.lower(view)
    }
}
