import SwiftUI

/// Every style, weight, design and script on one page: what to look at after a change of the text engine.
struct Specimen: View {
    var body: some View {
        HStack(alignment: .top, spacing: 32) {
            VStack(alignment: .leading, spacing: 20) {
                Part("Text styles") { TextStyles() }
                Part("Weights") { Weights() }
                Part("Designs") { Designs() }
                Part("Variants") { Variants() }
            }
            VStack(alignment: .leading, spacing: 20) {
                Part("Runs and attributes") { Runs() }
                Part("Scripts") { Scripts() }
                Part("Emoji") { Emoji() }
            }
            .frame(width: 330, alignment: .leading)
            VStack(alignment: .leading, spacing: 20) {
                Part("Truncation") { Truncation() }
                Part("Alignment and spacing") { Alignments() }
                Part("Symbols") { SymbolRows() }
            }
            .frame(width: 300, alignment: .leading)
        }
        .padding(24)
    }
}

private struct Part<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title)
                .font(.caption.bold())
                .textCase(.uppercase)
                .tracking(1)
                .foregroundStyle(.secondary)
            Divider()
            content
        }
    }
}

private struct TextStyles: View {
    var body: some View {
        Text("Large Title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
    }
}

private struct Weights: View {
    private let weights: [(String, Font.Weight)] = [
        ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
        ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
        ("Black", .black),
    ]

    var body: some View {
        ForEach(weights, id: \.0) { weight in
            HStack {
                Text(weight.0).fontWeight(weight.1)
                Text("Italic").fontWeight(weight.1).italic()
            }
        }
    }
}

private struct Designs: View {
    private let designs: [(String, Font.Design)] = [
        ("Default", .default), ("Serif", .serif), ("Rounded", .rounded),
        ("Monospaced", .monospaced),
    ]

    var body: some View {
        ForEach(designs, id: \.0) { design in
            HStack(alignment: .firstTextBaseline) {
                Text(design.0).font(.system(.title3, design: design.1))
                Text("Bold").font(.system(.title3, design: design.1, weight: .bold))
                Text("Ag 0123").font(.system(.footnote, design: design.1))
            }
        }
    }
}

private struct Variants: View {
    var body: some View {
        Text("1111 8888").monospacedDigit()
        Text("1111 8888")
        Text("Small Caps").font(.body.smallCaps())
        Text("scaled and tight").textScale(.secondary)
        Text("upper case").textCase(.uppercase)
    }
}

private struct Runs: View {
    var body: some View {
        Text("**Bold**, *italic*, `code`, ~~gone~~ and a [link](https://example.org).")
        Text("Under").underline() + Text("lined and ") + Text("struck").strikethrough(color: .red)
        Text("Raised").baselineOffset(6) + Text(" and lowered").baselineOffset(-4)
        Text("Kerned").kerning(3) + Text(" tracked").tracking(-0.5)
        Text("A gradient across the text")
            .font(.title2.bold())
            .foregroundStyle(
                LinearGradient(
                    colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
        Text("\(Image(systemName: "star.fill")) symbols \(Image(systemName: "heart")) in a line")
        Text("\(1_234_567) and \(0.5, format: .percent)")
    }
}

private struct Scripts: View {
    var body: some View {
        Text("Falsches Üben von Xylophonmusik quält jeden größeren Zwerg")
        Text("Γαζέες καὶ μυρτιὲς δὲν θὰ βρῶ πιὰ")
        Text("Съешь же ещё этих мягких французских булок")
        Text("نص حكيم له سر قاطع وذو شأن عظيم")
        Text("דג סקרן שט בים מאוכזב ולפתע מצא חברה")
        Text("English עברית 123 العربية end")
        Text("ऋषियों को सताने वाले दुष्ट राक्षसों")
        Text("เป็นมนุษย์สุดประเสริฐเลิศคุณค่ากว่าบรรดาฝูงสัตว์เดรัจฉาน")
        Text("いろはにほへと ちりぬるを 骨直")
        Text("視野無限廣，窗外有藍天").environment(\.locale, Locale(identifier: "zh-Hant"))
        Text("키스의 고유조건은 입술끼리 만나야")
        Text("Zażółć gęślą jaźń e\u{301}q\u{308}u\u{305}")
    }
}

private struct Emoji: View {
    var body: some View {
        Text("😀 👩‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 👍🏽 ❤️ 1️⃣ ☎︎ ☎️").font(.title2)
    }
}

private struct Truncation: View {
    private let line = "The quick brown fox jumps over the lazy dog"

    var body: some View {
        Text(line).lineLimit(1).truncationMode(.head)
        Text(line).lineLimit(1).truncationMode(.middle)
        Text(line).lineLimit(1).truncationMode(.tail)
        Text(line + " " + line).frame(height: 45).border(.quaternary)
        Text(line).lineLimit(1).minimumScaleFactor(0.5)
        Text("نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر").lineLimit(1)
        Text("Two lines kept").lineLimit(2, reservesSpace: true).border(.quaternary)
    }
}

private struct Alignments: View {
    private let text = "Lines that stand beside each other\nshort\nand a longer one"

    var body: some View {
        Text(text).multilineTextAlignment(.leading)
        Text(text).multilineTextAlignment(.center)
        Text(text).multilineTextAlignment(.trailing)
        Text(text).lineSpacing(8)
    }
}

private struct SymbolRows: View {
    private let names = [
        "star", "star.fill", "heart.fill", "person.crop.circle", "trash", "gear", "bell.slash",
        "checkmark.circle.fill", "chevron.right", "magnifyingglass", "house.fill", "envelope",
    ]

    var body: some View {
        HStack { ForEach(names.prefix(8), id: \.self) { Image(systemName: $0) } }
        HStack { ForEach(names.suffix(4), id: \.self) { Image(systemName: $0) } }.font(.title)
        HStack { ForEach(names.prefix(6), id: \.self) { Image(systemName: $0) } }
            .fontWeight(.thin).imageScale(.large)
        HStack { ForEach(names.prefix(6), id: \.self) { Image(systemName: $0) } }
            .symbolVariant(.fill).foregroundStyle(.tint)
        Label("A label with its symbol", systemImage: "bolt.fill")
    }
}

#Preview("Specimen") {
    Specimen()
}
