public import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// How a preview is to be shown.
///
/// Apple: "PreviewTrait". The type parameter says what is previewed; for views it is
/// `Preview.ViewTraits`.
public struct PreviewTrait<T>: Sendable {
    /// What a trait says.
    enum Content: Sendable {
        /// Nothing.
        case standard
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(AppliedPreviewModifier)
    }

    let content: Content

    private init(_ content: Content) {
        self.content = content
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The view as it is shown without any trait: at its own size, or the device's where it has none.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.standard) }

    /// The view at the size it answers to an unspecified proposal.
    public static var sizeThatFitsLayout: PreviewTrait<T> {
        PreviewTrait(.layout(.sizeThatFits))
    }

    /// The view in a canvas of a given size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    /// The view on the screen of the device, held upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(.orientation(.portrait)) }

    /// The view on the screen of the device, held upright with its top below: the room of `portrait`.
    public static var portraitUpsideDown: PreviewTrait<T> {
        PreviewTrait(.orientation(.portraitUpsideDown))
    }

    /// The view on the screen of the device, on its side, its top on the left.
    public static var landscapeLeft: PreviewTrait<T> {
        PreviewTrait(.orientation(.landscapeLeft))
    }

    /// The view on the screen of the device, on its side, its top on the right: the room of
    /// `landscapeLeft`.
    public static var landscapeRight: PreviewTrait<T> {
        PreviewTrait(.orientation(.landscapeRight))
    }

    /// The view as `modifier` changes it; of several the later ones stand around the earlier ones.
    ///
    /// Apple: "PreviewTrait.modifier(_:)".
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(.modifier(AppliedPreviewModifier(modifier)))
    }
}
