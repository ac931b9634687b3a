extension Image {
    /// How much brighter than white the pixels of an image may be.
    ///
    /// Apple: "Image.DynamicRange". Pictures are read and written in the standard range here.
    public struct DynamicRange: Hashable, Sendable {
        enum Kind {
            case standard, constrainedHigh, high
        }

        private let kind: Kind

        /// Pixels are at most as bright as white.
        public static let standard = DynamicRange(kind: .standard)
        /// Pixels may be brighter than white as far as it suits other pictures beside the image.
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        /// Pixels may be as bright as the display allows.
        public static let high = DynamicRange(kind: .high)
    }

    /// Allows pixels that are brighter than white. It has no effect here, which is reported unless
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
