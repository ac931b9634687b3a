public import Foundation

extension FileManager {
    /// The folder that the programs of a group share: one in the folder for temporary files, as there are no groups here.
    ///
    /// Apple: "containerURL(forSecurityApplicationGroupIdentifier:)" (Foundation).
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
        let folder = temporaryDirectory.appendingPathComponent("Groups")
            .appendingPathComponent(groupIdentifier.replacingOccurrences(of: "/", with: "_"))
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Who is signed in to iCloud: nobody.
    ///
    /// Apple: "ubiquityIdentityToken" (Foundation).
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of a program in iCloud: none.
    ///
    /// Apple: "url(forUbiquityContainerIdentifier:)" (Foundation).
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension ProcessInfo {
    /// How warm a system is.
    ///
    /// Apple: "ProcessInfo.ThermalState" (Foundation).
    public enum ThermalState: Int, Hashable, Sendable {
        /// As usual, a little warm, warm, so warm that it has to rest.
        case nominal, fair, serious, critical
    }

    /// How warm the system is: as usual, as nothing is known of it.
    ///
    /// Apple: "thermalState" (Foundation).
    public var thermalState: ThermalState { .nominal }

    /// Whether an app for iOS runs on a Mac: it does not.
    ///
    /// Apple: "isiOSAppOnMac" (Foundation).
    public var isiOSAppOnMac: Bool { false }

    /// Whether an app for iPad runs on a Mac: it does not.
    ///
    /// Apple: "isMacCatalystApp" (Foundation).
    public var isMacCatalystApp: Bool { false }

    /// Whether the system saves power: it does not.
    ///
    /// Apple: "isLowPowerModeEnabled" (Foundation).
    public var isLowPowerModeEnabled: Bool { false }
}

/// The kind of activity that an address of a web page is.
///
/// Apple: "NSUserActivityTypeBrowsingWeb" (Foundation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// One lock for all objects: who waits for one waits for all.
private let objectLock = NSRecursiveLock()

/// Waits until no other thread is between this call and `objc_sync_exit` with an object, or with any other one. Answers 0.
///
/// Apple: "objc_sync_enter(_:)" (Objective-C).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    objectLock.lock()
    return 0
}

/// Ends what `objc_sync_enter` began. Answers 0.
///
/// Apple: "objc_sync_exit(_:)" (Objective-C).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    objectLock.unlock()
    return 0
}
