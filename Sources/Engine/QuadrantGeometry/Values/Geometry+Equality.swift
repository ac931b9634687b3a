public import Foundation

extension CGPoint {
    /// Whether both coordinates are equal.
    ///
    /// Apple: "equalTo(_:)" (Core Graphics).
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    /// Whether both measures are equal.
    ///
    /// Apple: "equalTo(_:)" (Core Graphics).
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    /// Whether the rectangles are the same, however their sizes are written: what is measured to the left or up counts as its
    /// standard form.
    ///
    /// Apple: "equalTo(_:)" (Core Graphics).
    public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}
