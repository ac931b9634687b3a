import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Patches of meshes that reach far beyond what is seen of them.
@Suite struct FarPatchTests {
    private let sight = CGRect(x: 100, y: 250_000, width: 100, height: 50)

    /// A square, black above and white below.
    private func patch(_ side: CGFloat) -> MeshGradientPaint.Patch {
        let thirds = (0...3).map { side * CGFloat($0) / 3 }
        let points =
            thirds.map { CGPoint(x: $0, y: 0) }
            + thirds.dropFirst().map { CGPoint(x: side, y: $0) }
            + thirds.reversed().dropFirst().map { CGPoint(x: $0, y: side) }
            + thirds.reversed().dropFirst().dropLast().map { CGPoint(x: 0, y: $0) }
        return MeshGradientPaint.Patch(points: points, colors: [.black, .black, .white, .white])
    }

    @Test func onlyPartsNearWhatIsSeenAreLeft() {
        let parts = patch(1_000_000).near(sight, margin: 1000)
        #expect(!parts.isEmpty && parts.count < 20)
        let room = sight.insetBy(dx: -1000, dy: -1000)
        for part in parts {
            #expect(part.points.count == 12 && part.colors.count == 4)
            for point in part.points {
                #expect(point.x >= room.minX && point.x <= room.maxX)
                #expect(point.y >= room.minY && point.y <= room.maxY)
            }
            // The corners have the colours of their places.
            for (corner, color) in part.colors.enumerated() {
                let place = Double(part.points[corner * 3].y) / 1_000_000
                near(color.red, place, within: 1e-6)
            }
        }
        let covered = parts.reduce(CGFloat(0)) { area, part in
            let (start, end) = (part.points[0], part.points[6])
            let rect = CGRect(
                x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
            let seen = rect.intersection(sight)
            return area + seen.width * seen.height
        }
        #expect(abs(covered - sight.width * sight.height) < 0.01)
    }

    @Test func whatIsNearStaysAndWhatIsOffGoes() {
        let small = patch(90)
        let here = CGRect(x: 0, y: 0, width: 100, height: 100)
        same(small.near(here, margin: 10), [small])
        same(patch(1e6).near(here.offsetBy(dx: -9e6, dy: 0), margin: 10), [])
    }

    /// A square that lies flat is walked through with two steps for each pixel, one that is folded with many more.
    @Test func stepsAreAsManyAsPixelsUnlessAPatchIsFolded() {
        let flat = patch(300)
        let pixels = 300.0 * 300
        #expect(flat.steps > pixels && flat.steps < 4 * pixels)
        let large = patch(3000)
        let here = CGRect(x: 100, y: 1000, width: 30, height: 30)
        #expect(large.steps(in: here) < 40 * 30 * 30)
        same(large.steps(in: CGRect(x: 9000, y: 0, width: 30, height: 30)), 0)
        // Both of its directions lead along one line.
        var folded = large
        for index in folded.points.indices {
            folded.points[index].y += folded.points[index].x
            folded.points[index].x = 110 + 0.001 * folded.points[index].x
        }
        #expect(folded.steps(in: here) > 3 * large.steps(in: here))
    }

    /// It winds through what is seen so that halves of it never end.
    @Test func aPatchWithoutSizeEnds() {
        var folded = patch(1e11)
        for index in folded.points.indices where index % 2 == 0 {
            folded.points[index] = CGPoint(x: 150, y: 250_010)
        }
        #expect(folded.near(sight, margin: 100).count <= 512)
        var endless = patch(1)
        endless.points[4].x = .infinity
        same(endless.near(sight, margin: 100), [endless])
    }
}
