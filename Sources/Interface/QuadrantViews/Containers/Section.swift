public import QuadrantCore
import QuadrantLayout

/// Views that belong together, with a header before and a footer after them.
///
/// Apple: "Section". In stacks, header, content and footer are plain children, one after the other.
/// In lazy grids, header and footer take a line of their own. Lists and forms show the content of a section as a
/// group of rows.
public nonisolated struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// Whether the content is shown; `nil` where it always is.
    let isExpanded: Binding<Bool>?

    package init(
        header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
    ) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
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
        let look = cursor.environment.sectionLook
        func attach<V: View>(
            _ part: V, _ role: SectionPlace.Role, _ cursor: inout _ViewCursor
        ) {
            let place = SectionPlace(section: mark, role: role)
            let outer = cursor.section
            cursor.section = place
            cursor.attaching(part) { $0.setTrait(place, for: SectionPlace.self) }
            cursor.section = outer
        }
        let header = view.collapsibleHeader(look)
        let enterHeader: (inout EnvironmentValues) -> Void = { look?.enter(.header, &$0) }
        cursor.setting(enterHeader) { cursor in
            cursor.branch(header == nil ? 0 : 1) { cursor in
                if let header {
                    attach(header, .header, &cursor)
                } else {
                    attach(view.header, .header, &cursor)
                }
            }
        }
        let isExpanded = cursor.reading { view.isExpanded?.wrappedValue ?? true }
        let actions = cursor.environment.sectionActions
        cursor.branch(isExpanded ? 1 : 0) { cursor in
            guard isExpanded else { return }
            let enterContent: (inout EnvironmentValues) -> Void = { $0.sectionActions = nil }
            cursor.setting(enterContent) { attach(view.content, .content, &$0) }
            cursor.branch(actions == nil ? 0 : 1) { cursor in
                if let actions { attach(actions, .content, &cursor) }
            }
        }
        let enterFooter: (inout EnvironmentValues) -> Void = { look?.enter(.footer, &$0) }
        cursor.setting(enterFooter) { attach(view.footer, .footer, &$0) }
    }

    /// The header where a tap on it shows and hides the content; `nil` for a plain one.
    @MainActor
    private func collapsibleHeader(_ look: SectionLook?) -> AnyView? {
        guard let isExpanded, let collapsible = look?.collapsible else { return nil }
        return collapsible(AnyView(header), isExpanded)
    }

    /// Collects the views of the three parts as those of one section.
    @MainActor
    public static func _collect(
        _ view: Section<Parent, Content, Footer>, _ cursor: inout _ViewCursor
    ) {
        cursor.collectSection(
            header: { Parent._collect(view.header, &$0) },
            content: { cursor in
                guard cursor.reading({ view.isExpanded?.wrappedValue ?? true }) else { return }
                Content._collect(view.content, &cursor)
            },
            footer: { Footer._collect(view.footer, &$0) })
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension Section: IdentityHolder where Parent: View, Content: View, Footer: View {
    package func holds(_ id: AnyHashable) -> Bool {
        ViewIdentity.holds(header, id) || ViewIdentity.holds(content, id)
            || ViewIdentity.holds(footer, id)
    }
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

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section that shows its content only while `isExpanded` is `true`. In lists of the style
    /// `sidebar`, a tap on the header switches it.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(
            header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localised title that shows its content only while `isExpanded` is `true`.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section with a title that is not localised, which shows its content only while `isExpanded` is
    /// `true`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer; the older form.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    /// Says whether the section can be collapsed. Here only sections that were given a binding can, so that it
    /// has no effect, which is reported.
    ///
    /// Apple: "collapsible(_:)".
    nonisolated public func collapsible(_ collapsible: Bool) -> some View {
        withoutEffect(
            ".collapsible(_:)", advice: "Give the section a binding: Section(isExpanded:).")
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header; the older form.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer; the older form.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}
