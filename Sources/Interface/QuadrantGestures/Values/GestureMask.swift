/// Which gestures of a view are on: those of the views in it, and the one that is being added.
///
/// Apple: "GestureMask".
public struct GestureMask: OptionSet, Sendable {
    /// A bit for each group of gestures.
    public let rawValue: UInt32

    /// The groups whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gestures at all.
    public static let none: GestureMask = []
    /// The gesture that is being added, and not those of the views in the view.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// The gestures of the views in the view, and not the one that is being added.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// Both.
    public static let all: GestureMask = [.gesture, .subviews]
}
