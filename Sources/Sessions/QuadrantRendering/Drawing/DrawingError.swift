/// Why a view could not be drawn.
package enum DrawingError: Error, Equatable, Sendable {
    /// The picture would be larger than its kind allows.
    case tooLarge(SizeExcess)
    /// The view answers a size of zero, so there is nothing to see.
    case empty
    /// Views nest deeper than the limit; the string says where.
    case nestedWithoutEnd(String)
    /// There was not enough memory.
    case outOfMemory
    /// Something in the view is beyond a limit of the drawing, which its size alone does not show; the string
    /// says what, in which view, and what to do about it.
    case beyondLimit(String)
    /// A library below refused, with its own words.
    case failed(String)

    /// The words of the library that refused.
    package var reason: String {
        switch self {
        case .failed(let reason), .beyondLimit(let reason): reason
        case .outOfMemory: "there is not enough memory"
        default: "\(self)"
        }
    }
}

extension DrawingError {
    /// The error of a rendering as one of a drawing.
    init(_ error: RenderingError) {
        switch error {
        case .empty: self = .empty
        case .nestedWithoutEnd(let reason): self = .nestedWithoutEnd(reason)
        case .cannotDraw(let reason): self = .failed(reason)
        case .cannotWrite, .notAsWritten: self = .failed(error.description)
        }
    }
}
