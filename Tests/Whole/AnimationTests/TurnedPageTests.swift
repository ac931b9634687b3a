import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Pages of a tab view that are turned by code.
@MainActor @Suite struct TurnedPageTests {
    @Observable @MainActor final class Model {
        var page = 0
    }

    private struct Pages: View {
        @Bindable var model: Model
        var isMirrored = false

        var body: some View {
            TabView(selection: $model.page) {
                ForEach(0..<6, id: \.self) { number in
                    Color(white: Double(number) / 6).accessibilityIdentifier("page \(number)")
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    private func host(_ model: Model, isMirrored: Bool = false) -> ViewHost {
        ViewHost(width: 300, height: 200) { Pages(model: model, isMirrored: isMirrored) }
    }

    private func select(_ page: Int, _ model: Model, _ host: ViewHost) {
        withAnimation(.linear(duration: 1)) { model.page = page }
        host.update()
    }

    /// A page that was never shown comes from its side, as opaque as ever.
    @Test(arguments: [false, true]) func anotherPageSlidesIn(isMirrored: Bool) throws {
        let model = Model()
        let host = host(model, isMirrored: isMirrored)
        let sign: CGFloat = isMirrored ? -1 : 1
        select(1, model, host)
        try same(host.presented["page 0"].frame.minX, 0)
        try same(host.presented["page 1"].frame.minX, 300 * sign)
        host.advance(by: 0.25)
        try same(host.presented["page 0"].frame.minX, -75 * sign)
        try same(host.presented["page 1"].frame.minX, 225 * sign)
        try same(host.presented["page 1"].opacity, 1)
        host.advanceToEnd()
        try same(host.presented["page 1"].frame.minX, 0)
        fails(host.presented.contains("page 0"))
        select(0, model, host)
        host.advance(by: 0.25)
        try same(host.presented["page 0"].frame.minX, -225 * sign)
        try same(host.presented["page 1"].frame.minX, 75 * sign)
    }

    @Test func pagesBetweenPassBy() throws {
        let model = Model()
        let host = host(model)
        select(3, model, host)
        host.advance(by: 0.5)
        try same(host.presented["page 1"].frame.minX, -150)
        try same(host.presented["page 2"].frame.minX, 150)
        host.advanceToEnd()
        try same(host.presented["page 3"].frame.minX, 0)
        fails(host.presented.contains("page 2"))
    }

    /// Where another page is selected on the way, the row goes on from where it is.
    @Test func anotherPageOnTheWay() throws {
        let model = Model()
        let host = host(model)
        select(1, model, host)
        host.advance(by: 0.5)
        select(2, model, host)
        try same(host.presented["page 0"].frame.minX, -150)
        try same(host.presented["page 2"].frame.minX, 450)
        host.advanceToEnd()
        try same(host.presented["page 2"].frame.minX, 0)
        model.page = 3
        host.update()
        try same(host.presented["page 3"].frame.minX, 0)
    }

    @Test func withoutAnAnimationItJumps() throws {
        let model = Model()
        let host = host(model)
        model.page = 4
        host.update()
        fails(host.isAnimating)
        try same(host.presented["page 4"].frame.minX, 0)
        fails(host.presented.contains("page 0"))
    }
}
