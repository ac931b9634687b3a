internal import QuadrantRendering

/// Tells, once, that a call means nothing here.
func tellWithoutEffect(_ call: String, _ advice: String = "") {
    IssueReport.warn([
        "\(call) is accepted, without effect here\(advice.isEmpty ? "" : ". \(advice)")"
    ])
}
