// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreTelephony/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreTelephony: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CTRadioAccessTechnologyGPRS".
public let CTRadioAccessTechnologyGPRS: String = "CTRadioAccessTechnologyGPRS"
/// Apple: "CTRadioAccessTechnologyEdge".
public let CTRadioAccessTechnologyEdge: String = "CTRadioAccessTechnologyEdge"
/// Apple: "CTRadioAccessTechnologyWCDMA".
public let CTRadioAccessTechnologyWCDMA: String = "CTRadioAccessTechnologyWCDMA"
/// Apple: "CTRadioAccessTechnologyHSDPA".
public let CTRadioAccessTechnologyHSDPA: String = "CTRadioAccessTechnologyHSDPA"
/// Apple: "CTRadioAccessTechnologyHSUPA".
public let CTRadioAccessTechnologyHSUPA: String = "CTRadioAccessTechnologyHSUPA"
/// Apple: "CTRadioAccessTechnologyCDMA1x".
public let CTRadioAccessTechnologyCDMA1x: String = "CTRadioAccessTechnologyCDMA1x"
/// Apple: "CTRadioAccessTechnologyCDMAEVDORev0".
public let CTRadioAccessTechnologyCDMAEVDORev0: String = "CTRadioAccessTechnologyCDMAEVDORev0"
/// Apple: "CTRadioAccessTechnologyCDMAEVDORevA".
public let CTRadioAccessTechnologyCDMAEVDORevA: String = "CTRadioAccessTechnologyCDMAEVDORevA"
/// Apple: "CTRadioAccessTechnologyCDMAEVDORevB".
public let CTRadioAccessTechnologyCDMAEVDORevB: String = "CTRadioAccessTechnologyCDMAEVDORevB"
/// Apple: "CTRadioAccessTechnologyeHRPD".
public let CTRadioAccessTechnologyeHRPD: String = "CTRadioAccessTechnologyeHRPD"
/// Apple: "CTRadioAccessTechnologyLTE".
public let CTRadioAccessTechnologyLTE: String = "CTRadioAccessTechnologyLTE"
/// Apple: "CTRadioAccessTechnologyNRNSA".
public let CTRadioAccessTechnologyNRNSA: String = "CTRadioAccessTechnologyNRNSA"
/// Apple: "CTRadioAccessTechnologyNR".
public let CTRadioAccessTechnologyNR: String = "CTRadioAccessTechnologyNR"
/// Apple: "CTCarrier".
open class CTCarrier: NSObject {
    /// Here always `nil`. Apple: "CTCarrier.carrierName".
    open var carrierName: String? { nil }
    /// Here always `nil`. Apple: "CTCarrier.mobileCountryCode".
    open var mobileCountryCode: String? { nil }
    /// Here always `nil`. Apple: "CTCarrier.mobileNetworkCode".
    open var mobileNetworkCode: String? { nil }
    /// Here always `nil`. Apple: "CTCarrier.isoCountryCode".
    open var isoCountryCode: String? { nil }
    /// Here always `true`. Apple: "CTCarrier.allowsVOIP".
    open var allowsVOIP: Bool { true }
}
/// Apple: "CTTelephonyNetworkInfo".
open class CTTelephonyNetworkInfo: NSObject {
    /// Here always `nil`. Apple: "CTTelephonyNetworkInfo.serviceSubscriberCellularProviders".
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// Here always `nil`. Apple: "CTTelephonyNetworkInfo.subscriberCellularProvider".
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// Here always `nil`. Apple: "CTTelephonyNetworkInfo.serviceCurrentRadioAccessTechnology".
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// Here always `nil`. Apple: "CTTelephonyNetworkInfo.currentRadioAccessTechnology".
    open var currentRadioAccessTechnology: String? { nil }
    /// Here always `nil`. Apple: "CTTelephonyNetworkInfo.dataServiceIdentifier".
    open var dataServiceIdentifier: String? { nil }
    /// It is kept; `nil` at first. Apple: "CTTelephonyNetworkInfo.delegate".
    open weak var delegate: AnyObject?
    /// It is kept; `nil` at first. Apple: "CTTelephonyNetworkInfo.serviceSubscriberCellularProvidersDidUpdateNotifier".
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}
/// Apple: "CTCellularData".
open class CTCellularData: NSObject {
    /// It is kept; `nil` at first. Apple: "CTCellularData.cellularDataRestrictionDidUpdateNotifier".
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    /// Here always `.restrictedStateUnknown`. Apple: "CTCellularData.restrictedState".
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}
/// Apple: "CTCellularDataRestrictedState".
public enum CTCellularDataRestrictedState: UInt, Hashable, Sendable {
    /// Apple: "CTCellularDataRestrictedState.restrictedStateUnknown".
    case restrictedStateUnknown
    /// Apple: "CTCellularDataRestrictedState.restricted".
    case restricted
    /// Apple: "CTCellularDataRestrictedState.notRestricted".
    case notRestricted
}
/// Apple: "CTCallCenter".
open class CTCallCenter: NSObject {
}
