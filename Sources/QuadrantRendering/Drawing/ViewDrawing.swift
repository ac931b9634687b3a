package import Foundation
internal import QuadrantCairo
package import QuadrantCore
package import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

/// The view as a file of the kind, the size and the surroundings that `options` name.
///
/// The waiting work of the main actor is done before: a task that a view begins has gone on as far as it
/// can. `onIssue` is called with what could not be done as written, with effects that became pixels, and
/// with tasks that were not waited for; if this throws because of the view's size, it was called before.
@MainActor
package func drawing(
    of view: AnyView, options: DrawingOptions, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws -> Data {
    if options.isClip {
        let drawing = MomentDrawing(view: view, options: options, willEvaluate: willEvaluate)
        return try drawing.clip(onIssue: onIssue)
    }
    var options = options
    let (list, recording) = try recorded(view, &options, willEvaluate, onIssue)
    let file: EncodedDrawing
    do throws(RenderError) {
        file = try options.encoding.file(of: [list])
    } catch {
        if case .outOfMemory = error { throw DrawingError.outOfMemory }
        let told = DrawingError(recording.error(error))
        throw error.isOfSize ? .beyondLimit(told.reason) : told
    }
    recording.issues(of: file).forEach(onIssue)
    return file.data
}

/// The display list that `drawing` would write into a file.
@MainActor
package func displayList(of view: AnyView, options: DrawingOptions) throws -> DisplayList {
    var options = options
    return try recorded(view, &options, nil, { _ in }).list
}

@MainActor
private func recorded(
    _ view: AnyView, _ options: inout DrawingOptions, _ willEvaluate: ((Any.Type) -> Void)?,
    _ onIssue: (String) -> Void
) throws -> (list: DisplayList, recording: Recording) {
    if options.motion.stripCount != nil {
        let drawing = MomentDrawing(view: view, options: options, willEvaluate: willEvaluate)
        let strip = try drawing.strip(onIssue: onIssue)
        let nothing = try naming { () throws(RenderingError) in
            try Recording(EmptyView(), environment: options.environment, room: options.room)
        }
        return (strip, nothing)
    }
    let recording = try settled(view, &options, willEvaluate)
    let canvas: Canvas
    do {
        canvas = try recording.layOut(options, mustShow: true)
    } catch {
        // A picture that is missing may be why there is nothing to draw.
        recording.issues(options).forEach(onIssue)
        throw error
    }
    var list = recording.host.displayList(
        canvas: canvas.size, origin: canvas.origin, displayScale: options.scale,
        background: options.background, layerDistance: options.seenLayerDistance,
        z: options.camera?.isFront == false ? recording.host.rootZ : 0)
    list.links = LinkPolicy(allowing: options.allowedLinkSchemes)
    recording.issues(options).forEach(onIssue)
    let isTakenApart = options.seenLayerDistance != nil
    let seen = recording.seen(
        list, by: options.camera ?? (isTakenApart ? .isometric : .front),
        isTakenApart: isTakenApart)
    seen.issues.forEach(onIssue)
    let size = seen.list.size
    let excess = options.format.excess(width: size.width, height: size.height, scale: options.scale)
    if let excess { throw DrawingError.tooLarge(excess) }
    return (seen.list, recording)
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
        let canvas = Canvas(of: host, on: options.device, displayScale: options.scale)
        return mustShow ? try canvas.checked(options) : canvas
    }

    /// What could not be done as written, and which tasks were not waited for.
    fileprivate func issues(_ options: DrawingOptions) -> [String] {
        // Tasks that wait for a time still do at a moment before it.
        options.motion.isMoving
            ? issuesOfView(options)
            : issuesOfView(options)
                + issuesOfTasks(
                    options.waitingTime > 0
                        ? "it did not come in time. '--wait' with more seconds does."
                        : "'--wait SECONDS' does.")
    }

    /// What could not be done as written.
    func issuesOfView(_ options: DrawingOptions) -> [String] {
        var issues = self.issues + remarks + options.previewIssues
        let count = tree.rootViewCount
        if options.isWholeProvider, count > 1 {
            issues.append(
                "The preview provider has \(count) previews that are made by a loop or a condition; "
                    + "they are drawn in one picture. Write them one below the other, or as #Previews, "
                    + "to draw each by itself.")
        }
        return issues
    }
}

