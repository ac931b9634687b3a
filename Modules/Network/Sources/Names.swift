// length: generated. Written by Scripts/quiet-modules.py from Modules/Network/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import Dispatch

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Network: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "NWError".
public enum NWError: Error, Equatable, Sendable {
    /// Apple: "NWError.posix(POSIXErrorCode)".
    case posix(POSIXErrorCode)
    /// Apple: "NWError.dns(Int32)".
    case dns(Int32)
    /// Apple: "NWError.tls(Int32)".
    case tls(Int32)
}
/// Apple: "NWInterface".
public final class NWInterface: NSObject, @unchecked Sendable {
    /// Apple: "InterfaceType".
    public enum InterfaceType: Int, Hashable, Sendable {
        /// Apple: "InterfaceType.other".
        case other
        /// Apple: "InterfaceType.wifi".
        case wifi
        /// Apple: "InterfaceType.cellular".
        case cellular
        /// Apple: "InterfaceType.wiredEthernet".
        case wiredEthernet
        /// Apple: "InterfaceType.loopback".
        case loopback
    }
    /// Apple: "NWInterface.name".
    public let name: String
    /// Apple: "NWInterface.type".
    public let type: InterfaceType
    /// Apple: "NWInterface.init".
    public init(name: String, type: InterfaceType) { self.name = name; self.type = type; super.init() }
}
/// Apple: "NWPath".
public struct NWPath: Hashable, Sendable {
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.satisfied".
        case satisfied
        /// Apple: "Status.unsatisfied".
        case unsatisfied
        /// Apple: "Status.requiresConnection".
        case requiresConnection
    }
    /// Apple: "UnsatisfiedReason".
    public enum UnsatisfiedReason: Int, Hashable, Sendable {
        /// Apple: "UnsatisfiedReason.notAvailable".
        case notAvailable
        /// Apple: "UnsatisfiedReason.cellularDenied".
        case cellularDenied
        /// Apple: "UnsatisfiedReason.wifiDenied".
        case wifiDenied
        /// Apple: "UnsatisfiedReason.localNetworkDenied".
        case localNetworkDenied
        /// Apple: "UnsatisfiedReason.vpnInactive".
        case vpnInactive
    }
    /// Here always `.satisfied`. Apple: "NWPath.status".
    public var status: Status { .satisfied }
    /// Here always `.notAvailable`. Apple: "NWPath.unsatisfiedReason".
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Here always `[NWInterface(name: "en0", type: .wifi)]`. Apple: "NWPath.availableInterfaces".
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
    /// Here always `false`. Apple: "NWPath.isExpensive".
    public var isExpensive: Bool { false }
    /// Here always `false`. Apple: "NWPath.isConstrained".
    public var isConstrained: Bool { false }
    /// Here always `false`. Apple: "NWPath.isUltraConstrained".
    public var isUltraConstrained: Bool { false }
    /// Here always `true`. Apple: "NWPath.supportsIPv4".
    public var supportsIPv4: Bool { true }
    /// Here always `true`. Apple: "NWPath.supportsIPv6".
    public var supportsIPv6: Bool { true }
    /// Here always `true`. Apple: "NWPath.supportsDNS".
    public var supportsDNS: Bool { true }
    /// Here always `[]`. Apple: "NWPath.gateways".
    public var gateways: [NWEndpoint] { [] }
    /// Here always `nil`. Apple: "NWPath.localEndpoint".
    public var localEndpoint: NWEndpoint? { nil }
    /// Here always `nil`. Apple: "NWPath.remoteEndpoint".
    public var remoteEndpoint: NWEndpoint? { nil }
    /// Here `type == .wifi`. Apple: "NWPath.usesInterfaceType".
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
/// Apple: "NWEndpoint".
public enum NWEndpoint: Hashable, Sendable {
    /// Apple: "NWEndpoint.hostPort(host:Host,port:Port)".
    case hostPort(host:Host,port:Port)
    /// Apple: "NWEndpoint.service(name:String,type:String,domain:String,interface:NWInterface?)".
    case service(name:String,type:String,domain:String,interface:NWInterface?)
    /// Apple: "NWEndpoint.unix(path:String)".
    case unix(path:String)
    /// Apple: "NWEndpoint.url(URL)".
    case url(URL)
    /// Apple: "Host".
    public enum Host: Hashable, ExpressibleByStringLiteral, Sendable {
        /// Apple: "Host.name(String,NWInterface?)".
        case name(String,NWInterface?)
        /// Apple: "Host.ipv4(IPv4Address)".
        case ipv4(IPv4Address)
        /// Apple: "Host.ipv6(IPv6Address)".
        case ipv6(IPv6Address)
        /// Apple: "Host.init".
        public init(_ string: String) { self = .name(string, nil) }
        /// Apple: "Host.init".
        public init(stringLiteral value: String) { self = .name(value, nil) }
    }
    /// Apple: "Port".
    public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral, Sendable {
        /// Apple: "Port.rawValue".
        public let rawValue: UInt16
        /// Apple: "Port.init".
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Apple: "Port.init".
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// Apple: "Port.init".
        public init?(_ service: String) { guard let number = UInt16(service) else { return nil }; rawValue = number }
        /// Apple: "Port.any".
        public static let any: Port = 0
        /// Apple: "Port.http".
        public static let http: Port = 80
        /// Apple: "Port.https".
        public static let https: Port = 443
        /// Apple: "Port.ssh".
        public static let ssh: Port = 22
    }
}
/// Apple: "IPv4Address".
public struct IPv4Address: Hashable, Sendable {
    /// Apple: "IPv4Address.rawValue".
    public let rawValue: Data
    /// Apple: "IPv4Address.init".
    public init?(_ string: String) { let parts = string.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }; guard parts.count == 4 else { return nil }; rawValue = Data(parts) }
    /// Apple: "IPv4Address.init".
    public init?(_ rawValue: Data) { guard rawValue.count == 4 else { return nil }; self.rawValue = rawValue }
    /// Here always `rawValue.map { "\($0)" }.joined(separator: ".")`. Apple: "IPv4Address.debugDescription".
    public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
    /// Apple: "IPv4Address.any".
    public static let any: IPv4Address = IPv4Address(Data([0, 0, 0, 0]))!
    /// Apple: "IPv4Address.loopback".
    public static let loopback: IPv4Address = IPv4Address(Data([127, 0, 0, 1]))!
}
/// Apple: "IPv6Address".
public struct IPv6Address: Hashable, Sendable {
    /// Apple: "IPv6Address.rawValue".
    public let rawValue: Data
    /// Apple: "IPv6Address.init".
    public init?(_ rawValue: Data) { guard rawValue.count == 16 else { return nil }; self.rawValue = rawValue }
}
/// Apple: "NWProtocolOptions".
open class NWProtocolOptions: NSObject {
}
/// Apple: "NWProtocolTCP".
open class NWProtocolTCP {
    /// Apple: "Options".
    open class Options: NWProtocolOptions {
        /// It is kept; `0` at first. Apple: "Options.connectionTimeout".
        open var connectionTimeout: Int = 0
        /// It is kept; `false` at first. Apple: "Options.enableKeepalive".
        open var enableKeepalive: Bool = false
        /// It is kept; `0` at first. Apple: "Options.keepaliveIdle".
        open var keepaliveIdle: Int = 0
        /// It is kept; `0` at first. Apple: "Options.keepaliveCount".
        open var keepaliveCount: Int = 0
        /// It is kept; `0` at first. Apple: "Options.keepaliveInterval".
        open var keepaliveInterval: Int = 0
        /// It is kept; `false` at first. Apple: "Options.noDelay".
        open var noDelay: Bool = false
    }
}
/// Apple: "NWProtocolUDP".
open class NWProtocolUDP {
    /// Apple: "Options".
    open class Options: NWProtocolOptions {
    }
}
/// Apple: "NWProtocolTLS".
open class NWProtocolTLS {
    /// Apple: "Options".
    open class Options: NWProtocolOptions {
        /// Here always `0`. Apple: "Options.securityProtocolOptions".
        open var securityProtocolOptions: Int { 0 }
    }
}
/// Apple: "NWProtocolQUIC".
open class NWProtocolQUIC {
    /// Apple: "Options".
    open class Options: NWProtocolOptions {
    }
}
/// Apple: "NWProtocolWebSocket".
open class NWProtocolWebSocket {
    /// Apple: "Options".
    open class Options: NWProtocolOptions {
        /// It is kept; `false` at first. Apple: "Options.autoReplyPing".
        open var autoReplyPing: Bool = false
    }
    /// Apple: "Metadata".
    open class Metadata: NWProtocolMetadata {
    }
}
/// Apple: "NWProtocolMetadata".
open class NWProtocolMetadata: NSObject {
}
/// Apple: "NWProtocolFramer".
open class NWProtocolFramer {
    /// Apple: "Options".
    open class Options: NWProtocolOptions {
    }
    /// Apple: "Definition".
    open class Definition: NSObject {
    }
    /// Apple: "Instance".
    open class Instance: NSObject {
    }
    /// Apple: "Message".
    open class Message: NWProtocolMetadata {
    }
}
/// Apple: "NWProtocolFramerImplementation".
public protocol NWProtocolFramerImplementation: AnyObject {
}
/// Apple: "NWParameters".
open class NWParameters: NSObject {
    /// Apple: "ProtocolStack".
    open class ProtocolStack: NSObject {
        /// It is kept; `[]` at first. Apple: "ProtocolStack.applicationProtocols".
        open var applicationProtocols: [NWProtocolOptions] = []
        /// It is kept; `nil` at first. Apple: "ProtocolStack.transportProtocol".
        open var transportProtocol: NWProtocolOptions?
    }
    /// Apple: "ServiceClass".
    public enum ServiceClass: Int, Hashable, Sendable {
        /// Apple: "ServiceClass.bestEffort".
        case bestEffort
        /// Apple: "ServiceClass.background".
        case background
        /// Apple: "ServiceClass.interactiveVideo".
        case interactiveVideo
        /// Apple: "ServiceClass.interactiveVoice".
        case interactiveVoice
        /// Apple: "ServiceClass.responsiveData".
        case responsiveData
        /// Apple: "ServiceClass.signaling".
        case signaling
    }
    /// Apple: "NWParameters.tcp".
    open class var tcp: NWParameters { NWParameters() }
    /// Apple: "NWParameters.udp".
    open class var udp: NWParameters { NWParameters() }
    /// Apple: "NWParameters.tls".
    open class var tls: NWParameters { NWParameters() }
    /// Apple: "NWParameters.init".
    override public init() { super.init() }
    /// Apple: "NWParameters.init".
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { super.init() }
    /// Apple: "NWParameters.init".
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { super.init() }
    /// Apple: "NWParameters.defaultProtocolStack".
    public let defaultProtocolStack: ProtocolStack = ProtocolStack()
    /// It is kept; `.other` at first. Apple: "NWParameters.requiredInterfaceType".
    open var requiredInterfaceType: NWInterface.InterfaceType = .other
    /// It is kept; `nil` at first. Apple: "NWParameters.prohibitedInterfaceTypes".
    open var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// It is kept; `false` at first. Apple: "NWParameters.includePeerToPeer".
    open var includePeerToPeer: Bool = false
    /// It is kept; `false` at first. Apple: "NWParameters.allowLocalEndpointReuse".
    open var allowLocalEndpointReuse: Bool = false
    /// It is kept; `false` at first. Apple: "NWParameters.prohibitExpensivePaths".
    open var prohibitExpensivePaths: Bool = false
    /// It is kept; `false` at first. Apple: "NWParameters.prohibitConstrainedPaths".
    open var prohibitConstrainedPaths: Bool = false
    /// It is kept; `.bestEffort` at first. Apple: "NWParameters.serviceClass".
    open var serviceClass: ServiceClass = .bestEffort
    /// It is kept; `nil` at first. Apple: "NWParameters.requiredLocalEndpoint".
    open var requiredLocalEndpoint: NWEndpoint?
}
/// Apple: "NWConnection".
public final class NWConnection: @unchecked Sendable {
    /// Apple: "State".
    public enum State: Equatable, Sendable {
        /// Apple: "State.setup".
        case setup
        /// Apple: "State.waiting(NWError)".
        case waiting(NWError)
        /// Apple: "State.preparing".
        case preparing
        /// Apple: "State.ready".
        case ready
        /// Apple: "State.failed(NWError)".
        case failed(NWError)
        /// Apple: "State.cancelled".
        case cancelled
    }
    /// Apple: "ContentContext".
    public final class ContentContext: @unchecked Sendable {
        /// Apple: "ContentContext.identifier".
        public let identifier: String
        /// Apple: "ContentContext.init".
        public init(identifier: String) { self.identifier = identifier }
        /// Apple: "ContentContext.defaultMessage".
        public static let defaultMessage: ContentContext = ContentContext(identifier: "default")
        /// Apple: "ContentContext.finalMessage".
        public static let finalMessage: ContentContext = ContentContext(identifier: "final")
        /// Apple: "ContentContext.defaultStream".
        public static let defaultStream: ContentContext = ContentContext(identifier: "stream")
    }
    /// Apple: "SendCompletion".
    public enum SendCompletion: @unchecked Sendable {
        /// Apple: "SendCompletion.contentProcessed((NWError?) -> Void)".
        case contentProcessed((NWError?) -> Void)
        /// Apple: "SendCompletion.idempotent".
        case idempotent
    }
    /// Apple: "NWConnection.endpoint".
    public let endpoint: NWEndpoint
    /// Apple: "NWConnection.parameters".
    public let parameters: NWParameters
    /// It is kept; `.setup` at first. Apple: "NWConnection.state".
    public var state: State = .setup
    /// It is kept; `nil` at first. Apple: "NWConnection.stateUpdateHandler".
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// It is kept; `nil` at first. Apple: "NWConnection.viabilityUpdateHandler".
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    /// It is kept; `nil` at first. Apple: "NWConnection.betterPathUpdateHandler".
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    /// It is kept; `nil` at first. Apple: "NWConnection.pathUpdateHandler".
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// Here always `nil`. Apple: "NWConnection.queue".
    public var queue: DispatchQueue? { nil }
    /// Here always `NWPath()`. Apple: "NWConnection.currentPath".
    public var currentPath: NWPath? { NWPath() }
    /// Apple: "NWConnection.init".
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint; self.parameters = parameters }
    /// Apple: "NWConnection.init".
    public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) { endpoint = .hostPort(host: host, port: port); self.parameters = parameters }
    /// Apple: "NWConnection.start".
    public func start(queue: DispatchQueue) { QuietNotes.tell("there is no network here: connections fail"); queue.async { self.state = .waiting(.posix(.ENETDOWN)); self.stateUpdateHandler?(self.state); self.state = .failed(.posix(.ENETDOWN)); self.stateUpdateHandler?(self.state) } }
    /// Apple: "NWConnection.send".
    public func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion) { if case .contentProcessed(let done) = completion { QuietNotes.later { done(.posix(.ENOTCONN)) } } }
    /// Here `QuietNotes.later { completion(nil, nil, true, .posix(.ENOTCONN)) }`. Apple: "NWConnection.receive".
    public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) { QuietNotes.later { completion(nil, nil, true, .posix(.ENOTCONN)) } }
    /// Here `QuietNotes.later { completion(nil, nil, true, .posix(.ENOTCONN)) }`. Apple: "NWConnection.receiveMessage".
    public func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) { QuietNotes.later { completion(nil, nil, true, .posix(.ENOTCONN)) } }
    /// Apple: "NWConnection.restart".
    public func restart() {}
    /// Apple: "NWConnection.cancel".
    public func cancel() { state = .cancelled; QuietNotes.later { self.stateUpdateHandler?(.cancelled) } }
    /// Here `cancel()`. Apple: "NWConnection.forceCancel".
    public func forceCancel() { cancel() }
    /// Here `block()`. Apple: "NWConnection.batch".
    public func batch(_ block: () -> Void) { block() }
}
/// Apple: "NWListener".
public final class NWListener: @unchecked Sendable {
    /// Apple: "State".
    public enum State: Equatable, Sendable {
        /// Apple: "State.setup".
        case setup
        /// Apple: "State.waiting(NWError)".
        case waiting(NWError)
        /// Apple: "State.ready".
        case ready
        /// Apple: "State.failed(NWError)".
        case failed(NWError)
        /// Apple: "State.cancelled".
        case cancelled
    }
    /// Apple: "Service".
    public struct Service: Hashable, Sendable {
        /// Apple: "Service.name".
        public var name: String?
        /// Apple: "Service.type".
        public var type: String
        /// Apple: "Service.init".
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) { self.name = name; self.type = type }
    }
    /// Apple: "ServiceRegistrationChange".
    public enum ServiceRegistrationChange: Sendable {
        /// Apple: "ServiceRegistrationChange.add(NWEndpoint)".
        case add(NWEndpoint)
        /// Apple: "ServiceRegistrationChange.remove(NWEndpoint)".
        case remove(NWEndpoint)
    }
    /// Apple: "NWListener.parameters".
    public let parameters: NWParameters
    /// Apple: "NWListener.init".
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws { self.parameters = parameters }
    /// Apple: "NWListener.init".
    public init(service: Service?, using parameters: NWParameters) throws { self.parameters = parameters; self.service = service }
    /// It is kept; `nil` at first. Apple: "NWListener.service".
    public var service: Service?
    /// It is kept; `.setup` at first. Apple: "NWListener.state".
    public var state: State = .setup
    /// Here always `nil`. Apple: "NWListener.port".
    public var port: NWEndpoint.Port? { nil }
    /// It is kept; `nil` at first. Apple: "NWListener.stateUpdateHandler".
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// It is kept; `nil` at first. Apple: "NWListener.newConnectionHandler".
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    /// It is kept; `nil` at first. Apple: "NWListener.serviceRegistrationUpdateHandler".
    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
    /// Apple: "NWListener.start".
    public func start(queue: DispatchQueue) { QuietNotes.tell("there is no network here: connections fail"); queue.async { self.state = .failed(.posix(.ENETDOWN)); self.stateUpdateHandler?(self.state) } }
    /// Here `state = .cancelled`. Apple: "NWListener.cancel".
    public func cancel() { state = .cancelled }
}
/// Apple: "NWBrowser".
public final class NWBrowser: @unchecked Sendable {
    /// Apple: "State".
    public enum State: Equatable, Sendable {
        /// Apple: "State.setup".
        case setup
        /// Apple: "State.ready".
        case ready
        /// Apple: "State.failed(NWError)".
        case failed(NWError)
        /// Apple: "State.cancelled".
        case cancelled
        /// Apple: "State.waiting(NWError)".
        case waiting(NWError)
    }
    /// Apple: "Descriptor".
    public enum Descriptor: Sendable {
        /// Apple: "Descriptor.bonjour(type:String,domain:String?)".
        case bonjour(type:String,domain:String?)
        /// Apple: "Descriptor.bonjourWithTXTRecord(type:String,domain:String?)".
        case bonjourWithTXTRecord(type:String,domain:String?)
        /// Apple: "Descriptor.applicationService(name:String)".
        case applicationService(name:String)
    }
    /// Apple: "Result".
    public struct Result: Hashable, Sendable {
        /// Apple: "Metadata".
        public enum Metadata: Hashable, Sendable {
            /// Apple: "Metadata.none".
            case none
            /// Apple: "Metadata.bonjour(NWTXTRecord)".
            case bonjour(NWTXTRecord)
        }
        /// Apple: "Change".
        public enum Change: Hashable, Sendable {
            /// Apple: "Change.identical".
            case identical
            /// Apple: "Change.added(Result)".
            case added(Result)
            /// Apple: "Change.removed(Result)".
            case removed(Result)
            /// Apple: "Change.changed(old:Result,new:Result)".
            case changed(old:Result,new:Result)
        }
        /// Apple: "Result.endpoint".
        public let endpoint: NWEndpoint
        /// Here always `[]`. Apple: "Result.interfaces".
        public var interfaces: [NWInterface] { [] }
        /// Here always `.none`. Apple: "Result.metadata".
        public var metadata: Metadata { .none }
    }
    /// Apple: "NWBrowser.descriptor".
    public let descriptor: Descriptor
    /// Apple: "NWBrowser.init".
    public init(for descriptor: Descriptor, using: NWParameters) { self.descriptor = descriptor }
    /// It is kept; `.setup` at first. Apple: "NWBrowser.state".
    public var state: State = .setup
    /// Here always `[]`. Apple: "NWBrowser.browseResults".
    public var browseResults: Set<Result> { [] }
    /// It is kept; `nil` at first. Apple: "NWBrowser.stateUpdateHandler".
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// It is kept; `nil` at first. Apple: "NWBrowser.browseResultsChangedHandler".
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    /// Apple: "NWBrowser.start".
    public func start(queue: DispatchQueue) { QuietNotes.tell("there is no network here: connections fail"); queue.async { self.state = .failed(.posix(.ENETDOWN)); self.stateUpdateHandler?(self.state) } }
    /// Here `state = .cancelled`. Apple: "NWBrowser.cancel".
    public func cancel() { state = .cancelled }
}
/// Apple: "NWTXTRecord".
public struct NWTXTRecord: Hashable, Sendable {
    /// It is kept; `[:]` at first. Apple: "NWTXTRecord.dictionary".
    public var dictionary: [String: String] = [:]
    /// Apple: "NWTXTRecord.init".
    public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
}
