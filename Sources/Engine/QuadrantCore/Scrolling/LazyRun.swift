import QuadrantGeometry
import QuadrantLayout

/// Views that stand beside each other in a lazy stack, each of them one node: they are made when they
/// come in sight, as the elements of a list are.
///
/// Of views that may be several nodes or none it is not known what they hold, maybe a list: they are
/// made at once.
@MainActor struct LazyRun {
    private struct Member {
        let make: @MainActor (inout _ViewCursor) -> Void
        let holds: (AnyHashable) -> Bool
    }

    /// The identity of a member, which nobody can look for.
    private struct Place: Hashable {
        let index: Int
    }

    /// The views that were taken and not handed on yet.
    private var members: [Member] = []

    /// Takes the view, or makes it at once, after the views that were taken.
    mutating func add<V: View>(_ view: V, _ cursor: inout _ViewCursor) {
        guard case .one = V._arity else {
            close(&cursor)
            V._makeNodes(view, &cursor)
            return
        }
        // Views are values; this one is used on the main actor only.
        let view = HandedOver(view)
        members.append(
            Member(
                make: { V._makeNodes(view.value, &$0) },
                holds: { ViewIdentity.holds(view.value, $0) }))
    }

    /// Makes a lazy list of the views that were taken. A single view is made at once, as it would
    /// be the first one to be made anyway.
    mutating func close(_ cursor: inout _ViewCursor) {
        let members = members
        self.members = []
        guard members.count > 1 else {
            members.first?.make(&cursor)
            return
        }
        let source = LazySource(
            members.indices, identify: Place.init, holds: { members[$0].holds($1) },
            content: { members[$0].make(&$1) })
        cursor.lazyList(source, isWritten: true)
    }
}

extension _ViewCursor {
    /// Whether single views are made when they come in sight: in lazy stacks, but for the headers
    /// and footers of sections, and for the views of a list's element, which come with it.
    var makesSingleViewsLazily: Bool {
        guard let lazyContainer, sink == nil, section.map({ $0.role == .content }) ?? true,
            case .extended(let rule) = tree.layout.rule(of: lazyContainer.node),
            rule is LazyStackRule
        else { return false }
        return !isInElement(of: lazyContainer)
    }

    private func isInElement(of container: LazyContainer) -> Bool {
        var current: Part? = part
        while let part = current {
            if let element = part as? LazyElement { return element.list.container === container }
            current = part.owner
        }
        return false
    }
}
