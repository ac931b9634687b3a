public import Foundation
internal import QuadrantRendering

/// The software keyboard of a host's window: a plain panel at the lower edge of the room while a field or an editor of text
/// has the focus.
///
/// ```swift
/// let host = ViewHost(width: 393, height: 852, keyboard: .usual) { SignIn() }
/// try host["name"].tap()
/// #expect(host.keyboardHeight == 336)
/// ```
///
/// The safe area shrinks by it, views with `ignoresSafeArea(.keyboard)` reach below it, the scroll view around the field
/// moves so that the field is seen, and a finger that scrolls takes it away as `scrollDismissesKeyboard(_:)` says. It has no
/// keys: `type(_:)` types. `true` stands for `.usual`, `false` for `.none`, a number for a height.
public struct SoftwareKeyboard: Equatable, Sendable {
    let value: Stage.Room.Keyboard

    /// No keyboard, as with one that is attached to the device.
    public static let none = SoftwareKeyboard(value: .none)

    /// A keyboard as high as the system's in a window of that size: 336 points in one of 393 by 852, 346 in one of 430 by
    /// 932, 260 in one of 375 by 667. These are widely reported; Apple publishes none.
    public static let usual = SoftwareKeyboard(value: .usual)

    /// A keyboard of another height.
    ///
    /// - Parameter height: In points from the lower edge of the room. Never more than the room has; a negative height counts
    ///   as 0, and one that is not finite as the usual one.
    public static func height(_ height: CGFloat) -> SoftwareKeyboard {
        SoftwareKeyboard(value: .height(height))
    }
}

extension SoftwareKeyboard: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
{
    /// The usual keyboard, or none.
    public init(booleanLiteral value: Bool) { self = value ? .usual : .none }

    /// A keyboard of a height in points.
    public init(integerLiteral value: Int) { self = .height(CGFloat(value)) }

    /// A keyboard of a height in points.
    public init(floatLiteral value: Double) { self = .height(CGFloat(value)) }
}
