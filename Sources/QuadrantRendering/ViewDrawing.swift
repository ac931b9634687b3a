package import Foundation
internal import QuadrantCairo
package import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

/// The view as a file of the kind, the size and the surroundings that `options` name.
///
/// What the main actor has to do is done before: a task that a view begins has gone on as far as it
/// can. `onIssue` is told what could not be done as written, which effects became pixels, and what was not
/// waited for; where this throws because of the view's size, it was told before.
@MainActor
package func drawing(
    of view: AnyView, options: DrawingOptions, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws -> Data {
    var options = options
    let recording = try settled(view, &options, willEvaluate)
    let canvas: Canvas
    do {
        canvas = try recording.layOut(options, mustShow: true)
    } catch {
        // A picture that is missing may be why there is nothing to draw.
        recording.issues(options).forEach(onIssue)
        throw error
    }
    var list = recording.displayList(
        canvas: canvas.size, origin: canvas.origin, displayScale: options.scale,
        background: options.background)
    list.links = LinkPolicy(allowing: options.allowedLinkSchemes)
    recording.issues(options).forEach(onIssue)
    let file: EncodedDrawing
    do throws(RenderError) {
        file = try options.encoding.file(of: [list])
    } catch {
        if case .outOfMemory = error { throw DrawingError.outOfMemory }
        throw DrawingError(recording.error(error))
    }
    recording.issues(of: file).forEach(onIssue)
    return file.data
}

/// The view laid out as `drawing` lays it out, for looking into, and where the root's top left corner
/// stands in the picture, in points.
@MainActor
package func laidOutTree(
    of view: AnyView, options: DrawingOptions, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws(DrawingError) -> (tree: ViewTree, origin: CGPoint) {
    var options = options
    let recording = try settled(view, &options, willEvaluate)
    let canvas = try recording.layOut(options, mustShow: false)
    recording.issues(options).forEach(onIssue)
    return (recording.tree, canvas.origin)
}

extension Recording {
    /// Lays the view out for a picture; throws where one has to be shown and cannot be.
    fileprivate func layOut(
        _ options: DrawingOptions, mustShow: Bool
    ) throws(DrawingError) -> Canvas {
        func canvas() throws(DrawingError) -> Canvas {
            let canvas = Canvas(of: tree, options: options)
            return mustShow ? try canvas.checked(options) : canvas
        }
        var latest = try canvas()
        tree.update(latest.proposal)
        // What observes its geometry may have changed its size by now, and so may lists of which more
        // was made.
        for _ in 0..<Canvas.mostAttempts {
            let before = latest
            latest = try canvas()
            tree.update(latest.proposal)
            if latest.size == before.size { break }
        }
        return try canvas()
    }
}

/// The view with nothing left to do, in the surroundings that it asks for as far as the options allow.
@MainActor
private func settled(
    _ view: AnyView, _ options: inout DrawingOptions, _ willEvaluate: ((Any.Type) -> Void)?
) throws(DrawingError) -> Recording {
    let first = options
    let recording = try naming { () throws(RenderingError) in
        try Recording(
            view, environment: first.environment, container: first.screenSize,
            willEvaluate: willEvaluate)
    }
    let tree = recording.tree
    // What observes its geometry, or is told of a wish, may change its size.
    func update() {
        tree.update(Canvas(of: tree, options: options).proposal)
        if options.adoptWishes(of: tree) {
            tree.update(Canvas(of: tree, options: options).proposal)
        }
    }
    update()
    recording.rest(for: options.waitingTime, updating: update)
    return recording
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
        let screen = options.screenSize
        if !options.hasExplicitSize {
            switch options.previewLayout {
            case .fixed(let width, let height):
                wanted = ProposedViewSize(width: width, height: height)
            case .device: wanted = ProposedViewSize(screen)
            case .sizeThatFits, nil: break
            }
        }
        tree.layout.host.containerSize = wanted.replacingUnspecifiedDimensions(by: screen)
        let root = tree.rootNode
        var proposal = wanted
        if options.hasExplicitSize || options.previewLayout == nil {
            let most = tree.layout.measure(
                root,
                ProposedViewSize(
                    width: wanted.width ?? .infinity, height: wanted.height ?? .infinity))
            // A scroll view that was asked for its own length is as long as its content.
            func isWhole(_ axis: Axis) -> Bool {
                options.hasExplicitSize && tree.layout.hasElasticScrollView(along: axis)
            }
            if wanted.width == nil, most.width == .infinity, !isWhole(.horizontal) {
                proposal.width = screen.width
            }
            if wanted.height == nil, most.height == .infinity, !isWhole(.vertical) {
                proposal.height = screen.height
            }
        }
        let answer = tree.layout.measure(root, proposal)
        size = proposal.replacingUnspecifiedDimensions(by: answer)
        self.proposal = proposal
        origin = RootPlacement.centered.origin(
            of: answer, in: size, displayScale: options.scale)
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
