import Foundation

/// A relation between measured frames, such as `a.maxX <= b.minX - 8`.
///
/// The left side is an attribute of a name; the right side a number, or an attribute with a number
/// added or subtracted. `==`, `<=` and `>=` allow the tolerance, `<` and `>` are strict.
struct FrameRelation {
    /// A name and one of `minX midX maxX minY midY maxY width height`.
    struct Term: Equatable {
        var name: String
        var attribute: String
    }

    var text: String
    var left: Term
    var comparison: String
    /// `nil` if the right side is only `constant`.
    var right: Term?
    var constant: Double

    init?(_ text: String) {
        let pattern =
            #/\s*([A-Za-z_]\w*)\.(minX|midX|maxX|minY|midY|maxY|width|height)\s*(==|<=|>=|<|>)\s*(?:([+-]?\d+(?:\.\d+)?)|([A-Za-z_]\w*)\.(minX|midX|maxX|minY|midY|maxY|width|height)(?:\s*([+-])\s*(\d+(?:\.\d+)?))?)\s*/#
        guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
        self.text = text
        left = Term(name: String(match.1), attribute: String(match.2))
        comparison = String(match.3)
        if let number = match.4 {
            constant = Double(number) ?? 0
        } else if let name = match.5, let attribute = match.6 {
            right = Term(name: String(name), attribute: String(attribute))
            let shift = match.8.flatMap { Double($0) } ?? 0
            constant = match.7 == "-" ? -shift : shift
        } else {
            return nil
        }
    }

    /// Why the relation does not hold; `nil` if it does.
    func problem(in frames: [String: CGRect], tolerance: Double) -> String? {
        guard let first = value(of: left, in: frames) else { return "\(text): no \(left.name)" }
        var second = constant
        if let right {
            guard let value = value(of: right, in: frames) else {
                return "\(text): no \(right.name)"
            }
            second += value
        }
        let holds =
            switch comparison {
            case "==": abs(first - second) <= tolerance
            case "<=": first <= second + tolerance
            case ">=": first >= second - tolerance
            case "<": first < second
            default: first > second
            }
        return holds ? nil : "\(text): \(first) against \(second)"
    }

    /// `nil` without a frame of that name, or if the frame has a value that is not a number.
    private func value(of term: Term, in frames: [String: CGRect]) -> Double? {
        guard let frame = frames[term.name] else { return nil }
        let (x, y) = (frame.origin.x, frame.origin.y)
        let (width, height) = (frame.size.width, frame.size.height)
        guard ![x, y, width, height].contains(where: \.isNaN) else { return nil }
        switch term.attribute {
        case "minX": return x
        case "midX": return x + width / 2
        case "maxX": return x + width
        case "minY": return y
        case "midY": return y + height / 2
        case "maxY": return y + height
        case "width": return width
        default: return height
        }
    }
}
