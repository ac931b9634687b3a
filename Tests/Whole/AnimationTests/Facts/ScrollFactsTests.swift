import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Scroll transitions (section 12 of the table in Tests/Facts/Motion.md): what `ContentFactsTests` does not say.
@MainActor @Suite struct ScrollFactsTests {
    /// Rows of 40 points in a room of 100, which fade away where they are not in sight.
    private struct Rows: View {
        let first: ScrollTransitionConfiguration
        let last: ScrollTransitionConfiguration
        var axes: Axis.Set = .vertical
        var axis: Axis?
        var isTwoWay = false

        var body: some View {
            ScrollView(isTwoWay ? [.horizontal, .vertical] : axes) {
                if axes == .horizontal {
                    HStack(spacing: 0) { cells }
                } else {
                    VStack(spacing: 0) { cells }
                }
            }
            .accessibilityIdentifier("scroll")
            .frame(width: 100, height: 100)
        }

        private var cells: some View {
            ForEach(0..<20) { _ in
                Color.red.frame(width: 40, height: 40)
                    .scrollTransition(topLeading: first, bottomTrailing: last, axis: axis) {
                        effect, phase in
                        effect.opacity(phase.isIdentity ? 1 : 0)
                    }
            }
        }
    }

    /// The opacities below 1 with which something is drawn, from the top, once it is scrolled to 30.
    private func seen(_ rows: Rows, atX: Bool = false) throws -> [Double] {
        let host = ViewHost(width: 100, height: 100) { rows }
        try host["scroll"].scroll(to: CGPoint(x: atX ? 30 : 0, y: atX ? 0 : 30))
        return opacities(host)
    }

    private func opacities(_ host: ViewHost) -> [Double] {
        host.svg().components(separatedBy: "opacity=\"").dropFirst()
            .compactMap { Double($0.prefix { $0 != "\"" }) }.filter { $0 < 1 }
    }

    private func expect(
        _ values: [Double], _ wanted: [Double], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            values.count == wanted.count
                && zip(values, wanted).allSatisfy { abs($0 - $1) < 2e-3 },
            "\(values) instead of \(wanted)", sourceLocation: sourceLocation)
    }

    /// 12.2: time 0 is just hidden, 1 the threshold: the curve goes forward as a view comes, and back as it goes. Of rows of
    /// which a quarter is seen at both edges a curve that begins slowly shows little.
    @Test func curvesGoForwardAndBack() throws {
        for curve in [UnitCurve.easeIn, .easeOut, .circularEaseIn] {
            let configuration = ScrollTransitionConfiguration.interactive(timingCurve: curve)
            let part = curve.value(at: 0.25)
            expect(try seen(Rows(first: configuration, last: configuration)), [part, part])
        }
        near(UnitCurve.easeIn.value(at: 0.25), 0.09346, within: 1e-5)
    }

    /// 12.2: each edge may have a configuration of its own.
    @Test func edgesDiffer() throws {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        expect(try seen(Rows(first: linear, last: .identity)), [0.25])
        expect(try seen(Rows(first: .identity, last: linear)), [0.25])
        expect(
            try seen(Rows(first: linear, last: .interactive(timingCurve: .easeIn))),
            [0.25, 0.09346])
    }

    /// 12.2: the parts of `visible(_:)` are clamped; `centered` is reached in the middle.
    @Test func thresholdsAreAsTheySay() throws {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        func at(_ threshold: ScrollTransitionConfiguration.Threshold) throws -> [Double] {
            let configuration = linear.threshold(threshold)
            return try seen(Rows(first: configuration, last: configuration))
        }
        expect(try at(.visible(7)), [0.25, 0.25])
        expect(try at(.visible), [0.25, 0.25])
        expect(try at(.visible(0.5)), [0.5, 0.5])
        expect(try at(.visible(-3)), [])
        expect(try at(.hidden), [])
        // A row of 40 that is just hidden is 70 from the middle of a room of 100. Rows begin at −30, 10, 50 and 90.
        expect(try at(.centered), [10.0 / 70, 50.0 / 70, 50.0 / 70, 10.0 / 70])
        // 10 points further in than wholly in sight; the other way round a quarter is enough.
        expect(try at(.visible.inset(by: 10)), [10.0 / 50, 10.0 / 50])
        expect(try at(.visible.inset(by: -30)), [])
        expect(try at(.hidden.interpolated(towards: .visible, amount: 0.5)), [0.5, 0.5])
        expect(try at(.visible.interpolated(towards: .centered, amount: 0)), [0.25, 0.25])
    }

    /// 12.2: without an axis that of the innermost scroll view counts, the vertical one if it has both.
    @Test func theAxisIsThatOfTheScrollView() throws {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        func rows(_ axes: Axis.Set, _ axis: Axis?, isTwoWay: Bool = false) -> Rows {
            Rows(first: linear, last: linear, axes: axes, axis: axis, isTwoWay: isTwoWay)
        }
        expect(try seen(rows(.horizontal, nil), atX: true), [0.25, 0.25])
        expect(try seen(rows(.horizontal, .horizontal), atX: true), [0.25, 0.25])
        expect(try seen(rows(.vertical, .vertical)), [0.25, 0.25])
        expect(try seen(rows(.vertical, nil, isTwoWay: true)), [0.25, 0.25])
    }

    /// 12.2: an interactive transition with an animation lags behind the offset: it goes to where the offset has it.
    @Test func anInteractiveOneWithAnAnimationLags() throws {
        let lagging = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
            .animation(.linear(duration: 1))
        let host = ViewHost(width: 100, height: 100) { Rows(first: lagging, last: lagging) }
        // Of the third row, from 80 to 120, a half is seen.
        expect(opacities(host), [0.5])
        try host["scroll"].scroll(to: CGPoint(x: 0, y: 10))
        // Now three quarters of the first and of the third row are; nothing of that is shown yet.
        expect(opacities(host), [0.5])
        host.advance(by: 0.5)
        expect(opacities(host), [0.875, 0.625])
        host.advanceToEnd()
        expect(opacities(host), [0.75, 0.75])
        // An animated one jumps to its phases, with that animation; the identity stays as it is.
        let animated = ScrollTransitionConfiguration.animated.animation(.linear(duration: 1))
        let other = ViewHost(width: 100, height: 100) { Rows(first: animated, last: animated) }
        try other["scroll"].scroll(to: CGPoint(x: 0, y: 20))
        other.advance(by: 0.5)
        expect(opacities(other), [0.5, 0.5])
        let none = ScrollTransitionConfiguration.identity.animation(.linear(duration: 1))
        expect(try seen(Rows(first: none, last: none)), [])
    }
}
