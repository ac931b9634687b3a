public import Foundation

/// A value as a store has it.
public enum StoredValue: Hashable, Sendable {
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
public protocol DirectlyStored {
    var stored: StoredValue { get }
    init?(stored: StoredValue)
    /// What an object has whose row is gone.
    static var blank: Self? { get }
}

extension DirectlyStored where Self: FixedWidthInteger {
    public var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
    public init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self.init(truncatingIfNeeded: number)
    }
    public static var blank: Self? { 0 }
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
    public var stored: StoredValue { .integer(self ? 1 : 0) }
    public init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self = number != 0
    }
    public static var blank: Bool? { false }
}

extension Double: DirectlyStored {
    // SQLite has no NaN: a text stands for it.
    public var stored: StoredValue { isNaN ? .text("NaN") : .real(self) }
    public init?(stored: StoredValue) {
        switch stored {
        case .real(let number): self = number
        case .integer(let number): self = Double(number)
        case .text("NaN"): self = .nan
        default: return nil
        }
    }
    public static var blank: Double? { 0 }
}

extension Float: DirectlyStored {
    public var stored: StoredValue { Double(self).stored }
    public init?(stored: StoredValue) {
        guard let number = Double(stored: stored) else { return nil }
        self = Float(number)
    }
    public static var blank: Float? { 0 }
}

extension String: DirectlyStored {
    public var stored: StoredValue { .text(self) }
    public init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self = text
    }
    public static var blank: String? { "" }
}

extension Date: DirectlyStored {
    public var stored: StoredValue { timeIntervalSinceReferenceDate.stored }
    public init?(stored: StoredValue) {
        guard let seconds = Double(stored: stored) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
    public static var blank: Date? { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: DirectlyStored {
    public var stored: StoredValue { .blob(self) }
    public init?(stored: StoredValue) {
        guard case .blob(let data) = stored else { return nil }
        self = data
    }
    public static var blank: Data? { Data() }
}

extension UUID: DirectlyStored {
    public var stored: StoredValue { .text(uuidString) }
    public init?(stored: StoredValue) {
        guard case .text(let text) = stored, let value = UUID(uuidString: text) else { return nil }
        self = value
    }
    public static var blank: UUID? { nil }
}

extension URL: DirectlyStored {
    public var stored: StoredValue { .text(absoluteString) }
    public init?(stored: StoredValue) {
        guard case .text(let text) = stored, let value = URL(string: text) else { return nil }
        self = value
    }
    public static var blank: URL? { nil }
}

extension Optional: DirectlyStored where Wrapped: DirectlyStored {
    public var stored: StoredValue { self?.stored ?? .null }
    public init?(stored: StoredValue) {
        guard stored != .null else {
            self = .none
            return
        }
        guard let value = Wrapped(stored: stored) else { return nil }
        self = .some(value)
    }
    public static var blank: Wrapped?? { .some(nil) }
}
