public import Foundation
public import QuadrantCore
public import QuadrantLists
package import QuadrantViews

/// A value that a scene keeps while its app is not running.
///
/// Apple: "SceneStorage". All views of a scene that name the same key share the value. It is kept in the user's defaults,
/// under a name of its own, as one scene is shown here.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var stored: AppStorage<Value>

    /// The name under which a value is kept.
    package static func name(_ key: String) -> String { "SceneStorage.\(key)" }

    package init(stored: AppStorage<Value>) {
        self.stored = stored
    }

    /// The stored value. If nothing is stored, the value of the declaration.
    public var wrappedValue: Value {
        get { stored.wrappedValue }
        nonmutating set { stored.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension SceneStorage where Value == Bool {
    /// A value, stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}

extension SceneStorage where Value == Bool? {
    /// A value or none, stored under a key.
    public init(_ key: String) {
        self.init(stored: AppStorage(Self.name(key)))
    }
}

extension SceneStorage where Value == Int {
    /// A value, stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}

extension SceneStorage where Value == Int? {
    /// A value or none, stored under a key.
    public init(_ key: String) {
        self.init(stored: AppStorage(Self.name(key)))
    }
}

extension SceneStorage where Value == Double {
    /// A value, stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}

extension SceneStorage where Value == Double? {
    /// A value or none, stored under a key.
    public init(_ key: String) {
        self.init(stored: AppStorage(Self.name(key)))
    }
}

extension SceneStorage where Value == String {
    /// A value, stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}

extension SceneStorage where Value == String? {
    /// A value or none, stored under a key.
    public init(_ key: String) {
        self.init(stored: AppStorage(Self.name(key)))
    }
}

extension SceneStorage where Value == URL {
    /// A value, stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}

extension SceneStorage where Value == URL? {
    /// A value or none, stored under a key.
    public init(_ key: String) {
        self.init(stored: AppStorage(Self.name(key)))
    }
}

extension SceneStorage where Value == Data {
    /// A value, stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}

extension SceneStorage where Value == Data? {
    /// A value or none, stored under a key.
    public init(_ key: String) {
        self.init(stored: AppStorage(Self.name(key)))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A value by its raw value, stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}

extension SceneStorage {
    /// A value by its raw value or none, stored under a key.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(stored: AppStorage(Self.name(key)))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A value by its raw value, stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}

extension SceneStorage {
    /// A value by its raw value or none, stored under a key.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(stored: AppStorage(Self.name(key)))
    }
}

extension SceneStorage {
    /// Which columns of a table are shown, stored under a key.
    ///
    /// Apple: "init(wrappedValue:_:)".
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(stored: AppStorage(wrappedValue: wrappedValue, Self.name(key)))
    }
}
