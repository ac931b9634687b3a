public import Foundation

// Functions that Apple's Foundation shows and Foundation on Linux lacks.

/// Calls a closure. Objects are released at once here: there is no pool to empty.
///
/// Apple: "autoreleasepool(invoking:)" (Objective-C).
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// An integer. Apple: "NSInteger" (Objective-C).
public typealias NSInteger = Int
/// An integer that is none below 0. Apple: "NSUInteger" (Objective-C).
public typealias NSUInteger = UInt

extension UserDefaults {
    /// The value of a key; `nil` for none. The same as `object(forKey:)`.
    ///
    /// Apple: "value(forKey:)" (key-value coding). There is no Objective-C here: of all objects, defaults answer alone.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; `nil` removes it. The same as `set(_:forKey:)`.
    ///
    /// Apple: "setValue(_:forKey:)" (key-value coding).
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension URLCache {
    /// Creates a cache of answers.
    ///
    /// Apple: "init(memoryCapacity:diskCapacity:directory:)" (Foundation).
    ///
    /// - Parameters:
    ///   - memoryCapacity: How much is kept in memory, in bytes.
    ///   - diskCapacity: How much is kept in files, in bytes.
    ///   - directory: The folder of the files; `nil` for the system's.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(
            memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension CGFloat {
    /// The number as near as this type has it.
    ///
    /// Apple: "init(truncating:)" (Foundation).
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension URLError {
    /// Why there is no network.
    ///
    /// Apple: "URLError.NetworkUnavailableReason" (Foundation).
    public enum NetworkUnavailableReason: Int, Hashable, Sendable {
        /// It is a mobile one, or an expensive one, or one that is to be spared.
        case cellular, expensive, constrained
    }

    /// Why there is no network; `nil`, as nothing is known of it here.
    ///
    /// Apple: "networkUnavailableReason" (Foundation).
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// A moment in seconds since the beginning of 2001.
///
/// Apple: "CFAbsoluteTime" (Core Foundation).
public typealias CFAbsoluteTime = Double

/// The time now, in seconds since the beginning of 2001.
///
/// Apple: "CFAbsoluteTimeGetCurrent()" (Core Foundation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date().timeIntervalSinceReferenceDate
}

extension URL {
    /// Asks for what lies there, as one must for a file that a user chose; answers whether it may be read. There is no sandbox
    /// here: it always may, and what may not by the system's rights fails when it is read.
    ///
    /// Apple: "startAccessingSecurityScopedResource()" (Foundation).
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Gives back what `startAccessingSecurityScopedResource()` asked for: nothing here.
    ///
    /// Apple: "stopAccessingSecurityScopedResource()" (Foundation).
    public func stopAccessingSecurityScopedResource() {}
}

extension Data.WritingOptions {
    /// Writes to another file first, as `atomic`.
    ///
    /// Apple: "atomicWrite" (`NSAtomicWrite`, deprecated).
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
