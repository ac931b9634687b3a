/// Why a view could not be turned into a file or a picture.
public enum RenderingError: Error, Equatable, Sendable {
    /// The view answers a size without area, so there is nothing to see.
    case empty
    /// The picture would be beyond the limits of its kind, or could not be drawn; says what to do.
    case cannotDraw(String)
    /// Views nest without end; says where.
    case nestedWithoutEnd(String)
    /// The file cannot be written: its path, and why.
    case cannotWrite(path: String, reason: String)
}

extension RenderingError: CustomStringConvertible {
    /// What happened and what to do about it.
    public var description: String {
        switch self {
        case .empty:
            "The view has no size: there is nothing to draw. Give it a frame, or set proposedSize."
        case .cannotDraw(let reason), .nestedWithoutEnd(let reason):
            reason
        case .cannotWrite(let path, let reason):
            "The file '\(path)' cannot be written: \(reason)."
        }
    }
}
