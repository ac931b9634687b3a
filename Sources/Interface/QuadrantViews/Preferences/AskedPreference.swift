import QuadrantCore

/// A preference that views set only where a view around reads it, as working it out takes time.
protocol AskedPreference: PreferenceKey {
    /// Has the views in an environment set the preference.
    static func ask(in environment: inout EnvironmentValues)
}

extension _ViewCursor {
    /// Makes `content`, whose views set a preference that they only set if somebody asks for it.
    @MainActor
    mutating func asking<K: PreferenceKey>(
        for key: K.Type, _ content: (inout _ViewCursor) -> Void
    ) {
        guard let asked = key as? any AskedPreference.Type else { return content(&self) }
        var environment = environment
        asked.ask(in: &environment)
        inEnvironment(environment, content)
    }
}
