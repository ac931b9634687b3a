import QuadrantCore

/// Why a picture is not shown in its line.
struct PictureNotShown: Error {
    /// The diagnostic to be reported.
    let diagnostic: Diagnostic
}
