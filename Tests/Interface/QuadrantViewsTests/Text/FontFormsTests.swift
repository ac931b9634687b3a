import Expectations
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Every form of the font and text modifiers, with the labels and defaults of Apple's reference: each
/// call must compile, on a text and on a view.
@MainActor @Suite struct FontFormsTests {
    @Test func fontsHaveTheirForms() {
        let fonts: [Font] = [
            .system(.body), .system(.title, design: .serif), .system(.body, weight: .bold),
            .system(.body, design: .rounded, weight: .bold), .system(size: 12),
            .system(size: 12, weight: .heavy), .system(size: 12, design: .monospaced),
            .system(size: 12, weight: .thin, design: .default), .custom("Inter", size: 12),
            .custom("Inter", size: 12, relativeTo: .title), .custom("Inter", fixedSize: 12),
            .body.bold(), .body.bold(true), .body.italic(), .body.italic(false),
            .body.weight(.light), .body.width(.condensed), .body.width(Font.Width(0.1)),
            .body.leading(.tight), .body.monospaced(), .body.monospacedDigit(), .body.smallCaps(),
            .body.lowercaseSmallCaps(), .body.uppercaseSmallCaps(true), .body.pointSize(9),
            .body.scaled(by: 2), .default, .extraLargeTitle, .extraLargeTitle2,
        ]
        same(Set(fonts).count, fonts.count - 1)
        same(Font.TextStyle.allCases.count, 13)
    }

    @Test func textsKeepTheirType() {
        let text = Text("a").font(.body).fontWeight(.bold).fontDesign(.serif).fontWidth(.expanded)
            .bold().bold(true).italic().italic(true).underline().underline(true, color: .red)
            .underline(pattern: .dot).strikethrough().strikethrough(pattern: .dash, color: .red)
            .kerning(1).tracking(1).baselineOffset(1).monospaced().monospacedDigit()
            .foregroundColor(.red).foregroundStyle(.blue).textScale(.secondary)
            .typesettingLanguage(.init(languageCode: .thai)).speechAdjustedPitch(1)
        let sum: Text = text + Text("b")
        differ(sum, text)
    }

    @Test func viewsTakeTheSame() {
        let view = VStack { Text("a") }.font(.body).fontWeight(.bold).fontDesign(.serif)
            .fontWidth(.expanded).bold().italic().underline(true, pattern: .dash, color: .red)
            .strikethrough().kerning(1).tracking(1).baselineOffset(1).monospaced(false)
            .monospacedDigit().textCase(.uppercase).lineLimit(3).lineLimit(1...3).lineLimit(2...)
            .lineLimit(...4).lineLimit(2, reservesSpace: true).lineSpacing(2)
            .lineHeight(.multiple(factor: 1.5)).multilineTextAlignment(.center)
            .truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
            .dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .textScale(.default).typesettingLanguage(.init(languageCode: .thai))
            .textSelection(.disabled)
        #expect(LayoutSnapshot(of: view, proposal: .unspecified).size.width > 0)
    }
}
