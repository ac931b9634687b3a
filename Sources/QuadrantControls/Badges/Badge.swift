import Foundation
public import QuadrantCore
import QuadrantGeometry
package import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// How much a badge stands out.
///
/// Apple: "BadgeProminence".
public struct BadgeProminence: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case decreased
        case standard
        case increased
    }

    private let kind: Kind

    /// Fainter than usual.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// As usual.
    public static let standard = BadgeProminence(kind: .standard)
    /// In a red capsule.
    public static let increased = BadgeProminence(kind: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

/// The badge of a view, for the container around it: rows of lists show it at their end.
package enum BadgeKey: ContainerValueKey {
    package static var defaultValue: Text? { nil }
}

extension ContainerValues {
    /// The text of the view's badge; `nil` for none.
    package var badge: Text? {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// How much badges stand out; `standard` unless set.
    ///
    /// Apple: "EnvironmentValues.badgeProminence".
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

/// The badge of a row as it is shown.
///
/// Evidence: body in the secondary label colour; with more prominence a red capsule, with less a quieter text (Apple's
/// pages). The capsule's size is not measured: 20 high, 6 around the text.
package struct BadgeLabel: View {
    private let text: Text
    @Environment(\.badgeProminence) private var prominence

    package init(_ text: Text) {
        self.text = text
    }

    package var body: some View {
        switch prominence {
        case .increased:
            text.font(.subheadline).foregroundStyle(.white)
                .padding(.horizontal, 6)
                .frame(minWidth: 20, minHeight: 20)
                .background { Capsule().fill(.red) }
        case .decreased: text.foregroundStyle(.tertiary)
        default: text.foregroundStyle(.secondary)
        }
    }
}

extension View {
    /// Shows a number at the end of the row that the view is in a list; 0 shows nothing. Outside of lists it has no effect.
    ///
    /// Apple: "badge(_:)".
    nonisolated public func badge(_ count: Int) -> some View {
        containerValue(\.badge, count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a text at the end of the row that the view is in a list; `nil` shows nothing. Outside of lists it has no
    /// effect.
    ///
    /// Apple: "badge(_:)".
    nonisolated public func badge(_ label: Text?) -> some View {
        containerValue(\.badge, label)
    }

    /// Shows a localised text at the end of the row that the view is in a list; `nil` shows nothing. Outside of lists it
    /// has no effect.
    ///
    /// Apple: "badge(_:)".
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        containerValue(\.badge, key.map { Text($0) })
    }

    /// Shows a text that is not localised at the end of the row that the view is in a list; `nil` shows nothing. Outside of
    /// lists it has no effect.
    ///
    /// Apple: "badge(_:)".
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        containerValue(\.badge, label.map { Text($0) })
    }

    /// Sets how much the badges in this view stand out.
    ///
    /// Apple: "badgeProminence(_:)".
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
