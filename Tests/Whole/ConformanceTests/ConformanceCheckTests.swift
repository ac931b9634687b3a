import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// The checker itself.
@Suite struct ConformanceCheckTests {
    private let frames = [
        "a": CGRect(x: 10, y: 20, width: 30, height: 40),
        "b": CGRect(x: 40, y: 0, width: 10.0004, height: 5),
    ]

    @Test(arguments: [
        "a.minX == 10", "a.midX==25", "a.maxX == b.minX", "a.maxY >= b.maxY + 55", "a.width <= 30",
        "b.width == 10", "a.height > b.height", "a.minY > -1", "a.minX < b.minX - 29.5",
        "a.midY == 40",
    ])
    func relationHolds(_ text: String) throws {
        let relation = try #require(FrameRelation(text))
        same(relation.problem(in: frames, tolerance: 0.001), nil)
    }

    @Test(arguments: [
        "a.minX == 11", "a.maxX < b.minX", "c.minX == 0", "a.minX == c.minX", "a.height <= 39.9",
    ])
    func relationFails(_ text: String) throws {
        let relation = try #require(FrameRelation(text))
        differ(relation.problem(in: frames, tolerance: 0.001), nil)
    }

    @Test(arguments: [
        "a.minZ == 1", "a == 1", "a.minX = 1", "1 == a.minX", "a.minX == b.minX + c.minX", "",
    ])
    func otherTextIsRejected(_ text: String) {
        #expect(FrameRelation(text) == nil)
    }

    @Test func reportsEachDifference() {
        let item = ConformanceCase(
            id: "x", title: "x", area: "x", proposal: .unspecified, layoutDirection: .leftToRight,
            rootSize: ExpectedSize(50, 60), frames: [ExpectedFrame("a", 10, 20, 30, 40)],
            relations: ["a.maxX == b.minX"], absent: ["z"], tolerance: 0.001,
            makeSnapshot: {
                LayoutSnapshot(of: EmptyView(), proposal: $0, layoutDirection: $1)
            })
        empty(item.problems(size: CGSize(width: 50, height: 60), frames: frames))
        let wrong = ["a": CGRect.zero, "z": CGRect.zero]
        same(item.problems(size: CGSize(width: 50, height: 61), frames: wrong).count, 4)
        let endless = CGSize(width: CGFloat.infinity, height: 60)
        fails(item.problems(size: endless, frames: frames).isEmpty)
    }
}
