import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Charts with depth.
@MainActor @Suite struct SpaceTests {
    /// A red ball at each corner of the cube, seen from somewhere.
    private func corners(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection) throws
        -> Pixels
    {
        let places = [0.0, 1]
        let host = ViewHost(width: 200, height: 200) {
            Chart3D {
                ForEach(0..<8, id: \.self) { corner in
                    PointMark(
                        x: .value("x", places[corner & 1]), y: .value("y", places[corner >> 1 & 1]),
                        z: .value("z", places[corner >> 2])
                    )
                    .foregroundStyle(.red).symbolSize(0.02)
                }
            }
            .chartXScale(domain: 0...1.0).chartYScale(domain: 0...1.0).chartZScale(domain: 0...1.0)
            .chart3DPose(pose).chart3DCameraProjection(projection)
        }
        return try Pixels(host)
    }

    /// How many red pixels there are, and how far from the middle the furthest is, in points.
    private func red(_ pixels: Pixels) -> (count: Int, reach: CGFloat) {
        var (count, reach): (Int, CGFloat) = (0, 0)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let color = pixels.at(x, y)
                guard color[0] > 100, color[1] < 90, color[2] < 90 else { continue }
                count += 1
                let (dx, dy) = (CGFloat(x - pixels.width / 2), CGFloat(y - pixels.height / 2))
                reach = max(reach, abs(dx) / 2, abs(dy) / 2)
            }
        }
        return (count, reach)
    }

    @Test(arguments: [(20.0, 15.0), (45, 35.26), (45, 0), (135, -35.26), (0, 90), (200, 60)])
    func allOfTheCubeIsSeenHoweverItIsTurned(azimuth: Double, inclination: Double) throws {
        let pose = Chart3DPose(
            azimuth: Angle2D(degrees: azimuth), inclination: Angle2D(degrees: inclination))
        let flat = red(try corners(pose, .orthographic))
        let deep = red(try corners(pose, .perspective))
        for found in [flat, deep] {
            holds(found.count > 20)
            holds(found.reach < 99)
        }
    }

    @Test func whatIsNearIsLargerInPerspectiveAlone() throws {
        let flat = try corners(.front, .orthographic)
        let deep = try corners(.front, .perspective)
        // From the front, corners lie behind each other: in perspective those that are far are seen beside those that are near.
        holds(red(deep).count > red(flat).count * 5 / 4)
    }

    @Test func aFingerTurnsIt() throws {
        let host = ViewHost(width: 200, height: 200) {
            Chart3D {
                PointMark(x: .value("x", 1.0), y: .value("y", 1.0), z: .value("z", 1.0))
                    .foregroundStyle(.red)
            }
            .chart3DPose(.front)
        }
        let before = try host.picture().rgba
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100))
        differ(try host.picture().rgba, before)
    }

    @Test func axesHaveNames() throws {
        func picture(_ x: String, _ y: String, _ z: String) throws -> [UInt8] {
            let host = ViewHost(width: 300, height: 300) {
                Chart3D([1, 2, 3], id: \.self) {
                    PointMark(x: .value("x", $0), y: .value("y", $0), z: .value("z", $0))
                }
                .chartXAxisLabel(x).chartYAxisLabel(y).chartZAxisLabel(z)
            }
            return try host.picture().rgba
        }
        let plain = try picture("", "", "")
        for (x, y, z) in [("Length", "", ""), ("", "Weight", ""), ("", "", "Depth")] {
            differ(try picture(x, y, z), plain)
        }
    }
}
