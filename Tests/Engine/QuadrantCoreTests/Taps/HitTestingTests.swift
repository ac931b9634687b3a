import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantViews
import TappedViews
import TestedViews
import Testing

/// What a tap reaches, told by who is called.
@MainActor @Suite struct HitTestingTests {
    private let diary = Diary()

    private func called(_ view: some View, _ x: CGFloat, _ y: CGFloat, count: Int = 1) -> [String] {
        TappedTree(view).tap(x, y, count: count)
        return diary.take()
    }

    private func box(_ name: String, _ side: CGFloat = 100) -> some View {
        Color.red.frame(width: side, height: side).onTapGesture { diary.note(name) }
    }

    @Test func theFrontmostIsReached() {
        let stack = ZStack(alignment: .topLeading) {
            box("back")
            box("front", 50)
        }
        same(called(stack, 110, 110), ["front"])
        same(called(stack, 190, 190), ["back"])
        same(called(stack, 10, 10), [])
        let raised = ZStack(alignment: .topLeading) {
            box("back").zIndex(1)
            box("front", 50)
        }
        same(called(raised, 110, 110), ["back"])
    }

    @Test func overlaysBeforeTheContentBackgroundsAfter() {
        let view = box("content", 40).overlay { box("overlay", 20) }
            .background { box("background", 100) }
        same(called(view, 150, 150), ["overlay"])
        same(called(view, 133, 133), ["content"])
        same(called(view, 105, 105), ["background"])
    }

    @Test func whatIsNotSeenIsNotReached() {
        for isHidden in [true, false] {
            let view = ZStack {
                box("back")
                if isHidden { box("front").hidden() } else { box("front").opacity(0) }
            }
            same(called(view, 150, 150), ["back"])
        }
        let faint = ZStack {
            box("back")
            box("front").opacity(0.01)
        }
        same(called(faint, 150, 150), ["front"])
        let clear = ZStack {
            box("back")
            Color.clear.onTapGesture { diary.note("clear") }
        }
        same(called(clear, 150, 150), ["back"])
    }

    @Test func hitTestingCanBeSwitchedOff() {
        func view(_ isOn: Bool) -> some View {
            ZStack {
                box("back")
                box("front").allowsHitTesting(isOn)
            }
        }
        same(called(view(false), 150, 150), ["back"])
        same(called(view(true), 150, 150), ["front"])
    }

    @Test func aDisabledViewStillCovers() {
        let view = ZStack {
            box("back")
            box("front").disabled(true)
        }
        same(called(view, 150, 150), [])
        // The action of a view around is one of its own.
        same(
            called(box("inner").disabled(true).onTapGesture { diary.note("outer") }, 150, 150),
            ["outer"])
    }

    @Test func shapesByTheirOutlines() {
        let view = ZStack {
            box("back")
            Circle().frame(width: 100, height: 100).onTapGesture { diary.note("circle") }
        }
        same(called(view, 150, 150), ["circle"])
        same(called(view, 105, 105), ["back"])
        let ring = ZStack {
            box("back")
            Circle().stroke(lineWidth: 10).frame(width: 80, height: 80)
                .onTapGesture { diary.note("ring") }
        }
        same(called(ring, 150, 150), ["back"])
        same(called(ring, 150, 108), ["ring"])
    }

    @Test func containersOnlyThroughWhatTheyHold() {
        func view(_ isShaped: Bool) -> some View {
            let stack = VStack(spacing: 40) {
                Color.red.frame(width: 20, height: 20)
                Color.red.frame(width: 20, height: 20)
            }
            return Group {
                if isShaped { stack.contentShape(Rectangle()) } else { stack }
            }.onTapGesture { diary.note("stack") }
        }
        same(called(view(false), 150, 150), [])
        same(called(view(false), 150, 115), ["stack"])
        same(called(view(true), 150, 150), ["stack"])
    }

