import QuadrantCore
import QuadrantViews

/// How many stacks, tab views and split views are around a view.
///
/// Nobody writes more than a few in one another. A view that contains itself by way of them would make them without
/// end, and each of them costs more than other views do.
enum ContainerDepth {
    /// How many there may be in one another. Far beyond what is written by hand.
    static let most = 256
    /// From how many on, bars are made at once with what they are made of: each further one would otherwise take a layout of
    /// all. Fewer wait for the layout, after which more is known of what stands in bars.
    static let deep = 4
}

private enum ContainerDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    /// How many stacks, tab views and split views are around.
    var containerDepth: Int {
        get { self[ContainerDepthKey.self] }
        set { self[ContainerDepthKey.self] = newValue }
    }

    /// Whether bars are made at once with the screens that they are made of.
    var makesBarsAtOnce: Bool { containerDepth > ContainerDepth.deep }
}

extension _ViewCursor {
    /// Makes what is in a stack, tab view or split view, unless there are too many of them in one another: then nothing is made, and
    /// the view that contains itself is reported.
    ///
    /// - Parameter container: The container's type.
    @MainActor
    mutating func inContainer(
        _ container: String, _ content: (inout _ViewCursor) -> Void
    ) {
        let isTooDeep = environment.containerDepth >= ContainerDepth.most
        branch(isTooDeep ? 1 : 0) { cursor in
            if isTooDeep {
                cursor.report(.endlessContainers(container, in: cursor.pathNames))
            } else {
                content(&cursor)
            }
        }
    }
}

/// What a container of screens is made of, unless there are too many of them in one another.
nonisolated struct ContainerContent<Content: View>: View {
    typealias Body = Never

    /// The container's type.
    let container: String
    let content: Content

    @MainActor
    static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        cursor.inContainer(view.container) { Content._makeNodes(view.content, &$0) }
    }

    static var _arity: _ViewArity { .many }
}

extension Diagnostic {
    /// Stacks, tab views and split views stand in one another without end.
    ///
    /// - Parameter path: The types of the views around, the outermost first. The first one that is in itself is the one to look at.
    fileprivate static func endlessContainers(
        _ container: String, in path: [String]
    ) -> Diagnostic {
        let counts = Dictionary(path.map { ($0, 1) }, uniquingKeysWith: +)
        let name = path.first { counts[$0, default: 0] > 1 } ?? container
        return Diagnostic(
            "\(name) contains itself: there are \(ContainerDepth.most) stacks, tab views and split "
                + "views in one another",
            advice: "What is in the innermost \(container) was left out. Show a view that leads to "
                + "itself by a NavigationLink or a sheet.")
    }
}
