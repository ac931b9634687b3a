internal import QuadrantGeometry

extension PathExcess {
    /// Reports it in the view whose body is evaluated on this thread, or which is laid out or drawn; not where
    /// none is.
    static let reportsItself: @Sendable (PathExcess) -> Void = { excess in
        currentReader()?.report(excess.complaint)
    }

    private var complaint: Complaint {
        switch self {
        case .combining:
            Complaint(
                "Paths with too many edges cannot be combined",
                advice: "The path was left as it was. Combine simpler outlines, or give them apart."
            )
        case .tracing:
            Complaint(
                "A path with too many pieces cannot be traced",
                advice: "The path was left as it was. Trace simpler outlines, or give them apart.")
        case .dashes:
            Complaint(
                "A line of more than \(StrokeStyle.mostDashes) dashes is drawn as a solid one",
                advice: "Use longer dashes, or give parts of the path apart.")
        case .turns:
            Complaint(
                "Of an arc of more than ten turns pairs of turns are left out",
                advice:
                    "It covers the same, but is dashed and trimmed in another way. Use fewer turns."
            )
        }
    }
}
