public import QuadrantCore
import QuadrantLayout

/// Views that belong together, with a header before and a footer after them.
///
/// Apple: "Section". In stacks, header, content and footer are plain children, one after the other.
/// In lazy grids, header and footer take a line of their own.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a section with a header before and a footer after its content.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Makes header, content and footer, each marked with its part in the section; the section
    /// itself is no node.
    @MainActor
    public static func _makeNodes(
        _ view: Section<Parent, Content, Footer>, _ cursor: inout _ViewCursor
    ) {
        // The mark is the same at each evaluation, so that views that are given it again have not changed.
        let mark = cursor.keep { SectionMark() }
        func attach<V: View>(_ part: V, _ role: SectionPlace.Role) {
            let place = SectionPlace(section: mark, role: role)
            let outer = cursor.section
            cursor.section = place
            cursor.attaching(part) { $0.set(place, for: SectionPlace.self) }
            cursor.section = outer
        }
        attach(view.header, .header)
        attach(view.content, .content)
        attach(view.footer, .footer)
    }

    /// Collects the views of the three parts as those of one section.
    @MainActor
    public static func _collect(
        _ view: Section<Parent, Content, Footer>, _ cursor: inout _ViewCursor
    ) {
        cursor.collectSection(
            header: { Parent._collect(view.header, &$0) },
            content: { Content._collect(view.content, &$0) },
            footer: { Footer._collect(view.footer, &$0) })
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section without a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section whose header is a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section whose header is a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}
