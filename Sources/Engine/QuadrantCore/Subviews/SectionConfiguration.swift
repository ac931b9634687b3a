public import QuadrantLayout

/// A section of a container's content: a `Section`, or the views between two sections.
///
/// Apple: "SectionConfiguration".
public nonisolated struct SectionConfiguration: Identifiable {
    /// The identity of a section within its content.
    ///
    /// Apple: "SectionConfiguration.ID".
    public struct ID: Hashable {
        fileprivate let path: [AnyHashable]
    }

    let path: [AnyHashable]
    let values: ContainerValues

    /// The subviews of the header; none for a section without a header.
    public let header: SubviewsCollection
    /// The subviews of the content.
    public let content: SubviewsCollection
    /// The subviews of the footer; none for a section without a footer.
    public let footer: SubviewsCollection

    /// The views that were set by `sectionActions(content:)` on the `Section`; none unless set.
    ///
    /// Apple: "SectionConfiguration.actions".
    public var actions: Actions { Actions(content: values[SectionActionsKey.self]) }

    /// The actions of a section, to be shown where its container wants them.
    ///
    /// Apple: "SectionConfiguration.Actions".
    public nonisolated struct Actions: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        fileprivate let content: AnyView?

        /// Makes the actions.
        @MainActor
        public static func _makeNodes(_ view: Actions, _ cursor: inout _ViewCursor) {
            AnyView?._makeNodes(view.content, &cursor)
        }

        /// Adds the actions to what is collected.
        @MainActor
        public static func _collect(_ view: Actions, _ cursor: inout _ViewCursor) {
            AnyView?._collect(view.content, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// The identity of the section.
    public var id: ID { ID(path: path) }

    /// The container values that were set on the `Section`.
    public var containerValues: ContainerValues { values }
}

/// The actions of a section; `nil` for none.
package enum SectionActionsKey: ContainerValueKey {
    package static var defaultValue: AnyView? { nil }
}

/// The sections of a container's content.
///
/// Apple: "SectionCollection".
public nonisolated struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// The position of the first element: always 0.
    public var startIndex: Int { 0 }

    /// The number of sections.
    public var endIndex: Int { sections.count }

    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    /// Views outside of sections make sections of their own, as far as they are neighbours.
    ///
    /// - Parameter home: Where the container stands that is given them; `nil` for where they are put.
    init(_ sink: SubviewSink, home: ContentHome? = nil) {
        var result: [SectionConfiguration] = []
        var loose: [CollectedView] = []
        var waiting = sink.sections[...]
        func close() {
            guard let first = loose.first else { return }
            result.append(
                SectionConfiguration(
                    path: first.path + ["section"], values: ContainerValues(),
                    header: SubviewsCollection(views: []),
                    content: SubviewsCollection(views: loose, home: home),
                    footer: SubviewsCollection(views: [])))
            loose = []
        }
        func add(_ section: CollectedSection) {
            close()
            let views = sink.views.filter { $0.section === section }
            result.append(
                SectionConfiguration(
                    path: section.path, values: section.values,
                    header: SubviewsCollection(views: section.header, home: home),
                    content: SubviewsCollection(views: views, home: home),
                    footer: SubviewsCollection(views: section.footer, home: home)))
        }
        for view in sink.views {
            guard let section = view.section else {
                loose.append(view)
                continue
            }
            while let next = waiting.first, waiting.contains(where: { $0 === section }) {
                add(next)
                waiting.removeFirst()
            }
        }
        close()
        for section in waiting { add(section) }
        sections = result
    }
}
