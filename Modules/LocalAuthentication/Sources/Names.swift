// length: generated. Written by Scripts/quiet-modules.py from Modules/LocalAuthentication/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
internal import UIKit

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("LocalAuthentication: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "LAError".
public struct LAError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "LAError.Code.authenticationFailed".
        case authenticationFailed = -1
        /// Apple: "LAError.Code.userCancel".
        case userCancel = -2
        /// Apple: "LAError.Code.userFallback".
        case userFallback = -3
        /// Apple: "LAError.Code.systemCancel".
        case systemCancel = -4
        /// Apple: "LAError.Code.passcodeNotSet".
        case passcodeNotSet = -5
        /// Apple: "LAError.Code.biometryNotAvailable".
        case biometryNotAvailable = -6
        /// Apple: "LAError.Code.biometryNotEnrolled".
        case biometryNotEnrolled = -7
        /// Apple: "LAError.Code.biometryLockout".
        case biometryLockout = -8
        /// Apple: "LAError.Code.appCancel".
        case appCancel = -9
        /// Apple: "LAError.Code.invalidContext".
        case invalidContext = -10
        /// Apple: "LAError.Code.watchNotAvailable".
        case watchNotAvailable = -11
        /// Apple: "LAError.Code.biometryNotPaired".
        case biometryNotPaired = -12
        /// Apple: "LAError.Code.biometryDisconnected".
        case biometryDisconnected = -13
        /// Apple: "LAError.Code.invalidDimensions".
        case invalidDimensions = -14
        /// Apple: "LAError.Code.notInteractive".
        case notInteractive = -1004
    }
    /// Apple: "LAError.authenticationFailed".
    public static var authenticationFailed: Code { .authenticationFailed }
    /// Apple: "LAError.userCancel".
    public static var userCancel: Code { .userCancel }
    /// Apple: "LAError.userFallback".
    public static var userFallback: Code { .userFallback }
    /// Apple: "LAError.systemCancel".
    public static var systemCancel: Code { .systemCancel }
    /// Apple: "LAError.passcodeNotSet".
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// Apple: "LAError.biometryNotAvailable".
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// Apple: "LAError.biometryNotEnrolled".
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// Apple: "LAError.biometryLockout".
    public static var biometryLockout: Code { .biometryLockout }
    /// Apple: "LAError.appCancel".
    public static var appCancel: Code { .appCancel }
    /// Apple: "LAError.invalidContext".
    public static var invalidContext: Code { .invalidContext }
    /// Apple: "LAError.watchNotAvailable".
    public static var watchNotAvailable: Code { .watchNotAvailable }
    /// Apple: "LAError.biometryNotPaired".
    public static var biometryNotPaired: Code { .biometryNotPaired }
    /// Apple: "LAError.biometryDisconnected".
    public static var biometryDisconnected: Code { .biometryDisconnected }
    /// Apple: "LAError.invalidDimensions".
    public static var invalidDimensions: Code { .invalidDimensions }
    /// Apple: "LAError.notInteractive".
    public static var notInteractive: Code { .notInteractive }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (com.apple.LocalAuthentication error \(code.rawValue).)" }
}
extension LAError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "LAErrorDomain".
public let LAErrorDomain = "com.apple.LocalAuthentication"
/// Apple: "LAPolicy".
public enum LAPolicy: Int, Hashable, Sendable {
    /// Apple: "LAPolicy.deviceOwnerAuthenticationWithBiometrics".
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// Apple: "LAPolicy.deviceOwnerAuthentication".
    case deviceOwnerAuthentication
    /// Apple: "LAPolicy.deviceOwnerAuthenticationWithWatch".
    case deviceOwnerAuthenticationWithWatch
    /// Apple: "LAPolicy.deviceOwnerAuthenticationWithBiometricsOrWatch".
    case deviceOwnerAuthenticationWithBiometricsOrWatch
}
/// Apple: "LABiometryType".
public enum LABiometryType: Int, Hashable, Sendable {
    /// Apple: "LABiometryType.none".
    case none
    /// Apple: "LABiometryType.touchID".
    case touchID
    /// Apple: "LABiometryType.faceID".
    case faceID
    /// Apple: "LABiometryType.opticID".
    case opticID
}
/// Apple: "LAContext".
open class LAContext: NSObject {
    /// It is kept; `nil` at first. Apple: "LAContext.localizedFallbackTitle".
    open var localizedFallbackTitle: String?
    /// It is kept; `nil` at first. Apple: "LAContext.localizedCancelTitle".
    open var localizedCancelTitle: String?
    /// It is kept; `""` at first. Apple: "LAContext.localizedReason".
    open var localizedReason: String = ""
    /// It is kept; `0` at first. Apple: "LAContext.touchIDAuthenticationAllowableReuseDuration".
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// It is kept; `false` at first. Apple: "LAContext.interactionNotAllowed".
    open var interactionNotAllowed: Bool = false
    /// Here always `Faces.kind`. Apple: "LAContext.biometryType".
    open var biometryType: LABiometryType { Faces.kind }
    /// Here always `nil`. Apple: "LAContext.evaluatedPolicyDomainState".
    open var evaluatedPolicyDomainState: Data? { nil }
    /// Apple: "LAContext.canEvaluatePolicy".
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { let found = LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled); error?.pointee = NSError(domain: LAErrorDomain, code: found.errorCode, userInfo: [NSLocalizedDescriptionKey: found.localizedDescription]); return false }
    /// Apple: "LAContext.evaluatePolicy".
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.tell("nobody can be asked for a face or a finger here"); let error = LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled); QuietNotes.later { reply(false, error) } }
    /// Here `throw LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)`. Apple: "LAContext.evaluatePolicy".
    @discardableResult open nonisolated func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled) }
    /// Here `false`. Apple: "LAContext.setCredential".
    open func setCredential(_ credential: Data?, type: Int) -> Bool { false }
    /// Here `false`. Apple: "LAContext.isCredentialSet".
    open func isCredentialSet(_ type: Int) -> Bool { false }
    /// Apple: "LAContext.invalidate".
    open func invalidate() {}
}