/// The view with nothing left to do, in the surroundings that it asks for as far as the options allow: at the first
/// of the moments that are asked for.
///
/// - Parameter holdsClock: Whether the clock stands afterwards too, at the view's first moment; whoever asks for that
///   lets it go on.
@MainActor
func settled(
    _ view: AnyView, _ options: inout DrawingOptions, _ willEvaluate: ((Any.Type) -> Void)?,
    holdsClock: Bool = false
) throws(DrawingError) -> Recording {
    var current = options
    let recording = try naming { () throws(RenderingError) in
        try Recording(
            view, environment: current.environment, room: current.room, willEvaluate: willEvaluate)
    }
    let host = recording.host
    if current.device?.hasKeyboard == true { host.keyboardPanel = KeyboardPanel() }
    host.takeWishes = { [weak host] tree in
        guard current.adoptWishes(of: tree) else { return false }
        host?.room = current.room
        return true
    }
    let isMoved = !holdsClock && options.motion.isMoving
    if holdsClock || isMoved { host.clock.stand() }
    defer { if isMoved { host.clock.run() } }
    host.rest(waiting: options.waitingTime)
    // What began as the view appeared is to be seen on its way where the time moves.
    if !holdsClock, !isMoved { host.finishMotion() }
    options = current
    if isMoved {
        var moving = MovingView(recording, options)
        try moving.advance(to: options.firstMoment)
    }
    return recording
}

/// Runs `body`; its errors are thrown as those of drawings.
private func naming<T>(_ body: () throws(RenderingError) -> T) throws(DrawingError) -> T {
    do {
        return try body()
    } catch {
        throw DrawingError(error)
    }
}

extension MotionOptions {
    /// The date at the first moment of a view whose time moves, where none is asked for: the ninth of January 2007,
    /// 9:41 in San Francisco.
    static let firstDate = Date(timeIntervalSinceReferenceDate: 190_057_260)
}

extension DrawingOptions {
    /// How far layers are set apart, in points; `nil` where they are not, or where that is not seen.
    fileprivate var seenLayerDistance: Double? { camera?.isFront == true ? nil : layerDistance }

    /// The room that the view is given.
    var room: RootRoom {
        if let device {
            return RootRoom(
                ProposedViewSize(device.safeSize), container: device.size,
                safeAreaInsets: device.safeArea)
        }
        var wanted = ProposedViewSize(width: width, height: height)
        if !hasExplicitSize {
            switch previewLayout {
            case .fixed(let width, let height), .fixed3D(let width, let height, _):
                wanted = ProposedViewSize(width: width, height: height)
            case .device: wanted = ProposedViewSize(screenSize)
            case .sizeThatFits, nil: break
            }
        }
        var room = RootRoom(
            wanted, container: wanted.replacingUnspecifiedDimensions(by: screenSize))
        if hasExplicitSize || previewLayout == nil {
            room.screen = screenSize
            // A scroll view that is asked for its own length is as long as its content.
            room.unrollsScrollViews = hasExplicitSize
        }
        if case .fixed3D(_, _, let depth) = previewLayout, depth.isFinite, depth >= 0 {
            (room.depth, room.isBox) = (depth, true)
        }
        return room
    }
}

/// The size of a drawing, and the place of the view in it.
struct Canvas {
    let size: CGSize
    let origin: CGPoint

    @MainActor
    init(of host: TreeHost, on device: ScreenDevice?, displayScale: CGFloat) {
        let answer = host.update()
        let room = host.proposal.replacingUnspecifiedDimensions(by: answer)
        let origin = host.room.placement.origin(of: answer, in: room, displayScale: displayScale)
        let margins = device?.safeArea ?? EdgeInsets()
        size = device?.size ?? room
        self.origin = CGPoint(x: origin.x + margins.leading, y: origin.y + margins.top)
    }
}

extension Canvas {
    /// The canvas; throws if it has no area or is beyond the renderer's limits.
    fileprivate func checked(_ options: DrawingOptions) throws(DrawingError) -> Canvas {
        guard size.width > 0, size.height > 0 else { throw .empty }
        // Checked before memory is taken.
        let excess = options.format.excess(
            width: size.width, height: size.height, scale: options.scale)
        if let excess { throw .tooLarge(excess) }
        return self
    }
}
