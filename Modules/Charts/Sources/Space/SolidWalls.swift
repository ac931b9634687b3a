internal import SwiftUI

/// Draws the walls behind the cube of a chart with depth: lines at ticks, and labels and names at their edges.
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
    /// How far names are from labels; Apple is silent.
    private static let distance: CGFloat = 4

    /// The edge of the cube along which an axis has labels, and its lines on two walls.
    private struct Edge {
        var scale: PositionScale
        var axis: ResolvedAxis
        /// A point of the edge, a little outside of the cube.
        var label: (Double) -> SolidPoint
        var lines: (Double) -> [(SolidPoint, SolidPoint)]
    }

    func draw(in context: GraphicsContext) {
        let edges = edges
        let line = GraphicsContext.Shading.color(Color(uiColor: .tertiaryLabel))
        for edge in edges {
            for at in places(edge.axis.lines.map(\.value), edge.scale) {
                for (start, end) in edge.lines(at) { stroke(start, end, line, context) }
            }
        }
        var taken: [CGRect] = []
        for (number, edge) in edges.enumerated() { label(edge, number, &taken, context) }
    }

    private var edges: [Edge] {
        // A wall is behind if its middle is farther away than the cube's.
        let sides = (
            x: camera.see(SolidPoint(x: 0.5, y: 0, z: 0)).depth < 0 ? 0.5 : -0.5,
            y: camera.see(SolidPoint(x: 0, y: 0.5, z: 0)).depth < 0 ? 0.5 : -0.5,
            z: camera.see(SolidPoint(x: 0, y: 0, z: 0.5)).depth < 0 ? 0.5 : -0.5
        )
        let point = SolidPoint.init(x:y:z:)
        return [
            Edge(scale: model.flat.x, axis: model.flat.xAxis) {
                point($0, sides.y, -sides.z * 1.14)
            } lines: {
                [
                    (point($0, -0.5, sides.z), point($0, 0.5, sides.z)),
                    (point($0, sides.y, -0.5), point($0, sides.y, 0.5)),
                ]
            },
            Edge(scale: model.flat.y, axis: model.flat.yAxis) {
                point(-sides.x * 1.14, $0, sides.z)
            } lines: {
                [
                    (point(-0.5, $0, sides.z), point(0.5, $0, sides.z)),
                    (point(sides.x, $0, -0.5), point(sides.x, $0, 0.5)),
                ]
            },
            Edge(scale: model.z, axis: model.zAxis) {
                point(-sides.x * 1.14, sides.y, $0)
            } lines: {
                [
                    (point(-0.5, sides.y, $0), point(0.5, sides.y, $0)),
                    (point(sides.x, -0.5, $0), point(sides.x, 0.5, $0)),
                ]
            },
        ]
    }

    /// The labels of an axis that do not lie on others, and its names further out in the middle.
    private func label(
        _ edge: Edge, _ number: Int, _ taken: inout [CGRect], _ context: GraphicsContext
    ) {
        let (start, end) = (camera.see(edge.label(-0.5)).place, camera.see(edge.label(0.5)).place)
        let isSeen = hypot(end.x - start.x, end.y - start.y) >= Self.leastLength
        for label in isSeen ? edge.axis.labels : [] {
            guard let at = places([label.value], edge.scale).first else { continue }
            let text = context.resolve(
                Text(verbatim: label.text).font(.caption2)
                    .foregroundStyle(Color(uiColor: .secondaryLabel)))
            let own = text.measure(in: size)
            let frame = inside(CGRect(around: camera.see(edge.label(at)).place, own))
            let room = frame.insetBy(dx: -Self.distance / 2, dy: 0)
            if taken.contains(where: { $0.intersects(room) }) { continue }
            taken.append(frame)
            context.draw(text, in: frame)
        }
        // Away from the middle of the cube, across the edge.
        let middle = camera.see(edge.label(0)).place
        let away = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        let length = max(hypot(away.x, away.y), 1)
        let (dx, dy) = (away.x / length, away.y / length)
        var index = 0
        while isSeen, let view = context.resolveSymbol(id: NameTag(axis: number, index: index)) {
            var frame = CGRect(around: middle, view.size)
            // Out of the way of all labels.
            for _ in 0..<100 {
                let near = inside(frame).insetBy(dx: -Self.distance, dy: -Self.distance / 2)
                guard taken.contains(where: { $0.intersects(near) }) else { break }
                frame = frame.offsetBy(dx: 2 * dx, dy: 2 * dy)
            }
            frame = inside(frame)
            taken.append(frame)
            context.draw(view, in: frame)
            index += 1
        }
    }

    /// A frame, moved into the chart.
    private func inside(_ frame: CGRect) -> CGRect {
        CGRect(
            x: max(min(frame.minX, size.width - frame.width), 0),
            y: max(min(frame.minY, size.height - frame.height), 0), width: frame.width,
            height: frame.height)
    }

    /// Where values are along an axis of the cube; those beyond it are left out.
    private func places(_ values: [_Datum?], _ scale: PositionScale) -> [Double] {
        values.prefix(50).compactMap { value in
            guard let value, let at = SolidModel.place(value, on: scale), abs(at) <= 0.5 + 1e-9
            else { return nil }
            return at
        }
    }

    private func stroke(
        _ start: SolidPoint, _ end: SolidPoint, _ shading: GraphicsContext.Shading,
        _ context: GraphicsContext
    ) {
        var path = Path()
        path.move(to: camera.see(start).place)
        path.addLine(to: camera.see(end).place)
        context.stroke(path, with: shading, lineWidth: 0.5)
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
