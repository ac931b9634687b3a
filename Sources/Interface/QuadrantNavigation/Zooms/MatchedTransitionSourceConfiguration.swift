public import Foundation
public import QuadrantViews

/// How a view looks that is the source of a transition.
///
/// Apple: "MatchedTransitionSourceConfiguration".
public protocol MatchedTransitionSourceConfiguration: Sendable {
    /// How it looks; not for use outside the library.
    var _look: _TransitionSourceLook { get }
}

/// The looks that a configuration collects.
public struct _TransitionSourceLook: Sendable {
    struct Shadow: Sendable {
        var color: Color
        var radius: CGFloat
        var x: CGFloat
        var y: CGFloat
    }

    var ground: Color?
    var radius: CGFloat?
    var shadow: Shadow?

    init() {}
}

/// A configuration that changes nothing.
///
/// Apple: "EmptyMatchedTransitionSourceConfiguration".
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// The view as it is.
    public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

/// A configuration with one more look.
struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
    let _look: _TransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
    /// The same with a colour behind the view.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        var look = _look
        look.ground = style
        return ChangedSourceConfiguration(_look: look)
    }

    /// The same, cut off at a rounded rectangle, whose corners count at the top leading one.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        var look = _look
        look.radius = shape.cornerSize.width
        return ChangedSourceConfiguration(_look: look)
    }

    /// The same with a shadow.
    ///
    /// - Parameters:
    ///   - color: Black, a third of it, unless given.
    ///   - radius: How far it is blurred, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies down, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        var look = _look
        look.shadow = _TransitionSourceLook.Shadow(color: color, radius: radius, x: x, y: y)
        return ChangedSourceConfiguration(_look: look)
    }
}
