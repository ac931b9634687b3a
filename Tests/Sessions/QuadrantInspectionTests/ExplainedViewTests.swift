import Expectations
import QuadrantAccessibility
import QuadrantInspection
import SwiftUI
import Testing

/// What is printed of texts, choices, effects and custom views, word for word.
@MainActor @Suite struct ExplainedViewTests {
    @Test func linesOfTexts() {
        let view = VStack(alignment: .leading) {
            Text("one two three four five six seven")
            Text("one two three four").lineLimit(1)
        }
        same(
            snapshot(view, 100).text(),
            """
            view                                         proposed  answered   at      in root
            VStack(alignment: .leading)                  100×nil   93.5×83.6  0,0     0,0  default distance 2
              Text("one two three four five six seven")  100×nil   93.5×61.2  0,0     0,0
                  · wrapped to 3 lines: 280.5 wide on one, offered 100
              Text("one two three four")                 100×nil   93.5×20.4  0,63.2  0,63.2
                  · cut by its line limit: 1 of 2 lines, 153 wide on one line, 59.5 more than it has

            """)
    }

    @Test func viewsThatDoNotFit() {
        let view = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 300, height: 20)
            Color.blue.frame(width: 100, height: 20)
            Color.green.frame(width: 10, height: 20)
        }
        same(
            snapshot(view, 160, 160).text(),
            """
            view                              proposed  answered  at   in root
            ViewThatFits(in: .horizontal)     160×160   100×20    0,0  0,0
              .frame(width: 300, height: 20)  —  not shown: its ideal width 300 is more than 160
              .frame(width: 100, height: 20)  160×160   100×20    0,0  0,0
                  · the first that fits: ideal width 100 of 160; refused before it: .frame(width: 300, height:
                    20) 300×20; offered 160×160
               Color.blue                     100×20    100×20    0,0  0,0
              .frame(width: 10, height: 20)   —  not shown: one before it fits

            """)
    }

    @Test func theViewsWhoseBodiesItIs() {
        let view = Card()
        same(
            snapshot(view, 160, 160).text(),
            """
            view                  proposed    answered   at          in root
            Card › VStack         160×160     17×59.61   0,0         0,0  default distance 10.81
              Title › Text("Hi")  160×74.6    17×20.4    0,0         0,0
              Tag › .background   160×128.79  16.5×28.4  0.25,31.21  0.25,31.21
                  · centred: (17 − 16.5) ÷ 2 = 0.25 from the left
               .padding(4)        160×128.79  16.5×28.4  0,0         0.25,31.21
                Text("x")         152×120.79  8.5×20.4   4,4         4.25,35.21
               Color.yellow       16.5×28.4   16.5×28.4  0,0         0.25,31.21
                   · the background: no part in the size

            """)
    }

    @Test func ratiosIgnoredOffersAndEffects() {
        let view = Color.red.aspectRatio(2, contentMode: .fit)
            .fixedSize(horizontal: true, vertical: false).scaleEffect(0.5)
        same(
            snapshot(view, 160, 60).text(),
            """
            view                                            proposed  answered  at   in root
            .scaleEffect(0.5)                               160×60    120×60    0,0  0,0
                · moves what is shown; the layout around it stays
             .fixedSize(horizontal: true, vertical: false)  160×60    120×60    0,0  30,15
                 · offered width 160 ignored: the ideal one; 60×30 in the root
              .aspectRatio(2, contentMode: .fit)            nil×60    120×60    0,0  30,15
                  · the height 60 decides: offers 120×60; 60×30 in the root
               Color.red                                    120×60    120×60    0,0  30,15  60×30 in the root

            """)
    }

    @Test func contentThatScrolls() {
        let view = ScrollView { ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 30) } }
        same(
            snapshot(view, 50, 50).text(),
            """
            view                               proposed  answered  at    in root
            ScrollView                         50×50     10×50     0,0   0,0
                · as wide as its content, 10: it does not scroll that way; scrolls: content height 68 in 50
              VStack                           50×nil    10×68     0,0   0,0  default distance 8
                .frame(width: 10, height: 30)  50×nil    10×30     0,0   0,0
                 Color.red                     10×30     10×30     0,0   0,0
                .frame(width: 10, height: 30)  50×nil    10×30     0,38  0,38
                 Color.red                     10×30     10×30     0,0   0,38

            """)
    }

    @Test func implicitStacks() {
        let view = Group {
            Color.red
            Text("a")
        }
        same(
            snapshot(view, 50, 50).text(),
            """
            view         proposed  answered  at          in root
            VStack       50×50     50×50     0,0         0,0
                · made for the views of a body with several; default distance 6.6
              Color.red  50×23     50×23     0,0         0,0  asked last (unbounded): offered the remaining 23
              Text("a")  50×21.7   8.5×20.4  20.75,29.6  20.75,29.6
                  · centred: (50 − 8.5) ÷ 2 = 20.75 from the left

            """)
    }

    @Test func noViews() {
        same(snapshot(EmptyView()).text(), "nothing to lay out: the body has no views\n")
    }
}

private struct Card: View {
    var body: some View {
        VStack {
            Title(text: "Hi")
            Text("x").modifier(Tag())
        }
    }
}

private struct Title: View {
    let text: String

    var body: some View { Text(text) }
}

private struct Tag: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(4).background(Color.yellow)
    }
}
