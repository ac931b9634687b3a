public import QuadrantCore

/// How the layers of a symbol are filled.
///
/// Apple: "SymbolColorRenderingMode".
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case flat, gradient
    }

    private let kind: Kind

    /// In one colour each, which is the default.
    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// From a lighter shade of each colour at the top to the colour at the bottom, as `Color.gradient`. What is no
    /// colour stays as it is.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// How a symbol shows a variable value.
///
/// Apple: "SymbolVariableValueMode".
public struct SymbolVariableValueMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case color, draw
    }

    private let kind: Kind

    /// Layers beyond the value are faint, which is the default.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// Layers are drawn as far as the value goes. Accepted, without effect here: which symbols are drawn so is not
    /// published; they are shown as with `color`, which is reported.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// How layers of symbols are filled that do not say themselves; `nil` for the default, flat.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }

    /// How symbols show variable values that do not say themselves; `nil` for the default, colour.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the layers of symbols are filled; `nil` for the default.
    ///
    /// Apple: "symbolColorRenderingMode(_:)".
    nonisolated public func symbolColorRenderingMode(
        _ mode: SymbolColorRenderingMode?
    ) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }

    /// Sets how symbols show variable values; `nil` for the default.
    ///
    /// Apple: "symbolVariableValueMode(_:)".
    nonisolated public func symbolVariableValueMode(
        _ mode: SymbolVariableValueMode?
    ) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}

extension Image {
    /// Sets how the layers of the symbol are filled; `nil` for what the environment says.
    ///
    /// Apple: "symbolColorRenderingMode(_:)".
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var image = self
        image.symbol.colorMode = mode
        return image
    }

    /// Sets how the symbol shows a variable value; `nil` for what the environment says.
    ///
    /// Apple: "symbolVariableValueMode(_:)".
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var image = self
        image.symbol.valueMode = mode
        return image
    }
}
