package import Foundation

/// The lengths along z that Apple does not publish. The table of all of them, with what else was chosen, is in
/// Documentation/Depth.md.
package enum DepthDefaults {
    /// What a window proposes to its root, in points.
    package static let window: CGFloat = 300
    /// The distance between neighbours in a `ZStack` whose spacing is `nil` or not given, in points.
    package static let layerSpacing: CGFloat = 0
    /// The least depth of a spacer that says nothing of its length, in points.
    package static let spacer: CGFloat = 0
    /// The depth of a view that takes all that it is offered where it is offered none in particular: as wide
    /// as such a view is then.
    package static let ideal: CGFloat = 10
    /// The inset of `padding3D` on each face that is given no length: that of `padding`.
    package static let padding: CGFloat = 16
}
