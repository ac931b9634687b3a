internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

/// Measures texts as pictures show them.
enum Measuring {
    static func size(
        of text: String, _ font: UIFont, lines: Int = 1, width: CGFloat? = nil
    ) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let descriptor = HostDevice.current.environment.descriptor(of: font.font)
        var request = TextRequest(runs: [TextRun(text, font: descriptor)])
        request.options.lineLimit = lines == 0 ? nil : lines
        return ShapingEngine.shared.measure(
            request, proposal: ProposedViewSize(width: width, height: nil)
        ).size
    }

    /// A text with attributes in a room, as its paragraph styles have it.
    ///
    /// - Parameters:
    ///   - room: The room in points; lengths that are not above 0 or not finite bound nothing.
    ///   - lines: The largest number of lines; `nil` for any.
    static func layout(
        _ text: NSAttributedString, looks: ParagraphLooks = ParagraphLooks(), in room: CGSize,
        lines: Int? = nil, isShortened: Bool = false
    ) -> ParagraphLayout {
        func bound(_ length: CGFloat) -> CGFloat {
            length > 0 && length < .greatestFiniteMagnitude ? length : .infinity
        }
        return ParagraphLayout(
            Paragraph.all(of: text, looks: looks),
            in: CGSize(width: bound(room.width), height: bound(room.height)), lines: lines,
            isShortened: isShortened, environment: HostDevice.current.environment
        ) { ShapingEngine.shared.measure($0, proposal: $1) }
    }
}

extension Measuring {
    /// The height of a line of a text as its fonts have it, in points.
    static func natural(_ text: Text, _ environment: EnvironmentValues) -> CGFloat {
        ShapingEngine.shared.measure(
            text.request(in: environment), proposal: ProposedViewSize(width: nil, height: nil)
        ).size.height
    }
}
