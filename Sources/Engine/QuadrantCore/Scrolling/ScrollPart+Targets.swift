package import Foundation
import QuadrantLayout

/// A view at which scrolling may come to rest.
package struct ScrollTargetView {
    /// Identities of the view: given by `id(_:)`, or of its element in a `ForEach`; the outermost first.
    package let ids: [AnyHashable]
    /// In the content, x from the leading edge, in points.
    package let frame: CGRect
}

extension ScrollPart {
    /// The scroll targets that are laid out and shown, in layout order. Linear in the number of
    /// nodes around them.
    @MainActor
    package func targets() -> [ScrollTargetView] {
        let nodes = targetNodes()
        guard !nodes.isEmpty else { return [] }
        var ids: [NodeID: [AnyHashable]] = [:]
        ScrollTargets.forEachIdentity(in: self.owner ?? self) { id, part in
            for node in ScrollTargets.nodes(of: part) { ids[node, default: []].append(id) }
        }
        return nodes.compactMap { node in
            contentFrame(of: node).map { ScrollTargetView(ids: ids[node] ?? [], frame: $0) }
        }
    }

    private func targetNodes() -> [NodeID] {
        let (layout, key) = (tree.layout, ObjectIdentifier(ScrollTargetRole.self))
        var result: [NodeID] = []
        var pending = [(node: node, inLayout: false)]
        while let (next, inLayout) = pending.popLast() {
            guard layout.isShown(next), !tree.isGap(next) else { continue }
            let role = layout.traits(of: next)?.values[key] as? ScrollTargetRole
            if inLayout || role == .target {
                result.append(next)
                continue
            }
            // Inner scroll views have targets of their own.
            if next != node, tree.scrolling.parts[next.index] != nil { continue }
            pending += layout.children(of: next).reversed().map { ($0, role == .layout) }
        }
        return result
    }
}

extension ScrollTargets {
    /// Calls `body` with each view that has an identity, outer ones first.
    static func forEachIdentity(in part: Part, _ body: (AnyHashable, Part) -> Void) {
        visit(part) { inner in
            switch inner {
            case let part as IdentityPart: body(part.id, part)
            case let element as LazyElement where element.isActive && !element.list.isWritten:
                body(element.id, element)
            case let list as any EagerList: list.forEachElement(body)
            default: break
            }
            return true
        }
    }
}
