/// What a drawing's process says of the drawing, beside the picture.
struct DrawingAnswer: Equatable {
    /// How it ended.
    var outcome: DrawingOutcome
    /// What could not be done as written; notes begin with "note: ".
    var issues: [String]

    init(outcome: DrawingOutcome, issues: [String]) {
        (self.outcome, self.issues) = (outcome, issues)
    }

    /// The answer as bytes.
    var bytes: [UInt8] {
        var bytes = MessageBytes()
        var (sides, words) = ((width: 0.0, height: 0.0), "")
        let kind: UInt64
        switch outcome {
        case .drawn: kind = 0
        case .empty: kind = 1
        case .tooLarge(let width, let height): (kind, sides) = (2, (width, height))
        case .nested(let reason): (kind, words) = (3, reason)
        case .outOfMemory: kind = 4
        case .beyondLimit(let reason): (kind, words) = (5, reason)
        case .cannotLoad(let reason): (kind, words) = (6, reason)
        case .failed(let reason): (kind, words) = (7, reason)
        }
        bytes.add(kind)
        bytes.add(sides.width.bitPattern)
        bytes.add(sides.height.bitPattern)
        bytes.add(words)
        for issue in issues { bytes.add(issue) }
        return bytes.bytes
    }

    /// The answer that such bytes are; `nil` for others.
    init?(_ bytes: [UInt8]) {
        var reader = MessageBytes.Reader(bytes)
        guard let kind = reader.number(), let width = reader.number(),
            let height = reader.number(), let words = reader.text()
        else { return nil }
        switch kind {
        case 0: outcome = .drawn
        case 1: outcome = .empty
        case 2:
            outcome = .tooLarge(
                width: Double(bitPattern: width), height: Double(bitPattern: height))
        case 3: outcome = .nested(words)
        case 4: outcome = .outOfMemory
        case 5: outcome = .beyondLimit(words)
        case 6: outcome = .cannotLoad(words)
        case 7: outcome = .failed(words)
        default: return nil
        }
        issues = []
        while !reader.isAtEnd {
            guard let issue = reader.text() else { return nil }
            issues.append(issue)
        }
    }
}
