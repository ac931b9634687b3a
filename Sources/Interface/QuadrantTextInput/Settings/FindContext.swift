public import QuadrantCore
import QuadrantViews

/// How words are looked for in a view.
///
/// Apple: "FindContext".
public struct FindContext {
    /// Whether the bar to find words with is shown; `nil` where nothing says.
    public let isPresented: Binding<Bool>?
    /// Whether words that were found can be replaced.
    public let supportsReplace: Bool
}

/// What modifiers say of looking for words.
struct FindSettings {
    var presented: Binding<Bool>?
    var isDisabled = false
    var disablesReplacing = false
}

private enum FindSettingsKey: EnvironmentKey {
    static var defaultValue: FindSettings { FindSettings() }
}

/// Changes what is said of looking for words.
nonisolated struct FindModifier: EnvironmentModifier {
    let changeSettings: (inout FindSettings) -> Void

    init(_ change: @escaping (inout FindSettings) -> Void) {
        changeSettings = change
    }

    func change(_ environment: inout EnvironmentValues) {
        changeSettings(&environment[FindSettingsKey.self])
    }
}

extension EnvironmentValues {
    /// How words are looked for here; `nil` where `findNavigator(isPresented:)` is not set around, or finding is
    /// disabled.
    ///
    /// Apple: "EnvironmentValues.findContext".
    public var findContext: FindContext? {
        let settings = self[FindSettingsKey.self]
        guard !settings.isDisabled, let presented = settings.presented else { return nil }
        return FindContext(isPresented: presented, supportsReplace: !settings.disablesReplacing)
    }
}
