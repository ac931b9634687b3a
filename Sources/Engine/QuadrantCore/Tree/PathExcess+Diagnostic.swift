internal import QuadrantGeometry

extension PathExcess {
    /// Reports it in the view whose body is evaluated on this thread, or which is laid out or drawn; whether there
    /// is one. In an action or a task there is none: the view that draws the path reports it then.
    static let reportsItself: @Sendable (PathExcess) -> Bool = { excess in
        guard let reader = currentReader() else { return false }
        reader.report(excess.diagnostic)
        return true
    }

    private var diagnostic: Diagnostic {
        switch self {
        case .combining:
            Diagnostic(
                "Paths with too many edges cannot be combined",
                advice: "The path was left as it was. Combine simpler outlines, or give them apart."
            )
        case .tracing:
            Diagnostic(
                "A path with too many pieces cannot be traced",
                advice: "The path was left as it was. Trace simpler outlines, or give them apart.")
        case .dashes:
            Diagnostic(
                "A line of more than \(StrokeStyle.mostDashes) dashes is drawn as a solid one",
                advice: "Use longer dashes, or give parts of the path apart.")
        case .turns:
            Diagnostic(
                "Of an arc of more than ten turns pairs of turns are left out",
                advice:
                    "It covers the same, but is dashed and trimmed in another way. Use fewer turns."
            )
        case .number(let fault):
            Diagnostic(fault)
        }
    }
}
