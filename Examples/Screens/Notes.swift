import SwiftUI

/// What a text can wear: weights, lines through and below, capitals, cuts, directions.
struct RichNotes: View {
    private let long = "A long line that has no room where it stands and is cut somewhere"

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            marks
            lines
            Divider()
            Text("All the views here").font(.headline)
            VStack(alignment: .leading, spacing: 6) {
                Text("Bold").bold()
                Text("Italic").italic()
                Text("Serif").fontDesign(.serif)
                Text("Wide").fontWidth(.expanded)
                Text("Digits 1234").monospacedDigit()
                Text("Kerned").kerning(3)
                Text("Raised").baselineOffset(4)
            }
            VStack(alignment: .leading, spacing: 6) { cuts }
            Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
        }
        .padding()
        .frame(width: 390, alignment: .leading)
    }

    /// Marks of texts themselves: the results are texts and can be joined.
    @ViewBuilder private var marks: some View {
        Text("\(Text("bold").bold()), \(Text("not bold").bold(false))")
        Text("\(Text("slanted").italic(true)), \(Text("typewriter").monospaced())")
        Text("\(Text("serif").fontDesign(.serif)), \(Text("narrow").fontWidth(.condensed))")
        Text("\(Text("Gone").strikethrough(pattern: .dash, color: .red)) and here")
        Text(verbatim: "*no* _markdown_ here")
        Text("Straße").typesettingLanguage(Locale.Language(identifier: "de"))
        Text("small \(Text("smaller").textScale(.secondary)) small").textScale(.default)
    }

    /// Lines below and through views.
    @ViewBuilder private var lines: some View {
        Group { Text("Solid") }.underline(true, pattern: .solid, color: .blue)
        Group { Text("Dash, dot") }.underline(pattern: .dashDot)
        Group { Text("Dash, dot, dot") }.strikethrough(true, pattern: .dashDotDot, color: .red)
        Text(singleLine)
        Group { Text("Bold") }.bold(true)
        Group { Text("Italic") }.italic(true)
        Group { Text("Typewriter") }.monospaced(true)
        Group { Text("Serif") }.fontDesign(.serif)
        Group { Text("Wide") }.fontWidth(.expanded)
        Group { Text("1234") }.monospacedDigit()
        Group { Text("Kerned, raised") }.kerning(2).baselineOffset(3)
        Group { Text("Straße") }.typesettingLanguage(Locale.Language(identifier: "de"))
    }

    private var singleLine: AttributedString {
        var text = AttributedString("A single line, and dots")
        text.underlineStyle = .single
        if let dots = text.range(of: "dots") {
            text[dots].underlineStyle = Text.LineStyle(pattern: Text.LineStyle.Pattern.dot)
        }
        return text
    }

    @ViewBuilder private var cuts: some View {
        Text(long).lineLimit(1).truncationMode(.head)
        Text(long).lineLimit(1).truncationMode(.middle)
        Text(long).lineLimit(1).minimumScaleFactor(0.7)
        Text(long).lineLimit(1).allowsTightening(true)
        Text("Small LETTERS").textCase(.lowercase)
        Text("Can be selected").textSelection(.enabled)
        Text("Cannot be selected").textSelection(.disabled)
        TextFacts().allowsTightening(true).minimumScaleFactor(0.8).lineSpacing(4)
            .truncationMode(.middle).textCase(.uppercase).lineLimit(2)
            .multilineTextAlignment(.center).font(.body)
    }
}

/// What the environment says about texts, and the types in which it says so.
struct TextFacts: View {
    @Environment(\.allowsTightening) private var tightens
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.minimumScaleFactor) private var scale
    @Environment(\.multilineTextAlignment) private var alignment: TextAlignment
    @Environment(\.textCase) private var letters: Text.Case?
    @Environment(\.truncationMode) private var truncation: Text.TruncationMode
    private let small: Text.Scale = .secondary

    var body: some View {
        Text(
            "At most \(lineLimit ?? 0) lines, \(Int(spacing)) apart, \(scale, format: .percent) of the size"
        )
        Text(
            """
            \(alignment == .center ? "centred" : "at a side"), \
            \(letters == .uppercase ? "capitals" : "as typed"), \
            \(truncation == .middle ? "cut in the middle" : "cut at the end"), \
            \(tightens ? "tight" : "loose"), \(font == nil ? "no font" : "a font")
            """
        )
        .textScale(small)
        Group { Text("Copied as a whole") }.textScale(.secondary).textSelection(WholeSelection())
    }
}

