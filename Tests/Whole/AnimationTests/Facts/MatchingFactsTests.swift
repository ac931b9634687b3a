import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Geometry in common (section 9 of the table in Tests/Facts/Motion.md).
@MainActor @Suite struct MatchingFactsTests {
    private struct Followers: View {
        let properties: MatchedGeometryProperties
        let anchor: UnitPoint
        /// Of the follower's content; `nil` for one that takes what it is proposed.
        let side: CGFloat?
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.gray.frame(width: 40, height: 40)
                    .matchedGeometryEffect(id: "m", in: space)
                    .padding(.leading, 120).padding(.top, 20)
                Color.red.frame(width: side, height: side).accessibilityIdentifier("box")
                    .matchedGeometryEffect(
                        id: "m", in: space, properties: properties, anchor: anchor,
                        isSource: false
                    )
                    .frame(width: 60, height: 60, alignment: .topLeading)
            }
            .frame(width: 400, height: 100, alignment: .topLeading)
        }
    }

    /// 9.3: where a follower lies, by its properties, its anchor, and whether its size is fixed (measured).
    @Test(arguments: [UnitPoint.center, .topLeading, .bottomTrailing, UnitPoint(x: 0.25, y: 1)])
    func followersLieWhereMeasured(anchor: UnitPoint) throws {
        let source = CGRect(x: 120, y: 20, width: 40, height: 40)
        for side in [nil, CGFloat(20), 50] {
            for properties in [MatchedGeometryProperties.position, .size, .frame] {
                let host = ViewHost(width: 400, height: 100) {
                    Followers(properties: properties, anchor: anchor, side: side)
                }
                // The source's size is proposed; a fixed size stays.
                let size = side ?? (properties == .position ? 60 : 40)
                var origin = CGPoint.zero
                if properties != .size {
                    // The content's anchor lies on the source's.
                    origin.x = source.minX + (source.width - size) * anchor.x
                    origin.y = source.minY + (source.height - size) * anchor.y
                }
                if properties == .frame {
                    origin.x += (source.width - size) * anchor.x
                    origin.y += (source.height - size) * anchor.y
                }
                try same(
                    host["box"].frame,
                    CGRect(origin: origin, size: CGSize(width: size, height: size)),
                    "\(properties) \(anchor) \(side ?? 0)")
            }
        }
    }

    private struct Pairs: View {
        let properties: MatchedGeometryProperties
        let model: StageModel
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isOn {
                    Color.red.accessibilityIdentifier("new")
                        .matchedGeometryEffect(id: 1, in: space, properties: properties)
                        .frame(width: 40, height: 40).padding(.leading, 100)
                } else {
                    Color.blue.accessibilityIdentifier("old")
                        .matchedGeometryEffect(id: 1, in: space, properties: properties)
                        .frame(width: 20, height: 20)
                }
            }
        }
    }

    /// 9.2: one that is inserted and one that is removed go together as one view, by the properties that they share; both
    /// cross-fade.
    @Test func aPairGoesAsOne() throws {
        for (properties, new) in [
            (MatchedGeometryProperties.frame, CGRect(x: 50, y: 0, width: 30, height: 30)),
            (.size, CGRect(x: 100, y: 0, width: 30, height: 30)),
            (.position, CGRect(x: 45, y: -5, width: 40, height: 40)),
        ] {
            let stage = Stage { Pairs(properties: properties, model: $0) }
            stage.change(.linear(duration: 1)) { $0.isOn = true }
            stage.host.advance(by: 0.5)
            try same(stage.host.presented["new"].frame, new, "\(properties)")
            #expect(try stage.opacity("new") == 0.5 && stage.opacity("old") == 0.5)
            stage.host.advanceToEnd()
            try same(stage.host.presented["new"].frame, CGRect(x: 100, y: 0, width: 40, height: 40))
        }
    }

    private struct Toggled: View {
        let model: StageModel
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.accessibilityIdentifier("a")
                    .matchedGeometryEffect(id: 1, in: space, isSource: !model.isOn)
                    .frame(width: 20, height: 20)
                Color.blue.accessibilityIdentifier("b")
                    .matchedGeometryEffect(id: 1, in: space, isSource: model.isOn)
                    .frame(width: 80, height: 80).padding(.leading, 100)
            }
            .frame(width: 400, height: 100, alignment: .topLeading)
        }
    }

    /// 9.1: two that change their roles: what is seen in the end is where they are.
    @Test func rolesAreChanged() throws {
        let stage = Stage { Toggled(model: $0) }
        for _ in 0..<3 {
            stage.change(.linear(duration: 1)) { $0.isOn.toggle() }
            stage.host.advance(by: 0.5)
            try same(stage.host.presented["a"].frame, CGRect(x: 50, y: 0, width: 50, height: 50))
            try same(stage.host.presented["b"].frame, stage.host.presented["a"].frame)
            stage.host.advanceToEnd()
            for name in ["a", "b"] {
                try same(stage.host.presented[name].frame, stage.host[name].frame)
            }
        }
    }

    /// 9.1: several sources are told, and the first counts.
    @Test func severalSourcesAreTold() throws {
        struct Sources: View {
            @Namespace private var space
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
                    Color.red.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: space)
                    Color.blue.accessibilityIdentifier("box")
                        .matchedGeometryEffect(id: 1, in: space, isSource: false)
                }
                .frame(width: 400, height: 100, alignment: .topLeading)
            }
        }
        let host = ViewHost(width: 400, height: 100) { Sources() }
        try same(host["box"].frame.size, CGSize(width: 20, height: 20))
        holds(host.issues.contains { "\($0)".contains("are sources") })
    }

    private struct Sheet: View {
        @State private var isShown = false
        @Namespace private var space
        let zooms: Bool

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.green.accessibilityIdentifier("go")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
                Color.yellow.frame(width: 50, height: 50).accessibilityIdentifier("source")
                    .matchedTransitionSource(id: 1, in: space)
                    .matchedGeometryEffect(id: 2, in: space)
            }
            .fullScreenCover(isPresented: $isShown) {
                if zooms {
                    content.navigationTransition(.zoom(sourceID: 1, in: space))
                } else {
                    content
                }
            }
        }

        private var content: some View {
            ZStack {
                Color.red.accessibilityIdentifier("content")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
                Color.blue.accessibilityIdentifier("box")
                    .matchedGeometryEffect(id: 2, in: space, isSource: false)
                    .allowsHitTesting(false)
            }
        }
    }

    /// 9.4: a view in a cover follows no source outside of it.
    @Test func viewsInOtherContainersDoNotMatch() throws {
        let host = ViewHost(width: 300, height: 300) { Sheet(zooms: false) }
        try host["go"].tap()
        host.advanceToEnd()
        try same(host["box"].frame, host["content"].frame)
    }

    /// 9.4: a cover grows out of its source, and can be turned back on the way.
    @Test func aCoverZoomsAndCanBeTurnedBack() throws {
        let host = ViewHost(width: 300, height: 300) { Sheet(zooms: true) }
        let before = try host.pngData()
        try host["go"].tap()
        host.advance(by: 0.5)
        let half = try host.pngData()
        let sliding = ViewHost(width: 300, height: 300) { Sheet(zooms: false) }
        try sliding["go"].tap()
        sliding.advance(by: 0.5)
        #expect(try half != before && half != sliding.pngData())
        try host["content"].tap()
        try same(host.pngData(), half)
        host.advanceToEnd()
        try same(host.pngData(), before)
    }
}
