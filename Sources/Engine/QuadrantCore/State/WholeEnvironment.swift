/// All values of the environment, for views of the library's that hand them on, or keep them for later: their bodies run again
/// for any that changes. (A body that reads `@Environment(\.self)` does so for those that it reads.)
@propertyWrapper
package struct WholeEnvironment: DynamicProperty, LinkedProperty {
    private var values = EnvironmentValues()

    /// Creates a property that reads all values.
    package init() {}

    /// The values; a copy that does not change later. Outside of a body, the defaults.
    package var wrappedValue: EnvironmentValues { values }

    package func isSame(as other: WholeEnvironment) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        scope.bodyReads.noteCopy()
        values = scope.environment.kept()
    }
}
