extension Image {
    /// How much brighter than white pixels may be.
    ///
    /// Apple: "Image.DynamicRange". Pictures are read and written in the standard range here.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind {
            case standard, constrainedHigh, high
        }

        private let kind: Kind

        /// No brighter.
        public static let standard = DynamicRange(kind: .standard)
        /// Brighter as far as it suits pictures beside it that are not.
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        /// As bright as the display can.
        public static let high = DynamicRange(kind: .high)
    }

    /// Allows pixels that are brighter than white. Accepted, without effect here; reported unless
    /// `range` is `.standard` or `nil`.
    ///
    /// Apple: "allowedDynamicRange(_:)".
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
        guard let range, range != .standard else { return self }
        var copy = self
        copy.notDrawn.append(".allowedDynamicRange")
        return copy
    }
}
