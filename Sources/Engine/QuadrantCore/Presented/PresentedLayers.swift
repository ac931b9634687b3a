package import Foundation
package import QuadrantLayout

/// What is presented over the root of a tree: sheets, alerts and their like.
///
/// The content is written deep in the tree, as an argument of a modifier: its state and its environment are of that place.
/// Its nodes are children of the root, behind all others, and lie over them. The views of the root, and those of each layer,
/// present one layer at a time; whoever asks for another one waits until that is closed, and is told.
final class PresentedLayers {
    /// The layers, from the back to the front.
    private(set) var open: [PresentedPart] = []
    /// What cannot be presented as long as something else is.
    private var waiting: [PresentedPart] = []
    /// Whether something was ever presented.
    private(set) var isUsed = false
    /// States that content read in this update, with what messages call them, and the content.
    private var reads: [(source: DependencySource, name: String, reader: Observer)] = []

    /// How many layers may be presented one by the other. Far beyond what anybody sees: a view that presents itself
    /// without end is what it stops.
    static let most = 32

    /// Lets a part present its content; whether it may.
    func present(_ part: PresentedPart) -> Bool {
        if part.isOpen { return true }
        isUsed = true
        let around = part.layerAround
        part.obstacle =
            if open.count >= Self.most {
                .endless
            } else if let other = open.first(where: { $0.layerAround === around }) {
                .other(other.label)
            } else {
                nil
            }
        guard part.obstacle == nil else {
            if !waiting.contains(where: { $0 === part }) { waiting.append(part) }
            return false
        }
        part.isOpen = true
        open.append(part)
        waiting.removeAll { $0 === part }
        return true
    }

    /// The part presents nothing any more: those that waited for that are asked again.
    func close(_ part: PresentedPart) {
        waiting.removeAll { $0 === part }
        guard part.isOpen else { return }
        part.isOpen = false
        open.removeAll { $0 === part }
        for other in waiting { other.scopeAround?.queue() }
    }

    /// Whether what is presented in a layer slides in.
    func slides(_ layer: NodeID) -> Bool { open.contains { $0.layer == layer && $0.slides } }

    /// Presented content reads a state that was set before.
    func noteRead(of source: DependencySource, _ name: String, by reader: Observer) {
        if !reads.contains(where: { $0.source === source && $0.reader === reader }) {
            reads.append((source, name, reader))
        }
    }

    /// The states that content read and no body did, with the content's scopes.
    func takeLonelyReads() -> [(name: String, scope: Scope)] {
        defer { reads = [] }
        return reads.compactMap { read in
            guard read.source.isReadByPresentationsAlone, let scope = read.reader as? Scope,
                scope.isAlive
            else { return nil }
            return (read.name, scope)
        }
    }

    /// What waits and was not told of yet.
    func takeUntold() -> [PresentedPart] {
        let untold = waiting.filter { !$0.isTold }
        for part in untold { part.isTold = true }
        return untold
    }
}

/// The place in a slot table where something is presented.
final class PresentedPart: Part {
    /// What keeps a part from presenting its content.
    enum Obstacle: Equatable {
        /// Something else is presented, with the name of its modifier.
        case other(String)
        /// Layers present one another without end.
        case endless
    }

    /// The modifier as it is written, for messages.
    let label: String
    /// The layer's node; `nil` where nothing is presented.
    var layer: NodeID?
    var isOpen = false
    /// Whether it slides in, and not only fades.
    var slides = false
    var obstacle: Obstacle?
    /// Whether somebody was told that it waits.
    var isTold = false
    /// Whether views behind cannot be used.
    var coversOthers: () -> Bool = { true }

    init(label: String) {
        self.label = label
    }

    /// The layer in whose content this stands; `nil` for the views of the root.
    private(set) lazy var layerAround: PresentedPart? = {
        var part = owner
        while let current = part {
            if let layer = current as? PresentedPart { return layer }
            part = current.owner
        }
        return nil
    }()

    var scopeAround: Scope? {
        var part = owner
        while let current = part {
            if let scope = current as? Scope { return scope }
            part = current.owner
        }
        return nil
    }

