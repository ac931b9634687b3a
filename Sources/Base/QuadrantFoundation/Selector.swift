/// A method of an object, to be called by those who do not know the object's type.
///
/// Apple: "Selector" (Objective-C). There is no Objective-C on this system. In files that `quadrant` draws, `#selector(…)` becomes a
/// selector that holds the method (`init(_:)` with a function), so that timers, notifications and controls call it. One that is
/// made of a name alone calls nothing.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Calls the method of a target with an argument; answers whether it could.
    private typealias Call = @MainActor (_ target: Any?, _ argument: Any?) -> Bool

    private final class Method {
        let call: Call

        init(_ call: @escaping Call) {
            self.call = call
        }
    }

    private let name: String
    private let method: Method?

    /// The name that the selector was made of; empty for one that holds a method.
    public var description: String { name }

    /// Creates a selector by the name of a method. It calls nothing.
    public init(_ name: String) {
        (self.name, method) = (name, nil)
    }

    /// Creates a selector by the name of a method. It calls nothing.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    private init(call: @escaping Call) {
        (name, method) = ("", Method(call))
    }

    /// Whether both hold the same name, or are copies of one `#selector`: another that is written for the same method is
    /// not equal, as methods cannot be compared.
    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name && left.method === right.method
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(method.map(ObjectIdentifier.init))
    }

    /// Whether there is no method to call: the selector was made of a name, or of a method with two arguments.
    package var callsNothing: Bool { method == nil }

    /// Whether both may stand for the same method: always where both hold one, as methods cannot be compared.
    package func mayBe(_ other: Selector) -> Bool {
        self == other || (method != nil && other.method != nil)
    }

    /// Calls the method, and answers whether there is one that takes the target and the argument.
    @MainActor
    @discardableResult
    package func perform(on target: Any?, with argument: Any?) -> Bool {
        method?.call(target, argument) ?? false
    }
}

// What `#selector` refers to: a method of a type, or of the object that writes it.
extension Selector {
    /// A method of a type, without arguments.
    @preconcurrency public init<Target, Answer>(
        _ method: @escaping (Target) -> @MainActor () -> Answer
    ) {
        let method = Handed(method)
        self.init { target, _ in
            guard let target = target as? Target else { return false }
            _ = method.value(target)()
            return true
        }
    }

    /// A method of a type with one argument: whoever calls it.
    @preconcurrency public init<Target, Argument, Answer>(
        _ method: @escaping (Target) -> @MainActor (Argument) -> Answer
    ) {
        let method = Handed(method)
        self.init { target, argument in
            guard let target = target as? Target, let argument = argument as? Argument else {
                return false
            }
            _ = method.value(target)(argument)
            return true
        }
    }

    /// A method of a type with two arguments. Nobody here calls one with a second.
    @preconcurrency public init<Target, First, Second, Answer>(
        _ method: @escaping (Target) -> @MainActor (First, Second) -> Answer
    ) {
        self.init("")
    }

    /// A method without arguments of the object that writes this.
    @_disfavoredOverload
    @preconcurrency public init<Answer>(_ method: @escaping @MainActor () -> Answer) {
        self.init { _, _ in
            _ = method()
            return true
        }
    }

    /// A method with one argument, whoever calls it, of the object that writes this.
    @_disfavoredOverload
    @preconcurrency public init<Argument, Answer>(
        _ method: @escaping @MainActor (Argument) -> Answer
    ) {
        self.init { _, argument in
            guard let argument = argument as? Argument else { return false }
            _ = method(argument)
            return true
        }
    }

    /// A method with two arguments of the object that writes this. Nobody here calls one with a second.
    @_disfavoredOverload
    @preconcurrency public init<First, Second, Answer>(
        _ method: @escaping @MainActor (First, Second) -> Answer
    ) {
        self.init("")
    }
}

/// What `#selector` is replaced by in files that are drawn: a name that is no longer, so that lines and columns stay.
public typealias _Sel = Selector
