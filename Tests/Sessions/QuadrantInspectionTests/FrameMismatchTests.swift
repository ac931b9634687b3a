import Expectations
import QuadrantTesting
import SwiftUI
import Testing

@MainActor @Suite struct FrameMismatchTests {
    private let layout = LayoutSnapshot(
        of: VStack {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
            Color.blue
        }.padding(8), proposal: ProposedViewSize(width: 100, height: 100))

    @Test func theExpectedFrameIsNoMismatch() {
        let frame = CGRect(x: 40, y: 8.4, width: 20, height: 20)
        same(layout.mismatch(of: "box", frame), nil)
        differ(layout.mismatch(of: "box", frame, tolerance: 0.1), nil)
    }

    @Test func aFailureSaysWhatItGotAndTheChainFromTheRoot() {
        let mismatch = layout.mismatch(of: "box", CGRect(x: 0, y: 0, width: 20, height: 20))
        same(
            mismatch?.description,
            """
            "box": got (40.0, 8.0, 20.0, 20.0), expected (0.0, 0.0, 20.0, 20.0)
            view                                   proposed  answered  at    in root
            .padding(8)                            100×100   100×100   0,0   0,0
             VStack                                84×84     84×84     8,8   8,8  default distance 8
               .frame(width: 20, height: 20) #box  84×38     20×20     32,0  40,8
                   · centred: (84 − 20) ÷ 2 = 32 from the left

            """)
    }

    @Test func anUnknownNameListsTheOthers() {
        let mismatch = layout.mismatch(of: "bax", .zero)
        same(mismatch?.frame, nil)
        same(mismatch?.explanation, "No view has the identifier \"bax\"; there are: \"box\".\n")
    }

    @Test func wordsTellGuidesAsTheyWereTold() {
        var calls = 0
        let view = ZStack(alignment: .leading) {
            Color.blue
            Color.red.frame(width: 5).alignmentGuide(.leading) { _ in
                calls += 1
                return 1
            }
        }
        let layout = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 10, height: 10))
        let needed = calls
        has(
            layout.explanation(),
            "its .leading 1, set by .alignmentGuide, on the common 1: 1 − 1 = 0 from the left")
        same(calls, needed, "what the guide answered is remembered")
    }
}
