import Expectations
import Foundation
import QuadrantCommand
import Testing

/// What previews ask for, in the pictures, the list and the names of files.
@Suite struct PreviewTests {
    /// A view that shows its surroundings in its own size, 10 wide for light and compact.
    private static let card = """
        import SwiftUI
        struct Card: View {
            @Environment(\\.colorScheme) var scheme
            @Environment(\\.horizontalSizeClass) var width
            @Environment(\\.verticalSizeClass) var height
            var body: some View {
                Color.red.frame(
                    width: (scheme == .dark ? 20 : 10) + (width == .regular ? 200 : 0),
                    height: height == .regular ? 10 : 30)
            }
        }

        """

    private func sizes(
        _ source: String, _ arguments: [String] = []
    ) throws -> (sizes: [String: String], errors: String) {
        let folder = try ScratchFolder()
        try folder.write("Card.swift", Self.card + source)
        let run = try folder.render(
            ["Card.swift", "--all", "--scale", "1", "-o", "out"] + arguments)
        same(run.ending, .exited(0), "\(run.errorText)")
        let names = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        let sizes = names.map { name in
            // out/Card-NAME.png
            (String(name.dropFirst(9).dropLast(4)), Self.size(folder.data(String(name))))
        }
        return (Dictionary(sizes, uniquingKeysWith: { first, _ in first }), run.errorText)
    }

    /// `393x852`, from the header of a PNG.
    private static func size(_ data: Data?) -> String {
        guard let bytes = data.map({ [UInt8]($0) }), bytes.count > 24 else { return "" }
        func number(_ start: Int) -> Int {
            bytes[start..<(start + 4)].reduce(0) { $0 << 8 + Int($1) }
        }
        return "\(number(16))x\(number(20))"
    }

    /// Previews are compiled without their macro; what is wrong in one is told as the macro's.
    @Test func errorsNameThePlacesInThePreview() throws {
        let folder = try ScratchFolder()
        let card = """
            import SwiftUI
            struct Card: View { var x = 1
              var body: some View { Text("\\(x)") } }

            """
        try folder.write("Card.swift", card + "#Preview { Card(z: 3) }\n")
        let run = try folder.render(["Card.swift"])
        same(run.ending, .exited(65))
        holds(
            run.errorText.hasPrefix(
                """
                Card.swift:4:16: error: incorrect argument label in call (have 'z:', expected 'x:')
                #Preview { Card(z: 3) }
                               ^~
                """), run.errorText)
        try folder.write("Card.swift", card + "#Preview(\"A\") { var n = 3; Card(x: n) }\n")
        let warned = try folder.render(["Card.swift"])
        same(warned.ending, .exited(0))
        fails(warned.errorText.contains("quadrant_preview_"), warned.errorText)
    }

    @Test func aProvidersPreviewsAreDrawnByThemselvesUnderTheirNames() throws {
        let (sizes, errors) = try sizes(
            """
            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        Card()
                        Card().preferredColorScheme(.dark).previewDisplayName("Dark")
                    }
                    Card().previewLayout(.fixed(width: 200, height: 100)).previewDisplayName("Fixed")
                    Card().previewLayout(.device).previewDisplayName("Device")
                    Card().previewDevice("iPhone SE (3rd generation)").previewDisplayName("SE")
                    Card().previewDevice("iPad mini (6th generation)").previewLayout(.sizeThatFits)
                        .previewDisplayName("iPad")
                    Card().previewInterfaceOrientation(.landscapeLeft).previewDisplayName("Side")
                }
            }
            """)
        same(
            sizes,
            [
                "Card_Previews": "10x10", "Dark": "20x10", "Fixed": "200x100",
                "Device": "393x852", "SE": "375x667", "iPad": "210x10", "Side": "852x393",
            ])
        fails(errors.contains("warning"))
    }

