import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A style that shows a button as a link: the label in the tint.
///
/// Apple: "LinkButtonStyle", which exists on macOS only. The label keeps the distances that it has without a button.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        LinkLook(configuration: configuration)
    }
}

/// A style for buttons in a bar below the title that narrow down what is shown: no ground, except for toggles that
/// are on.
///
/// Apple: "AccessoryBarButtonStyle", which exists on macOS only. Its lengths here are those of small bordered buttons
/// (a choice).
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label without a ground, of the size of a small button.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .none).controlSize(.small)
    }
}

/// A style for further actions in a bar below the title: a faint ground.
///
/// Apple: "AccessoryBarActionButtonStyle", which exists on macOS only. Its lengths here are those of small bordered
/// buttons (a choice).
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on a faint ground, of the size of a small button.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .faint).controlSize(.small)
    }
}

/// A style that shows the label on a card with a shadow, without padding.
///
/// Apple: "CardButtonStyle", which exists on tvOS only. Nothing has the focus of a remote control here, so no card
/// moves; corner and shadow are a choice.
public struct CardButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on a card.
    public func makeBody(configuration: Configuration) -> some View {
        CardButtonLook(configuration: configuration)
    }
}

private struct CardButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        let card = RoundedRectangle(cornerRadius: 12, style: .continuous)
        PlainButtonLook(configuration: configuration)
            .clipShape(card)
            .background {
                card.fill(Color(system: .secondarySystemGroupedBackground))
                    .shadow(color: .black.opacity(0.2), radius: 6, x: 0, y: 3)
            }
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Shows a button as a link.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// For buttons in a bar below the title that narrow down what is shown.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// For further actions in a bar below the title.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle {
        AccessoryBarActionButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// Shows the label on a card.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var card: CardButtonStyle { CardButtonStyle() }
}
