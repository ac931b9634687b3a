import QuadrantCore

/// Why a picture is not shown in its line.
struct PictureNotShown: Error {
    /// For the report.
    let complaint: Complaint
}
