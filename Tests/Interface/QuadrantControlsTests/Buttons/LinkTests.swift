import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct LinkTests {
    private let url = URL(string: "https://swift.org") ?? URL(fileURLWithPath: "/")

    private func link(_ title: String = "Swift") -> some View {
        Link(destination: url) { Text(title).accessibilityIdentifier("label") }
            .accessibilityIdentifier("link")
    }

    @Test func linksOpenByTheEnvironment() {
        let opened = Kept<URL>()
        let action = OpenURLAction {
            opened.keep($0)
            return .handled
        }
        let tree = TappedTree(link().environment(\.openURL, action))
        holds(tree.tap("link"))
        same(opened.value, url)
        same(tree.issues, [])
        let element = tree.accessibility("link")
        #expect(element?.traits == [.isLink] && element?.label == "Swift")
        same(element?.actions, ["activate"])
    }

    @Test func whatIsNotOpenedIsReported() {
        for style in 0..<3 {
            let view = Group {
                switch style {
                case 0: link()
                case 1: link().buttonStyle(.bordered)
                default: link().buttonStyle(Padded())
                }
            }
            let tree = TappedTree(view)
            holds(tree.tap("label"))
            has(tree.issues.joined(), "https://swift.org was not opened", "\(style)")
        }
        let asked = TappedTree(link())
        holds(asked.perform("link"))
        has(asked.issues.joined(), "https://swift.org was not opened")
    }

    @Test func openingTellsWhatBecameOfIt() {
        var answers: [Bool] = []
        for result in [OpenURLAction.Result.handled, .discarded, .systemAction] {
            OpenURLAction { _ in result }(url) { answers.append($0) }
        }
        same(answers, [true, false, false])
    }

    @Test func withoutAStyleALinkIsItsLabel() {
        let tree = TappedTree(link())
        same(tree.frame("link"), tree.frame("label"))
        same(tree.colors.map(\.parts), [[0, 136, 255, 100]])
        same(TappedTree(link().disabled(true)).colors.map(\.parts), [[0, 0, 0, 24]])
    }

    @Test func buttonStylesStyleLinks() {
        let bordered = TappedTree(link().buttonStyle(.bordered))
        same(bordered.frame("link").height, 34.5)
        same(bordered.frame("link").width, bordered.frame("label").width + 24)
        same(bordered.colors.map(\.parts), [[118, 118, 124, 16], [0, 136, 255, 100]])
        same(bordered.accessibility("link")?.traits, [.isLink])
        same(bordered.links, ["https://swift.org"])
        let small = link().buttonStyle(.borderedProminent).controlSize(.small)
        same(TappedTree(small).frame("link").height, 28)
        let round = TappedTree(link("+").buttonStyle(.bordered).buttonBorderShape(.circle))
        same(round.frame("link").width, round.frame("link").height)
        let plain = TappedTree(link().buttonStyle(.plain))
        same(plain.colors.map(\.parts), [[0, 0, 0, 100]])
    }

    private struct Padded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(10)
        }
    }

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).padding(5)
        }
    }

    @Test func stylesOfOnesOwnStyleLinks() {
        let padded = TappedTree(link().buttonStyle(Padded()))
        same(padded.frame("link").height, 40.5)
        same(padded.links, ["https://swift.org"])
        let framed = TappedTree(link().buttonStyle(Framed()).buttonStyle(.bordered))
        same(framed.frame("link").height, 44.5)
        same(framed.links, ["https://swift.org"], "one link, not one in another")
        same(framed.elements.map(\.traits), [[.isLink]])
    }

    @Test func aLabelOfSeveralViewsIsOneLink() {
        let tree = TappedTree(
            Link(destination: url) {
                Text("Swift")
                Text("org")
            })
        same(tree.links, ["https://swift.org"])
        same(tree.elements.map(\.label), ["Swift, org"])
        same(tree.elements.map(\.traits), [[.isLink]])
    }
}
