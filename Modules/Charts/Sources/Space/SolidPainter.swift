internal import Foundation
internal import SwiftUI

/// Looks at the cube of a chart with depth.
struct SolidCamera {
    private let (sinA, cosA, sinI, cosI): (Double, Double, Double, Double)
    private let isPerspective: Bool
    private let size: CGSize
    private let scale: Double

    init(pose: Chart3DPose, isPerspective: Bool, size: CGSize) {
        let (azimuth, tilt) = (pose.azimuth.radians, pose.inclination.radians)
        (sinA, cosA, sinI, cosI) = (sin(azimuth), cos(azimuth), sin(tilt), cos(tilt))
        self.isPerspective = isPerspective
        self.size = size
        // Measured, of both projections. However it is turned, all of the cube is seen with what stands at its
        // corners: those are 0.87 from its middle, and seen from 'distance' at 0.9 at most.
        scale = Double(min(size.width, size.height)) / (2 * 0.92)
    }

    /// From how far away the middle of the cube is seen, in lengths of its side (measured).
    private static let distance = 3.2

    /// Whether the side of a face that looks in a direction is turned to who looks.
    func sees(_ normal: SolidPoint, at place: SolidPoint) -> Bool {
        let ahead = see(place + normal).depth - see(place).depth
        return ahead > 0
    }

    /// Where a point is in the picture, and how near it is.
    func see(_ point: SolidPoint) -> (place: CGPoint, depth: Double, scale: Double) {
        let (x, z) = (point.x * cosA + point.z * sinA, -point.x * sinA + point.z * cosA)
        let (y, depth) = (point.y * cosI - z * sinI, point.y * sinI + z * cosI)
        let factor = isPerspective ? Self.distance / max(Self.distance - depth, 0.1) : 1
        return (
            CGPoint(
                x: size.width / 2 + CGFloat(x * scale * factor),
                y: size.height / 2 - CGFloat(y * scale * factor)), depth, scale * factor
        )
    }
}

/// Draws a chart with depth: what is far away first.
struct SolidPainter {
    let model: SolidModel
    let camera: SolidCamera
    let size: CGSize

    func draw(in context: GraphicsContext) {
        let walls = SolidWalls(model: model, camera: camera, size: size)
        walls.draw(in: context)
        let solids = model.solids.map { ($0, camera.see($0.middle).depth) }
        for (solid, _) in solids.enumerated().sorted(by: {
            ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
        }).map(\.element) {
            draw(solid, in: context)
        }
        walls.drawFront(in: context)
    }

    private func draw(_ solid: Solid, in context: GraphicsContext) {
        switch solid.shape {
        case .symbol(let point): drawSymbol(solid, point, in: context)
        case .line(let start, let end):
            var path = Path()
            path.move(to: camera.see(start).place)
            path.addLine(to: camera.see(end).place)
            context.stroke(
                path, with: .style(solid.style), style: StrokeStyle(lineWidth: 2, lineCap: .round))
        case .face(let points):
            var path = Path()
            path.addLines(points.map { camera.see($0).place })
            path.closeSubpath()
            var style = solid.style
            if let under = solid.under, !camera.sees(Solid.normal(points), at: solid.middle) {
                style = under
            }
            context.fill(path, with: .style(style))
            // Pieces that touch have no gaps, and a shade says how they lie.
            context.stroke(path, with: .style(style), lineWidth: 0.5)
            if !solid.isShaded {
                context.fill(path, with: .color(.black.opacity(Solid.shade(points))))
            }
        }
    }

    private func drawSymbol(_ solid: Solid, _ point: SolidPoint, in context: GraphicsContext) {
        let seen = camera.see(point)
        let side = CGFloat(Double(solid.look.size ?? 0.05) * seen.scale)
        let frame = CGRect(
            x: seen.place.x - side / 2, y: seen.place.y - side / 2, width: side, height: side)
        let path: Path =
            switch solid.look.symbol.kind {
            case .sphere: Path(ellipseIn: frame)
            case .cube: Path(frame)
            case .cone: BasicChartSymbolShape(kind: .triangle).path(in: frame)
            case .cylinder:
                Path(roundedRect: frame, cornerSize: CGSize(width: side / 2, height: side / 6))
            }
        context.fill(path, with: .style(solid.style))
        let light = 0.25 + 0.5 * (1 - solid.look.roughness)
        context.fill(
            path,
            with: .radialGradient(
                Gradient(colors: [
                    .white.opacity(light), .clear,
                    .black.opacity(0.25 + 0.3 * solid.look.metalness),
                ]),
                center: CGPoint(x: frame.minX + side * 0.35, y: frame.minY + side * 0.3),
                startRadius: 0,
                endRadius: side * 0.8))
    }
}
