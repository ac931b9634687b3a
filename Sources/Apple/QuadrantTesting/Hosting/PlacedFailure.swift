public import Testing

/// An error of a hosted view that names the line of the test it was thrown in: test libraries tell a thrown error at the beginning of
/// its test.
public protocol PlacedFailure: Error, CustomStringConvertible {
    /// What went wrong, and what mends it, without the line.
    var message: String { get }
    /// The line of the test; `nil` where that is not known.
    var sourceLocation: SourceLocation? { get }
}

extension PlacedFailure {
    /// What went wrong, and below it the file and line of the test.
    public var description: String {
        guard let place = sourceLocation else { return message }
        return "\(message)\nat \(place.fileName):\(place.line)"
    }
}

/// One whose line is set where it leaves the call that the test made.
protocol PlaceableFailure: PlacedFailure {
    var sourceLocation: SourceLocation? { get set }
}

extension Error {
    /// The error with the line of the test, if it has none yet.
    func placed(at place: SourceLocation) -> Self {
        guard var failure = self as? any PlaceableFailure, failure.sourceLocation == nil else {
            return self
        }
        failure.sourceLocation = place
        return failure as? Self ?? self
    }
}
