public import Foundation

/// The room that a preview offers its view.
///
/// Apple: "PreviewLayout".
public enum PreviewLayout: Equatable, Sendable {
    /// The whole screen of the device, with the view in its middle.
    case device
    /// The size that the view answers to an unspecified proposal.
    case sizeThatFits
    /// A canvas of this size in points, with the view in its middle.
    case fixed(width: CGFloat, height: CGFloat)
    /// A box of this size in points, with the view in its middle.
    case fixed3D(width: CGFloat, height: CGFloat, depth: CGFloat)
}