/// Lets texts be selected.
struct WholeSelection: TextSelectability {
    static var allowsSelection: Bool { EnabledTextSelectability.allowsSelection }
}

/// Fonts by style, by name, by size; how far lines and letters are apart.
struct FontNotes: View {
    @ScaledMetric private var gap = 6
    @ScaledMetric(relativeTo: .largeTitle) private var icon = 34

    var body: some View {
        VStack(alignment: .leading, spacing: gap) {
            HStack {
                Image(systemName: "textformat").font(.system(size: icon))
                Text("Extra large").font(.extraLargeTitle2)
            }
            Text("Extra").font(.extraLargeTitle)
            Text("Rounded").font(.system(.title, design: .rounded))
            Text("Bold, not slanted").font(.body.bold(true).italic(false))
            Text("Digits 1234").font(.body.monospacedDigit())
            Text("Typewriter").font(.body.monospaced(true))
            Text("Small Capitals").font(.body.lowercaseSmallCaps(true).uppercaseSmallCaps(false))
            Text("Narrow").font(.body.width(.condensed))
            Text("Between \(Font.Width(0.1).value, format: .number)").font(.body.width(between))
            ForEach([Font.Leading.tight, .standard, .loose], id: \.self) { leading in
                Text("Two lines\none below the other").font(.footnote.leading(leading))
            }
            Text("Named, as large as said").font(.custom("DejaVu Sans", fixedSize: 14))
            Text("Named, growing").font(.custom("DejaVu Sans", size: 14))
            Text("Named, like titles").font(.custom("DejaVu Sans", size: 14, relativeTo: .title))
            styles
        }
        .padding()
    }

    private var between: Font.Width { Font.Width(0.1) }
    private static let designed: (Font.TextStyle, Font.Design) -> Font =
        Font.system(_:design:)

    private var styles: some View {
        let styles: [Font.TextStyle] = [
            .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .headline,
            .subheadline, .body, .callout, .caption, .caption2,
        ]
        let made = styles.map { Self.designed($0, .serif) }
        return Text("\(made.count) styles").font(made[9])
    }
}

/// The same text in each size that readers choose.
struct TextSizes: View {
    @Environment(\.dynamicTypeSize) private var around

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(sizes, id: \.self) { size in
                Text(size.isAccessibilitySize ? "Accessible" : "Usual").dynamicTypeSize(size)
            }
            Text("Around: \(around == .large ? "large" : "another")").dynamicTypeSize(...(.large))
        }
        .padding()
    }

    private var sizes: [DynamicTypeSize] {
        [
            .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
            .accessibility2, .accessibility3, .accessibility4,
        ]
    }
}

/// Dates, numbers, pictures and colours in the middle of texts.
struct FormattedNotes: View {
    private let noon = Date(timeIntervalSince1970: 1_789_128_000)
    private var later: Date { noon.addingTimeInterval(5400) }
    private let key: LocalizedStringKey = "A key"
    private let name = "Another key"

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(noon, style: .date)
            Text(noon, style: .time)
            Text(Date.now.addingTimeInterval(-7200), style: .relative)
            Text(Date.now.addingTimeInterval(-7200), style: .offset)
            Text(Date.now.addingTimeInterval(-7200), style: .timer)
            Text(timerInterval: noon...later, pauseTime: noon, countsDown: true, showsHours: false)
            Text(NSNumber(value: 1234.5), formatter: Self.formatter)
            Text(0.25, format: .percent)
            Text("On \(noon, style: .date)")
            Text("Left: \(timerInterval: noon...later, pauseTime: noon)")
            Text("By a formatter: \(NSNumber(value: 9.5), formatter: Self.formatter)")
            Text("With zeros: \(7, specifier: "%03lld")")
            Text("A colour by its name: \(accessibilityName: .red)")
            Text(key)
            Text(LocalizedStringKey(name))
            Text(built)
        }
        .padding()
    }

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A text made piece by piece, as string interpolation does.
    private var built: LocalizedStringKey {
        var pieces = LocalizedStringKey.StringInterpolation(
            literalCapacity: 8, interpolationCount: 1)
        pieces.appendLiteral("Pieces: ")
        pieces.appendInterpolation(3)
        return LocalizedStringKey(stringInterpolation: pieces)
    }
}

#Preview("Rich text") { RichNotes() }

#Preview("Rich text, dark") { RichNotes().background(.background).preferredColorScheme(.dark) }

#Preview("Fonts") { FontNotes() }

#Preview("Sizes") { TextSizes() }

#Preview("Formats") { FormattedNotes() }
