import Foundation
import Spatial
import Testing

@Suite struct CodingTests {
    private func check<Value: Codable & Equatable>(
        _ value: Value, _ keys: [String], _ location: SourceLocation = #_sourceLocation
    ) throws {
        let data = try JSONEncoder().encode(value)
        #expect(
            try JSONDecoder().decode(Value.self, from: data) == value, sourceLocation: location)
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object.keys.sorted() == keys, sourceLocation: location)
    }

    @Test func valuesComeBackExactly() throws {
        let rotation = Rotation3D(angle: .radians(0.7), axis: RotationAxis3D(x: 1, y: 2, z: 3))
        let point = Point3D(x: 0.1, y: -2.5e-300, z: .greatestFiniteMagnitude)
        let affine = AffineTransform3D(rotation: rotation, translation: Vector3D(x: 1, y: 2, z: 3))
        try check(Angle2D.degrees(30), ["radians"])
        try check(point, ["x", "y", "z"])
        try check(Vector3D(point), ["x", "y", "z"])
        try check(RotationAxis3D.xyz, ["x", "y", "z"])
        try check(Size3D(point), ["depth", "height", "width"])
        try check(Rect3D(origin: point, size: Size3D.one), ["origin", "size"])
        try check(Ray3D(origin: point, direction: .up), ["direction", "origin"])
        try check(rotation, ["vector"])
        try check(affine, ["columns"])
        try check(ProjectiveTransform3D(affine), ["columns"])
        try check(Pose3D(position: point, rotation: rotation), ["position", "rotation"])
        try check(
            ScaledPose3D(position: point, rotation: rotation, scale: 2),
            ["position", "rotation", "scale"])
        try check(SphericalCoordinates3D(x: 1, y: 2, z: 3), ["azimuth", "inclination", "radius"])
    }

    @Test func aMatrixWithMissingColumnsIsAnError() {
        let data = Data(#"{"columns":[[1,0,0],[0,1,0],[0,0,1]]}"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(AffineTransform3D.self, from: data)
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ProjectiveTransform3D.self, from: data)
        }
    }
}
