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
    let options: DrawingOptions
    let willEvaluate: ((Any.Type) -> Void)?

    /// The clip of the view as a file.
    func clip(onIssue: (String) -> Void) throws -> Data {
        let format: ClipFormat =
            switch options.format {
            case .webp: .webP
            case .gif: .gif
            default: .apng
            }
        let settings = ClipSettings(
            framesPerSecond: options.clipRate, plays: options.motion.plays ?? 0)
        let encoder = ClipEncoder(format, settings)
        var last: (root: Fragment, picture: ClipPicture)?
        do {
            try forEachMoment(onIssue) { list, recording, current in
                var picture: ClipPicture
                // A view that stands still has the drawing that it had.
                if let last, last.root === list.root {
                    picture = last.picture
                } else {
                    do throws(RenderError) {
                        picture = ClipPicture(
                            try PNGRenderer(engine: .shared).image(
                                list, scale: current.scale, isTransparent: current.isTransparent))
                    } catch {
                        if case .outOfMemory = error { throw DrawingError.outOfMemory }
                        throw DrawingError(recording.error(error))
                    }
                }
                last = (list.root, picture)
                try encoder.add(picture)
            }
            return try encoder.finish()
        } catch let problem as ClipProblem {
            if problem == .outOfMemory { throw DrawingError.outOfMemory }
            throw DrawingError.beyondLimit(problem.description + ".")
        }
    }

    /// The moments side by side, each over its time, as one drawing.
    func strip(onIssue: (String) -> Void) throws -> DisplayList {
        var cells: [(list: DisplayList, time: Double)] = []
        let moments = options.moments
        try forEachMoment(onIssue) { list, _, _ in cells.append((list, moments[cells.count])) }
        let strip = FilmStrip(cells: cells, isDark: options.isDark, scale: options.scale).list
        let (width, height) = (strip.size.width, strip.size.height)
        if let excess = options.format.excess(width: width, height: height, scale: options.scale) {
            throw DrawingError.tooLarge(excess)
        }
        return strip
    }

    /// Hands over each moment on a canvas that has room for all of them.
    ///
    /// The view lives once. The size of the canvas may be known only after the last moment: the drawings are kept until
    /// then, as far as there is room for them.
    private func forEachMoment(
        _ onIssue: (String) -> Void,
        _ body: (DisplayList, Recording, DrawingOptions) throws -> Void
    ) throws {
        var options = self.options
        let recording = try settled(view, &options, willEvaluate, holdsClock: true)
        defer { recording.host.clock.run() }
        var moving = MovingView(recording, options)
        var kept = KeptMoments(room: options.motion.keptItems)
        var canvas: CGSize?
        var cut = false
        func handOver(on size: CGSize) throws {
            for moment in kept.takeAll() {
                cut = cut || !moment.fits(in: size)
                try body(moment.list(on: size, pixelScale: options.scale), recording, options)
            }
        }
        for time in options.moments {
            try moving.advance(to: time)
            kept.add(moment(of: recording, options))
            // The size is that of the room, whatever the view does.
            let proposal = recording.host.proposal
            let isGiven =
                options.device != nil || proposal.width != nil && proposal.height != nil
            if canvas == nil, isGiven || kept.isFull {
                canvas = try checked(kept.size, of: recording, options, onIssue)
            }
            if let canvas { try handOver(on: canvas) }
        }
        if canvas == nil {
            try handOver(on: try checked(kept.size, of: recording, options, onIssue))
        }
        recording.tree.reportUnendedAnimations(after: options.moments.last ?? 0)
        recording.issuesOfView(options).forEach(onIssue)
        if cut, let canvas { onIssue(Self.cutNote(canvas)) }
    }

    /// The view as it is now, on a canvas of its own size.
    private func moment(of recording: Recording, _ options: DrawingOptions) -> KeptMoments.Moment {
        let own = Canvas(of: recording.host, on: options.device, displayScale: options.scale)
        var list = recording.host.displayList(
            canvas: own.size, origin: own.origin, displayScale: options.scale,
            background: options.background)
        list.links = LinkPolicy(allowing: options.allowedLinkSchemes)
        return KeptMoments.Moment(list: list, origin: own.origin)
    }

    private static func cutNote(_ canvas: CGSize) -> String {
        "The canvas is \(Double(canvas.width).inShort) by \(Double(canvas.height).inShort) points, as large as "
            + "the view was before there was no more room to keep its pictures. It became larger later, "
            + "and is cut. '--size' gives it room."
    }

    /// The size of the canvas; throws if it has no area or is beyond the renderer's limits.
    private func checked(
        _ size: CGSize, of recording: Recording, _ options: DrawingOptions,
        _ onIssue: (String) -> Void
    ) throws -> CGSize {
        guard size.width > 0, size.height > 0 else {
            recording.issuesOfView(options).forEach(onIssue)
            throw DrawingError.empty
        }
        let format = options.motion.stripCount == nil ? options.format : .png
        let excess = format.excess(width: size.width, height: size.height, scale: options.scale)
        if let excess { throw DrawingError.tooLarge(excess) }
        return size
    }
}

/// Drawings side by side, each over its time.
@MainActor
private struct FilmStrip {
    let cells: [(list: DisplayList, time: Double)]
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
            items.append(label("\(cell.time.inShort) s", below: frame))
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
