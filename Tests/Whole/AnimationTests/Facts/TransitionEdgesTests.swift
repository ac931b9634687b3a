import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// How views come and go, and geometry in common (sections 8 and 9 of the table in Tests/Facts/Motion.md): what
/// `TransitionFactsTests` and `MatchingFactsTests` do not say.
@MainActor @Suite struct TransitionEdgesTests {
    private func stage<V: View>(
        isRightToLeft: Bool = false, _ modify: @escaping @MainActor (AnyView) -> V
    ) -> Stage {
        Stage(width: 200, height: 100) { model in
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isOn {
                    modify(
                        AnyView(
                            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")))
                }
            }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private struct Same: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content }
    }

    /// 8.3: a transition that changes nothing is none: the view is there, and gone, at once.
    @Test func aTransitionWithoutAChangeIsNone() throws {
        let stage = stage { $0.transition(Same()) }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        #expect(try stage.opacity() == 1 && stage.x() == 0)
        stage.host.advanceToEnd()
        stage.change(.linear(duration: 1)) { $0.isOn = false }
        stage.host.advance(by: 0.01)
        fails(stage.host.presented.contains("box"))
        fails(stage.host.isAnimating)
    }

    /// 8.5: leading and trailing edges are those of the direction of the layout.
    @Test func edgesFollowTheDirection() throws {
        // From right to left the box stands at 160; it is 40 wide.
        let transitions: [(AnyTransition, coming: Double, going: Double)] = [
            (.move(edge: .leading), 160 + 30, 160 + 10),
            (.move(edge: .trailing), 160 - 30, 160 - 10),
            (.push(from: .leading), 160 + 30, 160 - 10), (.slide, 160 + 30, 160 - 10),
        ]
        for (transition, coming, going) in transitions {
            let stage = stage(isRightToLeft: true) { $0.transition(transition) }
            stage.change(.linear(duration: 1)) { $0.isOn = true }
            stage.host.advance(by: 0.25)
            try same(stage.x(), coming, "\(transition)")
            stage.host.advanceToEnd()
            stage.change(.linear(duration: 1)) { $0.isOn = false }
            stage.host.advance(by: 0.25)
            try same(stage.x(), going, "\(transition)")
        }
    }

    /// 8.5: `move` to each edge by the view's own size, without a fade; `push` leaves at the opposite one.
    @Test func movesAndPushesByTheOwnSize() throws {
        for (edge, x, y) in [
            (Edge.leading, -10.0, 0.0), (.trailing, 10, 0), (.top, 0, -5), (.bottom, 0, 5),
        ] {
            for isPush in [false, true] {
                let stage = stage { $0.transition(isPush ? .push(from: edge) : .move(edge: edge)) }
                stage.change(nil) { $0.isOn = true }
                stage.change(.linear(duration: 1)) { $0.isOn = false }
                stage.host.advance(by: 0.25)
                let seen = try stage.host.presented["box"].frame.origin
                same(seen, CGPoint(x: isPush ? -x : x, y: isPush ? -y : y), "\(edge)")
                try same(stage.opacity(), (isPush ? 0.75 : 1))
            }
        }
    }

    /// Whether something is blurred in a picture; near its edges that is a document in the document.
    private func isBlurred(_ svg: String) -> Bool {
        svg.contains("feGaussianBlur") || svg.contains("data:image/svg+xml")
    }

    /// 8.5: `blurReplace` blurs: nothing of it is left in the end.
    @Test func blurReplaceBlurs() throws {
        for transition in [
            AnyTransition(.blurReplace), AnyTransition(.blurReplace(.upUp)),
            AnyTransition(BlurReplaceTransition(configuration: .downUp)),
        ] {
            let stage = stage { $0.transition(transition) }
            stage.change(.linear(duration: 1)) { $0.isOn = true }
            stage.host.advance(by: 0.5)
            holds(isBlurred(stage.host.svg()))
            stage.host.advanceToEnd()
            fails(isBlurred(stage.host.svg()))
        }
    }

    private struct Zooming: View {
        enum Kind { case sheet, cover, push }

        let kind: Kind
        var zooms = true
        @State private var isShown = false
        @State private var path: [Int] = []
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $path) {
                ZStack(alignment: .topLeading) {
                    Color.green.accessibilityIdentifier("go").onTapGesture {
                        withAnimation(.linear(duration: 1)) {
                            if kind == .push { path = [1] } else { isShown = true }
                        }
                    }
                    Color.yellow.frame(width: 50, height: 50)
                        .matchedTransitionSource(id: 1, in: space)
                }
                .navigationDestination(for: Int.self) { _ in
                    content.navigationBarBackButtonHidden()
                }
            }
            .sheet(isPresented: kind == .sheet ? $isShown : .constant(false)) { content }
            .fullScreenCover(isPresented: kind == .cover ? $isShown : .constant(false)) { content }
        }

        @ViewBuilder private var content: some View {
            if zooms {
                plain.navigationTransition(.zoom(sourceID: 1, in: space))
            } else {
                plain
            }
        }

        private var plain: some View {
            Color.red.accessibilityIdentifier("content").onTapGesture {
                withAnimation(.linear(duration: 1)) {
                    isShown = false
                    path = []
                }
            }
        }
    }

    /// 9.4: sheets, covers and pushed screens zoom out of their source, and can be turned back at any moment: an interrupted
    /// push becomes a pop.
    @Test(arguments: [0, 1, 2]) func everythingZoomsAndCanBeTurnedBack(kind: Int) throws {
        let kind = [Zooming.Kind.sheet, .cover, .push][kind]
        let host = ViewHost(width: 300, height: 400) { Zooming(kind: kind) }
        let sliding = ViewHost(width: 300, height: 400) { Zooming(kind: kind, zooms: false) }
        let before = try host.pngData()
        for host in [host, sliding] {
            try host["go"].tap()
            host.advance(by: 0.5)
        }
        let half = try host.pngData()
        #expect(try half != before && half != sliding.pngData())
        try host["content"].tap()
        try same(host.pngData(), half, "It goes on from what is seen.")
        host.advance(by: 0.25)
        try differ(host.pngData(), before)
        host.advanceToEnd()
        try same(host.pngData(), before)
        try host["go"].tap()
        host.advanceToEnd()
        sliding.advanceToEnd()
        try same(host.pngData(), sliding.pngData())
    }

    private struct Styled: View {
        let styles: Bool
        @State private var isShown = false
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.white.accessibilityIdentifier("go")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
                if styles {
                    source.matchedTransitionSource(id: 1, in: space) {
                        $0.background(.blue).clipShape(RoundedRectangle(cornerRadius: 20))
                            .shadow(color: .black, radius: 8, x: 0, y: 4)
                    }
                } else {
                    source.matchedTransitionSource(id: 1, in: space)
                }
            }
            .fullScreenCover(isPresented: $isShown) {
                Color.red.navigationTransition(.zoom(sourceID: 1, in: space))
            }
        }

        private var source: some View {
            Text("Go").frame(width: 60, height: 60).padding(20)
        }
    }

    /// 9.4: what a source says of its looks is seen, at rest and on the way.
    @Test func sourcesHaveLooks() throws {
        let styled = ViewHost(width: 300, height: 300) { Styled(styles: true) }
        let plain = ViewHost(width: 300, height: 300) { Styled(styles: false) }
        try differ(styled.pngData(), plain.pngData())
        for host in [styled, plain] {
            try host["go"].tap()
            host.advance(by: 0.2)
        }
        try differ(styled.pngData(), plain.pngData())
        for host in [styled, plain] { host.advanceToEnd() }
        try same(styled.pngData(), plain.pngData())
    }
}
