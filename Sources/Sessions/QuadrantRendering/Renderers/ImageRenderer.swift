public import Combine
public import Foundation
public import QuadrantCore
internal import QuadrantDisplayList
public import QuadrantGeometry
internal import QuadrantText
public import QuadrantViews

/// Turns a view into pictures and files.
///
/// Apple: "ImageRenderer". Besides Apple's interface there is what a server needs: PNG, JPEG, SVG
/// and PDF as bytes or as files. Bodies are evaluated and laid out on the main actor. Drawing and
/// encoding happen off it, at most as many at once as there are cores, however many renderers there
/// are. `cgImage`, `uiImage` and `render` draw where they are called.
///
/// A picture shows the view at rest: `onAppear`, `onChange` and `onPreferenceChange` have been
/// called, and the picture shows what they changed. (Apple's documentation does not say whether
/// they are called; here a picture counts as a window.) Tasks begin with the first drawing. Before
/// each drawing, the main actor does the work that tasks and other code of the view have it do, so
/// the picture shows what `.task { text = "loaded" }` set. How far that work goes depends on the
/// call:
///
/// - `pngData()` and the others that are asynchronous let the queue of the main actor go on until
///   the view is at rest.
/// - `cgImage`, `uiImage` and `render` cannot wait. If they are called in a job of the main actor
///   (a task, a test or a block of the main queue), they do the view's own jobs of the main actor,
///   one after the other: those of tasks that the view began on the main actor, also when the tasks
///   come back from an actor or another thread, and blocks that the view handed to
///   `DispatchQueue.main`. The work that other tasks and blocks lead to stays in the queue. If the
///   main thread is in no such job, they let the whole queue go on.
///
/// The view's work on other threads is waited for until it is done, through any number of steps:
/// actors, detached tasks, task groups, blocks of queues; at most for a minute without a change.
/// Sleeps, timers and events from outside are not waited for: the clock of the view stands still
/// while the view comes to rest, so that no sleep makes two pictures differ. Two pictures may
/// differ through what others do, such as an actor that is busy for someone else, and through work
/// that is handed over with a group, a barrier, a work item, a quality of service or an
/// `OperationQueue`: a task that depends on it is waited for only for a twentieth of a second.
/// `onIssues` is told which work was not waited for, and `objectWillChange` sends when such work
/// has changed a state. Tasks are cancelled when the content is set or the renderer ends. (Pictures
/// follow tasks only where Foundation and Dispatch are linked as shared libraries, which is how
/// Swift links programs by default.)
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is drawn. When it is set, its `@State` starts again.
    public var content: Content { didSet { begin() } }
    /// The size that is proposed to the view; by default unspecified, which asks for the ideal
    /// size. The picture has the size that the view answers.
    public var proposedSize = ProposedViewSize.unspecified { didSet { announce() } }
    /// Pixels per point, which is also the `displayScale` of the environment; 1 by default. A scale
    /// that is not above 0 is an error when something is drawn.
    public var scale: CGFloat = 1 { didSet { begin() } }
    /// Whether the picture has no alpha; `false` by default. Parts that the view leaves uncovered
    /// are then black.
    public var isOpaque = false { didSet { announce() } }
    /// The place from which the view is seen; `.front` by default, which is Apple's picture. From anywhere else the
    /// picture is as large as it has to be, with a faint ground behind the view and thin lines around its planes.
    ///
    /// Quadrant's own.
    public var camera = ViewCamera.front { didSet { announce() } }
    /// The colour space in which colours are mixed. It has no effect here: colours are mixed in
    /// gamma-encoded sRGB of 8 bits, as with `.nonLinear`. Other modes are reported when something
    /// is drawn.
    public var colorMode = ColorRenderingMode.nonLinear { didSet { announce() } }
    /// The largest brightness of pixels; `.standard` by default. It has no effect here, as files
    /// hold the standard range. Other ranges are reported when something is drawn.
    ///
    /// Apple: "allowedDynamicRange".
    public var allowedDynamicRange: Image.DynamicRange? = .standard { didSet { announce() } }
    /// Folders in which pictures and colours are looked up by their names, before the main bundle
    /// and the working directory. There are none by default.
    ///
    /// Quadrant's own: on Apple's systems a program always has a bundle.
    public var resourceDirectories: [URL] = [] { didSet { begin() } }
    /// Called on the main actor with what could not be done as written, each thing once for each
    /// drawing: what, where, and what to do. The first call, before drawing, is about the views. A
    /// call after drawing is about effects that the file holds as pixels or less finely than asked
    /// for. By default, each thing is written to standard error once for the process.
    public var onIssues: ([String]) -> Void = { IssueReport.warn($0) }
    /// Whether a picture fails of which there is anything to tell: characters without a glyph, pictures that are missing, texts that
    /// are cut or stand outside, effects that the file cannot hold. `false` by default.
    ///
    /// Then `pngData()` and the like throw `RenderingError.notAsWritten` with all of it; `cgImage` and `uiImage` are `nil`, and `render`
    /// does not draw. It is what `quadrant render --strict` does. Quadrant's own.
    public var isStrict = false
    /// The environment of the view, apart from `displayScale`.
    public var environment = EnvironmentValues() { didSet { begin() } }
    /// Sends after each change of a property of the renderer and, after the first drawing, of a
    /// `@State` of its content: the picture may have changed.
    nonisolated public var objectWillChange: PassthroughSubject<Void, Never> { changes.value }
    /// A subject lets one thread at a time pass.
    private nonisolated let changes = HandedOver(PassthroughSubject<Void, Never>())
    /// Whether `objectWillChange` sends; `true` by default.
    ///
    /// Apple: "isObservationEnabled".
    public var isObservationEnabled = true
    /// Schemes of links that are kept in an SVG or PDF besides `http`, `https`, `mailto`, `tel` and `sms`:
    /// links of others can run code, open files or start programs. There are none by default. A link that is left out is reported to `onIssues`; its text is still drawn. This
    /// property is Quadrant's own.
    public var allowedLinkSchemes: Set<String> = []
    private var session: Session?
    private var isLayingOut = false

    /// Creates a renderer of `view` in its ideal size, at scale 1.
    public init(content view: Content) {
        content = view
    }

    /// Drops the evaluated view.
    private func begin() {
        session = nil
        announce()
    }

    private func announce() {
        if isObservationEnabled, !isLayingOut { objectWillChange.send() }
    }

    /// The view, evaluated with the current properties.
    private func recorded() throws(RenderingError) -> Session {
        if let session { return session }
        var base = Session.Base()
        base.environment = environment
        let new = try Session(content, on: stage, with: base)
        new.host.stateDidChange = { [weak self, weak host = new.host] in
            // Changes that are made before the picture are in it: they are not announced.
            if host?.isResting == false { self?.announce() }
        }
        session = new
        return new
    }

    /// What the view stands in, apart from the environment.
    private var stage: Stage {
        var stage = Stage()
        stage.room.fit = .paper
        stage.room.placement = .whole
        (stage.room.width, stage.room.height) = (proposedSize.width, proposedSize.height)
        stage.surroundings.resourceDirectories = resourceDirectories.map(\.path)
        stage.output.scale = scale
        stage.output.allowedLinkSchemes = allowedLinkSchemes
        return stage
    }

    /// The view in its room, ready but for coming to rest.
    private func prepared() throws(RenderingError) -> Session {
        guard scale > 0, scale.isFinite else {
            throw .cannotDraw("The scale is \(scale): it must be a number above 0.")
        }
        isLayingOut = true
        defer { isLayingOut = false }
        let session = try recorded()
        session.windows[0].show(on: stage)
        return session
    }

    /// The drawing on a canvas as large as the view, and what it was recorded from, the view having come to
    /// rest as far as it can without waiting. What could not be done so far is reported.
    func drawing() throws(RenderingError) -> (list: DisplayList, session: Session) {
        let session = try prepared()
        session.host.restInPlace()
        return try drawing(
            of: session,
            "draw again when objectWillChange speaks. 'await pngData()' and the like wait for more."
        )
    }

    /// The same, the view having come to rest while the main actor went on.
    func settledDrawing() async throws(RenderingError) -> (list: DisplayList, session: Session) {
        var session = try prepared()
        await session.host.rest()
        // If the renderer was changed meanwhile, its new content comes to rest too.
        for _ in 0..<TreeHost.mostTurns {
            let other = try prepared()
            guard other !== session else { break }
            session = other
            await session.host.rest()
        }
        return try drawing(of: try prepared(), "draw again when objectWillChange speaks.")
    }

    private func drawing(
        of session: Session, _ advice: String
    ) throws(RenderingError) -> (list: DisplayList, session: Session) {
        isLayingOut = true
        defer { isLayingOut = false }
        session.host.update()
        session.host.finishMotion()
        let size = session.host.update()
        guard size.width > 0, size.height > 0 else {
            // A picture that is missing may be all that the view has.
            report(session.issues)
            throw .empty
        }
        var list = session.frame().list
        list.background = isOpaque ? .black : nil
        let seen = session.seen(list, by: camera)
        let issues =
            session.issues + withoutEffect(in: session) + session.issuesOfTasks(advice)
            + session.tree.issuesOfPageEdges() + seen.issues
        report(issues)
        try check(issues + (isStrict ? session.remarksOnPicture(of: list.size) : []))
        return (seen.list, session)
    }

    /// The settings of the renderer, and wishes of views to its window, that have no effect.
    private func withoutEffect(in session: Session) -> [String] {
        var issues: [String] = []
        if session.tree.preference(PreferredColorSchemeKey.self) != nil {
            issues.append(
                "preferredColorScheme is accepted, without effect here: it asks a window, and an "
                    + "ImageRenderer is none. Set the renderer's environment.colorScheme.")
        }
        return issues + settingsWithoutEffect
    }

    /// What is told of settings that no picture follows.
    var settingsWithoutEffect: [String] {
        var issues: [String] = []
        if colorMode != .nonLinear {
            issues.append(
                "ImageRenderer.colorMode .\(colorMode) is accepted, without effect here. "
                    + "Colours are mixed as .nonLinear.")
        }
        if allowedDynamicRange != .standard {
            issues.append(
                "ImageRenderer.allowedDynamicRange is accepted, without effect here. "
                    + "Pictures have the standard range.")
        }
        return issues
    }

    /// Throws where there is something to tell of a picture that has to be as it is written.
    func check(_ issues: [String]) throws(RenderingError) {
        if isStrict, !issues.isEmpty { throw .notAsWritten(issues.map(IssueReport.withoutMark)) }
    }

    /// Calls `onIssues` if there are any.
    func report(_ issues: [String]) {
        if !issues.isEmpty { onIssues(issues) }
    }
}
