extension SceneStorage where Value == TabViewCustomization {
    /// The changes of a tab view, stored under a key in the scene.
    ///
    /// Apple: "SceneStorage.init(wrappedValue:_:)".
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String = "TabViewCustomization"
    ) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}
