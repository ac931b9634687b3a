import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Spatial
import Testing

/// Where cameras see the corners of boxes, beside what numpy works out (`Oracles/Camera/cases.py`).
@Suite struct CameraOracleTests {
    @Test func cornersAreSeenWhereNumpySeesThem() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Cases/cameras.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 80)
        for (index, line) in lines.enumerated() {
            let parts = line.split(separator: "\t").map { part in
                part.split(separator: " ").compactMap { Double($0) }
            }
            let (given, wanted) = (parts[0], parts[1])
            let box = Rect3D(
                origin: Point3D(x: given[0], y: given[1], z: given[2]),
                size: Size3D(width: given[3], height: given[4], depth: given[5]))
            let camera = ViewCamera(
                yaw: .degrees(given[6]), pitch: .degrees(given[7]),
                distance: given[8] == 0 ? nil : CGFloat(given[8]))
            let map = CameraMap(
                camera, lookingAt: box, isRightToLeft: given[9] == 1, margin: given[10])
            var result = [Double(map.size.width), Double(map.size.height)]
            for corner in box.cornerPoints {
                let point = map.picture(of: corner)
                result += [Double(point.x), Double(point.y)]
            }
            let farthest = zip(result, wanted).map { abs($0 - $1) }.max() ?? .infinity
            #expect(
                result.count == wanted.count && farthest < 0.01, "line \(index + 1): \(result)")
            empty(map.notes, "line \(index + 1)")
        }
    }
}