    /// Its nodes are no neighbours of those around it.
    override var lastTopNode: NodeID? { nil }

    /// Ends what is presented.
    func end(in tree: ViewTree, with transaction: Transaction? = nil) {
        guard layer != nil || isOpen || obstacle != nil else { return }
        tree.leave(self, from: self, as: AnyHashable(""), with: transaction)
        (layer, obstacle, isTold) = (nil, nil, false)
        tree.presented.close(self)
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: true)
        layer = nil
        tree.presented.close(self)
    }
}

extension ViewTree {
    /// Has the root fill its room while something is presented or a menu is open, and only then.
    func makeRoomForPresented() {
        guard presented.isUsed || raised.isUsed else { return }
        guard !presented.open.isEmpty || raised.front != nil else {
            return layout.setRule(rootNode, .stack(Self.rootColumn))
        }
        let placement: PresentingRootRule.Placement =
            switch root.placement {
            case .centered: .centered
            case .corner: .corner
            case .whole: .whole
            }
        layout.setRule(
            rootNode,
            .extended(
                PresentingRootRule(
                    column: Self.rootColumn, placement: placement, displayScale: root.displayScale))
        )
    }

    /// Tells of what was to be presented while something else is.
    func reportWaitingPresentations() {
        guard presented.isUsed else { return }
        for read in presented.takeLonelyReads() {
            remark(
                Diagnostic(
                    "The content of a sheet reads the \(read.name), which no body reads: Apple's "
                        + "shows its old value at first",
                    advice: "Here it shows the new one. Read it in the body as well, hand it to "
                        + "the content as a Binding, or present by an item."),
                in: read.scope)
        }
        for part in presented.takeUntold() {
            switch part.obstacle {
            case .other(let other):
                addIssue(
                    RuntimeIssue(
                        message: "\(part.label) waits, as \(other) is presented",
                        path: Self.path(to: part),
                        advice: "A view presents one thing at a time. To present both, put the "
                            + "second modifier into the content of the first."))
            case .endless:
                addIssue(
                    RuntimeIssue(
                        message: "\(PresentedLayers.most) views are presented one by the other",
                        path: Array(Self.path(to: part).prefix(8)),
                        advice: "What is further was left out. Does the view present itself?"))
            case nil: break
            }
        }
    }

    /// The room that shows the root, in the root's space: beside views that take less of it there is room for fingers too.
    package var room: CGRect {
        let (size, offer) = (layout.size(of: rootNode), layout.placedProposal(of: rootNode))
        func range(_ length: CGFloat, _ offered: CGFloat) -> (start: CGFloat, length: CGFloat) {
            guard offered.isFinite, offered > length, root.placement != .whole else {
                return (0, length)
            }
            guard root.placement == .centered else { return (0, offered) }
            let start = PresentingRootRule.middle(
                of: length, in: offered, displayScale: root.displayScale)
            return (-start, offered)
        }
        let (x, y) = (range(size.width, offer.width), range(size.height, offer.height))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// The nodes that lie over the root, from the back to the front.
    package var presentedLayers: [NodeID] { presented.open.compactMap(\.layer) }

    /// The nodes that lie over the root and can be used: those behind the frontmost one that covers others cannot.
    /// `nil` where the views of the root can be used too.
    package var usableLayers: [NodeID]? {
        guard let first = presented.open.lastIndex(where: { $0.coversOthers() }) else { return nil }
        return presented.open[first...].compactMap(\.layer)
    }

    /// The layer over the root that a node is in, with the modifier that presents it, as it is written; `nil` for the views of the
    /// root. Linear in the node's depth.
    package func presentation(around node: NodeID) -> (layer: NodeID, label: String)? {
        guard !presented.open.isEmpty else { return nil }
        var current: NodeID? = node
        while let next = current {
            if let part = presented.open.first(where: { $0.layer == next }) {
                return (next, part.label)
            }
            current = layout.parent(of: next)
        }
        return nil
    }

    /// How many views the root has, without what is presented over them.
    package var rootViewCount: Int {
        layout.children(of: rootNode).count { !layout.isPresentedLayer($0) }
    }
}
