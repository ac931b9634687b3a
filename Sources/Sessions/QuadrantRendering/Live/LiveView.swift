package import Foundation
internal import QuadrantCairo
package import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantEvents
internal import QuadrantGeometry
internal import QuadrantInspection
internal import QuadrantShaping
internal import QuadrantViews

/// A view that lives as long as somebody shows it: it is given orders, and gives frames of what differs.
///
/// It knows no page and no process, and begins nothing by itself: whoever has it calls `work()` when there was an order, and
/// when the time of `wait` is over. A still view has none.
@MainActor
package final class LiveView {
    /// Makes the view anew, and says on which stage it wants to stand of the one that is given.
    package typealias Maker = (inout Stage) throws -> AnyView

    private let make: Maker
    private let willEvaluate: ((Any.Type) -> Void)?
    private var stage: Stage
    private var session: Session
    private var pace: LivePace
    private var hands = LiveHands()
    private var picture: KeptPicture?
    /// What the picture was drawn for.
    private var drawn: Stage.Output?
    /// What was not told yet.
    private var reports: [(report: LiveReport, rest: Data)] = []
    private var told: Set<String> = []
    private var lastNumber = 0
    /// Whether the last frame has not arrived yet.
    private var isWaited = false
    /// Whether something was ordered since the last frame.
    private var isOrdered = true
    /// When the last frame was drawn.
    private var drawnLast = ContinuousClock.now
    /// Whether literals say something else since the last frame.
    private var hasOtherLiterals = false
    /// Whether it may be shown.
    private var hasBegun = false
    /// Why there was nothing to show last.
    private var nothing: String?
    /// When the next frame may differ though nobody acts, in the view's time.
    private var deadline: Duration?

    /// The shortest time between two frames of something that moves, in seconds.
    private static let leastPause = 1.0 / 60

    /// Makes the view, at its first moment.
    package init(
        on stage: Stage, willEvaluate: ((Any.Type) -> Void)? = nil, make: @escaping Maker
    ) throws {
        (self.make, self.willEvaluate, self.stage) = (make, willEvaluate, stage)
        session = try Self.session(on: stage, willEvaluate, make)
        pace = LivePace(at: session.time)
    }

    private static func session(
        on stage: Stage, _ willEvaluate: ((Any.Type) -> Void)?, _ make: Maker
    ) throws -> Session {
        var stage = stage
        let view = try make(&stage)
        let session = try Session(of: view, on: stage, willEvaluate: willEvaluate, keepsWords: true)
        session.begin()
        return session
    }

    /// Does what is ordered.
    package func take(_ order: LiveOrder) throws {
        if case .taken = order {} else { isOrdered = true }
        switch order {
        case .act(let act, let moment): perform(act, at: moment)
        case .show(let stage):
            catchUp()
            self.stage = stage
            session.move(to: stage)
        case .pace(let speed):
            catchUp()
            pace.change(to: speed, at: session.time)
        case .step(let seconds):
            guard pace.stands, seconds.isFinite, seconds > 0 else { return }
            session.advance(to: session.time + .seconds(min(seconds, 60)))
            pace.jump(to: session.time)
        case .taken(let number): if number == lastNumber { isWaited = false }
        case .explain(let number):
            let canvas = session.windows[0].canvas
            let tree = TreeSnapshot(of: session.tree, at: canvas.origin)
            reports.append((.explained(number), try tree.json()))
        case .undo:
            let kept = hands.withoutLast().deeds
            session = try Self.session(on: stage, willEvaluate, make)
            session.move(to: stage)
            replay(kept)
        case .literals(let values):
            catchUp()
            LiveLiterals.set(values)
            session.renewBodies()
            hasOtherLiterals = true
        case .recall: reports.append((.recalled(hands.deeds), Data()))
        case .begin(let deeds):
            hasBegun = true
            replay(deeds)
        }
    }

    private func perform(_ act: Session.Act, at moment: Double?) {
        var act = act
        if case .event(var event) = act {
            let now = pace.now
            event.time = hands.time(of: event, at: moment, now: now, pace.speed).inSeconds
            if !event.isFinite { return }
            act = .event(event)
        } else {
            catchUp()
        }
        var target: (name: String, middle: CGPoint)?
        if case .event(let event) = act, hands.begins(event) {
            session.advance(to: Duration.near(event.time))
            target = session.nameOfTarget(at: event.location)
        }
        do throws(ActFailure) {
            try session.act(act)
            hands.note(act, at: session.time, on: target)
        } catch {
            switch error {
            case .refused(let text): reports.append((.refused(text), Data()))
            case .unknown(let name, _):
                reports.append((.refused("No view is called \"\(name)\"."), Data()))
            }
        }
    }

    /// Does again what was done with the view before, or with that of another save. Where nothing was done for long, it does not take
    /// that long again.
    private func replay(_ deeds: [LiveDeed]) {
        hands = LiveHands(deeds)
        var last = 0.0
        for deed in deeds.prefix(LiveHands.most) {
            let gap = min(max(0, deed.time - last), Self.longestGap)
            last = deed.time
            session.advance(to: session.time + .seconds(gap.isFinite ? gap : 0))
            let isDone = deed.named.map { perform($0) } ?? false
            if !isDone { perform(deed.act) }
        }
        pace.jump(to: session.time)
    }

    /// The longest time between two deeds that are done again, in seconds: what a deed begins has come to its end by then.
    private static let longestGap = 2.0

    /// Does something now; whether it could be done.
    @discardableResult
    private func perform(_ act: Session.Act) -> Bool {
        var act = act
        if case .event(var event) = act {
            event.time = session.time.inSeconds
            act = .event(event)
        }
        return (try? session.act(act)) != nil
    }

    /// Brings the view to the present moment.
    private func catchUp() {
        let now = pace.now
        if now > session.time { session.advance(to: now) }
    }

    /// What came of the orders and of the time that has gone by.
    package func work() throws -> [(report: LiveReport, rest: Data)] {
        if hasBegun, !isWaited, isOrdered || pause <= 0 {
            catchUp()
            isOrdered = false
            noteDrawing()
            try draw()
            if hasOtherLiterals, !isWaited, nothing == nil {
                hasOtherLiterals = false
                reports.append((.unchanged, Data()))
            }
            let unfit = LiveLiterals.takeUnfit()
            if !unfit.isEmpty { reports.append((.unfit(unfit), Data())) }
        }
        defer { reports = [] }
        return reports
    }

    /// How many seconds may pass until `work()` is to be called though nobody acts; `nil` for any number.
    package var wait: Double? {
        guard hasBegun, !isWaited, !pace.stands, let deadline else { return nil }
        let way = (deadline - pace.now).inSeconds / pace.speed
        return max(way, pause, 0.001)
    }

    /// A frame that is a little late leaves the next one where it is due, so that there are as many in a second as there should be.
    private func noteDrawing() {
        let (now, due) = (ContinuousClock.now, drawnLast + .seconds(Self.leastPause))
        drawnLast = now >= due && now < due + .milliseconds(8) ? due : now
    }

    /// How many seconds have to pass until the next frame of something that moves by itself.
    private var pause: Double { Self.leastPause - (ContinuousClock.now - drawnLast).inSeconds }

    private func draw() throws {
        let frame = session.frame()
        deadline = frame.deadline
        tell(frame)
        let stage = session.stage
        let size = frame.list.size
        do {
            try stage.checkCanvas(size)
        } catch {
            return tell(nothing: error.reason)
        }
        var list = frame.list
        let isTakenApart = stage.output.seenLayerDistance != nil
        if stage.output.camera != nil || isTakenApart {
            list =
                session.seen(
                    list, by: stage.output.camera ?? .isometric, isTakenApart: isTakenApart
                ).list
        }
        let boxes: [PixelRect]
        if let picture, picture.scale == stage.output.scale, nothing == nil {
            if frame.damage.isEmpty, drawn == stage.output { return }
            boxes = try picture.show(list)
        } else {
            let new = try KeptPicture(
                of: list, scale: stage.output.scale, renderer: PNGRenderer(engine: .shared))
            picture = new
            boxes = [PixelRect(x: 0, y: 0, width: new.width, height: new.height)]
        }
        (nothing, drawn) = (nil, stage.output)
        send(boxes, of: frame, size)
    }

    private func send(_ boxes: [PixelRect], of frame: Frame, _ size: CGSize) {
        guard let picture, !boxes.isEmpty else { return }
        var files = Data()
        var patches: [LiveFrame.Patch] = []
        for box in boxes {
            guard let file = picture.png(of: box) else { continue }
            patches.append(
                LiveFrame.Patch(
                    x: box.x, y: box.y, width: box.width, height: box.height, bytes: file.count))
            files.append(file)
        }
        lastNumber += 1
        isWaited = true
        let field = frame.wishes.takesText ? frame.wishes.focus : nil
        let told = LiveFrame(
            number: lastNumber, width: picture.width, height: picture.height,
            scale: Double(picture.scale), patches: patches, time: frame.time.inSeconds,
            isMoving: frame.deadline != nil, title: frame.wishes.title,
            pointer: frame.wishes.pointer,
            field: field.map {
                [$0.minX, $0.minY, $0.width, $0.height].map { $0.isFinite ? Double($0) : 0 }
            },
            isDark: session.tree.environment.colorScheme == .dark,
            hasOtherLiterals: hasOtherLiterals)
        hasOtherLiterals = false
        reports.append((.frame(told), files))
    }

    private func tell(_ frame: Frame) {
        var lines = frame.issues.map { IssueReport.line($0.description) }
        lines += frame.remarks.map { IssueReport.line(IssueReport.remark($0.description)) }
        lines += session.stage.previewIssues.map(IssueReport.line)
        let new = lines.filter { told.count < Self.mostIssues && told.insert($0).inserted }
        if !new.isEmpty { reports.append((.issues(new), Data())) }
    }

    /// The most lines that are told of one view.
    private static let mostIssues = 500

    private func tell(nothing reason: String) {
        guard nothing != reason else { return }
        nothing = reason
        reports.append((.nothing(reason), Data()))
    }
}
