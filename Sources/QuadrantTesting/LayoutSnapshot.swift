internal import QuadrantCore
internal import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantRendering
public import SwiftUI

/// The layout of a view for one proposal: its answer, and the frames of the views in it that have
/// an accessibility identifier. All lengths are points; frames are in the root's space, whose origin is
/// its top left corner, x to the right and y down in both layout directions.
///
/// It is the same on every machine: texts are set in the bundled fonts alone.
public struct LayoutSnapshot {
    /// The root's answer to the proposal.
    public let size: CGSize
    /// The frame of each identifier: what a `GeometryReader` in a background at that point of the
    /// modifier chain reports in the global space. Of several views of one name the first.
    public let frames: [String: CGRect]
    /// What could not be done as written, each once: what happened, where, and what to do.
    public let issues: [LayoutIssue]
    private let named: [(name: String, frame: CGRect)]
    /// Kept for explanations, which are worked out when they are asked for.
    let tree: ViewTree

    /// Lays `view` out: proposed exactly `proposal`, placed at the origin.
    ///
    /// What the view has the main actor do is done before: `.task { text = "loaded" }` is in it. Tasks go on
    /// until they wait for a time, for another thread or for the world outside; those that do so are among
    /// `issues`. A `ViewHost` can wait for them.
    ///
    /// - Parameters:
    ///   - proposal: What the root is offered; `nil` asks for the ideal size.
    ///   - layoutDirection: Which side is leading.
    ///   - displayScale: Pixels per point; sizes of texts are rounded up to whole pixels.
    ///   - safeAreaInsets: How much of the container is not safe. It lies around the root: the
    ///     proposal is the safe room.
    ///   - containerSize: The container with what is not safe in it; `containerRelativeFrame`
    ///     refers to its safe room. `nil` for the proposal (393 by 852 where that is unspecified or
    ///     infinite) and the insets around it.
    ///   - environment: Changes the environment at the root.
    @MainActor
    public init<V: View>(
        of view: V, proposal: ProposedViewSize, layoutDirection: LayoutDirection = .leftToRight,
        displayScale: CGFloat = 2, safeAreaInsets: EdgeInsets = EdgeInsets(),
        containerSize: CGSize? = nil, environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var values = EnvironmentValues().findingPictures()
        values.layoutDirection = layoutDirection
        values.displayScale = displayScale
        environment(&values)
        let host = TreeHost(
            view, environment: values, engine: ViewHost.engine,
            room: RootRoom(
                proposal, container: containerSize, safeAreaInsets: safeAreaInsets),
            isStill: true)
        host.restInPlace()
        size = host.update()
        let tree = host.tree
        var named: [(name: String, frame: CGRect)] = []
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { named.append((name, tree.frame(of: node))) }
        }
        self.named = named
        self.tree = tree
        issues =
            tree.issues.map {
                LayoutIssue(message: $0.message, path: $0.path, advice: $0.advice)
            } + Self.issues(of: host.unfinishedTasks)
        frames = Dictionary(
            named.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    /// The frames of all views of that identifier, in layout order.
    public func allFrames(_ identifier: String) -> [CGRect] {
        named.filter { $0.name == identifier }.map(\.frame)
    }

    /// What was not waited for, each thing once.
    private static func issues(of tasks: [UnfinishedTask]) -> [LayoutIssue] {
        var issues: [LayoutIssue] = []
        for task in tasks {
            let issue = LayoutIssue(
                message: "What \(task.label) waits for was not waited for", path: task.path,
                advice: "A ViewHost waits with settle().")
            if !issues.contains(issue) { issues.append(issue) }
        }
        return issues
    }
}
