import Expectations
import Foundation
import SwiftUI
import Testing

/// How large the canvas is where its size is left to the view.
@MainActor @Suite struct AutomaticSizeTests {
    /// Width and height of the drawing as an SVG.
    private func size(of view: some View, width: CGFloat?, height: CGFloat?) throws -> [String] {
        var stage = Stage()
        stage.output.format = .svg
        (stage.room.width, stage.room.height) = (width, height)
        stage.room.fit = .screen
        let svg = String(
            decoding: try drawing(of: AnyView(view), on: stage), as: UTF8.self)
        let start = try #require(svg.range(of: " width=\"")?.upperBound)
        let fields = svg[start...].split(separator: "\"", maxSplits: 3)
        return [String(fields[0]), String(fields[2])]
    }

    @Test func aScrollViewIsAsHighAsItsContent() throws {
        let view = ScrollView { Color.red.frame(width: 50, height: 2000) }
        try same(size(of: view, width: 393, height: nil), ["393", "2000"])
    }

    @Test func soIsALazyOneWithWhatIsAroundIt() throws {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 30)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { Color.blue.frame(height: $0 < 50 ? 10 : 30) }
                }
            }
        }
        try same(size(of: view, width: 393, height: nil), ["393", "2030"])
    }

    @Test func whatTakesAllRoomTakesAScreen() throws {
        try same(size(of: Color.red, width: 393, height: nil), ["393", "852"])
    }

    @Test func aScrollViewOfAFixedLengthDoesNotDecide() throws {
        let view = ZStack {
            Color.red
            ScrollView { Color.blue.frame(height: 500) }.frame(height: 100)
        }
        try same(size(of: view, width: 393, height: nil), ["393", "852"])
    }

    @Test func otherAxesAreLeftAlone() throws {
        let view = ScrollView(.horizontal) { Color.blue.frame(width: 900) }
        try same(size(of: view, width: nil, height: 100), ["900", "100"])
        try same(size(of: view, width: 393, height: nil)[0], "393")
    }
}
