internal import Foundation
internal import QuadrantCairo
internal import QuadrantClips
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantShaping
internal import QuadrantViews

/// Moments of a view that lives once, drawn one after the other: where the size of the canvas is given, each before the next one is come to.
@MainActor
struct MomentDrawing {
    let view: AnyView
    let stage: Stage
    let willEvaluate: ((Any.Type) -> Void)?

    /// The clip of the view as a file.
    func clip(onIssue: (String) -> Void) throws -> Data {
        let format: ClipFormat =
            switch stage.output.format {
            case .webp: .webP
            case .gif: .gif
            default: .apng
            }
        let settings = ClipSettings(
            framesPerSecond: stage.clipRate, plays: stage.timeline.plays ?? 0)
        let encoder = ClipEncoder(format, settings)
        var last: ClipPicture?
        do {
            try forEachMoment(onIssue) { frame, session in
                // A view that stands still has the picture that it had.
                if let last, frame.damage.isEmpty { return try encoder.add(last) }
                let picture: ClipPicture
                do throws(RenderError) {
                    let output = session.stage.output
                    picture = ClipPicture(
                        try PNGRenderer(engine: .shared).image(
                            frame.list, scale: output.scale, isTransparent: output.isTransparent))
                } catch {
                    if case .outOfMemory = error { throw DrawingError.outOfMemory }
                    throw DrawingError(session.error(error))
                }
                last = picture
                try encoder.add(picture)
            }
            return try encoder.finish()
        } catch let problem as ClipProblem {
            if problem == .outOfMemory { throw DrawingError.outOfMemory }
            throw DrawingError.beyondLimit(problem.description + ".")
        }
    }

    /// The moments side by side, each over its time, as one drawing.
    func strip(onIssue: (String) -> Void) throws -> (list: DisplayList, session: Session) {
        var cells: [(list: DisplayList, time: Duration)] = []
        let session = try forEachMoment(onIssue) { frame, _ in
            cells.append((frame.list, frame.time))
        }
        let output = stage.output
        let strip = FilmStrip(
            cells: cells, isDark: stage.surroundings.isDark == true, scale: output.scale
        ).list
        try output.format.check(strip.size, scale: output.scale)
        return (strip, session)
    }

    /// Hands over each moment on a canvas that has room for all of them.
    ///
    /// The view lives once. The size of the canvas may be known only after the last moment: the drawings are kept until
    /// then, as far as there is room for them.
    ///
    /// - Returns: The session, after its last moment.
    @discardableResult
    private func forEachMoment(
        _ onIssue: (String) -> Void, _ body: (Frame, Session) throws -> Void
    ) throws -> Session {
        let session = try Session(
            of: view, on: stage, willEvaluate: willEvaluate,
            keepsWords: stage.output.outline != nil)
        session.begin()
        defer { session.end() }
        let stage = session.stage
        var script = Script(session)
        var kept = KeptFrames(room: stage.timeline.keptItems)
        var canvas: CGSize?
        var cut = false
        var told: Set<String> = []
        func handOver(on size: CGSize) throws {
            for frame in kept.takeAll() {
                cut = cut || !frame.fits(in: size)
                try body(frame.centered(on: size, pixelScale: stage.output.scale), session)
            }
        }
        for time in stage.moments {
            try script.play(to: time)
            kept.add(session.outlined(session.frame()) { told.insert($0) })
            // The size is that of the room, whatever the view does.
            let proposal = session.host.proposal
            let isGiven =
                stage.room.device != nil || proposal.width != nil && proposal.height != nil
            if canvas == nil, isGiven || kept.isFull {
                canvas = try checked(kept.size, of: session, onIssue)
            }
            if let canvas { try handOver(on: canvas) }
        }
        if canvas == nil { try handOver(on: try checked(kept.size, of: session, onIssue)) }
        session.tree.reportUnendedAnimations(after: stage.moments.last?.inSeconds ?? 0)
        session.issuesOfView.forEach(onIssue)
        told.sorted().forEach(onIssue)
        if cut, let canvas { onIssue(Self.cutNote(canvas)) }
        return session
    }

    private static func cutNote(_ canvas: CGSize) -> String {
        "The canvas is \(Double(canvas.width).inShort) by \(Double(canvas.height).inShort) points, as large as "
            + "the view was before there was no more room to keep its pictures. It became larger later, "
            + "and is cut. '--size' gives it room."
    }

    /// The size of the canvas; throws if it has no area or is beyond the renderer's limits.
    private func checked(
        _ size: CGSize, of session: Session, _ onIssue: (String) -> Void
    ) throws -> CGSize {
        guard size.width > 0, size.height > 0 else {
            session.issuesOfView.forEach(onIssue)
            throw DrawingError.empty
        }
        let output = session.stage.output
        let format = stage.timeline.stripCount == nil ? output.format : .png
        try format.check(size, scale: output.scale)
        return size
    }
}

/// Drawings side by side, each over its time.
@MainActor
private struct FilmStrip {
    let cells: [(list: DisplayList, time: Duration)]
    let isDark: Bool
    let scale: CGFloat

    private static let gap: CGFloat = 12
    private static let labelHeight: CGFloat = 20

    var list: DisplayList {
        var items: [DisplayItem] = []
        var x = Self.gap
        var height: CGFloat = 0
        for cell in cells {
            let size = cell.list.size
            let frame = CGRect(x: x, y: Self.gap, width: size.width, height: size.height)
            if let background = cell.list.background {
                items.append(.fill(FillItem(shape: .rect(frame), paint: .color(background))))
            }
            var group = DisplayGroup(content: cell.list.root)
            group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            group.clip = ClipItem(shape: .rect(CGRect(origin: .zero, size: size)))
            items.append(.group(group))
            items.append(label("\(cell.time.inSeconds.inShort) s", below: frame))
            x = frame.maxX + Self.gap
            height = max(height, frame.maxY)
        }
        let grey = isDark ? 0.2 : 0.91
        var list = DisplayList(
            size: CGSize(width: x, height: height + Self.labelHeight + Self.gap / 2),
            displayScale: scale,
            background: RGBAColor(red: grey, green: grey, blue: grey, alpha: 1),
            root: Fragment(items: items))
        if let first = cells.first { list.links = first.list.links }
        return list
    }

    private func label(_ text: String, below frame: CGRect) -> DisplayItem {
        let host = TreeHost(
            Text(verbatim: text).font(.system(size: 11))
                .foregroundStyle(Color(white: isDark ? 0.75 : 0.3)),
            environment: EnvironmentValues(), engine: ShapingEngine.shared,
            room: RootRoom(.unspecified, placement: .corner), isStill: true)
        let size = host.update()
        var group = DisplayGroup(content: host.displayList(canvas: size, displayScale: 2).root)
        group.transform = CGAffineTransform(
            translationX: frame.minX, y: frame.maxY + (Self.labelHeight - size.height) / 2)
        return .group(group)
    }
}
