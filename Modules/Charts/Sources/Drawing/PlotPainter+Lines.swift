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
        let seen = method == .linear ? PointThinning.thinned(points) : points
        for part in PointThinning.parts(of: seen, isWhole: !canBeCut(placed, method)) {
            var path = Path()
            path.move(to: part[0])
            if part.count == 1 { path.addLine(to: part[0]) }
            CurvePath.add(part, method, to: &path)
            stroke(path, placed, in: context, usual: Self.usualLine)
        }
    }

    /// Whether parts of a line, drawn one by one, look as the whole: their round ends lie over each other.
    private func canBeCut(_ placed: PlacedMark, _ method: InterpolationMethod) -> Bool {
        let look = placed.mark.look
        return method == .linear && placed.style.stroke == nil && placed.style.fill.isOpaque
            && look.opacity == 1 && look.shadow == nil && look.blur == 0
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
        let points = FunctionSampler.points(
            of: function, in: function.domain ?? low...high, count: count)
        let upper = points.compactMap { point($0.x, $0.high) }
        guard let first = upper.first else { return }
        var path = Path()
        path.move(to: first)
        CurvePath.add(upper, .linear, to: &path)
        if placed.mark.kind == .line {
            return stroke(path, placed, in: context, usual: Self.usualLine)
        }
        let lower = points.compactMap { point($0.x, $0.low ?? 0) }
        for point in lower.reversed() { path.addLine(to: point) }
        path.closeSubpath()
        fill(path, placed, in: context)
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

/// Leaves out what cannot be seen of lines of many points.
enum PointThinning {
    /// Fewer points are drawn as they are.
    private static let least = 4_000
    /// Within this many points along x only the first, the lowest, the highest and the last are kept.
    private static let width: CGFloat = 0.5

    /// How many points are drawn at once: the work of drawing a long line that crosses itself grows faster than its length.
    private static let together = 200

    /// The parts of a line; each begins where the one before ends.
    static func parts(of points: [CGPoint], isWhole: Bool) -> [[CGPoint]] {
        guard !isWhole, points.count > least / 2 else { return [points] }
        return stride(from: 0, to: points.count - 1, by: together).map {
            Array(points[$0...min($0 + together, points.count - 1)])
        }
    }

    static func thinned(_ points: [CGPoint]) -> [CGPoint] {
        guard points.count > least else { return points }
        var result: [CGPoint] = []
        var index = 0
        while index < points.count {
            let start = points[index]
            var (low, high, end) = (index, index, index)
            var next = index + 1
            while next < points.count, abs(points[next].x - start.x) < width {
                if points[next].y < points[low].y { low = next }
                if points[next].y > points[high].y { high = next }
                end = next
                next += 1
            }
            for place in Set([index, low, high, end]).sorted() { result.append(points[place]) }
            index = next
        }
        return result
    }
}
