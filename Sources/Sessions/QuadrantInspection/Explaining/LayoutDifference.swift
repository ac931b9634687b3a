import Foundation

/// What differs between two layouts of a view: what moved, by how much, and what it began with.
package struct LayoutDifference: Equatable, Sendable {
    /// What is different about one view.
    package struct Change: Equatable, Sendable, Codable {
        /// What happened.
        package enum Kind: String, Sendable, Codable {
            case added, removed, changed, moved
        }

        /// What happened.
        package var kind: Kind
        /// The view as it is called now; a removed one as it was.
        package var view: String
        /// Where it is written now; `nil` if that is not known.
        package var source: TreeSnapshot.Source?
        /// What it was called before; `nil` if it was the same.
        package var before: String?
        /// How far it moved and how much larger it became, in points.
        package var x = 0.0, y = 0.0, width = 0.0, height = 0.0
    }

    /// A view that is written or drawn otherwise, where it has the same frame and the same name.
    package struct Look: Equatable, Sendable, Codable {
        /// The view as it is called.
        package var view: String
        /// Where it is written now; `nil` if that is not known.
        package var source: TreeSnapshot.Source?
        /// What is written otherwise: `.font(.body) was .font(.title)`.
        package var words: [String]
        /// Whether it is drawn otherwise.
        package var isSeen: Bool
    }

    /// In the order of the layout.
    package private(set) var changes: [Change] = []
    /// What only looks otherwise, or is only written so, in the order of the layout.
    package private(set) var looks: [Look] = []
    /// What the others follow from: the first view that is written otherwise, or that other reasons decided; `nil` if there are
    /// no changes.
    package private(set) var firstCause: String?

    /// Compares two layouts.
    ///
    /// Views are the same that stand at the same place among those of their name in the same view, or in a modifier put around them.
    package init(from old: TreeSnapshot, to new: TreeSnapshot) {
        let (before, after) = (
            ShownTree(of: old, keepsAll: true), ShownTree(of: new, keepsAll: true)
        )
        let pairs = LayoutPairing(before, after).pairs
        let (oldLooks, newLooks) = (before.looks, after.looks)
        var causes: [Cause] = []
        for pair in pairs {
            switch pair {
            case (let one?, let other?):
                let (was, now) = (
                    old.nodes[before.items[one].node], new.nodes[after.items[other].node]
                )
                guard let change = Self.change(from: was, to: now) else {
                    let isSeen = oldLooks[one] != newLooks[other]
                    let words = Self.differences(from: was, to: now)
                    if isSeen || !words.isEmpty {
                        looks.append(
                            Look(
                                view: Explanation.title(of: now), source: now.source ?? now.call,
                                words: words, isSeen: isSeen))
                    }
                    continue
                }
                changes.append(change)
                if var cause = Self.cause(of: change, from: was, to: now) {
                    cause.node = after.items[other].node
                    causes.append(cause)
                }
            case (let one?, nil):
                let was = old.nodes[before.items[one].node]
                let title = Explanation.title(of: was)
                changes.append(Change(kind: .removed, view: title, source: was.source))
                causes.append(Cause(rank: 0, words: "\(title)\(Self.place(was)) is gone"))
            case (nil, let other?):
                let now = new.nodes[after.items[other].node]
                let title = Explanation.title(of: now)
                changes.append(Change(kind: .added, view: title, source: now.source))
                causes.append(Cause(rank: 0, words: "\(title)\(Self.place(now)) is new"))
            case (nil, nil): break
            }
        }
        // What a line says that is told of a view in it already.
        looks.removeAll { look in
            !look.isSeen
                && changes.contains {
                    $0.before != nil && $0.source?.file == look.source?.file
                        && $0.source?.line == look.source?.line
                }
        }
        firstCause = Self.first(of: causes, in: new)?.words
    }

    /// What a change may have begun with.
    private struct Cause {
        /// The less, the likelier.
        var rank: Int
        var words: String
        /// The node of the new layout; `nil` for views that are new or gone.
        var node: Int?
    }

    /// The likeliest cause: of sizes that are answered otherwise that of the innermost view, as those around it follow.
    private static func first(of causes: [Cause], in tree: TreeSnapshot) -> Cause? {
        guard let rank = causes.map(\.rank).min(),
            var first = causes.first(where: { $0.rank == rank })
        else { return nil }
        guard rank == Self.answers else { return first }
        for cause in causes where cause.rank == rank {
            var around = cause.node
            while let node = around, node != first.node { around = tree.nodes[node].parent }
            if around != nil { first = cause }
        }
        return first
    }

    /// The rank of a view that answers another size to the same offer.
    private static let answers = 2
    /// The rank of a view for which a container around it does something else.
    private static let surroundings = 3

    private static func place(_ node: TreeSnapshot.Node) -> String {
        node.source.map { " (\($0.file):\($0.line))" } ?? ""
    }

    private static func change(
        from was: TreeSnapshot.Node, to now: TreeSnapshot.Node
    ) -> Change? {
        let (old, new) = (Explanation.title(of: was), Explanation.title(of: now))
        // Where the body of an own view begins makes it no other view.
        let label = Explanation.writtenLabel(of: now)
        let isSame = old == new || label != nil && label == Explanation.writtenLabel(of: was)
        var change = Change(
            kind: .moved, view: new, source: now.source, before: isSame ? nil : old)
        if change.before != nil { change.kind = .changed }
        switch (was.globalFrame, now.globalFrame) {
        case (let a?, let b?):
            (change.x, change.y) = (b.x - a.x, b.y - a.y)
            (change.width, change.height) = (b.width - a.width, b.height - a.height)
        case (nil, nil): break
        case (_?, nil), (nil, _?):
            change.kind = .changed
            change.before = (old == new ? "" : "\(old), ") + (was.isShown ? "shown" : "not shown")
            if now.isShown == false { change.view += ", not shown," }
        }
        let isStill = [change.x, change.y, change.width, change.height].allSatisfy {
            abs($0) < Double(tolerance)
        }
        return isStill && change.before == nil ? nil : change
    }

    /// Whether a change began with this view, and in which words.
    private static func cause(
        of change: Change, from was: TreeSnapshot.Node, to now: TreeSnapshot.Node
    ) -> Cause? {
        if let before = change.before {
            return Cause(rank: 0, words: "\(change.view)\(place(now)) was \(before)")
        }
        if was.proposal != now.proposal, was.parent == nil {
            let (a, b) = (was.proposal, now.proposal)
            return Cause(
                rank: 1,
                words:
                    "\(change.view) is offered \(plain(b?.width ?? .nan, b?.height ?? .nan)) instead of "
                    + plain(a?.width ?? .nan, a?.height ?? .nan)
            )
        }
        guard was.proposal == now.proposal, was.size != now.size else {
            // What a row or a bar does otherwise, where no view says more.
            let words = now.reasons.first {
                $0.bearer == .inner && !was.reasons.map(\.text).contains($0.text)
            }
            return words.map {
                Cause(rank: surroundings, words: "\(change.view)\(place(now)): \($0.text)")
            }
        }
        let why =
            differences(from: was, to: now).first
            ?? now.reasons.first { !was.reasons.contains($0) }?.text
        return Cause(
            rank: answers,
            words: "\(change.view)\(place(now)): \(why ?? "it answers another size")")
    }
}
