// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreBluetooth/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreBluetooth: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CBManagerState".
public enum CBManagerState: Int, Hashable, Sendable {
    /// Apple: "CBManagerState.unknown".
    case unknown
    /// Apple: "CBManagerState.resetting".
    case resetting
    /// Apple: "CBManagerState.unsupported".
    case unsupported
    /// Apple: "CBManagerState.unauthorized".
    case unauthorized
    /// Apple: "CBManagerState.poweredOff".
    case poweredOff
    /// Apple: "CBManagerState.poweredOn".
    case poweredOn
}
/// Apple: "CBManagerAuthorization".
public enum CBManagerAuthorization: Int, Hashable, Sendable {
    /// Apple: "CBManagerAuthorization.notDetermined".
    case notDetermined
    /// Apple: "CBManagerAuthorization.restricted".
    case restricted
    /// Apple: "CBManagerAuthorization.denied".
    case denied
    /// Apple: "CBManagerAuthorization.allowedAlways".
    case allowedAlways
}
/// Apple: "CBPeripheralState".
public enum CBPeripheralState: Int, Hashable, Sendable {
    /// Apple: "CBPeripheralState.disconnected".
    case disconnected
    /// Apple: "CBPeripheralState.connecting".
    case connecting
    /// Apple: "CBPeripheralState.connected".
    case connected
    /// Apple: "CBPeripheralState.disconnecting".
    case disconnecting
}
/// Apple: "CBCharacteristicWriteType".
public enum CBCharacteristicWriteType: Int, Hashable, Sendable {
    /// Apple: "CBCharacteristicWriteType.withResponse".
    case withResponse
    /// Apple: "CBCharacteristicWriteType.withoutResponse".
    case withoutResponse
}
/// Apple: "CBCharacteristicProperties".
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "CBCharacteristicProperties.broadcast".
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// Apple: "CBCharacteristicProperties.read".
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// Apple: "CBCharacteristicProperties.writeWithoutResponse".
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    /// Apple: "CBCharacteristicProperties.write".
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Apple: "CBCharacteristicProperties.notify".
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    /// Apple: "CBCharacteristicProperties.indicate".
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
    /// Apple: "CBCharacteristicProperties.authenticatedSignedWrites".
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
    /// Apple: "CBCharacteristicProperties.extendedProperties".
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
}
/// Apple: "CBError".
public struct CBError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "CBError.Code.unknown".
        case unknown = 0
        /// Apple: "CBError.Code.invalidParameters".
        case invalidParameters
        /// Apple: "CBError.Code.invalidHandle".
        case invalidHandle
        /// Apple: "CBError.Code.notConnected".
        case notConnected
        /// Apple: "CBError.Code.outOfSpace".
        case outOfSpace
        /// Apple: "CBError.Code.operationCancelled".
        case operationCancelled
        /// Apple: "CBError.Code.connectionTimeout".
        case connectionTimeout
        /// Apple: "CBError.Code.peripheralDisconnected".
        case peripheralDisconnected
    }
    /// Apple: "CBError.unknown".
    public static var unknown: Code { .unknown }
    /// Apple: "CBError.invalidParameters".
    public static var invalidParameters: Code { .invalidParameters }
    /// Apple: "CBError.invalidHandle".
    public static var invalidHandle: Code { .invalidHandle }
    /// Apple: "CBError.notConnected".
    public static var notConnected: Code { .notConnected }
    /// Apple: "CBError.outOfSpace".
    public static var outOfSpace: Code { .outOfSpace }
    /// Apple: "CBError.operationCancelled".
    public static var operationCancelled: Code { .operationCancelled }
    /// Apple: "CBError.connectionTimeout".
    public static var connectionTimeout: Code { .connectionTimeout }
    /// Apple: "CBError.peripheralDisconnected".
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "CBErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (CBErrorDomain error \(code.rawValue).)" }
}
extension CBError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CBError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "CBErrorDomain".
public let CBErrorDomain = "CBErrorDomain"
/// Apple: "CBCentralManagerScanOptionAllowDuplicatesKey".
public let CBCentralManagerScanOptionAllowDuplicatesKey: String = "kCBScanOptionAllowDuplicates"
/// Apple: "CBCentralManagerOptionShowPowerAlertKey".
public let CBCentralManagerOptionShowPowerAlertKey: String = "kCBInitOptionShowPowerAlert"
/// Apple: "CBAdvertisementDataLocalNameKey".
public let CBAdvertisementDataLocalNameKey: String = "kCBAdvDataLocalName"
/// Apple: "CBAdvertisementDataServiceUUIDsKey".
public let CBAdvertisementDataServiceUUIDsKey: String = "kCBAdvDataServiceUUIDs"
/// Apple: "CBAdvertisementDataManufacturerDataKey".
public let CBAdvertisementDataManufacturerDataKey: String = "kCBAdvDataManufacturerData"
/// Apple: "CBCentralManagerOptionRestoreIdentifierKey".
public let CBCentralManagerOptionRestoreIdentifierKey: String = "kCBInitOptionRestoreIdentifier"
/// Apple: "CBUUID".
public final class CBUUID: NSObject, @unchecked Sendable {
    /// Apple: "CBUUID.uuidString".
    public let uuidString: String
    /// Apple: "CBUUID.init".
    public init(string: String) { uuidString = string; super.init() }
    /// Apple: "CBUUID.init".
    public init(nsuuid: UUID) { uuidString = nsuuid.uuidString; super.init() }
    /// Apple: "CBUUID.isEqual".
    override public func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
}
/// Apple: "CBManager".
open class CBManager: NSObject {
    /// Here always `.unsupported`. Apple: "CBManager.state".
    open var state: CBManagerState { .unsupported }
    /// Here always `.notDetermined`. Apple: "CBManager.authorization".
    open class var authorization: CBManagerAuthorization { .notDetermined }
}
/// Apple: "CBPeer".
open class CBPeer: NSObject {
    /// Here always `UUID()`. Apple: "CBPeer.identifier".
    open var identifier: UUID { UUID() }
}
/// Apple: "CBService".
open class CBService: NSObject {
    /// Here always `CBUUID(string: "")`. Apple: "CBService.uuid".
    open var uuid: CBUUID { CBUUID(string: "") }
    /// Here always `nil`. Apple: "CBService.characteristics".
    open var characteristics: [CBCharacteristic]? { nil }
}
/// Apple: "CBCharacteristic".
open class CBCharacteristic: NSObject {
    /// Here always `CBUUID(string: "")`. Apple: "CBCharacteristic.uuid".
    open var uuid: CBUUID { CBUUID(string: "") }
    /// Here always `nil`. Apple: "CBCharacteristic.value".
    open var value: Data? { nil }
    /// Here always `[]`. Apple: "CBCharacteristic.properties".
    open var properties: CBCharacteristicProperties { [] }
    /// Here always `false`. Apple: "CBCharacteristic.isNotifying".
    open var isNotifying: Bool { false }
}
/// Apple: "CBPeripheralDelegate".
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// Apple: "CBPeripheralDelegate.peripheral".
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Apple: "CBPeripheralDelegate.peripheral".
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// Apple: "CBPeripheralDelegate.peripheral".
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Apple: "CBPeripheralDelegate.peripheral".
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Apple: "CBPeripheralDelegate.peripheral".
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Apple: "CBPeripheralDelegate.peripheral".
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}
extension CBPeripheralDelegate {
    /// What happens where a type says nothing of it.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}
/// Apple: "CBPeripheral".
open class CBPeripheral: CBPeer {
    /// It is kept; `nil` at first. Apple: "CBPeripheral.delegate".
    open weak var delegate: (any CBPeripheralDelegate)?
    /// Here always `nil`. Apple: "CBPeripheral.name".
    open var name: String? { nil }
    /// Here always `.disconnected`. Apple: "CBPeripheral.state".
    open var state: CBPeripheralState { .disconnected }
    /// Here always `nil`. Apple: "CBPeripheral.services".
    open var services: [CBService]? { nil }
    /// It has no effect here, which is told once. Apple: "CBPeripheral.discoverServices".
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) { QuietNotes.tell("there is no Bluetooth here") }
    /// It has no effect here, which is told once. Apple: "CBPeripheral.discoverCharacteristics".
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) { QuietNotes.tell("there is no Bluetooth here") }
    /// It has no effect here, which is told once. Apple: "CBPeripheral.readValue".
    open func readValue(for characteristic: CBCharacteristic) { QuietNotes.tell("there is no Bluetooth here") }
    /// It has no effect here, which is told once. Apple: "CBPeripheral.readRSSI".
    open func readRSSI() { QuietNotes.tell("there is no Bluetooth here") }
    /// It has no effect here, which is told once. Apple: "CBPeripheral.writeValue".
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) { QuietNotes.tell("there is no Bluetooth here") }
    /// It has no effect here, which is told once. Apple: "CBPeripheral.setNotifyValue".
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { QuietNotes.tell("there is no Bluetooth here") }
}
/// Apple: "CBCentralManagerDelegate".
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Apple: "CBCentralManagerDelegate.centralManagerDidUpdateState".
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// Apple: "CBCentralManagerDelegate.centralManager".
    func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
    /// Apple: "CBCentralManagerDelegate.centralManager".
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// Apple: "CBCentralManagerDelegate.centralManager".
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// Apple: "CBCentralManagerDelegate.centralManager".
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// Apple: "CBCentralManagerDelegate.centralManager".
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}
extension CBCentralManagerDelegate {
    /// What happens where a type says nothing of it.
    public func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber) {}
    /// What happens where a type says nothing of it.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// What happens where a type says nothing of it.
    public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
}
/// Apple: "CBCentralManager".
open class CBCentralManager: CBManager {
    /// It is kept; `nil` at first. Apple: "CBCentralManager.delegate".
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Here always `false`. Apple: "CBCentralManager.isScanning".
    open var isScanning: Bool { false }
    /// Apple: "CBCentralManager.init".
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) { self.delegate = delegate; super.init(); QuietNotes.later { self.delegate?.centralManagerDidUpdateState(self) } }
    /// It has no effect here, which is told once. Apple: "CBCentralManager.scanForPeripherals".
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) { QuietNotes.tell("there is no Bluetooth here") }
    /// Apple: "CBCentralManager.stopScan".
    open func stopScan() {}
    /// It has no effect here, which is told once. Apple: "CBCentralManager.connect".
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { QuietNotes.tell("there is no Bluetooth here") }
    /// Apple: "CBCentralManager.cancelPeripheralConnection".
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Here `[]`. Apple: "CBCentralManager.retrievePeripherals".
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Here `[]`. Apple: "CBCentralManager.retrieveConnectedPeripherals".
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
