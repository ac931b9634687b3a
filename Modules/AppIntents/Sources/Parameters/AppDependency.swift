internal import Synchronization

/// A value that the app has given to all intents.
///
/// Apple: "AppDependency".
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashableSendable?
    private let make: () -> Value?

    /// The value of the type.
    public init(
        key: AnyHashableSendable? = nil, default value: @autoclosure @escaping () -> Value? = nil
    ) {
        (self.key, make) = (key, value)
    }

    /// The value. One that was never given is a mistake of the program.
    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.value(Value.self, key) ?? make() else {
            preconditionFailure(
                "An intent has a @Dependency of '\(Value.self)', which was not given: call AppDependencyManager.shared.add { … }."
            )
        }
        return value
    }
}

/// A key that may be handed to other threads.
public struct AnyHashableSendable: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
    private let key: AnyHashable
    /// A text as a key.
    public init(stringLiteral value: String) { key = value }
    init(_ key: AnyHashable) { self.key = key }
}

/// Keeps values for intents.
///
/// Apple: "AppDependencyManager".
public final class AppDependencyManager: @unchecked Sendable {
    /// The one of the app.
    public static let shared = AppDependencyManager()
    private let makers = Mutex<[Key: Maker]>([:])

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let key: AnyHashableSendable?
    }

    private final class Maker: @unchecked Sendable {
        private let make: () -> Any
        private var made: Any?

        init(_ make: @escaping () -> Any) { self.make = make }

        func value() -> Any {
            if let made { return made }
            let new = make()
            made = new
            return new
        }
    }

    /// Gives a value, which is made when it is first asked for.
    public func add<Value>(
        key: AnyHashableSendable? = nil, dependency: @autoclosure @escaping () -> Value
    ) {
        add(key: key, dependency)
    }

    /// Gives a value, which is made when it is first asked for.
    public func add<Value>(key: AnyHashableSendable? = nil, _ make: @escaping () -> Value) {
        let maker = Maker(make)
        makers.withLock { $0[Key(type: ObjectIdentifier(Value.self), key: key)] = maker }
    }

    func value<Value>(_ type: Value.Type, _ key: AnyHashableSendable?) -> Value? {
        let maker = makers.withLock { $0[Key(type: ObjectIdentifier(type), key: key)] }
        return maker?.value() as? Value
    }
}
