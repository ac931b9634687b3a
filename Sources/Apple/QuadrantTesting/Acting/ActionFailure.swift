public import Testing

/// An action on a view that could not be done.
public struct ActionFailure: PlacedFailure, Equatable {
    /// What could not be done, why, and what could be done instead.
    public let message: String
    /// The line of the test that asked for it; `nil` where that is not known.
    public internal(set) var sourceLocation: SourceLocation?

    init(description: String) { message = description }
}

extension ActionFailure: PlaceableFailure {}
