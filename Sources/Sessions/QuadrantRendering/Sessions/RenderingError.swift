/// The reason why a view could not be made into a file or a picture.
public enum RenderingError: Error, Equatable, Sendable {
    /// The size of the view has no area, so there is nothing to see.
    case empty
    /// The picture is beyond the limits of its format, or could not be drawn. The text says what to
    /// do.
    case cannotDraw(String)
    /// Views are nested without end. The text says where.
    case nestedWithoutEnd(String)
    /// The file cannot be written. The reason says why.
    case cannotWrite(path: String, reason: String)
    /// The renderer is strict, and this is to be told of the picture: a sentence each.
    case notAsWritten([String])
}

extension RenderingError: CustomStringConvertible {
    /// What happened and what to do about it.
    public var description: String {
        switch self {
        case .empty:
            "The view has no size: there is nothing to draw. Give it a frame, or set proposedSize."
        case .cannotDraw(let reason), .nestedWithoutEnd(let reason):
            reason
        case .notAsWritten(let issues):
            "The picture is not as it is written: \(issues.joined(separator: " "))"
        case .cannotWrite(let path, let reason):
            "The file '\(path)' cannot be written: \(reason)."
        }
    }
}
