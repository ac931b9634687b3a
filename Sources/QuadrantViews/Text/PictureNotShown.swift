import QuadrantCore

/// Why a picture is not shown in its line.
struct PictureNotShown: Error {
    /// The complaint to be reported.
    let complaint: Complaint
}
