import Foundation
import QuadrantCore
import QuadrantViews
import Testing

/// What is reported of values that cannot be.
@MainActor @Suite struct TextIssueTests {
    private func issue(_ view: some View) -> String? {
        ShownText(view, width: 100).issues.first.map { "\($0.message). \($0.advice)" }
    }

    @Test func impossibleValuesAreReported() {
        let text = Text("a")
        #expect(
            issue(text.font(.system(size: -3)))
                == "Font.system(size: -3.0) is not a size above 0. It counts as 1. "
                + "Give a size in points.")
        #expect(
            issue(text.font(.body.scaled(by: .nan)))
                == ".scaled(by: nan) is not a size above 0. It counts as 1. "
                + "Give a factor above 0.")
        #expect(
            issue(text.kerning(.infinity))
                == ".kerning(inf) is not a finite number. It was ignored. "
                + "Give a finite number of points.")
        #expect(
            issue(HStack { text }.tracking(.nan))
                == ".tracking(nan) is not a finite number. It was ignored. "
                + "Give a finite number of points.")
        #expect(
            issue(text.lineLimit(0))
                == ".lineLimit(0) leaves no line. It counts as 1. "
                + "Use nil for any number of lines.")
        #expect(
            issue(text.minimumScaleFactor(2))
                == ".minimumScaleFactor(2.0) is not between 0 and 1. It counts as 1.0.")
        #expect(
            issue(text.lineHeight(.multiple(factor: -1)))
                == ".lineHeight(.multiple(factor: -1.0)) is no height. It was ignored. "
                + "Give a finite number above 0.")
        #expect(
            issue(Text(Image(systemName: "no.such.thing")))
                == "Image(systemName: \"no.such.thing\") cannot stand in a line of text. "
                + "It takes no room. Put it beside the text with an HStack.")
    }

    @Test func whatHasNoMeaningHereSaysSo() {
        #expect(
            issue(Text("a").textSelection(.enabled))
                == ".textSelection(_:) is accepted, without effect here. "
                + "Pictures do not change by it.")
        #expect(
            issue(Text("a").speechSpellsOutCharacters().bold())
                == ".speechSpellsOutCharacters(true) is accepted, without effect here. "
                + "Pictures do not change by it.")
    }

    @Test func ordinaryTextsReportNothing() {
        #expect(issue(Text("a **b** \(3)").bold().lineLimit(2).font(.system(size: 9))) == nil)
    }

    @Test func charactersThatNoFontHasAreReported() {
        // A private character.
        let issue = issue(Text(verbatim: "a\u{F0000}"))
        #expect(issue?.hasPrefix("No font has the character") == true)
        #expect(issue?.contains("(U+F0000). A box is drawn.") == true)
    }

    @Test func filesThatAreNoFontsAreRefused() {
        #expect(throws: FontRegistrationError.notAFont("a.ttf")) {
            try Font.register(data: Data("<html>".utf8), name: "a.ttf")
        }
        let missing = URL(fileURLWithPath: "/no/such/font.ttf")
        #expect(throws: FontRegistrationError.self) { try Font.register(contentsOf: missing) }
        #expect(throws: FontRegistrationError.self) { try Font.register(resource: "none") }
    }
}
