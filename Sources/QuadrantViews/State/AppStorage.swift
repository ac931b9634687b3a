public import Foundation
public import QuadrantCore

/// A value in the user's defaults: read from their file, and written to it with each change.
///
/// Apple: "AppStorage". All views that name the same key of the same store share the value. The standard
/// store is the file `~/.config/PROGRAM.plist` (`$XDG_CONFIG_HOME` if that is set), which is replaced as a
/// whole, never half; another store is written by its `synchronize()`, which Foundation does not do
/// atomically here. A change that is made by way of `UserDefaults` itself is seen when views are next
/// brought up to date, drawn for example: Foundation does not say here that a value was set.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, LinkedProperty {
    private let key: String
    private let store: UserDefaults?
    private let coding: StorageCoding<Value>
    private var cell: StorageCell

    init(_ key: String, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
        self.key = key
        self.store = store
        self.coding = coding
        cell = StorageCell.cell(key, in: store ?? .standard)
    }

    /// The stored value; the one that was given with the declaration where nothing is stored.
    public var wrappedValue: Value {
        get { coding.read(cell.get()) }
        nonmutating set { cell.set(coding.write(newValue)) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let (cell, coding) = (cell, coding)
        return Binding(
            owner: cell, variant: coding.standard, get: { coding.read(cell.get()) },
            set: { cell.set(coding.write($0)) })
    }

    package func isSame(as other: AppStorage) -> Bool {
        key == other.key && store === other.store
            && coding.standard == other.coding.standard
    }

    package mutating func link(to scope: Scope, cell slot: inout AnyObject?, name: String) {
        if store == nil, let standard = scope.environment.defaultAppStorage {
            cell = StorageCell.cell(key, in: standard)
        }
        slot = cell
        scope.watch(cell)
    }
}

/// The value is kept by a store that any thread may use.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
    /// A truth value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.bool, encode: \.self))
    }

    /// A whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Int {
        self.init(key, store, StorageCoding(wrappedValue, decode: StoredValue.int, encode: \.self))
    }

    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.double, encode: \.self))
    }

    /// A string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.string, encode: \.self))
    }

    /// A URL, stored as its string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == URL {
        self.init(
            key, store,
            StorageCoding(wrappedValue, decode: StoredValue.url, encode: \.absoluteString))
    }

    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.data, encode: \.self))
    }

    /// A moment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.date, encode: \.self))
    }

    /// A value that a whole number stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store,
            StorageCoding(wrappedValue, decode: { StoredValue.numbered($0) }, encode: \.rawValue))
    }

    /// A value that a string stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store,
            StorageCoding(wrappedValue, decode: { StoredValue.named($0) }, encode: \.rawValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, StorageCoding(decode: StoredValue.bool, encode: \.self))
    }

    /// A whole number, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, StorageCoding(decode: StoredValue.int, encode: \.self))
    }

    /// A number, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, StorageCoding(decode: StoredValue.double, encode: \.self))
    }

    /// A string, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, StorageCoding(decode: StoredValue.string, encode: \.self))
    }

    /// Bytes, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, StorageCoding(decode: StoredValue.data, encode: \.self))
    }

    /// A moment, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, StorageCoding(decode: StoredValue.date, encode: \.self))
    }

    /// A URL, stored as its string, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, StorageCoding(decode: StoredValue.url, encode: \.absoluteString))
    }

    /// A value that a string stands for, or none.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, StorageCoding(decode: { StoredValue.named($0) }, encode: \.rawValue))
    }

    /// A value that a whole number stands for, or none.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(
            key, store, StorageCoding(decode: { StoredValue.numbered($0) }, encode: \.rawValue))
    }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    /// The store of values that name none; `nil` for the standard one.
    package var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// The store in which `AppStorage` without one keeps its values, in this view and those in it.
    ///
    /// Apple: "View.defaultAppStorage(_:)".
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
