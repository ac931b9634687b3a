/// How a drawing ended whose process did not crash.
///
/// The status of the process says nothing: a body may call `exit` with any number.
enum DrawingOutcome: Equatable {
    /// The picture was handed over.
    case drawn
    /// The view has no size.
    case empty
    /// The picture would be too large; in pixels or points.
    case tooLarge(width: Double, height: Double)
    /// Views nest without end; the string says where.
    case nested(String)
    /// There was not enough memory.
    case outOfMemory
    /// Something in the view is beyond a limit; the string says what, where, and what to do about
    /// it.
    case beyondLimit(String)
    /// The library needs a symbol or another library that is not there; in the loader's words.
    case cannotLoad(String)
    /// The drawing failed for another reason, which the string gives.
    case failed(String)
}
