import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// How layout animates (section 7 of the table in Tests/Facts/Motion.md).
@MainActor @Suite struct LayoutFactsTests {
    private enum WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    private enum BoundsKey: PreferenceKey {
        static let defaultValue: Anchor<CGRect>? = nil
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    /// 7.1: the layout is that of the target at once; frames of leaves go there in straight lines.
    @Test func framesOfLeavesGoInStraightLines() throws {
        let stage = Stage { model in
            Color.red.frame(width: 20 + model.x, height: 10 + model.x / 2)
                .accessibilityIdentifier("box")
                .padding(.leading, model.x).padding(.top, model.x / 4)
                .frame(width: 400, height: 100, alignment: .topLeading)
        }
        stage.change(.linear(duration: 1)) { $0.x = 80 }
        try same(stage.host["box"].frame, CGRect(x: 80, y: 20, width: 100, height: 50))
        for part in [0.25, 0.5, 0.75] {
            stage.host.advance(by: 0.25)
            try same(
                stage.host.presented["box"].frame,
                CGRect(
                    x: 80 * part, y: 20 * part, width: 20 + 80 * part, height: 10 + 40 * part))
        }
    }

    /// 7.2: readers, observers, preferences and anchors are told the target at once, and nothing between.
    @Test func whoAsksForGeometryIsToldTheTarget() throws {
        final class Log { var seen: [String: Set<CGFloat>] = [:] }
        let log = Log()
        func note(_ name: String, _ width: CGFloat) { log.seen[name, default: []].insert(width) }
        let stage = Stage { model in
            Color.red.frame(width: 20 + model.x, height: 10)
                .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    note("observer", $0)
                }
                .background {
                    GeometryReader { proxy in
                        let _ = note("reader", proxy.size.width)
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    }
                }
                .onPreferenceChange(WidthKey.self) { note("preference", $0) }
                .overlayPreferenceValue(BoundsKey.self) { anchor in
                    GeometryReader { proxy in
                        let _ = anchor.map { note("anchor", proxy[$0].width) }
                    }
                }
        }
        stage.change(.linear(duration: 1)) { $0.x = 80 }
        for _ in 0..<4 { stage.host.advance(by: 0.3) }
        for name in ["observer", "reader", "preference", "anchor"] {
            same(log.seen[name], [20, 100], "\(name): \(log.seen[name] ?? [])")
        }
    }

    /// 7.3: each leaf uses the transaction that it sees.
    @Test func leavesWithAnimationsOfTheirOwnSeparate() throws {
        let stage = Stage { model in
            HStack(spacing: 0) {
                Color.clear.frame(width: model.x, height: 1)
                Stage.box("fast").animation(.linear(duration: 1), value: model.x)
                Stage.box("slow").animation(.linear(duration: 2), value: model.x)
            }
            .frame(width: 400, alignment: .leading)
        }
        stage.change(nil) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        #expect(try stage.x("fast") == 50 && stage.x("slow") == 10 + 25)
    }

    /// 7.3: a leaf that is new stands at its place beside the parent's target; in a `geometryGroup` it rides along.
    @Test(arguments: [false, true]) func aGroupTakesNewLeavesAlong(isGroup: Bool) throws {
        let stage = Stage { model in
            HStack(spacing: 0) {
                Color.clear.frame(width: model.x, height: 1)
                if isGroup { content(model).geometryGroup() } else { content(model) }
            }
            .frame(width: 400, alignment: .leading)
        }
        stage.change(.linear(duration: 1)) {
            $0.x = 100
            $0.isOn = true
        }
        stage.host.advance(by: 0.5)
        try same(stage.x("new"), (isGroup ? 60 : 110))
        try same(stage.x("old"), 50)
    }

    private func content(_ model: StageModel) -> some View {
        HStack(spacing: 0) {
            Stage.box("old")
            if model.isOn { Stage.box("new") }
        }
    }

    /// 7.4: a removed view leaves layout at once; its siblings close up while it is still seen.
    @Test func aRemovedViewLeavesTheLayoutAtOnce() throws {
        let stage = Stage { model in
            VStack(spacing: 0) {
                if !model.isOn { Stage.box("gone") }
                Stage.box().frame(height: 40)
            }
            .fixedSize().accessibilityIdentifier("stack")
            .frame(width: 400, height: 100, alignment: .topLeading)
        }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        try same(stage.host["stack"].frame.height, 40)
        stage.host.advance(by: 0.5)
        try same(stage.host.presented["gone"].frame.minY, 0)
        try same(stage.opacity("gone"), 0.5)
    }

    /// 7.5: `AnyLayout` keeps identities: leaves fly straight and keep their states.
    @Test func leavesFlyBetweenLayouts() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Color.blue.frame(width: 40, height: 20).onTapGesture { count += 1 }
                    .accessibilityIdentifier("count \(count)")
            }
        }
        let stage = Stage { model in
            let layout =
                model.isOn
                ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                Color.red.frame(width: 40, height: 20)
                Counter()
            }
            .frame(width: 400, height: 100, alignment: .topLeading)
        }
        try stage.host["count 0"].tap()
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        stage.host.advance(by: 0.5)
        let frame = try stage.host.presented["count 1"].frame
        same(frame.origin, CGPoint(x: 20, y: 10))
    }

    private nonisolated struct Shift: GeometryEffect {
        var way: Double
        var animatableData: Double {
            get { way }
            set { way = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: way, y: 0))
        }
    }

    /// 7.7: offsets and effects take no part in layout; with `ignoredByLayout` frames do not follow either.
    @Test func effectsTakeNoPartInLayout() throws {
        var places: [CGFloat] = []
        let stage = Stage { model in
            HStack(spacing: 0) {
                Stage.box().offset(x: model.x).scaleEffect(1 + model.x / 100)
                Stage.box("next")
                Color.red.frame(width: 10, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minX
                    } action: {
                        places.append($0)
                    }
                    .modifier(Shift(way: model.x).ignoredByLayout())
            }
            .frame(width: 400, alignment: .leading)
        }
        stage.change(.linear(duration: 1)) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        try same(stage.x("next"), 10)
        stage.host.advanceToEnd()
        same(places, [20])
    }
}
