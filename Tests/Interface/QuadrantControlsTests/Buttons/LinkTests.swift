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
        #expect(tree.tap("link"))
        #expect(opened.value == url)
        #expect(tree.issues == [])
        let element = tree.accessibility("link")
        #expect(element?.traits == [.isLink] && element?.label == "Swift")
        #expect(element?.actions == ["activate"])
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
            #expect(tree.tap("label"))
            #expect(tree.issues.joined().contains("https://swift.org was not opened"), "\(style)")
        }
        let asked = TappedTree(link())
        #expect(asked.perform("link"))
        #expect(asked.issues.joined().contains("https://swift.org was not opened"))
    }

    @Test func openingTellsWhatBecameOfIt() {
        var answers: [Bool] = []
        for result in [OpenURLAction.Result.handled, .discarded, .systemAction] {
            OpenURLAction { _ in result }(url) { answers.append($0) }
        }
        #expect(answers == [true, false, false])
    }

    @Test func withoutAStyleALinkIsItsLabel() {
        let tree = TappedTree(link())
        #expect(tree.frame("link") == tree.frame("label"))
        #expect(tree.colors.map(\.parts) == [[0, 136, 255, 100]])
        #expect(TappedTree(link().disabled(true)).colors.map(\.parts) == [[0, 0, 0, 24]])
    }

    @Test func buttonStylesStyleLinks() {
        let bordered = TappedTree(link().buttonStyle(.bordered))
        #expect(bordered.frame("link").height == 34.5)
        #expect(bordered.frame("link").width == bordered.frame("label").width + 24)
        #expect(bordered.colors.map(\.parts) == [[118, 118, 124, 16], [0, 136, 255, 100]])
        #expect(bordered.accessibility("link")?.traits == [.isLink])
        #expect(bordered.links == ["https://swift.org"])
        let small = link().buttonStyle(.borderedProminent).controlSize(.small)
        #expect(TappedTree(small).frame("link").height == 28)
        let round = TappedTree(link("+").buttonStyle(.bordered).buttonBorderShape(.circle))
        #expect(round.frame("link").width == round.frame("link").height)
        let plain = TappedTree(link().buttonStyle(.plain))
        #expect(plain.colors.map(\.parts) == [[0, 0, 0, 100]])
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
        #expect(padded.frame("link").height == 40.5)
        #expect(padded.links == ["https://swift.org"])
        let framed = TappedTree(link().buttonStyle(Framed()).buttonStyle(.bordered))
        #expect(framed.frame("link").height == 44.5)
        #expect(framed.links == ["https://swift.org"], "one link, not one in another")
        #expect(framed.elements.map(\.traits) == [[.isLink]])
    }

    @Test func aLabelOfSeveralViewsIsOneLink() {
        let tree = TappedTree(
            Link(destination: url) {
                Text("Swift")
                Text("org")
            })
        #expect(tree.links == ["https://swift.org"])
        #expect(tree.elements.map(\.label) == ["Swift, org"])
        #expect(tree.elements.map(\.traits) == [[.isLink]])
    }
}
