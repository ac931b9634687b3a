internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantText
internal import QuadrantViews

/// The text of a label in the middle of its room: its paragraphs as their styles say.
struct LabelText: View {
    let paragraphs: [Paragraph]
    /// How the last line is shortened.
    let mode: NSLineBreakMode
    let lines: Int?
    let scale: CGFloat
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let limit = lines == 1 ? 1 : paragraphs.count
        VStack(spacing: 0) {
            ForEach(0..<min(limit, paragraphs.count), id: \.self) { index in
                paragraph(paragraphs[index], isLast: index == limit - 1)
            }
        }
        .minimumScaleFactor(scale)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func paragraph(_ paragraph: Paragraph, isLast: Bool) -> some View {
        let looks = paragraph.looks
        let alignment = TextAlignment(looks.alignment, direction)
        return paragraph.text
            .modifier(ParagraphHeight(paragraph: paragraph))
            .multilineTextAlignment(alignment)
            .lineSpacing(looks.lineSpacing.isFinite ? max(0, looks.lineSpacing) : 0)
            .lineLimit(paragraph.wraps ? lines : 1)
            .truncationMode(truncation(looks.lineBreakMode))
            .padding(.leading, max(0, looks.headIndent))
            .padding(.trailing, max(0, -looks.tailIndent))
            .padding(.bottom, isLast ? 0 : max(0, looks.paragraphSpacing))
            .frame(maxWidth: .infinity, alignment: Alignment(alignment))
    }

    private func truncation(_ own: NSLineBreakMode) -> Text.TruncationMode {
        switch own == .byWordWrapping ? mode : own {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
}

/// The height of lines where a style says another than the fonts have.
private struct ParagraphHeight: ViewModifier {
    let paragraph: Paragraph
    @WholeEnvironment() private var environment

    @ViewBuilder func body(content: Content) -> some View {
        let looks = paragraph.looks
        if looks.lineHeightMultiple > 0 || looks.minimumLineHeight > 0
            || looks.maximumLineHeight > 0
        {
            let natural = Measuring.natural(paragraph.text, environment)
            let height = paragraph.height(of: natural)
            // What is added lies above the letters, and half of it below them in views of SwiftUI's.
            content.lineHeight(.exact(points: height)).offset(y: (height - natural) / 2)
        } else {
            content
        }
    }
}

extension Alignment {
    fileprivate init(_ alignment: TextAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        }
    }
}
