import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// Which of several views at different z a tap reaches: the nearest to the viewer.
@MainActor @Suite struct SpaceTapTests {
    private let diary = Diary()

    private func called(_ view: some View, _ x: CGFloat = 150, _ y: CGFloat = 150) -> [String] {
        TappedTree(view).tap(x, y)
        return diary.take()
    }

    private func plane(_ name: String, _ side: CGFloat = 100) -> some View {
        Color.red.frame(width: side, height: side).onTapGesture { diary.note(name) }
    }

    @Test func theNearestIsReachedWhateverTheOrder() {
        same(
            called(
                ZStack {
                    plane("near").offset(z: 10)
                    plane("far")
                }), ["near"])
        // z decides before zIndex, and at equal z the order of drawing does.
        same(
            called(
                ZStack {
                    plane("near").offset(z: 10)
                    plane("far").zIndex(5)
                }), ["near"])
        same(
            called(
                ZStack {
                    plane("a").offset(z: 10)
                    plane("b").offset(z: 10)
                }), ["b"])
    }

    @Test func whatIsDeepInOneBranchCoversAnother() {
        let view = ZStack {
            VStack { HStack { plane("lifted").offset(z: 30) } }
            plane("later")
        }
        same(called(view), ["lifted"])
    }

    @Test func aTurnedPlaneIsReachedWhereItIsSeen() {
        let half = ZStack {
            plane("behind")
            plane("turned").rotation3DEffect(.degrees(60), axis: .y)
        }
        // The turned plane is seen as 50 points wide; its left half is nearer.
        same(called(half, 130), ["turned"])
        same(called(half, 170), ["behind"])
        same(called(half, 110), ["behind"])
        let edge = plane("edge").rotation3DEffect(.degrees(90), axis: .y)
        same(called(edge), [])
    }
}
