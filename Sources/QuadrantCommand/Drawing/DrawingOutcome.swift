/// How a drawing ended whose process did not crash, as a line of the report in `DrawingMemory`.
///
/// The status of the process says nothing: a body may call `exit` with any number.
enum DrawingOutcome: Equatable {
    /// The picture was handed over.
    case drawn
    /// The view has no size.
    case empty
    /// The picture would be too large; in pixels or points.
    case tooLarge(width: Double, height: Double)
    /// Views nest without end; the string says where.
    case nested(String)
    /// There was not enough memory.
    case outOfMemory
    /// Something in the view is beyond a limit; the string says what, where, and what to do about
    /// it.
    case beyondLimit(String)
    /// The library needs a symbol or another library that is not there; in the loader's words.
    case cannotLoad(String)
    /// The drawing failed for another reason, which the string gives.
    case failed(String)

    /// The beginning of the line.
    private static let mark = "quadrant-outcome "

    /// The outcome as a line.
    var line: String {
        let words: String =
            switch self {
            case .drawn: "drawn"
            case .empty: "empty"
            case .tooLarge(let width, let height): "large \(width) \(height)"
            case .nested(let reason): "nested \(reason)"
            case .outOfMemory: "memory"
            case .beyondLimit(let reason): "limit \(reason)"
            case .cannotLoad(let reason): "load \(reason)"
            case .failed(let reason): "failed \(reason)"
            }
        return Self.mark + words.replacing("\n", with: " ") + "\n"
    }

    /// Reads the last such line of a report; `nil` if there is none.
    init?(report: String) {
        guard let line = report.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) })
        else { return nil }
        let words = line.dropFirst(Self.mark.count).split(separator: " ", maxSplits: 1)
        let rest = words.count > 1 ? String(words[1]) : ""
        switch words.first {
        case "drawn": self = .drawn
        case "empty": self = .empty
        case "large":
            let sides = rest.split(separator: " ").compactMap { Double($0) }
            guard sides.count == 2 else { return nil }
            self = .tooLarge(width: sides[0], height: sides[1])
        case "nested": self = .nested(rest)
        case "memory": self = .outOfMemory
        case "limit": self = .beyondLimit(rest)
        case "load": self = .cannotLoad(rest)
        case "failed": self = .failed(rest)
        default: return nil
        }
    }
}
