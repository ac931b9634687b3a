package import Foundation
package import QuadrantViews

extension Text {
    /// The same for AppKit.
    package init(showing attributed: NSAttributedString) { self.init(attributed) }

    /// The text of an attributed string, with what of its attributes texts of views have.
    init(_ attributed: NSAttributedString) {
        var runs: [Text] = []
        attributed.eachRun { attributes, range in
            let characters = attributed.attributedSubstring(from: range).string
            runs.append(Text(verbatim: characters).attributed(attributes))
        }
        self = runs.dropFirst().reduce(runs.first ?? Text(verbatim: "")) { $0 + $1 }
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]) -> Text {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) }
                ?? (attributes[key] as? CGFloat) ?? (attributes[key] as? Int).map { CGFloat($0) }
        }
        func color(_ key: NSAttributedString.Key) -> Color? {
            (attributes[key] as? UIColor)?.color
        }
        var text = self
        if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
        if let ink = color(.foregroundColor) { text = text.foregroundStyle(ink) }
        if let style = number(.underlineStyle), style != 0 {
            text = text.underline(color: color(.underlineColor))
        }
        if let style = number(.strikethroughStyle), style != 0 {
            text = text.strikethrough(color: color(.strikethroughColor))
        }
        if let kern = number(.kern) { text = text.kerning(kern) }
        if let offset = number(.baselineOffset) { text = text.baselineOffset(offset) }
        return text
    }
}
