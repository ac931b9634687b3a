import SwiftUI

/// Text as it is styled: styles, weights, lines, Markdown, symbols, cut off and shrunk.
struct Typography: View {
    private let styles: [(String, Font)] = [
        ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2),
        ("Title 3", .title3), ("Headline", .headline), ("Body", .body), ("Callout", .callout),
        ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
    ]

    private var attributed: AttributedString {
        var string = AttributedString("Attributed, ")
        string.font = .body.bold()
        var part = AttributedString("on a ground")
        part.backgroundColor = .yellow
        part.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
        return string + part
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(styles, id: \.0) { name, font in Text(name).font(font) }
            Divider()
            Text("**Bold**, *italic*, ***both***, `code`, ~~gone~~, [a link](https://swift.org)")
            Text("Underlined").underline() + Text(", dashed").underline(pattern: .dash)
                + Text(", struck").strikethrough(color: .red) + Text(", H")
                + Text("2")
                .font(.caption).baselineOffset(-4) + Text("O")
            Text("Favourites \(Image(systemName: "star.fill")) stand in the line").font(.headline)
            Text(attributed)
            Text("\(1234.5, format: .currency(code: "EUR")) and \(0.25, format: .percent)")
            Text("upper case").textCase(.uppercase).tracking(3).foregroundStyle(.secondary)
            Text("0123456789 in digits of one width").monospacedDigit()
            Text("This line is cut off because it is far too long for its room").lineLimit(1)
            Text("This line is shrunk because it is too long for its room")
                .lineLimit(1).minimumScaleFactor(0.5)
        }
        .padding()
        .frame(width: 340)
    }
}
