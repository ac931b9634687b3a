package import Foundation
package import QuadrantGeometry
package import QuadrantLayout

/// A scroll view that is alive: how far it is scrolled, and which modifiers follow it.
package final class ScrollPart: Part {
    /// The tree owns its parts and outlives them.
    @Unretained private(set) var tree: ViewTree
    package let node: NodeID
    package let state = ScrollState()
    package var axes: Axis.Set = []
    /// Room around the content, in points.
    package var margins = EdgeInsets()
    /// Modifiers that follow the scroll view, the outermost first.
    package var clients: [ScrollClient] = [] {
        didSet { followers.removeAll { !clients.contains($0.client) } }
    }
    /// What modifiers keep for this scroll view.
    private var followers: [ScrollFollower] = []
    /// Whether it can be scrolled by those who use it.
    package var isEnabled = true
    /// Where it is on its way; `nil` where it stands, or follows a finger.
    var motion: ScrollMotion?
    /// Whether somebody scrolled since clients were told.
    var wasScrolled = false
    /// The bars that tell where in its content it is.
    package var bars = ScrollBars()
    /// What it does at the moment.
    package internal(set) var activity = ScrollActivity.idle
    /// Whether content that fits stays where it is under a finger.
    package var bouncesBySize = false
    /// What a finger that scrolls does with a keyboard in the window.
    package var keyboardDismissal = KeyboardDismissal.atOnce
    /// Called when a finger has pulled the content down far beyond its start, with what is to be called when that is
    /// done; `nil` for nothing.
    package var pulled: (@MainActor (_ whenDone: @escaping @MainActor () -> Void) -> Void)?
    /// Whether what was called by a pull is not done.
    package internal(set) var isRefreshing = false
    /// How far before its start the content may stay, in points.
    package internal(set) var gap = 0.0
    /// How fast a finger let it go, in points a second; zero but while `restingPlace` is asked for that, and those who
    /// follow the scroll view are told.
    package internal(set) var releaseVelocity = CGVector.zero
    /// The offset at which a finger or a wheel began to scroll; `nil` while none does.
    package internal(set) var dragOrigin: CGPoint?
    /// In which size the view came to rest; `nil` before its first layout.
    var restSize: CGSize?
    /// Where scrolling comes to rest; `nil` for wherever it ends. In offsets of the state.
    package var restingPlace: (@MainActor (ScrollPart, CGPoint) -> CGPoint)?

    init(tree: ViewTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        // Where the node is gone, another one may be in its place.
        if tree.scrolling.parts[node.index] === self { tree.scrolling.parts[node.index] = nil }
        tree.scrolling.requests.removeAll { $0.scroll === self }
        motion?.halt(in: tree.motion)
        motion = nil
    }

    /// What a modifier keeps of this scroll view.
    func follower(of client: ScrollClient) -> ScrollFollower {
        if let known = followers.first(where: { $0.client === client }) { return known }
        let new = ScrollFollower(client, in: tree)
        followers.append(new)
        return new
    }

    /// What of the content is in sight, margins left out, from the content's leading top corner.
    package var visibleRect: CGRect {
        CGRect(
            x: state.offset.x, y: state.offset.y,
            width: max(0, state.size.width - margins.horizontal),
            height: max(0, state.size.height - margins.vertical))
    }

    /// A node's frame in the content: x from the leading edge, offsets included, without what other
    /// effects make of it. A pinned view counts where it stands among the others.
    package func contentFrame(of inner: NodeID) -> CGRect? {
        let (layout, presentation) = (tree.layout, tree.presentation)
        guard layout.contains(inner), let content = layout.firstChild(of: node) else { return nil }
        let size = presentation.size(of: inner, .target)
        var (x, y, current) = (CGFloat(0), CGFloat(0), inner)
        while current != content {
            guard let parent = layout.parent(of: current) else { return nil }
            let place = presentation.place(of: current, .target, isPinned: false)
            x += place.x
            y += place.y
            current = parent
        }
        let width = presentation.size(of: content, .target).width
        return CGRect(
            x: layout.mirror(of: node).x(x, length: size.width, in: width), y: y,
            width: size.width, height: size.height)
    }

    /// Scrolls to an offset, as far as that is possible.
    package func move(to offset: CGPoint) {
        var new = state.offset
        if axes.contains(.horizontal), offset.x.isFinite { new.x = offset.x }
        if axes.contains(.vertical), offset.y.isFinite { new.y = offset.y }
        state.isInitial = false
        guard new != state.offset else { return }
        state.offset = new
        tree.layout.scrollChanged(node)
    }
}

/// What a scroll view does.
package enum ScrollActivity: Sendable {
    case idle
    /// A finger is on it and has not moved.
    case tracking
    /// A finger moves it.
    case interacting
    /// It goes on by itself.
    case decelerating
    /// The program moves it.
    case animating
}

/// A modifier that follows the scroll views in its content.
package final class ScrollClient: Part, RoundClient {
    /// How often what it called changed state in the update that is under way.
    var rounds = 0
    var label: String { "scroll view's modifier" }
    var part: Part { self }
    /// Called after a layout in which nothing else changed.
    package var settle: @MainActor (ScrollPart, ScrollFollower) -> Void = { _, _ in }
    /// Called when somebody scrolled, after the layout that followed.
    package var didScroll: @MainActor (ScrollPart) -> Void = { _ in }
    /// Called when a scroll view does something else than before, with that and what it does now.
    package var activityDidChange:
        (@MainActor (ScrollPart, ScrollActivity, ScrollActivity) -> Void)?
    private var memory: AnyObject?

    /// What the modifier remembers of all its scroll views; `make` makes it the first time.
    package func remembered<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
        let known = memory as? Memory ?? make()
        memory = known
        return known
    }
}

extension ScrollClient: Equatable {
    package static func == (lhs: ScrollClient, rhs: ScrollClient) -> Bool { lhs === rhs }
}

extension _ViewCursor {
    /// The scroll view whose node is being made.
    @MainActor
    package mutating func scrollPart(_ update: (ScrollPart) -> Void) {
        let (tree, node) = (tree, parent)
        let part = takePart(ScrollPart.self) {
            let part = ScrollPart(tree: tree, node: node)
            tree.scrolling.parts[node.index] = part
            tree.layout.setScrollState(node, part.state)
            return part
        }
        update(part)
    }

    /// What a modifier keeps of the scroll views in its content.
    @MainActor
    package mutating func scrollClient() -> ScrollClient {
        takePart(ScrollClient.self) { ScrollClient() }
    }
}
