import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite struct PixelGridTests {
    let grid = PixelGrid(scale: 1)

    @Test func edgesAreRoundedEachOnItsOwn() {
        // Measured: a frame at y 40.75 is painted at 41.
        let frame = CGRect(x: 0.4, y: 40.75, width: 10.2, height: 10.2)
        same(grid.snap(frame, in: .identity), CGRect(x: 0, y: 41, width: 11, height: 10))
    }

    @Test func placeOnTheCanvasDecides() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let moved = grid.snap(frame, in: CGAffineTransform(translationX: 0.6, y: 0.5))
        near(moved.minX, 0.4, within: 1e-12)
        same(moved.minY, 0.5)
        near(moved.width, 10, within: 1e-12)
    }

    @Test func twoPixelsAPointRoundToHalves() {
        let frame = CGRect(x: 10.3, y: 10.2, width: 60.4, height: 5)
        same(
            PixelGrid(scale: 2).snap(frame, in: .identity),
            CGRect(x: 10.5, y: 10, width: 60, height: 5))
    }

    @Test func residuesOfLayoutDoNotTipAHalf() {
        let frame = CGRect(x: 0.499_999_99, y: 0.5, width: 1, height: 1)
        same(grid.snap(frame, in: .identity), CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test func turnedFramesStay() {
        let frame = CGRect(x: 0.4, y: 0.4, width: 3, height: 3)
        same(grid.snap(frame, in: CGAffineTransform(rotationAngle: 0.1)), frame)
        let infinite = CGRect(x: 0.4, y: 0, width: CGFloat.infinity, height: 3)
        same(grid.snap(infinite, in: .identity), infinite)
    }

    @Test func onlyItemsThatAskAreSnapped() {
        var item = FillItem(
            shape: .rect(CGRect(x: 0.3, y: 0, width: 1, height: 1)), paint: .color(.black))
        same(item.shape(on: grid, in: .identity), item.shape)
        item.snapsToPixels = true
        same(item.shape(on: grid, in: .identity), .rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
    }
}
