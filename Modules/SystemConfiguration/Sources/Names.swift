// length: generated. Written by Scripts/quiet-modules.py from Modules/SystemConfiguration/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CFNames
@_exported public import Dispatch

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("SystemConfiguration: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "SCNetworkReachabilityFlags".
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Apple: "SCNetworkReachabilityFlags.transientConnection".
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// Apple: "SCNetworkReachabilityFlags.reachable".
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// Apple: "SCNetworkReachabilityFlags.connectionRequired".
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// Apple: "SCNetworkReachabilityFlags.connectionOnTraffic".
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// Apple: "SCNetworkReachabilityFlags.interventionRequired".
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// Apple: "SCNetworkReachabilityFlags.connectionOnDemand".
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// Apple: "SCNetworkReachabilityFlags.isLocalAddress".
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 65536)
    /// Apple: "SCNetworkReachabilityFlags.isDirect".
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 131072)
    /// Apple: "SCNetworkReachabilityFlags.isWWAN".
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 262144)
    /// Apple: "SCNetworkReachabilityFlags.connectionAutomatic".
    public static let connectionAutomatic: SCNetworkReachabilityFlags = .connectionOnTraffic
}
/// Apple: "SCNetworkReachability".
public final class SCNetworkReachability: Sendable {
}
/// Apple: "SCNetworkInterface".
public final class SCNetworkInterface: Sendable {
}
/// Apple: "kCNNetworkInfoKeySSID".
public let kCNNetworkInfoKeySSID: String = "SSID"
/// Apple: "kCNNetworkInfoKeyBSSID".
public let kCNNetworkInfoKeyBSSID: String = "BSSID"
/// Apple: "kCNNetworkInfoKeySSIDData".
public let kCNNetworkInfoKeySSIDData: String = "SSIDDATA"
/// Apple: "kSCNetworkFlagsReachable".
public let kSCNetworkFlagsReachable: UInt32 = 2
/// Apple: "kSCNetworkFlagsConnectionRequired".
public let kSCNetworkFlagsConnectionRequired: UInt32 = 4
/// Apple: "SCNetworkReachabilityCallBack".
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void
/// Apple: "SCNetworkReachabilityContext".
public struct SCNetworkReachabilityContext {
    /// Apple: "SCNetworkReachabilityContext.version".
    public var version: Int
    /// Apple: "SCNetworkReachabilityContext.info".
    public var info: UnsafeMutableRawPointer?
    /// Apple: "SCNetworkReachabilityContext.init".
    public init(version: Int, info: UnsafeMutableRawPointer?, retain: Any?, release: Any?, copyDescription: Any?) { self.version = version; self.info = info }
}
/// Here `SCNetworkReachability()`. Apple: "SCNetworkReachabilityCreateWithName".
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: String) -> SCNetworkReachability? { SCNetworkReachability() }
/// Here `SCNetworkReachability()`. Apple: "SCNetworkReachabilityCreateWithAddress".
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafeRawPointer) -> SCNetworkReachability? { SCNetworkReachability() }
/// Apple: "SCNetworkReachabilityGetFlags".
@discardableResult public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool { flags.pointee = [.reachable]; return true }
/// Here `true`. Apple: "SCNetworkReachabilitySetCallback".
@discardableResult public func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?) -> Bool { true }
/// Here `true`. Apple: "SCNetworkReachabilitySetDispatchQueue".
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { true }
/// Here `true`. Apple: "SCNetworkReachabilityScheduleWithRunLoop".
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: CFString) -> Bool { true }
/// Here `true`. Apple: "SCNetworkReachabilityUnscheduleFromRunLoop".
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: CFString) -> Bool { true }
/// Here `nil`. Apple: "CNCopySupportedInterfaces".
public func CNCopySupportedInterfaces() -> CFArray? { nil }
/// Here `nil`. Apple: "CNCopyCurrentNetworkInfo".
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
