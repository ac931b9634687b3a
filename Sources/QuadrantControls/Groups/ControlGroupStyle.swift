import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// How groups of controls look.
///
/// Apple: "ControlGroupStyle".
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// What a group is made of.
    associatedtype Body: View
    /// The properties of a group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The view of a group. Evaluated for each group in the environment around it, in which the styles further out
    /// are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a group of controls.
///
/// Apple: "ControlGroupStyleConfiguration".
public nonisolated struct ControlGroupStyleConfiguration {
    /// The controls of a group.
    public nonisolated struct Content: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = ControlGroupStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The label of a group; nothing for a group without one.
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = ControlGroupStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label

    init(content: AnyView, label: AnyView?) {
        self.content = Content(_content: content)
        self.label = Label(_content: label ?? AnyView(EmptyView()))
    }
}

/// Evaluates the body of a `ControlGroupStyle`.
enum ControlGroupBody<Style: ControlGroupStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: ControlGroupStyleConfiguration) -> Style.Body
    {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the groups of controls in this view.
    ///
    /// Apple: "controlGroupStyle(_:)".
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(ControlGroupBody<S>.self, style)
    }
}

/// The style of groups where none is set: buttons beside each other on a common ground; in menus, the controls as
/// items.
///
/// Apple: "AutomaticControlGroupStyle".
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls on a common ground.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration)
    }
}

/// A style for groups in navigation bars: the controls beside each other.
///
/// Apple: "NavigationControlGroupStyle".
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls on a common ground.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration)
    }
}

/// A style that shows the group as a menu with the group's label.
///
/// Apple: "MenuControlGroupStyle".
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A menu of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { configuration.content }, label: { configuration.label })
    }
}

/// A style that shows the group as a compact menu with the group's label; in menus, as a row of small items.
///
/// Apple: "CompactMenuControlGroupStyle".
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    @Environment(\.isInMenu) private var isInMenu

    /// Creates the style.
    nonisolated public init() {}

    /// A menu of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        if isInMenu {
            configuration.content
        } else {
            Menu(content: { configuration.content }, label: { configuration.label })
        }
    }
}

/// A style that shows the symbols of the controls in a row.
///
/// Apple: "PaletteControlGroupStyle".
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The symbols of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration)
            .standing(until: .elsewhere) { $0.labelStyle(.iconOnly) }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Buttons on a common ground.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls beside each other.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A compact menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A row of symbols.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// Controls beside each other on the ground of bordered buttons, with lines between them; in menus, as they are. The
/// lines are not measured: as those of steppers.
private struct ControlRow: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.colorScheme) private var scheme
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlProfile) private var profile
    @Environment(\.controlSize) private var size

    /// The corners of controls below each other: about half of the height of one (a choice).
    private static let columnCorner: CGFloat = 20

    var body: some View {
        if isInMenu {
            configuration.content
        } else {
            Group(subviews: configuration.content) { controls in
                // Large text does not fit beside each other (what Apple does then is not known).
                ViewThatFits(in: .horizontal) {
                    row(controls)
                    column(controls)
                }
            }
            .standing(until: .elsewhere) { $0.buttonStyle(GroupedButtonStyle()) }
        }
    }

    private func row(_ controls: SubviewsCollection) -> some View {
        let shape = shape.resolved(corner: profile.button.size(size).corner)
        return HStack(spacing: profile.stepper.divider) {
            ForEach(controls.indices, id: \.self) { index in
                controls[index].overlay(alignment: .leading) {
                    if index > 0 {
                        line.padding(.vertical, 7).offset(x: -profile.stepper.divider)
                    }
                }
            }
        }
        .background { shape.fill(ControlColors.ground(scheme)) }
    }

    private func column(_ controls: SubviewsCollection) -> some View {
        VStack(alignment: .leading, spacing: profile.stepper.divider) {
            ForEach(controls.indices, id: \.self) { index in
                controls[index].overlay(alignment: .top) {
                    if index > 0 { flatLine.offset(y: -profile.stepper.divider) }
                }
            }
        }
        .background {
            RoundedRectangle(cornerRadius: profile.button.size(size).corner ?? Self.columnCorner)
                .fill(ControlColors.ground(scheme))
        }
    }

    /// The line before a control in a row, in the gap between both.
    private var line: some View {
        profile.stepper.line.color(scheme).frame(width: profile.stepper.divider)
            .allowsHitTesting(false)
    }

    /// The line before a control in a column.
    private var flatLine: some View {
        profile.stepper.line.color(scheme).frame(height: profile.stepper.divider)
            .allowsHitTesting(false)
    }
}

/// A button in a group: its label with the padding of a bordered button, on the ground of the group.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlProfile.button) private var metrics
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint

    func makeBody(configuration: Configuration) -> some View {
        let size = metrics.size(size)
        configuration.label
            .controlInk(
                configuration.role == .destructive && tint == nil
                    ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint), isEnabled: isEnabled
            )
            .padding(.horizontal, size.horizontal)
            .padding(.vertical, size.vertical)
            .contentShape(Rectangle())
            .modifier(TapModifier { configuration.trigger() })
    }
}
