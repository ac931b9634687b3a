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
        // From the front, corners lie behind each other: in perspective those that are far are seen beside those that
        // are near.
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

    @Test func labelsAlongAnUprightEdgeStandBesideIt() throws {
        // From above, z runs along the right side of the cube, which is 196 points wide in 361.
        let host = ViewHost(width: 361, height: 361) {
            Chart3D([2, 9, 19], id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", $0), z: .value("z", $0))
            }
            .chart3DPose(.top)
        }
        host.update()
        let pixels = try Pixels(host)
        let edge = Int((180.5 + 98) * 2)
        func isText(_ x: Int, _ y: Int) -> Bool {
            pixels.at(x, y)[0] < 100 && pixels.at(x, y)[2] < 100
        }
        let rows = 180..<540
        fails(rows.contains { y in (edge - 24..<edge - 4).contains { isText($0, y) } })
        holds(rows.contains { y in (edge + 8..<edge + 60).contains { isText($0, y) } })
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

/// Surfaces and the cube around them, as they are in pictures and a film of Apple's.
@MainActor @Suite struct SurfaceTests {
    private static let pose = Chart3DPose(azimuth: .degrees(45), inclination: .degrees(30))

    private func pixels(
        _ style: BasicChart3DSurfaceStyle?, _ projection: Chart3DCameraProjection = .orthographic
    ) throws -> Pixels {
        let host = ViewHost(width: 361, height: 400) {
            Chart3D {
                let plot = SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in
                    let h = hypot(x, z)
                    return h == 0 ? 1 : sin(h) / h
                }
                if let style { plot.foregroundStyle(style) } else { plot }
            }
            .chart3DPose(Self.pose).chart3DCameraProjection(projection)
            .chartXScale(domain: -10...10).chartZScale(domain: -10...10)
            .chartYScale(domain: -0.23...1)
        }
        host.update()
        return try Pixels(host)
    }

    /// The first and the last column of a row, or row of a column, that are not white.
    private func ends(_ count: Int, _ at: (Int) -> [UInt8]) -> (Int, Int) {
        let inked = (0..<count).filter { at($0) != [255, 255, 255] }
        return (inked.first ?? -1, inked.last ?? -1)
    }

    @Test func theCubeIsAsLargeAsMeasured() throws {
        let pixels = try pixels(nil)
        // Between its upper corners at the left and at the right are 278 points, 196 times the diagonal of a square.
        let y = Int((200 - 0.5 * 0.866 * 196) * 2) + 8
        let (left, right) = ends(pixels.width) { pixels.at($0, y) }
        near(Double(right - left) / 2, 278, within: 2)
    }

    /// Styles, and the colours of the peak half-way up to the left and to the right of its middle.
    private static let looks: [(BasicChart3DSurfaceStyle?, [Int], [Int])] = [
        (nil, [54, 141, 216], [55, 143, 220]),
        (.heightBased, [212, 183, 89], [213, 181, 88]),
        (.normalBased, [195, 229, 201], [194, 199, 226]),
    ]

    @Test(arguments: 0..<3) func surfacesHaveColorsOfApples(row: Int) throws {
        let (style, left, right) = Self.looks[row]
        let pixels = try pixels(style)
        for (x, color) in [(346, left), (376, right)] {
            for (one, other) in zip(pixels.at(x, 370), color) {
                near(Double(one), Double(other), within: 4)
            }
        }
    }
}
