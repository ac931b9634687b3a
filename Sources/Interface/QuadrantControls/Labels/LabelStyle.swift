public import Foundation
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// How labels look.
///
/// Apple: "LabelStyle".
@MainActor @preconcurrency
public protocol LabelStyle {
    /// What a label is made of.
    associatedtype Body: View
    /// The title and the icon of a label.
    typealias Configuration = LabelStyleConfiguration

    /// The view of a label. It is evaluated for each label in the environment around it, in which the
    /// styles further out are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label: its title and its icon.
///
/// Apple: "LabelStyleConfiguration".
public nonisolated struct LabelStyleConfiguration {
    /// The title of a label.
    public nonisolated struct Title: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = LabelStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The icon of a label.
    public nonisolated struct Icon: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = LabelStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
        fileprivate let isSymbol: Bool
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon

    /// Whether a style was given the title and the icon.
    private let isGiven: Bool

    init<T: View, I: View>(_ title: T, _ icon: I) {
        if let title = title as? Title, let icon = icon as? Icon {
            (self.title, self.icon, isGiven) = (title, icon, true)
        } else {
            self.title = Title(_content: AnyView(title))
            let isSymbol = (icon as? Image)?.isSymbol ?? (icon as? Icon)?.isSymbol ?? false
            self.icon = Icon(_content: AnyView(icon), isSymbol: isSymbol)
            isGiven = false
        }
    }

    /// Whether the icon is a symbol and no other view.
    var hasSymbol: Bool { icon.isSymbol }
}

private enum LabelSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum LabelIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// Points between icon and title of labels; `nil` for the usual distance.
    var labelSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// Points that an icon takes at least beside a title; `nil` for its own width.
    var labelIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}

extension LabelStyleConfiguration {
    /// Makes the label in the style around.
    @MainActor
    func makeNodes(_ cursor: inout _ViewCursor) {
        let styled = StyledControl(
            self, isGiven: isGiven,
            fallback: HostedStyle(LabelBody<DefaultLabelStyle>.self, DefaultLabelStyle()))
        type(of: styled)._makeNodes(styled, &cursor)
    }
}

/// Evaluates the body of a `LabelStyle`.
private enum LabelBody<Style: LabelStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: LabelStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the labels in this view.
    ///
    /// Apple: "labelStyle(_:)".
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(LabelBody<S>.self, style)
    }

    /// Sets the distance between icon and title of the labels in this view, in points.
    ///
    /// Apple: "labelIconToTitleSpacing(_:)". Values that are not finite are ignored and reported.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelSpacing, value.isFinite ? value : nil)
            .modifier(
                ReportModifier(
                    diagnostic: .unlessNumber(".labelIconToTitleSpacing", ["": value])))
    }

    /// Reserves room for the icons of the labels in this view, in points, so that titles one below
    /// the other line up. A wider icon has its own width.
    ///
    /// Apple: "labelReservedIconWidth(_:)". Widths that are not finite are ignored; negative widths
    /// count as 0. Both are reported.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelIconWidth, value.isFinite ? max(0, value) : nil)
            .modifier(
                ReportModifier(
                    diagnostic: .unlessLength(".labelReservedIconWidth", ["": value])))
    }
}
