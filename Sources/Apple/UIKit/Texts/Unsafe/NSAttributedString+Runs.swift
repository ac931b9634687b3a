package import Foundation

// Foundation hands pointers for a range and for stopping. Neither is used.
extension NSAttributedString {
    /// The attributes of the character at a place; none where there is no character.
    package func attributes(of place: Int) -> [NSAttributedString.Key: Any] {
        place < 0 || place >= length ? [:] : unsafe attributes(at: place, effectiveRange: nil)
    }

    /// Calls a closure with each stretch of characters that have the same attributes, in order.
    package func eachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        let whole = NSRange(location: 0, length: length)
        unsafe enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            body(attributes, range)
        }
    }

    /// The text in a font, and a colour, where it has none.
    func filled(with font: UIFont, _ color: UIColor? = nil) -> NSAttributedString {
        let filled = NSMutableAttributedString(attributedString: self)
        eachRun { attributes, range in
            if attributes[.font] == nil { filled.addAttribute(.font, value: font, range: range) }
            guard let color, attributes[.foregroundColor] == nil else { return }
            filled.addAttribute(.foregroundColor, value: color, range: range)
        }
        return filled
    }
}
