internal import SwiftUI

extension PlotPainter {
    func drawRun(_ run: [Int], in context: GraphicsContext) {
        guard let first = run.first else { return }
        let placed = model.marks[first]
        let method =
            run.lazy.compactMap { model.marks[$0].mark.look.interpolation }.first ?? .linear
        if placed.mark.kind == .line {
            drawLine(run, placed, method, in: context)
        } else {
            drawArea(run, placed, method, in: context)
        }
    }

    private func drawLine(
        _ run: [Int], _ placed: PlacedMark, _ method: InterpolationMethod,
        in context: GraphicsContext
    ) {
        let points = run.map { place -> CGPoint in
            let (start, end) = boxes[place].corners(in: size, isMirrored: isMirrored)
            return CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        }
        let seen =
            method == .linear
            ? LineThinning.thinned(points, placed.style.stroke ?? Self.usualLine) : points
        var path = Path()
        path.move(to: seen[0])
        if seen.count == 1 { path.addLine(to: seen[0]) }
        CurvePath.add(seen, method, to: &path)
        stroke(path, placed, in: context, usual: Self.usualLine)
    }

    private func drawArea(
        _ run: [Int], _ placed: PlacedMark, _ method: InterpolationMethod,
        in context: GraphicsContext
    ) {
        let corners = run.map { boxes[$0].corners(in: size, isMirrored: isMirrored) }
        let isLying = placed.isLying
        // The start of a mark is on the lower side, its end on the upper one.
        let upper = corners.map {
            isLying
                ? CGPoint(x: $0.end.x, y: ($0.start.y + $0.end.y) / 2)
                : CGPoint(x: ($0.start.x + $0.end.x) / 2, y: $0.end.y)
        }
        let lower = corners.map {
            isLying
                ? CGPoint(x: $0.start.x, y: ($0.start.y + $0.end.y) / 2)
                : CGPoint(x: ($0.start.x + $0.end.x) / 2, y: $0.start.y)
        }
        var path = Path()
        path.move(to: upper[0])
        CurvePath.add(upper, method, isLying: isLying, to: &path)
        let back = Array(lower.reversed())
        path.addLine(to: back[0])
        CurvePath.add(back, method.reversed, isLying: isLying, to: &path)
        path.closeSubpath()
        fill(path, placed, in: context)
    }

    func drawFunction(_ place: Int, in context: GraphicsContext) {
        let placed = model.marks[place]
        guard let function = placed.mark.function else { return }
        let (low, high) = (min(model.x.start, model.x.end), max(model.x.start, model.x.end))
        let count = min(max(Int(size.width.rounded(.up)), 100), 4000)
        let values = min(model.y.start, model.y.end)...max(model.y.start, model.y.end)
        let pieces = FunctionSampler.points(
            of: function, in: function.domain ?? low...high, count: count, range: values)
        var path = Path()
        for points in pieces {
            let upper = points.compactMap { point($0.x, $0.high) }
            guard let first = upper.first else { continue }
            path.move(to: first)
            CurvePath.add(upper, .linear, to: &path)
            if placed.mark.kind == .line { continue }
            let lower = points.compactMap { point($0.x, $0.low ?? 0) }
            for point in lower.reversed() { path.addLine(to: point) }
            path.closeSubpath()
        }
        if path.isEmpty { return }
        if placed.mark.kind == .line {
            stroke(path, placed, in: context, usual: Self.usualLine)
        } else {
            fill(path, placed, in: context)
        }
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint? {
        guard let x = model.x.place(.number(x)), let y = model.y.place(.number(y)) else {
            return nil
        }
        let along = x.position(in: size.width)
        return CGPoint(
            x: isMirrored ? size.width - along : along, y: size.height - y.position(in: size.height)
        )
    }
}

extension InterpolationMethod {
    /// The method that draws the same line from its end.
    var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
