internal import SwiftUI

/// Draws the cube around a chart with depth: its edges, on the walls behind it lines at ticks, and labels and names
/// below it and beside it. What is where, and how long and wide, was measured in pictures of Apple's.
struct SolidWalls {
    /// The tag of the view that is the name of an axis.
    struct NameTag: Hashable {
        var axis: Int
        var index: Int
    }

    let model: SolidModel
    let camera: SolidCamera
    let size: CGSize

    /// An axis that is seen shorter than this looks at who looks, and its labels would lie on one another.
    private static let leastLength: CGFloat = 24
    /// How far labels stay from each other.
    private static let distance: CGFloat = 4
    /// How long ticks are, and how far beside them labels begin.
    private static let tick: CGFloat = 5
    private static let gap: CGFloat = 1.5
    private static let lines = GraphicsContext.Shading.color(Color(uiColor: .tertiaryLabel))

    /// The edge of the cube along which an axis has labels, and its lines on two walls.
    private struct Edge {
        var scale: PositionScale
        var axis: ResolvedAxis
        /// A point of the edge.
        var point: (Double) -> SolidPoint
        var lines: (Double) -> [(SolidPoint, SolidPoint)]
    }

    func draw(in context: GraphicsContext) {
        let edges = edges
        for edge in edges {
            for at in places(edge.axis.lines.map(\.value), edge.scale) {
                for (start, end) in edge.lines(at) { stroke(start, end, 0.5, context) }
            }
        }
        drawCube(isFront: false, in: context)
        var taken: [CGRect] = []
        for (number, edge) in edges.enumerated() { label(edge, number, &taken, context) }
    }

    /// Draws what lies before the marks: the edges that meet in the nearest corner.
    func drawFront(in context: GraphicsContext) { drawCube(isFront: true, in: context) }

