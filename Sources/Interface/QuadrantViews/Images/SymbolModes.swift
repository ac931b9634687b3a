public import QuadrantCore

/// How the layers of a symbol are filled.
///
/// Apple: "SymbolColorRenderingMode".
public struct SymbolColorRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case flat, gradient
    }

    private let kind: Kind

    /// Each layer is filled with one colour. This is the default.
    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// Each layer is filled with a gradient from a lighter shade at the top to its colour, as of
    /// `Color.gradient`. A layer whose style is no colour is filled as without a gradient.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// How a symbol shows its variable value.
///
/// Apple: "SymbolVariableValueMode".
public struct SymbolVariableValueMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case color, draw
    }

    private let kind: Kind

    /// Layers beyond the value are faint. This is the default.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// Layers are drawn as far as the value reaches. It has no effect here: which symbols are drawn
    /// so is not published. They are shown as with `color`, which is reported.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// How the layers are filled in symbols that set no mode themselves; `nil` for the default,
    /// `flat`.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }

    /// How variable values are shown by symbols that set no mode themselves; `nil` for the default,
    /// `color`.
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
    /// Sets how the layers of the symbol are filled; `nil` for the mode of the environment.
    ///
    /// Apple: "symbolColorRenderingMode(_:)".
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var image = self
        image.symbol.colorMode = mode
        return image
    }

    /// Sets how the symbol shows a variable value; `nil` for the mode of the environment.
    ///
    /// Apple: "symbolVariableValueMode(_:)".
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var image = self
        image.symbol.valueMode = mode
        return image
    }
}
