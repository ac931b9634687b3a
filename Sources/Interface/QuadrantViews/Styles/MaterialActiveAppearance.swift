public import QuadrantCore

/// Whether materials look as in an active window.
///
/// Apple: "MaterialActiveAppearance". Materials always look active, as on all of Apple's systems
/// but macOS; `.inactive` is reported.
public struct MaterialActiveAppearance: Equatable, Sendable {
    enum Kind {
        case automatic, active, inactive, matchWindow
    }

    private let kind: Kind

    /// The platform decides; here materials look active.
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    /// Always active.
    public static let active = MaterialActiveAppearance(kind: .active)
    /// Always inactive. It has no effect here, which is reported.
    public static let inactive = MaterialActiveAppearance(kind: .inactive)
    /// Materials look active if the window around is. There is no window here, so they always do.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)

    /// The message for an appearance that has no effect; `nil` for the others.
    var diagnostic: Diagnostic? {
        guard self == .inactive else { return nil }
        return Diagnostic.withoutEffect(
            "materialActiveAppearance(.inactive)", advice: "The material is drawn as active.")
    }
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static let defaultValue = MaterialActiveAppearance.automatic
}

extension EnvironmentValues {
    /// Whether materials look as in an active window; `.automatic` unless set.
    ///
    /// Apple: "materialActiveAppearance".
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether materials in this view look as in an active window.
    ///
    /// Apple: "materialActiveAppearance(_:)".
    nonisolated public func materialActiveAppearance(
        _ appearance: MaterialActiveAppearance
    ) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}

extension ShapeStyle {
    /// The same style, with its materials looking as in an active window or not.
    ///
    /// Apple: "materialActiveAppearance(_:)".
    @_disfavoredOverload
    public func materialActiveAppearance(
        _ appearance: MaterialActiveAppearance
    ) -> some ShapeStyle {
        MaterialAppearanceStyle(base: self, appearance: appearance)
    }
}

/// A style in an environment of its own.
private struct MaterialAppearanceStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let appearance: MaterialActiveAppearance

    static func _resolve(
        _ style: MaterialAppearanceStyle<Base>, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        var environment = environment
        environment.materialActiveAppearance = style.appearance
        return Base._resolve(style.base, in: environment)
    }

    static func _resolve(
        _ style: MaterialAppearanceStyle<Base>, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        var environment = environment
        environment.materialActiveAppearance = style.appearance
        return Base._resolve(style.base, level: level, in: environment)
    }

    static var _mayBeMaterial: Bool { Base._mayBeMaterial }

    static func _material(
        _ style: MaterialAppearanceStyle<Base>, in environment: EnvironmentValues
    ) -> Material? {
        Base._material(style.base, in: environment)?.materialActiveAppearance(style.appearance)
    }
}