    /// Draws edges of the cube, unless there are no lines at all.
    private func drawCube(isFront: Bool, in context: GraphicsContext) {
        guard edges.contains(where: { !$0.axis.lines.isEmpty }) else { return }
        let back = sides
        for (one, other) in [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)] {
            let ends: [((Double) -> SolidPoint, Bool)] = [
                ({ SolidPoint(x: $0, y: one, z: other) }, one != back.y && other != back.z),
                ({ SolidPoint(x: one, y: $0, z: other) }, one != back.x && other != back.z),
                ({ SolidPoint(x: one, y: other, z: $0) }, one != back.x && other != back.y),
            ]
            for (end, isNearest) in ends where isNearest == isFront {
                stroke(end(-0.5), end(0.5), 1, context)
            }
        }
    }

    /// The walls behind: a wall is behind if its middle is farther away than the cube's.
    private var sides: (x: Double, y: Double, z: Double) {
        (
            x: camera.see(SolidPoint(x: 0.5, y: 0, z: 0)).depth < 0 ? 0.5 : -0.5,
            y: camera.see(SolidPoint(x: 0, y: 0.5, z: 0)).depth < 0 ? 0.5 : -0.5,
            z: camera.see(SolidPoint(x: 0, y: 0, z: 0.5)).depth < 0 ? 0.5 : -0.5
        )
    }

    private var edges: [Edge] {
        let sides = sides
        let point = SolidPoint.init(x:y:z:)
        return [
            Edge(scale: model.flat.x, axis: model.flat.xAxis) {
                point($0, sides.y, -sides.z)
            } lines: {
                [
                    (point($0, -0.5, sides.z), point($0, 0.5, sides.z)),
                    (point($0, sides.y, -0.5), point($0, sides.y, 0.5)),
                ]
            },
            Edge(scale: model.flat.y, axis: model.flat.yAxis) {
                point(sides.x, $0, -sides.z)
            } lines: {
                [
                    (point(-0.5, $0, sides.z), point(0.5, $0, sides.z)),
                    (point(sides.x, $0, -0.5), point(sides.x, $0, 0.5)),
                ]
            },
            Edge(scale: model.z, axis: model.zAxis) {
                point(-sides.x, sides.y, $0)
            } lines: {
                [
                    (point(-0.5, sides.y, $0), point(0.5, sides.y, $0)),
                    (point(sides.x, -0.5, $0), point(sides.x, 0.5, $0)),
                ]
            },
        ]
    }

    /// The labels of an axis that do not lie on others, and its names further out in the middle. Those of y are beside
    /// the cube, the others below it, or above it where it is seen from below, unless the edge is seen upright.
    private func label(
        _ edge: Edge, _ number: Int, _ taken: inout [CGRect], _ context: GraphicsContext
    ) {
        let (start, end) = (camera.see(edge.point(-0.5)).place, camera.see(edge.point(0.5)).place)
        guard hypot(end.x - start.x, end.y - start.y) >= Self.leastLength else { return }
        let middle = camera.see(edge.point(0)).place
        // Along an edge that is seen upright, labels below it would lie on one another.
        let isBeside = number == 1 || abs(end.y - start.y) > 2 * abs(end.x - start.x)
        let away =
            isBeside
            ? CGPoint(x: middle.x < size.width / 2 ? -1 : 1, y: 0)
            : CGPoint(x: 0, y: middle.y < size.height / 2 ? -1 : 1)
        for at in places(edge.axis.ticks.map(\.value), edge.scale) {
            let place = camera.see(edge.point(at)).place
            var path = Path()
            path.move(to: place)
            path.addLine(to: place.moved(along: away, by: Self.tick))
            context.stroke(path, with: Self.lines, lineWidth: 0.5)
        }
        var reach = Self.tick
        for label in edge.axis.labels {
            guard let at = places([label.value], edge.scale).first else { continue }
            let text = context.resolve(
                Text(verbatim: label.text).font(.caption2)
                    .foregroundStyle(Color(uiColor: .label)))
            let frame = frame(
                text.measure(in: size), camera.see(edge.point(at)).place, away, Self.tick)
            reach = max(reach, Self.tick + (isBeside ? frame.width + Self.gap : frame.height))
            let room = frame.insetBy(dx: -Self.distance / 2, dy: 0)
            if taken.contains(where: { $0.intersects(room) }) { continue }
            taken.append(frame)
            context.draw(text, in: frame)
        }
        if isBeside { reach += 2 * Self.distance }
        var index = 0
        while let view = context.resolveSymbol(id: NameTag(axis: number, index: index)) {
            var frame = frame(view.size, middle, away, reach)
            // Out of the way of all labels.
            for _ in 0..<100 where taken.contains(where: { $0.intersects(frame) }) {
                let more = inside(frame.offsetBy(dx: 2 * away.x, dy: 2 * away.y))
                if more == frame { break }
                frame = more
            }
            taken.append(frame)
            context.draw(view, in: frame)
            index += 1
        }
    }

    /// The frame of a text at a point of an edge, at a distance from it.
    private func frame(
        _ own: CGSize, _ place: CGPoint, _ away: CGPoint, _ distance: CGFloat
    ) -> CGRect {
        let half = away.x == 0 ? own.height / 2 : own.width / 2 + Self.gap
        let middle = place.moved(along: away, by: distance + half)
        return inside(CGRect(around: middle, own))
    }

    /// A frame, moved into the chart.
    private func inside(_ frame: CGRect) -> CGRect {
        CGRect(
            x: max(min(frame.minX, size.width - frame.width), 0),
            y: max(min(frame.minY, size.height - frame.height), 0), width: frame.width,
            height: frame.height)
    }

    /// Where values are along an axis of the cube; those at its ends, where its edges are, and beyond them are left
    /// out.
    private func places(_ values: [_Datum?], _ scale: PositionScale) -> [Double] {
        values.prefix(50).compactMap { value in
            guard let value, let at = SolidModel.place(value, on: scale), abs(at) < 0.5 - 1e-9
            else { return nil }
            return at
        }
    }

    private func stroke(
        _ start: SolidPoint, _ end: SolidPoint, _ width: CGFloat, _ context: GraphicsContext
    ) {
        var path = Path()
        path.move(to: camera.see(start).place)
        path.addLine(to: camera.see(end).place)
        context.stroke(
            path, with: Self.lines, style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}

extension CGPoint {
    /// A point further along a direction.
    fileprivate func moved(along way: CGPoint, by length: CGFloat) -> CGPoint {
        CGPoint(x: x + way.x * length, y: y + way.y * length)
    }
}

extension CGRect {
    /// A rectangle of a size with a middle.
    fileprivate init(around middle: CGPoint, _ size: CGSize) {
        self.init(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
            height: size.height)
    }
}
