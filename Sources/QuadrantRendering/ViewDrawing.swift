package import Foundation
internal import QuadrantCairo
package import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

/// The view as a file of the kind, the size and the surroundings that `options` name.
///
/// `onIssue` is told what could not be done as written, and which effects became pixels.
@MainActor
package func drawing(
    of view: AnyView, options: DrawingOptions, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws -> Data {
    let recording = try naming { () throws(RenderingError) in
        try Recording(view, environment: options.environment, willEvaluate: willEvaluate)
    }
    let tree = recording.tree
    var canvas = try Canvas(of: tree, options: options).checked(options)
    tree.update(canvas.proposal)
    // What observes its geometry may have changed its size by now, and what is lazy have been made.
    for _ in 0..<Canvas.mostAttempts {
        let before = canvas.size
        canvas = try Canvas(of: tree, options: options).checked(options)
        tree.update(canvas.proposal)
        if canvas.size == before { break }
    }
    let list = recording.displayList(
        canvas: canvas.size, origin: canvas.origin, displayScale: options.scale,
        background: options.background)
    recording.issues.forEach(onIssue)
    let file = try naming { () throws(RenderingError) in
        try recording.naming { () throws(RenderError) in try options.encoding.file(of: [list]) }
    }
    recording.issues(of: file).forEach(onIssue)
    return file.data
}

/// The view laid out as `drawing` lays it out, for looking into.
@MainActor
package func laidOutTree(
    of view: AnyView, options: DrawingOptions, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws(DrawingError) -> ViewTree {
    let recording = try naming { () throws(RenderingError) in
        try Recording(view, environment: options.environment, willEvaluate: willEvaluate)
    }
    recording.tree.update(Canvas(of: recording.tree, options: options).proposal)
    recording.issues.forEach(onIssue)
    return recording.tree
}

/// Does what may fail, its errors in the words of drawings.
private func naming<T>(_ body: () throws(RenderingError) -> T) throws(DrawingError) -> T {
    do {
        return try body()
    } catch {
        throw DrawingError(error)
    }
}

/// The room a drawing has, what its view is proposed and where the view stands.
private struct Canvas {
    let size: CGSize
    let proposal: ProposedViewSize
    let origin: CGPoint

    /// How often a canvas is made to fit, at most: a view whose size depends on its size has no end.
    static let mostAttempts = 4

    @MainActor
    init(of tree: ViewTree, options: DrawingOptions) {
        var wanted = ProposedViewSize(width: options.width, height: options.height)
        if !options.hasExplicitSize, case .fixed(let width, let height) = options.previewLayout {
            wanted = ProposedViewSize(width: width, height: height)
        }
        tree.layout.host.containerSize = wanted.replacingUnspecifiedDimensions(
            by: HostGeometry.deviceSize)
        let root = tree.rootNode
        var proposal = wanted
        if options.hasExplicitSize || options.previewLayout == .standard {
            let most = tree.layout.measure(
                root,
                ProposedViewSize(
                    width: wanted.width ?? .infinity, height: wanted.height ?? .infinity))
            // A scroll view that was asked for its own length is as long as its content.
            func isWhole(_ axis: Axis) -> Bool {
                options.hasExplicitSize && tree.layout.hasElasticScrollView(along: axis)
            }
            if wanted.width == nil, most.width == .infinity, !isWhole(.horizontal) {
                proposal.width = HostGeometry.deviceSize.width
            }
            if wanted.height == nil, most.height == .infinity, !isWhole(.vertical) {
                proposal.height = HostGeometry.deviceSize.height
            }
        }
        let answer = tree.layout.measure(root, proposal)
        size = proposal.replacingUnspecifiedDimensions(by: answer)
        self.proposal = proposal
        origin = CGPoint(
            x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2)
    }
}

extension Canvas {
    /// The canvas; throws where nothing could be seen in it, or it is beyond the renderer's limits.
    fileprivate func checked(_ options: DrawingOptions) throws(DrawingError) -> Canvas {
        guard size.width > 0, size.height > 0 else { throw .empty }
        // Before memory is taken.
        let excess = options.format.excess(
            width: size.width, height: size.height, scale: options.scale)
        if let excess { throw .tooLarge(excess) }
        return self
    }
}