    @Test func aContentShapeLimitsAndAHoleInItLetsThrough() {
        let round = Color.red.frame(width: 100, height: 100).contentShape(Circle())
            .onTapGesture { diary.note("round") }
        same(called(round, 150, 150), ["round"])
        same(called(round, 105, 105), [])
        struct Frame: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: 20, dy: 20))
                return path
            }
        }
        func framed(_ isEvenOdd: Bool) -> some View {
            Color.red.frame(width: 100, height: 100).contentShape(Frame(), eoFill: isEvenOdd)
                .onTapGesture { diary.note("frame") }
        }
        same(called(framed(true), 150, 150), [])
        same(called(framed(false), 150, 150), ["frame"])
        same(called(framed(true), 105, 150), ["frame"])
    }

    @Test func otherKindsOfContentShapesAreReported() {
        let tree = TappedTree(
            box("a").contentShape([.dragPreview, .hoverEffect], Rectangle().size(.zero)))
        holds(tree.tap(150, 150))
        has(tree.issues.joined(), "without effect here")
    }

    /// Published at https://oleb.net/2022/clipped-hit-testing.
    @Test func clipsDoNotCount() {
        let view = Color.red.frame(width: 100, height: 100).frame(width: 20, height: 20).clipped()
            .onTapGesture { diary.note("beyond") }
        same(called(view, 110, 110), ["beyond"])
    }

    @Test func effectsAreFollowed() {
        let moved = box("moved", 20).offset(x: 100)
        same(called(moved, 250, 150), ["moved"])
        same(called(moved, 150, 150), [])
        let turned = Color.red.frame(width: 100, height: 10).onTapGesture { diary.note("turned") }
            .rotationEffect(.degrees(90))
        same(called(turned, 150, 105), ["turned"])
        same(called(turned, 105, 150), [])
        let large = box("large", 20).scaleEffect(5)
        same(called(large, 105, 105), ["large"])
        same(called(box("gone", 20).scaleEffect(0), 150, 150), [])
        let bent = box("bent").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        same(called(bent, 150, 150), ["bent"])
        same(called(bent, 105, 150), [])
    }

    @Test func theInnermostActionIsCalled() {
        let view = VStack(spacing: 0) {
            box("inner", 50)
            Color.blue.frame(width: 50, height: 50)
        }.onTapGesture { diary.note("outer") }
        same(called(view, 150, 110), ["inner"])
        same(called(view, 150, 190), ["outer"])
        let both = box("first", 50).onTapGesture { diary.note("second") }
        same(called(both, 150, 150), ["first"])
    }

    @Test func severalTaps() {
        let view = Color.red.onTapGesture(count: 2) { diary.note("double") }
            .onTapGesture { diary.note("single") }
        same(called(view, 150, 150), ["single"])
        same(called(view, 150, 150, count: 2), ["double"])
        let wrong = Color.red.onTapGesture { diary.note("single") }
            .onTapGesture(count: 2) { diary.note("double") }
        same(called(wrong, 150, 150, count: 2), ["single", "single"])
        let none = TappedTree(Color.red.onTapGesture(count: 0) { diary.note("none") })
        holds(none.tap(150, 150))
        has(none.issues.joined(), ".onTapGesture(count: 0)")
    }

    @Test func placesInEachSpace() {
        var places: [CGPoint] = []
        func tap(_ view: some View) { TappedTree(view).tap(130, 120) }
        let square = Color.red.frame(width: 100, height: 100)
        tap(square.onTapGesture { places.append($0) })
        tap(square.onTapGesture(coordinateSpace: .global) { places.append($0) })
        tap(
            square.onTapGesture(coordinateSpace: .named("around")) { places.append($0) }
                .padding(10).coordinateSpace(.named("around")))
        tap(square.onTapGesture { places.append($0) }.scaleEffect(2))
        same(
            places,
            [
                CGPoint(x: 30, y: 20), CGPoint(x: 130, y: 120), CGPoint(x: 40, y: 30),
                CGPoint(x: 40, y: 35),
            ])
    }

    /// A perspective is not the same all over the view: the place is the one that the eye sees there.
    @Test func placesUnderAPerspective() throws {
        var places: [CGPoint] = []
        func view(_ space: some CoordinateSpaceProtocol) -> some View {
            Color.red.frame(width: 100, height: 100)
                .onTapGesture(coordinateSpace: space) { places.append($0) }
                .padding(10).coordinateSpace(.named("around"))
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 1)
        }
        // Where the point 90, 50 of the square is seen.
        let corner = Color.blue.frame(width: 2, height: 2).accessibilityIdentifier("there")
            .position(x: 90, y: 50).frame(width: 100, height: 100).padding(10)
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 1)
        let seen = TappedTree(corner).frame("there")
        let point = CGPoint(x: seen.midX, y: seen.midY)
        TappedTree(view(.local)).tap(point.x, point.y)
        TappedTree(view(.named("around"))).tap(point.x, point.y)
        TappedTree(view(.global)).tap(point.x, point.y)
        let local = try #require(places.first)
        #expect(abs(local.x - 90) < 0.1 && abs(local.y - 50) < 0.1)
        #expect(abs(places[1].x - 100) < 0.1 && abs(places[1].y - 60) < 0.1)
        same(places[2], point)
    }

    @Test func accessibilityFollowsContentShapes() {
        func frame(_ view: some View) -> CGRect? {
            TappedTree(view.accessibilityIdentifier("a")).accessibility("a")?.frame
        }
        let (box, small) = (
            Color.red.frame(width: 100, height: 100).accessibilityLabel("Box"),
            Rectangle().size(width: 20, height: 30)
        )
        same(frame(box), CGRect(x: 100, y: 100, width: 100, height: 100))
        let expected = CGRect(x: 100, y: 100, width: 20, height: 30)
        same(frame(box.contentShape(small)), expected)
        same(frame(box.contentShape(.accessibility, small)), expected)
        same(frame(box.contentShape([.accessibility, .interaction], small)), expected)
        // The outer modifier wins over the inner one.
        let both = box.contentShape(.accessibility, small).padding(10)
            .contentShape(.accessibility, Rectangle())
        same(frame(both), CGRect(x: 90, y: 90, width: 120, height: 120))
        same(frame(Button("A") {}.contentShape(.accessibility, small))?.size, expected.size)
        same(TappedTree(box.contentShape(.accessibility, small)).issues, [])
        // Taps do not follow it.
        let tapped = box.onTapGesture { diary.note("tapped") }.contentShape(.accessibility, small)
        same(called(tapped, 190, 190), ["tapped"])
    }

    @Test func scrollViewsMoveWhatIsReachedAndCover() throws {
        let view = ZStack {
            box("behind", 300)
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { index in
                        Color.red.frame(width: 100, height: 50)
                            .onTapGesture { diary.note("\(index)") }
                    }
                }
            }
            .frame(height: 100).accessibilityIdentifier("scroll")
        }
        let tree = TappedTree(view)
        tree.tap(150, 101)
        same(diary.take(), ["0"])
        // The third row lies beyond the scroll view's edge.
        tree.tap(150, 210)
        same(diary.take(), ["behind"])
        tree.tap(99, 150)
        same(diary.take(), ["behind"])
        let node = try #require(tree.node("scroll"))
        let inner = try #require(tree.tree.nodes(at: CGPoint(x: 150, y: 150)).first)
        holds(tree.tree.scroll(inner, to: CGPoint(x: 0, y: 100)))
        tree.tree.update(ProposedViewSize(width: 300, height: 300))
        tree.tap(150, 101)
        same(diary.take(), ["2"])
        same(tree.tree.frame(of: node).height, 100)
    }

    @Test func pointsThatAreNoneReachNothing() {
        let tree = TappedTree(box("a", 300))
        fails(tree.tap(.nan, 1))
        fails(tree.tap(.infinity, 1))
        same(tree.tree.nodes(at: CGPoint(x: 400, y: 1)), [])
    }
}
