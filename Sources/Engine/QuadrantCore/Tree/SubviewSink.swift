import QuadrantGeometry
package import QuadrantLayout

/// What a container is handed of one view of its content.
package struct CollectedView {
    /// Where the view stands in the content: numbers of places, identities of elements.
    package var path: [AnyHashable]
    package var values = ContainerValues()
    /// The section it stands in; `nil` outside of sections.
    package var section: CollectedSection?
    /// Makes the view's nodes where it is put.
    package var make: @MainActor (inout _ViewCursor) -> Void
}

/// A step of the path of a collected view: it is made for the element of a `ForEach` with this identity.
struct ElementStep: Hashable {
    let id: AnyHashable
}

/// A `Section` in a container's content.
package final class CollectedSection {
    /// Where the section stands in the content.
    package let path: [AnyHashable]
    package fileprivate(set) var header: [CollectedView] = []
    package fileprivate(set) var footer: [CollectedView] = []
    package var values = ContainerValues()

    fileprivate init(path: [AnyHashable]) {
        self.path = path
    }
}

/// Where the views of a container's content are collected.
package final class SubviewSink {
    package private(set) var views: [CollectedView] = []
    /// The place in the content at which views are being collected.
    fileprivate var path: [AnyHashable] = []
    /// The section whose views are being collected; `nil` outside of sections.
    fileprivate var section: CollectedSection?
    /// Sections in order, those without content too.
    package fileprivate(set) var sections: [CollectedSection] = []
    /// Whether only sections are wanted, without the views in them.
    package let isForSections: Bool

    fileprivate init(isForSections: Bool = false) {
        self.isForSections = isForSections
    }

    fileprivate func add(_ view: CollectedView) {
        if !isForSections { views.append(view) }
    }
}

/// A view of a container's content, put where the container wants it.
nonisolated struct PlacedView: View {
    typealias Body = Never

    let make: @MainActor (inout _ViewCursor) -> Void

    @MainActor
    static func _makeNodes(_ view: PlacedView, _ cursor: inout _ViewCursor) {
        view.make(&cursor)
    }

    @MainActor
    static func _collect(_ view: PlacedView, _ cursor: inout _ViewCursor) {
        cursor.collectOne(view)
    }

    static var _arity: _ViewArity { .many }
}

/// The part under which the views of some content are collected; it keeps the states of custom
/// views that are looked into.
final class CollectPart: Part {}

/// A custom view that is looked into for the views it is made of.
final class CollectedScope<V: View>: Scope {
    private var view: V
    /// What the body was at its last evaluation.
    private var made: V.Body?

    init(view: V, tree: ViewTree, depth: Int, context: CursorContext) {
        self.view = view
        super.init(tree: tree, depth: depth, context: context)
    }

    override var typeName: String { "\(V.self)" }

    override var viewType: Any.Type? { V.self }

    /// The container that took the views has to collect them again.
    override func queue() {
        guard isAlive, !isDirty else { return }
        isDirty = true
        var part = owner
        while let current = part {
            // What the container makes of other views is made anew too.
            if let scope = current as? Scope {
                return needsBody ? scope.invalidate() : scope.queue()
            }
            part = current.owner
        }
    }

    /// Collects the views of a new value, in a context; the body is asked for only if something else than before is
    /// to be expected of it.
    @MainActor
    func collect(_ new: V, in context: CursorContext, into sink: SubviewSink?) {
        let kind = tree.kind(of: V.self)
        let isSame =
            kind.equality.isSame(view, new)
            && bodyReads.areSame(self.context.environment, context.environment)
        self.context = context
        if let made, isSame, !needsBody {
            _ = evaluating(after: nil, remaking: true) { cursor in
                cursor.sink = sink
                V.Body._collect(made, &cursor)
            }
            return
        }
        view = new
        _ = evaluating(after: nil) { cursor in
            cursor.sink = sink
            let body = body(of: &view, kind)
            made = body
            V.Body._collect(body, &cursor)
        }
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        made = nil
        super.tearDown(tree, removingNodes: removingNodes)
    }
}

// MARK: Collecting

extension _ViewCursor {
    /// The views that `view` is made of, for a container that puts them itself.
    @MainActor
    package mutating func collect<V: View>(_ view: V) -> SubviewSink {
        collect(view, into: SubviewSink())
    }

    /// The sections that `view` is made of, with the values that were set on them. Neither their content nor views that
    /// always are one node are looked into.
    @MainActor
    package mutating func collectSections<V: View>(of view: V) -> [CollectedSection] {
        collect(view, into: SubviewSink(isForSections: true)).sections
    }

