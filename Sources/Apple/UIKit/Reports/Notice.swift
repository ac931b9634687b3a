internal import QuadrantRendering

/// What is accepted without effect is told on standard error, once for the process.
enum Notice {
    /// Tells that a call, as it is written, means nothing here.
    static func withoutEffect(_ call: String, _ advice: String = "") {
        let rest = advice.isEmpty ? "" : ". \(advice)"
        IssueReport.warn(["\(call) is accepted, without effect here\(rest)"])
    }
}
