internal import Synchronization

/// Values that stand in the place of literals of bodies while a live page shows them: a save that changes nothing else needs no
/// compiler.
package enum LiveLiterals {
    /// What a literal says now.
    package enum Value: Codable, Equatable, Sendable {
        case integer(Int)
        case number(Double)
        case flag(Bool)
        case text(String)
        /// A member without arguments, by its name.
        case member(String)
    }

    private static let table = Mutex<[Int: Value]>([:])
    private static let unfit = Mutex<Set<Int>>([])

    /// Sets what literals say; those of other numbers say what is written.
    package static func set(_ values: [Int: Value]) { table.withLock { $0 = values } }

    /// The numbers of literals that could not say what they are to say since this was asked last: a value that does not fit into their
    /// type, or a type of which values are made by the compiler alone. They said what was written when they were compiled.
    package static func takeUnfit() -> [Int] {
        unfit.withLock { numbers in
            defer { numbers = [] }
            return numbers.sorted()
        }
    }

    static func value(_ number: Int) -> Value? { table.withLock { $0[number] } }

    /// What a literal says, or what was compiled where it cannot.
    static func fitting<Type>(
        _ number: Int, _ compiled: Type, _ make: () -> Type?
    ) -> Type {
        if let value = make() { return value }
        unfit.withLock { _ = $0.insert(number) }
        return compiled
    }
}

/// An integer as another type of numbers; `nil` where it does not fit.
private func converted<Literal>(_ number: Int, to type: Literal.Type) -> Literal? {
    if let type = type as? any FixedWidthInteger.Type {
        func exactly<Number: FixedWidthInteger>(_ type: Number.Type) -> Literal? {
            Number(exactly: number) as? Literal
        }
        return exactly(type)
    }
    return converted(Double(number), to: type)
}

/// A number with a fraction as another type of numbers.
private func converted<Literal>(_ number: Double, to type: Literal.Type) -> Literal? {
    guard let type = type as? any BinaryFloatingPoint.Type else { return nil }
    func made<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Literal? {
        Number(number) as? Literal
    }
    return made(type)
}

/// An integer that is written in a body; for the tool alone.
///
/// - Parameters:
///   - number: That of the literal in the table.
///   - value: What was written when the file was compiled.
public func _liveInteger<Value: ExpressibleByIntegerLiteral>(
    _ number: Int, _ value: Value
) -> Value {
    guard case .integer(let now) = LiveLiterals.value(number) else { return value }
    return LiveLiterals.fitting(number, value) {
        converted(now, to: Value.IntegerLiteralType.self).map { Value(integerLiteral: $0) }
    }
}

/// A number with a fraction that is written in a body; for the tool alone.
///
/// - Parameters:
///   - number: That of the literal in the table.
///   - value: What was written when the file was compiled.
public func _liveNumber<Value: ExpressibleByFloatLiteral>(_ number: Int, _ value: Value) -> Value {
    guard case .number(let now) = LiveLiterals.value(number) else { return value }
    return LiveLiterals.fitting(number, value) {
        converted(now, to: Value.FloatLiteralType.self).map { Value(floatLiteral: $0) }
    }
}

/// A flag that is written in a body; for the tool alone.
///
/// - Parameters:
///   - number: That of the literal in the table.
///   - value: What was written when the file was compiled.
public func _liveFlag<Value: ExpressibleByBooleanLiteral>(_ number: Int, _ value: Value) -> Value {
    guard case .flag(let now) = LiveLiterals.value(number) else { return value }
    return LiveLiterals.fitting(number, value) {
        (now as? Value.BooleanLiteralType).map { Value(booleanLiteral: $0) }
    }
}

/// A text that is written in a body; for the tool alone.
///
/// - Parameters:
///   - number: That of the literal in the table.
///   - value: What was written when the file was compiled.
public func _liveText<Value: ExpressibleByStringLiteral>(_ number: Int, _ value: Value) -> Value {
    guard case .text(let now) = LiveLiterals.value(number) else { return value }
    return LiveLiterals.fitting(number, value) {
        (now as? Value.StringLiteralType).map { Value(stringLiteral: $0) }
    }
}
