package import QuartzCore

extension UIView {
    /// The layer, for modules in which a view has another property of that name.
    package var ownLayer: CALayer { layer }
}
