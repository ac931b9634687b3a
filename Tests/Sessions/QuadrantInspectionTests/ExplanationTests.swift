import Expectations
import QuadrantAccessibility
import QuadrantInspection
import SwiftUI
import Testing

/// What is printed of sizes and places, word for word.
@MainActor @Suite struct ExplanationTests {
    @Test func theRemainderOfAStack() {
        let view = HStack(spacing: 8) {
            Color.red.frame(width: 20, height: 20)
            Spacer(minLength: 0)
            Color.blue.frame(minWidth: 10, maxWidth: 60).layoutPriority(-1)
        }
        same(
            snapshot(view, 200, 40).text(),
            """
            view                                                     proposed  answered  at     in root
            HStack(spacing: 8)                                       200×40    200×40    0,0    0,0
              .frame(width: 20, height: 20)                          174×40    20×20     0,10   0,10
                  · centred: (40 − 20) ÷ 2 = 10 from the top
               Color.red                                             20×20     20×20     0,0    0,10
              Spacer(minLength: 0)                                   104×40    104×0     28,20  28,20
                  · asked last (unbounded, after all others): offered the remaining 104; centred: (40 − 0) ÷ 2 =
                    20 from the top
              .frame(minWidth: 10, maxWidth: 60).layoutPriority(-1)  164×40    60×40     140,0  140,0
                  · offered width 164 → 60 by maxWidth; asked 2nd of 3 (priority -1, 10 to 60): offered the
                    remaining 164, took 60
               Color.blue                                            60×40     60×40     0,0    140,0

            """)
    }

    @Test func sharesByPriorityThenFlexibility() {
        let view = HStack(spacing: 0) {
            Color.red
            Color.blue.frame(minWidth: 80)
            Color.green.frame(maxWidth: 30).layoutPriority(1)
        }
        same(
            snapshot(view, 160, 40).text(),
            """
            view                                      proposed  answered  at     in root
            HStack(spacing: 0)                        160×40    160×40    0,0    0,0
              Color.red                               50×40     50×40     0,0    0,0
                  · asked last (unbounded): offered the remaining 50
              .frame(minWidth: 80)                    65×40     80×40     50,0   50,0
                  · offered width 65 → 80 by minWidth; asked 2nd of 3 (at least 80): offered 65 (130 left ÷ 2),
                    took 80
               Color.blue                             80×40     80×40     0,0    50,0
              .frame(maxWidth: 30).layoutPriority(1)  80×40     30×40     130,0  130,0
                  · offered width 80 → 30 by maxWidth; asked 1st of 3 (priority 1, 0 to 30): offered the
                    remaining 80, took 30
               Color.green                            30×40     30×40     0,0    130,0

            """)
    }

    @Test func whatFramesClamp() {
        let view = Color.red.frame(minWidth: 50, maxWidth: 80, maxHeight: .infinity)
            .frame(width: 40, height: 20, alignment: .bottomTrailing)
        same(
            snapshot(view, 200, 100).text(),
            """
            view                                                       proposed  answered  at     in root
            .frame(width: 40, height: 20, alignment: .bottomTrailing)  200×100   40×20     0,0    0,0
             .frame(minWidth: 50, maxWidth: 80, maxHeight: .infinity)  40×20     50×20     -10,0  -10,0
                 · offered width 40 → 50 by minWidth; at the trailing edge: 40 − 50 = -10 from the left; larger
                   than its frame by 10×0
              Color.red                                                50×20     50×20     0,0    -10,0

            """)
    }

    @Test func guidesSetByTheUser() {
        let view = ZStack(alignment: .topLeading) {
            Color.red.frame(width: 60, height: 40)
            Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -5 }
                .accessibilityIdentifier("dot")
        }
        same(
            snapshot(view, 200, 100).text(),
            """
            view                              proposed  answered  at   in root
            ZStack(alignment: .topLeading)    200×100   60×40     0,0  0,0
              .frame(width: 60, height: 40)   60×40     60×40     0,0  0,0
               Color.red                      60×40     60×40     0,0  0,0
              .alignmentGuide(.leading) #dot  60×40     10×10     5,0  5,0
                  · its .leading -5, set by .alignmentGuide, on the common 0: 0 − -5 = 5 from the left
               .frame(width: 10, height: 10)  60×40     10×10     0,0  5,0
                Color.blue                    10×10     10×10     0,0  5,0

            """)
    }

    @Test func aPosition() {
        let view = Circle().frame(width: 20, height: 20).position(x: 144, y: 80)
        same(
            snapshot(view, 160, 160).text(),
            """
            view                            proposed  answered  at      in root
            .position(x: 144, y: 80)        160×160   160×160   0,0     0,0
                · takes the whole offer; puts the center of its child at 144,80
             .frame(width: 20, height: 20)  160×160   20×20     134,70  134,70
              Circle()                      20×20     20×20     0,0     134,70

            """)
    }

    @Test func anOffset() {
        let view = Color.red.frame(width: 20, height: 20).offset(x: 40, y: -40)
        same(
            snapshot(view, 160, 160).text(),
            """
            view                            proposed  answered  at      in root
            .offset(x: 40, y: -40)          160×160   20×20     0,0     0,0
                · moves what is shown; the layout around it stays
             .frame(width: 20, height: 20)  160×160   20×20     40,-40  40,-40
              Color.red                     20×20     20×20     0,0     40,-40

            """)
    }

    @Test func rightToLeft() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            Color.blue.frame(width: 30, height: 20)
        }
        same(
            snapshot(view, 160, 160, .rightToLeft).text(),
            """
            view                             proposed  answered  at    in root
            HStack(spacing: 0)               160×160   50×20     0,0   0,0  right to left from here on
              .frame(width: 20, height: 20)  80×160    20×20     30,0  30,0  mirrored: 0 from the right
               Color.red                     20×20     20×20     0,0   30,0
              .frame(width: 30, height: 20)  140×160   30×20     0,0   0,0  mirrored: 20 from the right
               Color.blue                    30×20     30×20     0,0   0,0

            """)
    }
}
