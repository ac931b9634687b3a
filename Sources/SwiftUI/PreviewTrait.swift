public import Foundation

/// How a preview is to be shown.
///
/// The type parameter says what is previewed; for views it is `Preview.ViewTraits`.
public struct PreviewTrait<Traits>: Sendable {
    package let layout: DrawingOptions.PreviewLayout

    private init(_ layout: DrawingOptions.PreviewLayout) {
        self.layout = layout
    }
}

extension PreviewTrait where Traits == Preview.ViewTraits {
    /// The view as it is shown without any trait: at its own size, or the device's where it has none.
    public static var defaultLayout: PreviewTrait<Traits> { PreviewTrait(.standard) }

    /// The view at the size it answers to an unspecified proposal.
    public static var sizeThatFitsLayout: PreviewTrait<Traits> { PreviewTrait(.sizeThatFits) }

    /// The view in a canvas of a given size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Traits> {
        PreviewTrait(.fixed(width: width, height: height))
    }
}
