public import Foundation

/// The room in which a preview is shown.
///
/// Apple: "PreviewLayout".
public enum PreviewLayout: Equatable, Sendable {
    /// The whole screen of the device, with the view in its middle.
    case device
    /// The view's answer to an unspecified proposal.
    case sizeThatFits
    /// A canvas of this size in points, with the view in its middle.
    case fixed(width: CGFloat, height: CGFloat)
}
