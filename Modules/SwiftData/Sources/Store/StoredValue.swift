internal import Foundation

/// A value as a store has it.
enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
    /// The objects that a relationship refers to, in their order.
    case numbers([Int64])
    /// A value that could not be encoded, and why. No store takes it.
    case failed(String)
}

/// A type whose values a store has as they are.
protocol DirectlyStored {
    var stored: StoredValue { get }
    init?(stored: StoredValue)
    /// What an object has whose row is gone.
    static var blank: Self? { get }
}

extension DirectlyStored where Self: FixedWidthInteger {
    var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
    init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self.init(truncatingIfNeeded: number)
    }
    static var blank: Self? { 0 }
}

extension Int: DirectlyStored {}
extension Int64: DirectlyStored {}
extension Int32: DirectlyStored {}
extension Int16: DirectlyStored {}
extension Int8: DirectlyStored {}
extension UInt: DirectlyStored {}
extension UInt64: DirectlyStored {}
extension UInt32: DirectlyStored {}
extension UInt16: DirectlyStored {}
extension UInt8: DirectlyStored {}

extension Bool: DirectlyStored {
    var stored: StoredValue { .integer(self ? 1 : 0) }
    init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self = number != 0
    }
    static var blank: Bool? { false }
}

extension Double: DirectlyStored {
    // SQLite has no NaN: a text stands for it.
    var stored: StoredValue { isNaN ? .text("NaN") : .real(self) }
    init?(stored: StoredValue) {
        switch stored {
        case .real(let number): self = number
        case .integer(let number): self = Double(number)
        case .text("NaN"): self = .nan
        default: return nil
        }
    }
    static var blank: Double? { 0 }
}

extension Float: DirectlyStored {
    var stored: StoredValue { Double(self).stored }
    init?(stored: StoredValue) {
        guard let number = Double(stored: stored) else { return nil }
        self = Float(number)
    }
    static var blank: Float? { 0 }
}

extension String: DirectlyStored {
    var stored: StoredValue { .text(self) }
    init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self = text
    }
    static var blank: String? { "" }
}

extension Date: DirectlyStored {
    var stored: StoredValue { timeIntervalSinceReferenceDate.stored }
    init?(stored: StoredValue) {
        guard let seconds = Double(stored: stored) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
    static var blank: Date? { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: DirectlyStored {
    var stored: StoredValue { .blob(self) }
    init?(stored: StoredValue) {
        guard case .blob(let data) = stored else { return nil }
        self = data
    }
    static var blank: Data? { Data() }
}

extension UUID: DirectlyStored {
    var stored: StoredValue { .text(uuidString) }
    init?(stored: StoredValue) {
        guard case .text(let text) = stored, let value = UUID(uuidString: text) else { return nil }
        self = value
    }
    static var blank: UUID? { nil }
}

extension URL: DirectlyStored {
    var stored: StoredValue { .text(absoluteString) }
    init?(stored: StoredValue) {
        guard case .text(let text) = stored, let value = URL(string: text) else { return nil }
        self = value
    }
    static var blank: URL? { nil }
}

extension Optional: DirectlyStored where Wrapped: DirectlyStored {
    var stored: StoredValue { self?.stored ?? .null }
    init?(stored: StoredValue) {
        guard stored != .null else {
            self = .none
            return
        }
        guard let value = Wrapped(stored: stored) else { return nil }
        self = .some(value)
    }
    static var blank: Wrapped?? { .some(nil) }
}
