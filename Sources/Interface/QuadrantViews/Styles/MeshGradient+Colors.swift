import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

extension ColorMesh {
    /// The mesh with its colours as they are in an environment; its numbers of points and colours must be right.
    init(_ mesh: MeshGradient, in environment: EnvironmentValues) {
        let colors: [RGBAColor] =
            switch mesh.colors {
            case .colors(let colors): colors.map { $0.rgba(in: environment) }
            case .resolvedColors(let colors): colors.map(\.rgba)
            }
        let points: [Point] =
            switch mesh.locations {
            case .bezierPoints(let points):
                points.map {
                    Point(
                        $0.position, leading: $0.leadingControlPoint, top: $0.topControlPoint,
                        trailing: $0.trailingControlPoint, bottom: $0.bottomControlPoint)
                }
            case .points(let points):
                Self.smooth(points, width: mesh.width, height: mesh.height)
            }
        self.init(
            width: mesh.width, points: points, colors: colors, mixing: mesh.colorSpace.mixing,
            isSmooth: mesh.smoothsColors)
    }

    /// Handles a third of the way along the line through the neighbours (Catmull-Rom).
    fileprivate static func smooth(
        _ points: [SIMD2<Float>], width: Int, height: Int
    ) -> [ColorMesh.Point] {
        func point(_ x: Int, _ y: Int) -> SIMD2<Float> { points[y * width + x] }
        func handle(
            _ before: SIMD2<Float>, _ after: SIMD2<Float>, isEnd: Bool
        ) -> SIMD2<Float> {
            (after - before) / (isEnd ? 3 : 6)
        }
        return (0..<width * height).map { index in
            let (x, y) = (index % width, index / width)
            let (left, right) = (max(0, x - 1), min(width - 1, x + 1))
            let (above, below) = (max(0, y - 1), min(height - 1, y + 1))
            let across = handle(point(left, y), point(right, y), isEnd: right - left < 2)
            let down = handle(point(x, above), point(x, below), isEnd: below - above < 2)
            let here = points[index]
            return ColorMesh.Point(
                here, leading: here - across, top: here - down, trailing: here + across,
                bottom: here + down)
        }
    }
}
