import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Hands one item to the bars around. It shows nothing where it is written.
nonisolated struct BarLeaf: View {
    let placement: ToolbarItemPlacement
    let kind: BarItem.Kind
    let group: AnyHashable?
    let content: AnyView
    // The item is shown elsewhere: it is handed on again when anything changes that it may read.
    @WholeEnvironment() private var environment

    init(
        placement: ToolbarItemPlacement, kind: BarItem.Kind, group: AnyHashable?, content: AnyView
    ) {
        (self.placement, self.kind, self.group, self.content) = (placement, kind, group, content)
    }

    @MainActor var body: some View {
        BarWriter(
            placement: placement, kind: kind, group: group,
            view: CarriedView(environment: environment, content: content))
    }
}

/// A node without a size that says that there is an item.
private nonisolated struct BarWriter: View {
    typealias Body = Never

    let placement: ToolbarItemPlacement
    let kind: BarItem.Kind
    let group: AnyHashable?
    let view: CarriedView

    @MainActor
    static func _makeNodes(_ view: BarWriter, _ cursor: inout _ViewCursor) {
        let name = cursor.keep { LastingName() }
        let item = BarItem(
            id: AnyHashable(ObjectIdentifier(name)), placement: view.placement, kind: view.kind,
            group: view.group, view: view.view)
        cursor.node(.fixed(.zero)) { cursor in
            cursor.changePreference(BarKey.self) { $0.items = [item] }
        }
    }

    static var _arity: _ViewArity { .one }
}

/// Hands each view of some content to the bars around, as an item on glass that they share.
nonisolated struct BarViews<Content: View>: View {
    typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor
    static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        let name = cursor.keep { LastingName() }
        let group = AnyHashable(ObjectIdentifier(name))
        let placement = view.placement
        let items = ForEach(parts: view.content) { subview in
            BarLeaf(placement: placement, kind: .view, group: group, content: AnyView(subview))
        }
        type(of: items)._makeNodes(items, &cursor)
    }

    static var _arity: _ViewArity { .many }
}

/// A view with content for the bars around it, which lies over the view and shows nothing.
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
    typealias Body = Never

    let items: Items

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.overlay(.topLeading)) { cursor in
                cursor.node(.pass, children: inner)
                cursor.inEnvironment(environment) { cursor in
                    cursor.node(.layers(.topLeading)) { Items._makeNodes(modifier.items, &$0) }
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
