import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A row of an open menu: what it shows, with a mark before it where it is on.
struct MenuRow<Content: View>: View {
    /// Whether it is on; `nil` for a row that cannot be.
    var isOn: Bool?
    /// Whether it opens a menu of its own.
    var isMenu = false
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 8) {
            if let isOn {
                Image(systemName: "checkmark").font(.body.weight(.semibold))
                    .opacity(isOn ? 1 : 0)
                    .accessibilityHidden(true)
            }
            content
            if isMenu {
                Spacer(minLength: 0)
                Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
        }
        .labelStyle(MenuLabelStyle())
        .padding(.horizontal, MenuLook.padding)
        .frame(maxWidth: .infinity, minHeight: MenuLook.rowHeight, alignment: .leading)
        .contentShape(Rectangle())
    }
}

/// A button in an open menu.
struct MenuRowStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isSubmenu) private var isSubmenu

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(isMenu: isSubmenu) { configuration.label }
            .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
            .opacity(isEnabled ? 1 : 0.3)
            .background(Color.primary.opacity(configuration.isPressed ? 0.1 : 0))
    }
}

/// A toggle in an open menu: a mark before its label.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuToggle(configuration: configuration)
    }
}

private struct MenuToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.menuClosing) private var closing
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let (isOn, closing) = (configuration.$isOn, closing)
        MenuRow(isOn: configuration.isOn) { configuration.label }
            .foregroundStyle(.primary)
            .opacity(isEnabled ? 1 : 0.3)
            .modifier(
                TapModifier {
                    isOn.wrappedValue.toggle()
                    closing?.close()
                })
    }
}

/// A label in an open menu: the symbol at the leading end, or on systems before glass at the trailing one.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuLabel(configuration: configuration)
    }
}

private struct MenuLabel: View {
    let configuration: LabelStyleConfiguration
    @WholeEnvironment() private var environment

    var body: some View {
        HStack(spacing: 10) {
            if MenuLook.isGlass(environment) {
                configuration.icon.frame(width: 24)
                configuration.title
            } else {
                configuration.title
                Spacer(minLength: 0)
                configuration.icon
            }
        }
    }
}

private enum IsSubmenuKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .elsewhere }
}

extension EnvironmentValues {
    /// Whether a button in an open menu opens a menu of its own.
    var isSubmenu: Bool {
        get { self[IsSubmenuKey.self] }
        set { self[IsSubmenuKey.self] = newValue }
    }
}
