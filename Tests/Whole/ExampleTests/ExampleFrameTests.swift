import Expectations
import Foundation
import QuadrantImages
import QuadrantTesting
import QuadrantViews
import SwiftUI
import Testing

/// Where the views of the examples stand. The figures follow from Apple's documented rules, worked
/// out beside each.
@MainActor @Suite struct ExampleFrameTests {
    private func snapshot(
        _ view: some View, _ direction: LayoutDirection = .leftToRight
    ) -> LayoutSnapshot {
        LayoutSnapshot(of: view, proposal: .unspecified, layoutDirection: direction)
    }

    private func center(_ frame: CGRect?) -> CGPoint? {
        frame.map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theTargetStandsInTheMiddle(direction: LayoutDirection) {
        let plain = snapshot(PlainQuadrant(), direction)
        same(plain.size, CGSize(width: 160, height: 160))
        same(plain.frames["target"], CGRect(x: 70, y: 70, width: 20, height: 20))
        let target = CGRect(x: 70, y: 70, width: 20, height: 20)
        same(plain.mismatch(of: "target", target, tolerance: 0), nil)
    }

    @Test func offsetMovesTheTargetFromTheMiddle() {
        // 80 + 40 and 80 - 40; mirrored: 80 - 40.
        let (left, right) = (
            snapshot(OffsetQuadrant()), snapshot(OffsetQuadrant(), .rightToLeft)
        )
        same(center(left.frames["target"]), CGPoint(x: 120, y: 40))
        same(center(right.frames["target"]), CGPoint(x: 40, y: 40))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theTargetInSpaceStandsWhereItIsSaid(direction: LayoutDirection) {
        func center(_ view: some View) -> Point3D? {
            snapshot(view, direction).volumes["target"].map { $0.center }
        }
        let box = snapshot(PlainSpatialQuadrant(), direction).volumes["box"]
        same(box?.size, Size3D(width: 160, height: 160, depth: 160))
        same(center(PlainSpatialQuadrant()), Point3D(x: 80, y: 80, z: 80))
        // 80 + 40, or mirrored 80 - 40; 80 - 40; 80 + 60.
        let x = direction == .leftToRight ? 120.0 : 40
        same(center(OffsetSpatialQuadrant()), Point3D(x: x, y: 40, z: 140))
        // As deep as the box with its padding, which stands in front of it.
        same(center(PaddedSpatialQuadrant()), Point3D(x: 80, y: 80, z: 0))
    }

    @Test func positionPutsTheTargetAtAPoint() {
        // Mirrored: 160 - 144.
        let (left, right) = (
            snapshot(PositionedQuadrant()), snapshot(PositionedQuadrant(), .rightToLeft)
        )
        same(center(left.frames["target"]), CGPoint(x: 144, y: 80))
        same(center(right.frames["target"]), CGPoint(x: 16, y: 80))
    }

    @Test func aPictureFillsItsCircle() {
        // 180 by 120 points, filling 72 by 72.
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Examples").resolvingSymlinksInPath().path
        let shot = LayoutSnapshot(of: Pictures(), proposal: .unspecified) {
            $0.imageResources = ImageResources(
                decoder: ImageLibrary.shared, directories: [examples])
        }
        empty(shot.issues)
        same(shot.frames["portrait"]?.size, CGSize(width: 72, height: 72))
    }

    @Test func firstThirdsMeetOnOneLine() {
        let frames = snapshot(FirstThird()).frames
        // The largest card is 150 high: the line lies at 50.
        same(frames["large"], CGRect(x: 0, y: 0, width: 180, height: 150))
        same(frames["medium"], CGRect(x: 30, y: 20, width: 120, height: 90))
        same(frames["small"], CGRect(x: 60, y: 40, width: 60, height: 30))
        // The line's own first third, 1/3 of a point down, lies there too.
        near((frames["line"]?.minY ?? 0), (50 - 1.0 / 3), within: 0.001)
        let mirrored = snapshot(FirstThird(), .rightToLeft).frames
        same(mirrored["medium"], frames["medium"])
    }

    @Test func squaresAreOffsetByTenPointsEach() {
        let (left, right) = (snapshot(OffsetSquares()), snapshot(OffsetSquares(), .rightToLeft))
        same(left.size, CGSize(width: 80, height: 80))
        for index in 0..<6 {
            let step = CGFloat(index) * 10
            same(left.frames["square \(index)"], CGRect(x: step, y: step, width: 80, height: 80))
            same(right.frames["square \(index)"], CGRect(x: -step, y: step, width: 80, height: 80))
        }
    }

    @Test func rectanglesShareTheirBottomLeadingCorner() {
        let (left, right) = (snapshot(BottomLeading()), snapshot(BottomLeading(), .rightToLeft))
        same(left.size, CGSize(width: 160, height: 120))
        same(left.frames["wide"], CGRect(x: 0, y: 60, width: 160, height: 60))
        same(left.frames["tall"], CGRect(x: 0, y: 0, width: 50, height: 120))
        same(right.frames["wide"], CGRect(x: 0, y: 60, width: 160, height: 60))
        same(right.frames["tall"], CGRect(x: 110, y: 0, width: 50, height: 120))
    }

    @Test func rowsMeetAtTheirGuide() throws {
        func row(_ alignment: VerticalAlignment) -> [String: CGRect] {
            snapshot(AlignedRow(title: "", alignment: alignment)).frames
        }
        let top = row(.top)
        same(top["Large"]?.minY, top["box"]?.minY)
        same(top["small"]?.minY, top["box"]?.minY)
        let middle = row(.center)
        same(middle["Large"]?.midY, middle["box"]?.midY)
        same(middle["line"]?.midY, middle["box"]?.midY)
        let bottom = row(.bottom)
        same(bottom["two lines"]?.maxY, bottom["box"]?.maxY)
        // A view without text has its baselines at the bottom. Baselines of point-size fonts:
        // round(0.952148 * size) to half points: 32.5 at 34, 16 at 17, 11.5 at 12.
        let first = row(.firstTextBaseline)
        let line = try #require(first["box"]?.maxY)
        same(first["Large"]?.minY, line - 32.5)
        same(first["two lines"]?.minY, line - 16)
        same(first["small"]?.minY, line - 11.5)
        let last = row(.lastTextBaseline)
        same(last["Large"]?.minY, first["Large"]?.minY)
        #expect(try #require(last["two lines"]).minY < #require(first["two lines"]).minY)
    }
}