    @MainActor
    private mutating func collect<V: View>(_ view: V, into sink: SubviewSink) -> SubviewSink {
        let part = takePart(CollectPart.self) { CollectPart() }
        let (outerPending, outerAttachments, outerLazy) = (pending, attachments, lazyContainer)
        (pending, attachments, lazyContainer) = (nil, nil, nil)
        enter(part) { cursor in
            cursor.sink = sink
            V._collect(view, &cursor)
        }
        (pending, attachments, lazyContainer) = (outerPending, outerAttachments, outerLazy)
        return sink
    }

    /// Adds a view as it is.
    @MainActor
    package func collectOne<V: View>(_ view: V) {
        guard let sink else { return }
        // Views are values; this one is used on the main actor only.
        let view = HandedOver(view)
        sink.add(
            CollectedView(path: sink.path, section: sink.section) { V._makeNodes(view.value, &$0) })
    }

    /// Collects `content` at a place of its own: `step` is added to the path.
    @MainActor
    package mutating func collecting(
        at step: AnyHashable, _ content: (inout _ViewCursor) -> Void
    ) {
        sink?.path.append(step)
        content(&self)
        sink?.path.removeLast()
    }

    /// Looks into a custom view.
    @MainActor
    mutating func collectBody<V: View>(of view: V) {
        let (scope, tree, context, sink) = (self.scope, self.tree, self.context, self.sink)
        let inner = takePart(CollectedScope<V>.self) {
            CollectedScope(view: view, tree: tree, depth: scope.depth + 1, context: context)
        }
        tree.nested(in: scope) {
            withLargeStack { inner.collect(view, in: context, into: sink) }
        }
    }

    /// Collects content with a modifier that changes what each of its views, and each section, tells
    /// the container. Where a modifier further in told something else, that stays.
    @MainActor
    package mutating func collecting<M: ViewModifier, V: View>(
        modifier: M, _ content: V, _ change: (inout ContainerValues) -> Void
    ) {
        guard let outer = sink else { return }
        let before = outer.sections.count
        // Modifiers are values; this one is used on the main actor only.
        let modifier = HandedOver(modifier)
        let collect = { (cursor: inout _ViewCursor) in V._collect(content, &cursor) }
        var values = ContainerValues()
        change(&values)
        collecting(collect) { view in
            // On a section the value is the section's, not its views'.
            let sections = outer.sections.dropFirst(before)
            if !sections.contains(where: { $0 === view.section }) {
                view.values = view.values.over(values)
            }
            let inner = PlacedView(make: view.make)
            view.make = { M._makeNodes(modifier.value, inner, &$0) }
        }
        for section in outer.sections.dropFirst(before) {
            section.values = section.values.over(values)
        }
    }

    /// Collects what `content` collects, and lets `change` alter it.
    @MainActor
    package mutating func collecting(
        _ content: (inout _ViewCursor) -> Void, change: (inout CollectedView) -> Void
    ) {
        guard let outer = sink else { return }
        let inner = SubviewSink(isForSections: outer.isForSections)
        inner.path = outer.path
        inner.section = outer.section
        sink = inner
        content(&self)
        sink = outer
        outer.sections += inner.sections
        for var view in inner.views {
            change(&view)
            outer.add(view)
        }
        for section in inner.sections {
            for index in section.header.indices { change(&section.header[index]) }
            for index in section.footer.indices { change(&section.footer[index]) }
        }
    }

    /// Collects a section with its header, its content and its footer.
    @MainActor
    package mutating func collectSection(
        header: (inout _ViewCursor) -> Void, content: (inout _ViewCursor) -> Void,
        footer: (inout _ViewCursor) -> Void
    ) {
        guard let outer = sink else { return }
        let section = CollectedSection(path: outer.path)
        guard !outer.isForSections else {
            outer.sections.append(section)
            return
        }
        func views(_ step: String, _ make: (inout _ViewCursor) -> Void) -> [CollectedView] {
            let inner = SubviewSink()
            inner.path = outer.path + [AnyHashable(step)]
            sink = inner
            make(&self)
            return inner.views
        }
        section.header = views("header", header)
        outer.sections.append(section)
        let before = outer.section
        outer.section = section
        sink = outer
        collecting(at: "content", content)
        outer.section = before
        section.footer = views("footer", footer)
        sink = outer
    }
}
