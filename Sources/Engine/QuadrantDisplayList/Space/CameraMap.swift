package import Foundation
package import QuadrantGeometry
package import Spatial

/// Where a camera sees the points of a view's space: the arithmetic of `ViewCamera`.
///
/// Space as the camera has it: x to its right, y down, z toward it, the origin in the middle of the box it looks at.
package struct CameraMap: Sendable {
    /// From the view's space to the camera's.
    package let toCamera: AffineTransform3D
    /// How far the eye is from the middle of the box; `nil` without perspective.
    package let distance: Double?
    /// The size of the picture, in points.
    package let size: CGSize
    /// Where the picture shows the middle of the box.
    let middle: SIMD2<Double>
    /// What the camera could not be as it was asked for.
    package let notes: [CameraNote]

    /// The camera in front of a box.
    ///
    /// - Parameters:
    ///   - box: In the view's space; finite.
    ///   - isRightToLeft: Whether the trailing side of the view is its left one.
    ///   - margin: How much larger than the picture of the box the picture is, on each side, in points.
    package init(
        _ camera: ViewCamera, lookingAt box: Rect3D, isRightToLeft: Bool = false,
        margin: Double = 0
    ) {
        var notes: [CameraNote] = []
        let (yaw, pitch) = Self.angles(of: camera, &notes)
        let turn = Self.turn(isRightToLeft ? -yaw : yaw, pitch, around: box.center.vector)
        let corners = box.cornerPoints.map { $0.applying(turn).vector }
        let distance = Self.distance(
            of: camera, nearest: corners.map(\.z).max() ?? 0, &notes)
        (toCamera, self.distance) = (turn, distance)
        var seen = PointBounds()
        for corner in corners {
            let point = Self.flat(corner, from: distance)
            seen.take(CGPoint(x: point.x, y: point.y))
        }
        let rect = seen.rect
        size = CGSize(
            width: rect.width + 2 * margin, height: rect.height + 2 * margin)
        middle = SIMD2(margin - Double(rect.minX), margin - Double(rect.minY))
        self.notes = notes
    }

    /// Whether the picture is the flat one.
    package var isFront: Bool { distance == nil && toCamera.linearIsIdentity }

    private init() {
        (toCamera, distance, notes) = (.identity, nil, [])
        (size, middle) = (.zero, .zero)
    }

    /// Drops z, and changes nothing else.
    static let plane = CameraMap()

    /// Angles in radians that are finite and between the poles.
    private static func angles(
        of camera: ViewCamera, _ notes: inout [CameraNote]
    ) -> (yaw: Double, pitch: Double) {
        var (yaw, pitch) = (camera.yaw.radians, camera.pitch.radians)
        if !yaw.isFinite {
            notes.append(.angleIgnored("yaw"))
            yaw = 0
        }
        if !pitch.isFinite {
            notes.append(.angleIgnored("pitch"))
            pitch = 0
        }
        if abs(pitch) > .pi / 2 {
            notes.append(.pitchLimited(degrees: camera.pitch.degrees))
            pitch = .pi / 2 * (pitch < 0 ? -1 : 1)
        }
        return (yaw, pitch)
    }

    /// The distance of the eye, so that all of the box lies well before it.
    private static func distance(
        of camera: ViewCamera, nearest: Double, _ notes: inout [CameraNote]
    ) -> Double? {
        guard let wanted = camera.distance.map({ Double($0) }) else { return nil }
        guard wanted > 0, wanted < 1e9 else {
            if wanted != .infinity, !(wanted >= 1e9) { notes.append(.distanceIgnored(wanted)) }
            return nil
        }
        let least = nearest * 1.25
        guard wanted < least else { return wanted }
        notes.append(.distanceLimited(wanted, to: least))
        return least
    }

    /// Turns space so that the camera looks along z.
    private static func turn(
        _ yaw: Double, _ pitch: Double, around center: SIMD3<Double>
    ) -> AffineTransform3D {
        let (s, c) = (sin(yaw), cos(yaw))
        let (up, level) = (sin(pitch), cos(pitch))
        // Columns: where the axes of the view's space are in the camera's.
        let x = SIMD3(c, up * s, s * level)
        let y = SIMD3(0, level, -up)
        let z = SIMD3(-s, up * c, c * level)
        let move = -(x * center.x + y * center.y + z * center.z)
        return AffineTransform3D(simd_double4x3(x, y, z, move))
    }

    private static func flat(_ point: SIMD3<Double>, from distance: Double?) -> SIMD2<Double> {
        let flat = SIMD2(point.x, point.y)
        guard let distance else { return flat }
        return flat * (distance / (distance - point.z))
    }

    /// Where the picture shows a point of the camera's space that lies before the eye.
    func picture(_ point: SIMD3<Double>) -> SIMD2<Double> {
        Self.flat(point, from: distance) + middle
    }

    /// Where the picture shows a point of the view's space, in points from the picture's top left corner.
    package func picture(of point: Point3D) -> CGPoint {
        let result = picture(point.applying(toCamera).vector)
        return CGPoint(x: result.x, y: result.y)
    }

    /// What lies behind a point of the picture: a line in the view's space.
    ///
    /// - Returns: The point of the line at z = 0 of the camera's space, and how far it moves for each point along the
    ///   camera's z, toward the camera.
    package func sight(through point: CGPoint) -> (origin: Point3D, direction: Vector3D) {
        let flat = SIMD2(Double(point.x), Double(point.y)) - middle
        let step = distance.map { -flat / $0 } ?? .zero
        let toView = toCamera.inverse ?? .identity
        return (
            Point3D(x: flat.x, y: flat.y, z: 0).applying(toView),
            Vector3D(x: step.x, y: step.y, z: 1).applying(toView)
        )
    }

    /// From a plane to the picture; `place` maps the plane z = 0 to the view's space.
    func projection(of place: AffineTransform3D) -> ProjectionTransform {
        let (x, y, _, o) = (toCamera * place).matrix.columns
        var map = ProjectionTransform()
        (map.m11, map.m12) = (CGFloat(x.x), CGFloat(x.y))
        (map.m21, map.m22) = (CGFloat(y.x), CGFloat(y.y))
        (map.m31, map.m32) = (CGFloat(o.x + middle.x), CGFloat(o.y + middle.y))
        guard let distance else { return map }
        // w = (distance - z) / distance; the middle of the picture is added after dividing by it.
        func column(_ axis: SIMD3<Double>, _ constant: Double) -> SIMD3<Double> {
            let w = constant - axis.z / distance
            return SIMD3(axis.x + w * middle.x, axis.y + w * middle.y, w)
        }
        let (a, b, c) = (column(x, 0), column(y, 0), column(o, 1))
        (map.m11, map.m12, map.m13) = (CGFloat(a.x), CGFloat(a.y), CGFloat(a.z))
        (map.m21, map.m22, map.m23) = (CGFloat(b.x), CGFloat(b.y), CGFloat(b.z))
        (map.m31, map.m32, map.m33) = (CGFloat(c.x), CGFloat(c.y), CGFloat(c.z))
        return map
    }
}

/// What a camera could not be as it was asked for.
package enum CameraNote: Hashable, Sendable {
    /// An angle that is not finite counts as 0.
    case angleIgnored(String)
    /// A camera does not go beyond the pole.
    case pitchLimited(degrees: Double)
    /// A distance that is not above 0 gives no perspective.
    case distanceIgnored(Double)
    /// A camera that would stand in the box, or close to it, stands farther away.
    case distanceLimited(Double, to: Double)
    /// Planes cut each other so often that the rest of them are put in order as wholes.
    case cutsLimited(Int)
    /// Groups stand where there are no finite numbers for it, and are not drawn.
    case placesLost(Int)
}

extension AffineTransform3D {
    /// Whether the transform only moves.
    fileprivate var linearIsIdentity: Bool {
        let (x, y, z, _) = matrix.columns
        return x == [1, 0, 0] && y == [0, 1, 0] && z == [0, 0, 1]
    }
}
