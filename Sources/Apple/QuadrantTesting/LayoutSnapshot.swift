internal import QuadrantAccessibility
package import QuadrantCore
internal import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantRendering
public import SwiftUI

/// The layout of a view for one proposal: the size of the view, and the frames of those views in it
/// that have an accessibility identifier. All lengths are points. Frames are in the coordinates of
/// the root, whose origin is its top left corner, with x to the right and y down in both layout
/// directions.
///
/// The layout is the same on every machine, as texts are set only in the bundled fonts.
public struct LayoutSnapshot {
    /// The size that the root answers to the proposal.
    public let size: CGSize
    /// The frame of each identifier: what a `GeometryReader` in a background, at that point of the
    /// chain of modifiers, reports in the global space. If several views have an identifier, the
    /// frame of the first.
    public let frames: [String: CGRect]
    /// The box of each identifier: what a `GeometryReader3D` reports there in the global space, z toward the
    /// viewer. Of views without depth, the frame in the plane in which they stand.
    public let volumes: [String: Rect3D]
    /// What could not be done as written, each thing once: what happened, where, and what to do.
    public let issues: [LayoutIssue]
    private let named: [(name: String, frame: CGRect)]
    /// Kept for explanations, which are worked out when they are asked for.
    package let tree: ViewTree

    /// Lays `view` out: proposes exactly `proposal` to it and places it at the origin.
    ///
    /// The work that the view has the main actor do is done before, so the layout shows what
    /// `.task { text = "loaded" }` set. Tasks go on until they wait for a time, for another thread or for
    /// something outside of the program. Tasks that still wait are among `issues`; a `ViewHost` can
    /// wait for them.
    ///
    /// - Parameters:
    ///   - proposal: The size that is proposed to the root; `nil` asks for the ideal size.
    ///   - layoutDirection: Whether layout runs left to right or right to left.
    ///   - displayScale: Pixels per point. The sizes of texts are rounded up to whole pixels.
    ///   - safeAreaInsets: The safe area insets of the container, in points. They lie around the
    ///     root, so the proposal is the room within them.
    ///   - containerSize: The size of the container with its safe area insets, in points.
    ///     `containerRelativeFrame` refers to the room within the insets. `nil` stands for the
    ///     proposal (393 by 852 where it is unspecified or infinite) and the insets around it.
    ///   - proposedDepth: The depth that is proposed to the root, in points; `nil` for that of a window, 300
    ///     (not published by Apple).
    ///   - environment: Changes the environment at the root.
    @MainActor
    public init<V: View>(
        of view: V, proposal: ProposedViewSize, layoutDirection: LayoutDirection = .leftToRight,
        displayScale: CGFloat = 2, safeAreaInsets: EdgeInsets = EdgeInsets(),
        containerSize: CGSize? = nil, proposedDepth: CGFloat? = nil,
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var base = Session.Base()
        base.environment.layoutDirection = layoutDirection
        (base.engine, base.clock) = (ViewHost.engine, HostClock())
        var stage = Stage()
        (stage.room.width, stage.room.height) = (proposal.width, proposal.height)
        (stage.room.fit, stage.room.container) = (.paper, containerSize)
        (stage.room.safeArea, stage.room.depth) = (safeAreaInsets, proposedDepth)
        stage.output.scale = displayScale
        let session = Session(hosting: view, on: stage, with: base, changing: environment)
        let host = session.host
        host.restInPlace()
        size = host.update()
        let tree = session.tree
        var named: [(name: String, frame: CGRect)] = []
        var boxes: [(String, Rect3D)] = []
        let hasSpace = tree.presentation.hasSpace
        tree.forEachShownNode { node in
            for name in tree.names(of: node) {
                let frame = tree.frame(of: node)
                named.append((name, frame))
                boxes.append((name, hasSpace ? tree.volume(of: node) : Rect3D(flat: frame)))
            }
        }
        self.named = named
        self.tree = tree
        issues =
            tree.issues.map {
                LayoutIssue(message: $0.message, path: $0.path, advice: $0.advice)
            } + Self.issues(of: host.unfinishedTasks)
        volumes = Dictionary(boxes, uniquingKeysWith: { first, _ in first })
        frames = Dictionary(
            named.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    /// The frames of all views with an identifier, in the order of the layout.
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

extension Rect3D {
    /// A frame in the plane of the root.
    fileprivate init(flat frame: CGRect) {
        self.init(
            origin: Point3D(x: frame.minX, y: frame.minY, z: 0),
            size: Size3D(width: frame.width, height: frame.height, depth: 0))
    }
}
