internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantGestures
internal import QuadrantLayout
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

/// One view of a session, in its own room.
@MainActor
package final class SessionWindow {
    package let host: TreeHost
    /// What it stands in, with what its views ask for.
    package private(set) var stage: Stage
    /// Where its localised strings are looked for.
    let stringTables: StringTables
    private var last: Frame?
    /// What the last drawing was made for.
    private var drawn: (output: Stage.Output, background: RGBAColor?)?
    private var told = (issues: 0, remarks: 0)
    /// How often a drawing was made.
    package private(set) var drawingCount = 0

    init<Content: View>(
        _ view: Content, on stage: Stage, _ values: EnvironmentValues, _ base: Session.Base
    ) {
        self.stage = stage
        stringTables = values.stringTables
        func made(_ view: some View) -> TreeHost {
            TreeHost(
                view, environment: values, engine: base.engine, room: stage.rootRoom,
                clock: base.clock ?? HostClock(), isStill: true, surroundings: base.surroundings,
                keepsWords: base.keepsWords, willEvaluate: base.willEvaluate)
        }
        // What a picture on paper shows is in no window.
        host =
            values.controlProfile.window == nil || stage.room.fit == .paper
            ? made(view) : made(view.inHostWindow(stage.room.device?.kind == .window))
        host.keyboardPanel = stage.room.keyboardPanel
        // A picture on paper has no window to be asked for anything.
        guard stage.room.fit != .paper else { return }
        host.takeWishes = { [weak self] tree in
            guard let self, self.stage.adoptWishes(of: tree) else { return false }
            host.room = self.stage.rootRoom
            return true
        }
    }

    /// Gives the window another room and another output; its surroundings stay.
    package func show(on other: Stage) {
        (stage.room, stage.output) = (other.room, other.output)
        host.room = stage.rootRoom
    }

    /// Gives the window another stage while its views live on: what they hold stays. What a preview asks for stays too, and
    /// of the timeline nothing is done.
    ///
    /// - Parameter base: What counts where the stage says nothing.
    func move(to other: Stage, over base: EnvironmentValues) {
        var other = other
        other.room.preview = stage.room.preview
        (other.room.isWholeProvider, other.timeline) = (
            stage.room.isWholeProvider, stage.timeline
        )
        guard other != stage else { return }
        let isElsewhere =
            other.surroundings != stage.surroundings || other.output.scale != stage.output.scale
            || other.room.device != stage.room.device
        stage = other
        host.keyboardPanel = stage.room.keyboardPanel
        host.room = stage.rootRoom
        guard isElsewhere else { return }
        let values = stage.environment(over: base)
        host.tree.changeEnvironment { current in
            current.displayScale = values.displayScale
            current.colorScheme = values.colorScheme
            current.layoutDirection = values.layoutDirection
            current.dynamicTypeSize = values.dynamicTypeSize
            current._colorSchemeContrast = values._colorSchemeContrast
            current.accessibilityReduceMotion = values.accessibilityReduceMotion
            current.horizontalSizeClass = values.horizontalSizeClass
            current.verticalSizeClass = values.verticalSizeClass
        }
    }

    /// The size of the drawing and the place of the view in it, as of now.
    var canvas: Canvas {
        Canvas(of: host, on: stage.room.device, displayScale: stage.output.scale)
    }

    /// The view as it is now.
    func frame(at time: Duration) -> Frame {
        let canvas = canvas
        var frame: Frame
        if let last, isAsDrawn, last.list.size == canvas.size, last.origin == canvas.origin {
            frame = last
            frame.damage = .none
        } else {
            let list = drawing(on: canvas)
            frame = Frame(
                time: time, list: list, origin: canvas.origin,
                damage: last.map { list.damage(since: $0.list) } ?? .whole(list.size), issues: [],
                remarks: [], wishes: Frame.Wishes())
        }
        frame.time = time
        frame.wishes = wishes(at: canvas.origin)
        frame.deadline = host.wayToNextFrame.map { time + $0 }
        last = frame
        let (issues, remarks) = (host.tree.issues, host.tree.remarks)
        frame.issues = Array(issues.dropFirst(told.issues))
        frame.remarks = Array(remarks.dropFirst(told.remarks))
        told = (issues.count, remarks.count)
        return frame
    }

    /// Whether the tree would be drawn as it was last.
    private var isAsDrawn: Bool {
        let tree = host.tree
        guard let drawn, drawn == (stage.output, stage.background) else { return false }
        return !tree.layout.needsRecord(tree.rootNode) && tree.motion.isAtRest
            && tree.overlays.isEmpty && tree.raised.isEmpty
    }

    private func drawing(on canvas: Canvas) -> DisplayList {
        drawingCount += 1
        let output = stage.output
        drawn = (output, stage.background)
        var list = host.displayList(
            canvas: canvas.size, origin: canvas.origin, displayScale: output.scale,
            background: stage.background, layerDistance: output.seenLayerDistance,
            z: output.camera?.isFront == false ? host.rootZ : 0)
        list.links = output.links
        return list
    }

    private func wishes(at origin: CGPoint) -> Frame.Wishes {
        let tree = host.tree
        var wishes = Frame.Wishes()
        wishes.title = tree.preference(WindowTitleKey.self)?.plainString(in: tree.environment)
        wishes.pointer = tree.pointerStyle?.name
        wishes.focus = tree.focusedNode.map {
            tree.frame(of: $0).offsetBy(dx: origin.x, dy: origin.y)
        }
        wishes.takesText = host.focus?.current?.wantsKeyboard == true
        wishes.keyboardHeight = host.keyboardHeight
        wishes.isDark = tree.preference(PreferredColorSchemeKey.self).map { $0 == .dark }
        return wishes
    }
}
