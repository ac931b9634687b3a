public import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// How a preview is shown.
///
/// Apple: "PreviewTrait". The type parameter says what kind of thing is previewed; for views it is
/// `Preview.ViewTraits`.
public struct PreviewTrait<T>: Sendable {
    /// What a trait asks for.
    enum Content: Sendable {
        /// The trait asks for nothing.
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
    /// Shows the view as if it had no traits: in its own size, and along an axis in which the view
    /// has no length, as large as the screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.standard) }

    /// Shows the view in the size that it answers to an unspecified proposal.
    public static var sizeThatFitsLayout: PreviewTrait<T> {
        PreviewTrait(.layout(.sizeThatFits))
    }

    /// Shows the view in a canvas of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    /// Shows the view on the screen of the device, held upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(.orientation(.portrait)) }

    /// Shows the view on the screen of the device, held upside down, with the room of `portrait`.
    public static var portraitUpsideDown: PreviewTrait<T> {
        PreviewTrait(.orientation(.portraitUpsideDown))
    }

    /// Shows the view on the screen of the device on its side, with its top on the left.
    public static var landscapeLeft: PreviewTrait<T> {
        PreviewTrait(.orientation(.landscapeLeft))
    }

    /// Shows the view on the screen of the device on its side, with its top on the right and the
    /// room of `landscapeLeft`.
    public static var landscapeRight: PreviewTrait<T> {
        PreviewTrait(.orientation(.landscapeRight))
    }

    /// Modifies the view. Of several modifiers the later ones stand around the earlier ones.
    ///
    /// Apple: "PreviewTrait.modifier(_:)".
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(.modifier(AppliedPreviewModifier(modifier)))
    }
}
