public import Foundation
public import QuadrantCore

/// A value that is stored in the user's defaults: read from their file, and written to it with each
/// change.
///
/// Apple: "AppStorage". All views that name the same key of the same store share the value. The
/// standard store is the file `~/.config/PROGRAM.plist`, or in `$XDG_CONFIG_HOME` if that is set.
/// The file is replaced as a whole, never in part. Another store is written by its `synchronize()`,
/// which Foundation here does not do atomically. A change made through `UserDefaults` directly is
/// seen when the views are next brought up to date, for example when they are drawn, as Foundation
/// here does not tell that a value was set.
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

    /// A value that is stored as data, under a key. Data of no such value count as none.
    package init(encoded standard: Value, _ key: String, store: UserDefaults?)
    where Value: Codable {
        let encoder = JSONEncoder()
        // The same value is the same data.
        encoder.outputFormatting = .sortedKeys
        self.init(
            key, store,
            StorageCoding(
                standard,
                decode: { stored in
                    StoredValue.data(stored).flatMap {
                        try? JSONDecoder().decode(Value.self, from: $0)
                    }
                }, encode: { (try? encoder.encode($0)) ?? Data() }))
    }

    /// The stored value. If nothing is stored, the value of the declaration.
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
    /// A value of another type, stored under a key in a form of its own.
    package init<Stored: Hashable>(
        _ key: String, store: UserDefaults?, standard: Value,
        decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Stored
    ) {
        self.init(key, store, StorageCoding(standard, decode: decode, encode: encode))
    }

    /// A Boolean, stored under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.bool, encode: \.self))
    }

    /// An integer, stored under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Int {
        self.init(key, store, StorageCoding(wrappedValue, decode: StoredValue.int, encode: \.self))
    }

    /// A number, stored under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.double, encode: \.self))
    }

    /// A string, stored under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.string, encode: \.self))
    }

    /// A URL, stored as a string under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == URL {
        self.init(
            key, store,
            StorageCoding(wrappedValue, decode: StoredValue.url, encode: \.absoluteString))
    }

    /// Data, stored under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.data, encode: \.self))
    }

    /// A date, stored under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date {
        self.init(
            key, store, StorageCoding(wrappedValue, decode: StoredValue.date, encode: \.self))
    }

    /// A value that is stored as its raw integer under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store,
            StorageCoding(wrappedValue, decode: { StoredValue.numbered($0) }, encode: \.rawValue))
    }

    /// A value that is stored as its raw string under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store,
            StorageCoding(wrappedValue, decode: { StoredValue.named($0) }, encode: \.rawValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean, stored under a key; `nil` if nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, StorageCoding(decode: StoredValue.bool, encode: \.self))
    }

    /// An integer, stored under a key; `nil` if nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, StorageCoding(decode: StoredValue.int, encode: \.self))
    }

    /// A number, stored under a key; `nil` if nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, StorageCoding(decode: StoredValue.double, encode: \.self))
    }

    /// A string, stored under a key; `nil` if nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, StorageCoding(decode: StoredValue.string, encode: \.self))
    }

    /// Data, stored under a key; `nil` if nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, StorageCoding(decode: StoredValue.data, encode: \.self))
    }

    /// A date, stored under a key; `nil` if nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, StorageCoding(decode: StoredValue.date, encode: \.self))
    }

    /// A URL, stored as a string under a key; `nil` if nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, StorageCoding(decode: StoredValue.url, encode: \.absoluteString))
    }

    /// A value that is stored as its raw string under a key; `nil` if nothing is stored.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, StorageCoding(decode: { StoredValue.named($0) }, encode: \.rawValue))
    }

    /// A value that is stored as its raw integer under a key; `nil` if nothing is stored.
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
    /// Sets the store of the `AppStorage` properties in this view that name no store themselves.
    ///
    /// Apple: "View.defaultAppStorage(_:)".
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