    /// What returns a view or a controller is a preview of UIKit's.
    @Test func viewsAndControllersOfUIKitsArePreviewed() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "U.swift",
            """
            import UIKit
            #Preview("Label") { let label = UILabel(); label.text = "hello"; return label }
            final class RedController: UIViewController {
                override func viewDidLoad() { view.backgroundColor = .red }
            }
            #Preview("Red", traits: .fixedLayout(width: 30, height: 20)) { RedController() }
            """)
        for (name, words) in [("Label", ">hello<"), ("Red", "fill=\"#f00\"")] {
            let run = try folder.render([
                "U.swift", "--view", name, "-o", "-", "--format", "svg", "--svg-text",
            ])
            has(String(decoding: run.output, as: UTF8.self), words, run.errorText)
        }
    }

    @Test func traitsAskForLayoutAndOrientation() throws {
        let (sizes, _) = try sizes(
            """
            #Preview("Standard", traits: .defaultLayout) { Card() }
            #Preview("Left", traits: .landscapeLeft) { Card() }
            #Preview("Right", traits: .landscapeRight) { Card() }
            #Preview("Up", traits: .portrait) { Card() }
            #Preview("Down", traits: .portraitUpsideDown) { Card() }
            #Preview("Fits on its side", traits: .sizeThatFitsLayout, .landscapeLeft) { Card() }
            #Preview("Fixed", traits: .fixedLayout(width: 40, height: 50)) { Card() }
            """)
        same(
            sizes,
            [
                "Standard": "10x10", "Left": "852x393", "Right": "852x393",
                "Up": "393x852", "Down": "393x852", "Fits on its side": "10x30", "Fixed": "40x50",
            ])
    }

    @Test func anExplicitSizeWins() throws {
        let (sizes, _) = try sizes(
            "#Preview(\"Side\", traits: .landscapeLeft) { Card() }", ["--size", "60x70"])
        same(sizes["Side"], "60x70")
    }

    @Test func aModifierBringsWhatPreviewsShare() throws {
        let (sizes, _) = try sizes(
            """
            @Observable final class Store { var width = 0.0 }
            struct Sample: PreviewModifier {
                static func makeSharedContext() async throws -> Store {
                    await Task.yield()
                    let store = Store()
                    store.width = 77
                    return store
                }
                func body(content: Content, context: Store) -> some View {
                    content.environment(context)
                }
            }
            struct Wide: PreviewModifier {
                func body(content: Content, context: Void) -> some View { content.padding(1) }
            }
            extension PreviewTrait where T == Preview.ViewTraits {
                static var sample: Self { .modifier(Sample()) }
            }
            struct Reader: View {
                let isNeeded: Bool
                @Environment(Store.self) private var store
                var body: some View { Color.blue.frame(width: store.width, height: 5) }
            }
            #Preview("Sample", traits: .sample, .modifier(Wide())) { Reader(isNeeded: true) }
            """)
        same(sizes["Sample"], "79x7")
    }

    @Test func whatASharedContextThrowsIsTold() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Card.swift",
            Self.card + """
                struct Empty: Error {}
                struct Sample: PreviewModifier {
                    static func makeSharedContext() async throws -> Int { throw Empty() }
                    func body(content: Content, context: Int) -> some View { content }
                }
                #Preview("Sample", traits: .modifier(Sample())) { Card() }
                """)
        let run = try folder.render(["Card.swift", "-o", "a.png"])
        differ(run.ending, .exited(0))
        has(run.errorText, "makeSharedContext threw: Empty()")
    }

    @Test func whatIsNotKnownIsTold() throws {
        let (sizes, errors) = try sizes(
            """
            struct A_Previews: PreviewProvider {
                static var previews: some View { Card().previewDevice("Nokia 3310") }
            }
            struct B_Previews: PreviewProvider {
                static var previews: some View {
                    ForEach(0..<2) { _ in Card().previewDisplayName("Looped") }
                }
            }
            """)
        same(sizes["A_Previews"], "393x852")
        has(errors, "warning: PreviewDevice \"Nokia 3310\" is not known.")
        has(errors, "warning: The preview provider has 2 previews that are made by")
    }

    @Test func namesAreListedAndChosen() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Card.swift",
            Self.card + """
                struct Card_Previews: PreviewProvider {
                    static var previews: some View {
                        Card().previewDisplayName("Light")
                        Card().preferredColorScheme(.dark).previewDisplayName("Dark")
                    }
                }
                """)
        let list = try folder.render(["Card.swift", "--list"])
        let lines = String(decoding: list.output, as: UTF8.self).split(separator: "\n")
        holds(lines.contains { $0.hasPrefix("provider  Dark ") })
        let run = try folder.render(
            ["Card.swift", "--view", "Dark", "--scale", "1", "-o", "dark.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
        same(Self.size(folder.data("dark.png")), "20x10")
    }
}
