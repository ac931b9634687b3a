internal import SwiftUI

extension PlotPainter {
    /// A sector from twelve o'clock, clockwise. The outer radius is half of the shorter side of the plot, and the
    /// inner one is of the sector's own outer radius (measured).
    func drawSector(_ placed: PlacedMark, _ box: MarkBox, in context: GraphicsContext) {
        guard let sector = SectorPlace(placed, box).path(in: size) else { return }
        var path = sector.path
        if let corner = placed.mark.look.corner, corner.radius > 0 {
            path = sector.rounded(by: corner.radius)
        }
        if let clip = placed.mark.look.clip {
            path = clip.path(path.boundingRect)
        }
        fill(path, placed, in: context)
    }
}

/// Which sector of a pie a mark is.
struct SectorPlace: Sendable {
    /// As parts of a turn, clockwise from twelve o'clock.
    private let (start, end): (Double, Double)
    private let (innerRadius, outerRadius): (MarkDimension, MarkDimension)
    private let inset: CGFloat

    init(_ placed: PlacedMark, _ box: MarkBox) {
        (start, end) = (min(box.x0.part, 1e6), min(box.x1.part, 1e6))
        (innerRadius, outerRadius) = (placed.mark.innerRadius, placed.mark.outerRadius)
        inset = placed.mark.angularInset ?? 0
    }

    /// The outline in a plot; `nil` for none.
    func path(in size: CGSize) -> SectorPath? {
        let whole = min(size.width, size.height) / 2
        let outer = outerRadius.radius(of: whole, usual: whole)
        let inner = innerRadius.radius(of: outer, usual: 0)
        guard outer > 0, end > start else { return nil }
        return SectorPath(
            centre: CGPoint(x: size.width / 2, y: size.height / 2), inner: min(inner, outer),
            outer: outer, start: 2 * .pi * start, end: 2 * .pi * end, inset: inset)
    }

    /// The box around the sector in a plot.
    func bounds(in size: CGSize) -> CGRect { path(in: size)?.path.boundingRect ?? .zero }

    /// The point at the middle of the angles and of the radii.
    func middle(in size: CGSize) -> CGPoint {
        guard let path = path(in: size) else { return .zero }
        return path.point((path.inner + path.outer) / 2, (path.start + path.end) / 2)
    }
}

extension MarkDimension {
    /// The length as a radius.
    fileprivate func radius(of whole: CGFloat, usual: CGFloat) -> CGFloat {
        let radius: CGFloat =
            switch kind {
            case .automatic: usual
            case .fixed(let points): points
            case .ratio(let ratio): ratio * whole
            case .inset(let inset): whole - inset
            }
        return radius.isFinite ? min(max(radius, 0), 1e5) : usual
    }
}

/// The outline of a sector.
struct SectorPath {
    var centre: CGPoint
    var inner: CGFloat
    var outer: CGFloat
    /// Clockwise from twelve o'clock.
    var start: Double
    var end: Double
    /// How far each straight edge is moved in, in points: gaps have parallel sides (measured).
    var inset: CGFloat

    /// The point at a radius and an angle.
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: centre.x + radius * sin(angle), y: centre.y - radius * cos(angle))
    }

    /// The angle by which an edge that is moved in meets a radius.
    private func shift(_ radius: CGFloat) -> Double {
        guard inset > 0, radius > 0 else { return 0 }
        return Double(asin(min(inset / radius, 1)))
    }

    private var isWhole: Bool { end - start >= 2 * .pi - 1e-9 }

    var path: Path {
        var path = Path()
        if isWhole {
            path.addEllipse(
                in: CGRect(
                    x: centre.x - outer, y: centre.y - outer, width: 2 * outer, height: 2 * outer))
            if inner > 0 {
                path.move(to: point(inner, 0))
                path.addArc(
                    center: centre, radius: inner, startAngle: .degrees(-90),
                    endAngle: .degrees(-450), clockwise: true)
                path.closeSubpath()
            }
            return path
        }
        let (from, to) = (start + shift(outer), end - shift(outer))
        guard to > from else { return path }
        path.move(to: point(outer, from))
        path.addArc(
            center: centre, radius: outer, startAngle: .radians(from - .pi / 2),
            endAngle: .radians(to - .pi / 2), clockwise: false)
        let (innerFrom, innerTo) = (start + shift(inner), end - shift(inner))
        if inner > inset, innerTo > innerFrom {
            path.addLine(to: point(inner, innerTo))
            path.addArc(
                center: centre, radius: inner, startAngle: .radians(innerTo - .pi / 2),
                endAngle: .radians(innerFrom - .pi / 2), clockwise: true)
        } else {
            path.addLine(to: tip)
        }
        path.closeSubpath()
        return path
    }

    /// Where the straight edges meet.
    private var tip: CGPoint {
        let half = sin((end - start) / 2)
        let distance = half > 1e-6 ? max(inset / half, 0) : 0
        return point(max(min(distance, outer), 0), (start + end) / 2)
    }

    /// The outline with round corners: each straight edge and arc gives way by the radius.
    func rounded(by radius: CGFloat) -> Path {
        let most = min((outer - inner) / 2, CGFloat(end - start) * outer / 4, radius)
        guard most > 0.01, !isWhole else { return path }
        var small = self
        small.outer -= most
        small.inner = inner > 0 ? inner + most : 0
        small.inset += most
        let core = small.path
        guard !core.isEmpty else { return path }
        return core.union(core.strokedPath(StrokeStyle(lineWidth: 2 * most, lineJoin: .round)))
    }
}
