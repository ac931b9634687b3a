package import Foundation
package import QuadrantAccessibility
internal import QuadrantCairo
package import QuadrantCore
package import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantShaping
internal import QuadrantViews

/// The view as a file of the kind, the size and the surroundings that its stage names.
///
/// The waiting work of the main actor is done before: a task that a view begins has gone on as far as it
/// can. `onIssue` is called with what could not be done as written, with effects that became pixels, and
/// with tasks that were not waited for; if this throws because of the view's size, it was called before.
@MainActor
package func drawing(
    of view: AnyView, on stage: Stage, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws -> Data {
    if stage.isClip {
        let drawing = MomentDrawing(view: view, stage: stage, willEvaluate: willEvaluate)
        return try drawing.clip(onIssue: onIssue)
    }
    let (pages, session) = try recorded(view, stage, willEvaluate, onIssue)
    return try file(of: pages, session, stage, onIssue)
}

@MainActor
private func file(
    of pages: [DisplayList], _ session: Session, _ stage: Stage, _ onIssue: (String) -> Void
) throws -> Data {
    let file: EncodedDrawing
    do throws(RenderError) {
        file = try stage.output.encoding.file(of: pages)
    } catch {
        if case .outOfMemory = error { throw DrawingError.outOfMemory }
        let told = DrawingError(session.error(error))
        throw error.isOfSize ? .beyondLimit(told.reason) : told
    }
    for page in pages.indices { session.issues(of: file, page: page).forEach(onIssue) }
    return file.data
}

/// A view that is drawn once: the picture, what can be seen and touched of it, and the tree that it was laid out by, with the
/// place of the root's top left corner in the picture.
@MainActor
package func lookedAt(
    _ view: AnyView, on stage: Stage, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws -> (picture: Data, screen: ScreenReport, tree: ViewTree, origin: CGPoint) {
    let (pages, session) = try recorded(view, stage, willEvaluate, keepsWords: true, onIssue)
    let picture = try file(of: pages, session, stage, onIssue)
    return (picture, session.screenReport, session.tree, session.windows[0].canvas.origin)
}

/// The display list that `drawing` would write into a file: that of the first page.
@MainActor
package func displayList(of view: AnyView, on stage: Stage) throws -> DisplayList {
    try recorded(view, stage, nil, { _ in }).pages[0]
}

/// The pages of many views, for one PDF.
@MainActor
package struct DrawnPages {
    private var pages: [DisplayList] = []

    package init() {}

    /// Whether there is no page.
    package var isEmpty: Bool { pages.isEmpty }

    /// Adds the pages of a view: `onIssue` is called as in `drawing`, but for what becomes pixels.
    package mutating func add(
        _ view: AnyView, on stage: Stage, willEvaluate: ((Any.Type) -> Void)? = nil,
        onIssue: (String) -> Void = { _ in }
    ) throws {
        pages += try recorded(view, stage, willEvaluate, onIssue).pages
    }

    /// A PDF that can be joined with others; there has to be a page.
    package func file(on stage: Stage) throws(DrawingError) -> Data {
        let output = stage.output
        do throws(RenderError) {
            return try PDFRenderer(
                engine: .shared, rasterScale: output.scale, hasPlainObjects: true
            ).pdf(pages: pages, isTransparent: output.isTransparent)
        } catch {
            if case .outOfMemory = error { throw .outOfMemory }
            throw DrawingError(RenderingError(error))
        }
    }
}

/// - Returns: What is drawn, a page each, and the session that it was recorded from.
@MainActor
private func recorded(
    _ view: AnyView, _ stage: Stage, _ willEvaluate: ((Any.Type) -> Void)?,
    keepsWords: Bool = false, _ onIssue: (String) -> Void
) throws -> (pages: [DisplayList], session: Session) {
    if stage.timeline.stripCount != nil {
        let drawing = MomentDrawing(view: view, stage: stage, willEvaluate: willEvaluate)
        let (list, session) = try drawing.strip(onIssue: onIssue)
        return ([list], session)
    }
    let session = try Session(
        drawing: view, on: stage, willEvaluate: willEvaluate,
        keepsWords: keepsWords || stage.output.outline != nil)
    let stage = session.stage
    let frame = session.frame()
    let size = frame.list.size
    session.issuesOfDrawing.forEach(onIssue)
    session.remarksOnPicture(of: size).forEach(onIssue)
    if let sheet = stage.output.pages { return (try session.pages(on: sheet, onIssue), session) }
    for issue in session.tree.issuesOfPageEdges() { onIssue(IssueReport.remark(issue)) }
    try stage.checkCanvas(size)
    var list = frame.list
    session.addOutlines(to: &list).forEach(onIssue)
    let isTakenApart = stage.output.seenLayerDistance != nil
    let seen = session.seen(
        list, by: stage.output.camera ?? (isTakenApart ? .isometric : .front),
        isTakenApart: isTakenApart)
    seen.issues.forEach(onIssue)
    try stage.output.format.check(seen.list.size, scale: stage.output.scale)
    return ([seen.list], session)
}

/// The view laid out as `drawing` lays it out, for looking into, and where the root's top left corner
/// stands in the picture, in points.
@MainActor
package func laidOutTree(
    of view: AnyView, on stage: Stage, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws(DrawingError) -> (tree: ViewTree, origin: CGPoint) {
    let session = try Session(
        drawing: view, on: stage, willEvaluate: willEvaluate, keepsWords: true)
    let canvas = session.windows[0].canvas
    session.issuesOfDrawing.forEach(onIssue)
    return (session.tree, canvas.origin)
}

extension Session {
    /// A session of one picture, at the first of the moments that are asked for, with nothing left to do; in a process that
    /// does nothing else.
    convenience init(
        drawing view: AnyView, on stage: Stage, willEvaluate: ((Any.Type) -> Void)?,
        keepsWords: Bool = false
    ) throws(DrawingError) {
        try self.init(of: view, on: stage, willEvaluate: willEvaluate, keepsWords: keepsWords)
        guard stage.timeline.isMoving else {
            settle()
            return
        }
        begin()
        var script = Script(self)
        try script.play(to: self.stage.firstMoment)
        end()
    }

    /// The same, evaluated only.
    convenience init(
        of view: AnyView, on stage: Stage, willEvaluate: ((Any.Type) -> Void)?,
        keepsWords: Bool = false
    ) throws(DrawingError) {
        do throws(RenderingError) {
            var base = Base()
            (base.rest, base.willEvaluate) = (.inProcess, willEvaluate)
            base.keepsWords = keepsWords
            try self.init(view, on: stage, with: base)
        } catch {
            throw DrawingError(error)
        }
    }

    /// What could not be done as written, and which tasks were not waited for.
    var issuesOfDrawing: [String] {
        // Tasks that wait for a time still do at a moment before it.
        stage.timeline.isMoving
            ? issuesOfView
            : issuesOfView
                + issuesOfTasks(
                    stage.timeline.waiting > .zero
                        ? "it did not come in time. '--wait' with more seconds does."
                        : "'--wait SECONDS' does.")
    }
}

extension Session {
    /// The view on pages.
    fileprivate func pages(
        on sheet: PageSheet, _ onIssue: (String) -> Void
    ) throws(DrawingError) -> [DisplayList] {
        try stage.output.format.check(sheet.size, scale: stage.output.scale)
        do throws(RenderingError) {
            return try withoutActuallyEscaping(onIssue) { onIssue throws(RenderingError) in
                var flow = PageFlow(sheet: sheet)
                flow.base.rest = .inProcess
                flow.onIssues = { $0.forEach(onIssue) }
                return try flow.pages(of: self)
            }
        } catch {
            throw DrawingError(error)
        }
    }

    /// A frame with what its stage asks to be drawn over it. Frames of views that move are those to which they do.
    func outlined(_ frame: Frame, _ onIssue: (String) -> Void) -> Frame {
        guard stage.output.outline != nil || stage.output.hasMarks else { return frame }
        var frame = frame
        addOutlines(to: &frame.list).forEach(onIssue)
        // All of a drawing is in one group.
        frame.list.root = Fragment(items: [.group(DisplayGroup(content: frame.list.root))])
        frame.origin = .zero
        return frame
    }

    /// Draws over a list what its stage asks for: frames, and boxes on what can be touched. Returns what was not done.
    fileprivate func addOutlines(to list: inout DisplayList) -> [String] {
        let (output, origin) = (stage.output, windows[0].canvas.origin)
        let isDark = tree.environment.colorScheme == .dark
        var issues: [String] = []
        if let outline = output.outline {
            let drawing = OutlineDrawing(outline, of: tree, at: origin, in: list.size)
            drawing.add(to: &list)
            if let issue = drawing.issue { issues.append(issue) }
        }
        if output.hasMarks {
            let marks = Mark.all(in: tree, at: origin)
            if marks.isEmpty {
                issues.append("'--marks' finds nothing in the picture that can be touched.")
            }
            MarkDrawing(marks: marks, isDark: isDark).add(to: &list)
        }
        return issues
    }
}

extension Stage {
    /// Throws if a canvas has no area or is beyond the limits of the format; asked before memory is taken.
    func checkCanvas(_ size: CGSize) throws(DrawingError) {
        guard size.width > 0, size.height > 0 else { throw .empty }
        try output.format.check(size, scale: output.scale)
    }
}

extension Stage.Output.Format {
    /// Throws if a picture of this size in points would be too large.
    func check(_ size: CGSize, scale: CGFloat) throws(DrawingError) {
        if let excess = excess(width: size.width, height: size.height, scale: scale) {
            throw .tooLarge(excess)
        }
    }
}
