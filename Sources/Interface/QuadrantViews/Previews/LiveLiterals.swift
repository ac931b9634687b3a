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
    }

    private static let table = Mutex<[Int: Value]>([:])

    /// Sets what literals say; those of other numbers say what is written.
    package static func set(_ values: [Int: Value]) { table.withLock { $0 = values } }

    fileprivate static func value(_ number: Int) -> Value? { table.withLock { $0[number] } }
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
    typealias Literal = Value.IntegerLiteralType
    let literal =
        now as? Literal ?? Int64(now) as? Literal ?? Double(now) as? Literal
        ?? Int32(exactly: now) as? Literal ?? UInt64(exactly: now) as? Literal
        ?? UInt(exactly: now) as? Literal ?? UInt8(exactly: now) as? Literal
        ?? Float(now) as? Literal
    return literal.map { Value(integerLiteral: $0) } ?? value
}

/// A number with a fraction that is written in a body; for the tool alone.
///
/// - Parameters:
///   - number: That of the literal in the table.
///   - value: What was written when the file was compiled.
public func _liveNumber<Value: ExpressibleByFloatLiteral>(_ number: Int, _ value: Value) -> Value {
    guard case .number(let now) = LiveLiterals.value(number) else { return value }
    typealias Literal = Value.FloatLiteralType
    let literal = now as? Literal ?? Float(now) as? Literal
    return literal.map { Value(floatLiteral: $0) } ?? value
}

/// A flag that is written in a body; for the tool alone.
///
/// - Parameters:
///   - number: That of the literal in the table.
///   - value: What was written when the file was compiled.
public func _liveFlag<Value: ExpressibleByBooleanLiteral>(_ number: Int, _ value: Value) -> Value {
    guard case .flag(let now) = LiveLiterals.value(number) else { return value }
    return (now as? Value.BooleanLiteralType).map { Value(booleanLiteral: $0) } ?? value
}

/// A text that is written in a body; for the tool alone.
///
/// - Parameters:
///   - number: That of the literal in the table.
///   - value: What was written when the file was compiled.
public func _liveText<Value: ExpressibleByStringLiteral>(_ number: Int, _ value: Value) -> Value {
    guard case .text(let now) = LiveLiterals.value(number) else { return value }
    return (now as? Value.StringLiteralType).map { Value(stringLiteral: $0) } ?? value
}
