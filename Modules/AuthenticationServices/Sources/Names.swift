// length: generated. Written by Scripts/quiet-modules.py from Modules/AuthenticationServices/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
internal import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("AuthenticationServices: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "ASPresentationAnchor".
public typealias ASPresentationAnchor = UIWindow
/// Apple: "ASAuthorizationError".
public struct ASAuthorizationError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "ASAuthorizationError.Code.unknown".
        case unknown = 1000
        /// Apple: "ASAuthorizationError.Code.canceled".
        case canceled
        /// Apple: "ASAuthorizationError.Code.invalidResponse".
        case invalidResponse
        /// Apple: "ASAuthorizationError.Code.notHandled".
        case notHandled
        /// Apple: "ASAuthorizationError.Code.failed".
        case failed
        /// Apple: "ASAuthorizationError.Code.notInteractive".
        case notInteractive
        /// Apple: "ASAuthorizationError.Code.matchedExcludedCredential".
        case matchedExcludedCredential
        /// Apple: "ASAuthorizationError.Code.credentialImport".
        case credentialImport
        /// Apple: "ASAuthorizationError.Code.credentialExport".
        case credentialExport
    }
    /// Apple: "ASAuthorizationError.unknown".
    public static var unknown: Code { .unknown }
    /// Apple: "ASAuthorizationError.canceled".
    public static var canceled: Code { .canceled }
    /// Apple: "ASAuthorizationError.invalidResponse".
    public static var invalidResponse: Code { .invalidResponse }
    /// Apple: "ASAuthorizationError.notHandled".
    public static var notHandled: Code { .notHandled }
    /// Apple: "ASAuthorizationError.failed".
    public static var failed: Code { .failed }
    /// Apple: "ASAuthorizationError.notInteractive".
    public static var notInteractive: Code { .notInteractive }
    /// Apple: "ASAuthorizationError.matchedExcludedCredential".
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    /// Apple: "ASAuthorizationError.credentialImport".
    public static var credentialImport: Code { .credentialImport }
    /// Apple: "ASAuthorizationError.credentialExport".
    public static var credentialExport: Code { .credentialExport }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (com.apple.AuthenticationServices.AuthorizationError error \(code.rawValue).)" }
}
extension ASAuthorizationError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "ASAuthorizationErrorDomain".
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
/// Apple: "ASWebAuthenticationSessionError".
public struct ASWebAuthenticationSessionError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "ASWebAuthenticationSessionError.Code.canceledLogin".
        case canceledLogin = 1
        /// Apple: "ASWebAuthenticationSessionError.Code.presentationContextNotProvided".
        case presentationContextNotProvided
        /// Apple: "ASWebAuthenticationSessionError.Code.presentationContextInvalid".
        case presentationContextInvalid
    }
    /// Apple: "ASWebAuthenticationSessionError.canceledLogin".
    public static var canceledLogin: Code { .canceledLogin }
    /// Apple: "ASWebAuthenticationSessionError.presentationContextNotProvided".
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// Apple: "ASWebAuthenticationSessionError.presentationContextInvalid".
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (com.apple.AuthenticationServices.WebAuthenticationSession error \(code.rawValue).)" }
}
extension ASWebAuthenticationSessionError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASWebAuthenticationSessionError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "ASWebAuthenticationSessionErrorDomain".
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
/// Apple: "ASExtensionError".
public struct ASExtensionError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "ASExtensionError.Code.failed".
        case failed = 0
        /// Apple: "ASExtensionError.Code.userCanceled".
        case userCanceled
        /// Apple: "ASExtensionError.Code.userInteractionRequired".
        case userInteractionRequired = 100
        /// Apple: "ASExtensionError.Code.credentialIdentityNotFound".
        case credentialIdentityNotFound
        /// Apple: "ASExtensionError.Code.matchedExcludedCredential".
        case matchedExcludedCredential
    }
    /// Apple: "ASExtensionError.failed".
    public static var failed: Code { .failed }
    /// Apple: "ASExtensionError.userCanceled".
    public static var userCanceled: Code { .userCanceled }
    /// Apple: "ASExtensionError.userInteractionRequired".
    public static var userInteractionRequired: Code { .userInteractionRequired }
    /// Apple: "ASExtensionError.credentialIdentityNotFound".
    public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
    /// Apple: "ASExtensionError.matchedExcludedCredential".
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "ASExtensionErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (ASExtensionErrorDomain error \(code.rawValue).)" }
}
extension ASExtensionError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASExtensionError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "ASExtensionErrorDomain".
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
/// Apple: "ASUserDetectionStatus".
public enum ASUserDetectionStatus: Int, Hashable, Sendable {
    /// Apple: "ASUserDetectionStatus.unsupported".
    case unsupported
    /// Apple: "ASUserDetectionStatus.unknown".
    case unknown
    /// Apple: "ASUserDetectionStatus.likelyReal".
    case likelyReal
}
/// Apple: "ASUserAgeRange".
public enum ASUserAgeRange: Int, Hashable, Sendable {
    /// Apple: "ASUserAgeRange.unknown".
    case unknown
    /// Apple: "ASUserAgeRange.child".
    case child
    /// Apple: "ASUserAgeRange.notChild".
    case notChild
}
/// Apple: "ASAuthorization".
open class ASAuthorization: NSObject {
    /// Apple: "Scope".
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// Apple: "Scope.rawValue".
        public let rawValue: String
        /// Apple: "Scope.init".
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple: "Scope.fullName".
        public static let fullName: Scope = Scope(rawValue: "full_name")
        /// Apple: "Scope.email".
        public static let email: Scope = Scope(rawValue: "email")
    }
    /// Apple: "OpenIDOperation".
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// Apple: "OpenIDOperation.rawValue".
        public let rawValue: String
        /// Apple: "OpenIDOperation.init".
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple: "OpenIDOperation.operationImplicit".
        public static let operationImplicit: OpenIDOperation = OpenIDOperation(rawValue: "implicit")
        /// Apple: "OpenIDOperation.operationLogin".
        public static let operationLogin: OpenIDOperation = OpenIDOperation(rawValue: "login")
        /// Apple: "OpenIDOperation.operationRefresh".
        public static let operationRefresh: OpenIDOperation = OpenIDOperation(rawValue: "refresh")
        /// Apple: "OpenIDOperation.operationLogout".
        public static let operationLogout: OpenIDOperation = OpenIDOperation(rawValue: "logout")
    }
    /// Here always `ASPasswordCredential(user: "", password: "")`. Apple: "ASAuthorization.credential".
    open var credential: any ASAuthorizationCredential { ASPasswordCredential(user: "", password: "") }
    /// Here always `ASAuthorizationAppleIDProvider()`. Apple: "ASAuthorization.provider".
    open var provider: AnyObject { ASAuthorizationAppleIDProvider() }
}
/// Apple: "ASAuthorizationCredential".
public protocol ASAuthorizationCredential: NSObjectProtocol {
}
/// Apple: "ASPasswordCredential".
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// Apple: "ASPasswordCredential.user".
    public let user: String
    /// Apple: "ASPasswordCredential.password".
    public let password: String
    /// Apple: "ASPasswordCredential.init".
    public init(user: String, password: String) { self.user = user; self.password = password; super.init() }
}
/// Apple: "ASAuthorizationAppleIDCredential".
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// Here always `""`. Apple: "ASAuthorizationAppleIDCredential.user".
    open var user: String { "" }
    /// Here always `nil`. Apple: "ASAuthorizationAppleIDCredential.state".
    open var state: String? { nil }
    /// Here always `[]`. Apple: "ASAuthorizationAppleIDCredential.authorizedScopes".
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// Here always `nil`. Apple: "ASAuthorizationAppleIDCredential.authorizationCode".
    open var authorizationCode: Data? { nil }
    /// Here always `nil`. Apple: "ASAuthorizationAppleIDCredential.identityToken".
    open var identityToken: Data? { nil }
    /// Here always `nil`. Apple: "ASAuthorizationAppleIDCredential.email".
    open var email: String? { nil }
    /// Here always `nil`. Apple: "ASAuthorizationAppleIDCredential.fullName".
    open var fullName: PersonNameComponents? { nil }
    /// Here always `.unsupported`. Apple: "ASAuthorizationAppleIDCredential.realUserStatus".
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
}
/// Apple: "ASAuthorizationSingleSignOnCredential".
open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential {
}
/// Apple: "ASAuthorizationRequest".
open class ASAuthorizationRequest: NSObject {
}
/// Apple: "ASAuthorizationOpenIDRequest".
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// It is kept; `nil` at first. Apple: "ASAuthorizationOpenIDRequest.requestedScopes".
    open var requestedScopes: [ASAuthorization.Scope]?
    /// It is kept; `nil` at first. Apple: "ASAuthorizationOpenIDRequest.state".
    open var state: String?
    /// It is kept; `nil` at first. Apple: "ASAuthorizationOpenIDRequest.nonce".
    open var nonce: String?
    /// It is kept; `.operationImplicit` at first. Apple: "ASAuthorizationOpenIDRequest.requestedOperation".
    open var requestedOperation: ASAuthorization.OpenIDOperation = .operationImplicit
}
/// Apple: "ASAuthorizationAppleIDRequest".
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// It is kept; `nil` at first. Apple: "ASAuthorizationAppleIDRequest.user".
    open var user: String?
}
/// Apple: "ASAuthorizationPasswordRequest".
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
}
/// Apple: "ASAuthorizationAppleIDProvider".
open class ASAuthorizationAppleIDProvider: NSObject {
    /// Apple: "CredentialState".
    public enum CredentialState: Int, Hashable, Sendable {
        /// Apple: "CredentialState.revoked".
        case revoked
        /// Apple: "CredentialState.authorized".
        case authorized
        /// Apple: "CredentialState.notFound".
        case notFound
        /// Apple: "CredentialState.transferred".
        case transferred
    }
    /// Apple: "ASAuthorizationAppleIDProvider.credentialRevokedNotification".
    public static let credentialRevokedNotification: Notification.Name = .init("ASAuthorizationAppleIDProviderCredentialRevokedNotification")
    /// Here `ASAuthorizationAppleIDRequest()`. Apple: "ASAuthorizationAppleIDProvider.createRequest".
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Here `QuietNotes.later { completion(.notFound, nil) }`. Apple: "ASAuthorizationAppleIDProvider.getCredentialState".
    open func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) { QuietNotes.later { completion(.notFound, nil) } }
    /// Here `.notFound`. Apple: "ASAuthorizationAppleIDProvider.credentialState".
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
/// Apple: "ASAuthorizationPasswordProvider".
open class ASAuthorizationPasswordProvider: NSObject {
    /// Here `ASAuthorizationPasswordRequest()`. Apple: "ASAuthorizationPasswordProvider.createRequest".
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
/// Apple: "ASAuthorizationPlatformPublicKeyCredentialProvider".
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
    /// Apple: "ASAuthorizationPlatformPublicKeyCredentialProvider.relyingPartyIdentifier".
    public let relyingPartyIdentifier: String
    /// Apple: "ASAuthorizationPlatformPublicKeyCredentialProvider.init".
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier; super.init() }
    /// Here `ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest()`. Apple: "ASAuthorizationPlatformPublicKeyCredentialProvider.createCredentialRegistrationRequest".
    open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest { ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest() }
    /// Here `ASAuthorizationPlatformPublicKeyCredentialAssertionRequest()`. Apple: "ASAuthorizationPlatformPublicKeyCredentialProvider.createCredentialAssertionRequest".
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest { ASAuthorizationPlatformPublicKeyCredentialAssertionRequest() }
}
/// Apple: "ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest".
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
}
/// Apple: "ASAuthorizationPlatformPublicKeyCredentialAssertionRequest".
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    /// It is kept; `[]` at first. Apple: "ASAuthorizationPlatformPublicKeyCredentialAssertionRequest.allowedCredentials".
    open var allowedCredentials: [Any] = []
}
/// Apple: "ASAuthorizationPlatformPublicKeyCredentialRegistration".
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
    /// Here always `nil`. Apple: "ASAuthorizationPlatformPublicKeyCredentialRegistration.rawAttestationObject".
    open var rawAttestationObject: Data? { nil }
    /// Here always `Data()`. Apple: "ASAuthorizationPlatformPublicKeyCredentialRegistration.rawClientDataJSON".
    open var rawClientDataJSON: Data { Data() }
    /// Here always `Data()`. Apple: "ASAuthorizationPlatformPublicKeyCredentialRegistration.credentialID".
    open var credentialID: Data { Data() }
}
/// Apple: "ASAuthorizationPlatformPublicKeyCredentialAssertion".
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
    /// Here always `Data()`. Apple: "ASAuthorizationPlatformPublicKeyCredentialAssertion.rawClientDataJSON".
    open var rawClientDataJSON: Data { Data() }
    /// Here always `Data()`. Apple: "ASAuthorizationPlatformPublicKeyCredentialAssertion.credentialID".
    open var credentialID: Data { Data() }
    /// Here always `Data()`. Apple: "ASAuthorizationPlatformPublicKeyCredentialAssertion.signature".
    open var signature: Data! { Data() }
    /// Here always `Data()`. Apple: "ASAuthorizationPlatformPublicKeyCredentialAssertion.userID".
    open var userID: Data! { Data() }
}
/// Apple: "ASAuthorizationControllerDelegate".
@MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Apple: "ASAuthorizationControllerDelegate.authorizationController".
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Apple: "ASAuthorizationControllerDelegate.authorizationController".
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    /// What happens where a type says nothing of it.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
    /// What happens where a type says nothing of it.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
/// Apple: "ASAuthorizationControllerPresentationContextProviding".
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Apple: "ASAuthorizationControllerPresentationContextProviding.presentationAnchor".
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// Apple: "ASAuthorizationController".
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
    /// Apple: "RequestOptions".
    public struct RequestOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "RequestOptions.preferImmediatelyAvailableCredentials".
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
    /// Apple: "ASAuthorizationController.authorizationRequests".
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Apple: "ASAuthorizationController.init".
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests; super.init() }
    /// It is kept; `nil` at first. Apple: "ASAuthorizationController.delegate".
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// It is kept; `nil` at first. Apple: "ASAuthorizationController.presentationContextProvider".
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Apple: "ASAuthorizationController.performRequests".
    open func performRequests() { QuietNotes.tell("nobody can sign in here"); QuietNotes.later { MainActor.assumeIsolated { self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled)) } } }
    /// Here `performRequests()`. Apple: "ASAuthorizationController.performRequests".
    open func performRequests(options: RequestOptions) { performRequests() }
    /// Apple: "ASAuthorizationController.performAutoFillAssistedRequests".
    open func performAutoFillAssistedRequests() {}
    /// Apple: "ASAuthorizationController.cancel".
    open func cancel() {}
}
/// Apple: "ASWebAuthenticationSession".
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
    /// Apple: "CompletionHandler".
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// Apple: "Callback".
    public struct Callback {
        /// Here `Callback()`. Apple: "Callback.customScheme".
        public static func customScheme(_ customScheme: String) -> Callback { Callback() }
        /// Here `Callback()`. Apple: "Callback.https".
        public static func https(host: String, path: String) -> Callback { Callback() }
    }
    /// Apple: "ASWebAuthenticationSession.init".
    public convenience init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { self.init() }
    /// Apple: "ASWebAuthenticationSession.init".
    public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { self.init() }
    /// It is kept; `nil` at first. Apple: "ASWebAuthenticationSession.presentationContextProvider".
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// It is kept; `false` at first. Apple: "ASWebAuthenticationSession.prefersEphemeralWebBrowserSession".
    open var prefersEphemeralWebBrowserSession: Bool = false
    /// It is kept; `nil` at first. Apple: "ASWebAuthenticationSession.additionalHeaderFields".
    open var additionalHeaderFields: [String: String]?
    /// Here always `false`. Apple: "ASWebAuthenticationSession.canStart".
    open var canStart: Bool { false }
    /// Apple: "ASWebAuthenticationSession.start".
    @discardableResult open func start() -> Bool { QuietNotes.tell("nobody can sign in here"); return false }
    /// Apple: "ASWebAuthenticationSession.cancel".
    open func cancel() {}
}
/// Apple: "ASWebAuthenticationPresentationContextProviding".
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Apple: "ASWebAuthenticationPresentationContextProviding.presentationAnchor".
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
/// Apple: "ASCredentialIdentityStore".
open class ASCredentialIdentityStore: NSObject {
    /// Apple: "ASCredentialIdentityStore.shared".
    public nonisolated(unsafe) static let shared: ASCredentialIdentityStore = ASCredentialIdentityStore()
    /// It answers `ASCredentialIdentityStoreState()`, later. Apple: "ASCredentialIdentityStore.getState".
    open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) { QuietNotes.later { completion(ASCredentialIdentityStoreState()) } }
    /// Apple: "ASCredentialIdentityStore.getState".
    nonisolated(nonsending) open func getState() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
    /// Here `ASCredentialIdentityStoreState()`. Apple: "ASCredentialIdentityStore.state".
    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
    /// It answers `false, ASExtensionError(.failed)`, later. Apple: "ASCredentialIdentityStore.saveCredentialIdentities".
    open func saveCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)?) { QuietNotes.later { completion?(false, ASExtensionError(.failed)) } }
    /// Apple: "ASCredentialIdentityStore.saveCredentialIdentities".
    nonisolated(nonsending) open func saveCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity]) async throws { throw ASExtensionError(.failed) }
    /// It answers `false, ASExtensionError(.failed)`, later. Apple: "ASCredentialIdentityStore.replaceCredentialIdentities".
    open func replaceCredentialIdentities(with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)?) { QuietNotes.later { completion?(false, ASExtensionError(.failed)) } }
    /// Apple: "ASCredentialIdentityStore.replaceCredentialIdentities".
    nonisolated(nonsending) open func replaceCredentialIdentities(with newCredentialIdentities: [ASPasswordCredentialIdentity]) async throws { throw ASExtensionError(.failed) }
    /// It answers `false, ASExtensionError(.failed)`, later. Apple: "ASCredentialIdentityStore.removeAllCredentialIdentities".
    open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)?) { QuietNotes.later { completion?(false, ASExtensionError(.failed)) } }
    /// Apple: "ASCredentialIdentityStore.removeAllCredentialIdentities".
    nonisolated(nonsending) open func removeAllCredentialIdentities() async throws { throw ASExtensionError(.failed) }
}
/// Apple: "ASCredentialIdentityStoreState".
open class ASCredentialIdentityStoreState: NSObject {
    /// Here always `false`. Apple: "ASCredentialIdentityStoreState.isEnabled".
    open var isEnabled: Bool { false }
    /// Here always `false`. Apple: "ASCredentialIdentityStoreState.supportsIncrementalUpdates".
    open var supportsIncrementalUpdates: Bool { false }
}
/// Apple: "ASPasswordCredentialIdentity".
open class ASPasswordCredentialIdentity: NSObject {
    /// Apple: "ASPasswordCredentialIdentity.serviceIdentifier".
    public let serviceIdentifier: ASCredentialServiceIdentifier
    /// Apple: "ASPasswordCredentialIdentity.user".
    public let user: String
    /// Apple: "ASPasswordCredentialIdentity.recordIdentifier".
    public let recordIdentifier: String?
    /// Apple: "ASPasswordCredentialIdentity.init".
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) { self.serviceIdentifier = serviceIdentifier; self.user = user; self.recordIdentifier = recordIdentifier; super.init() }
}
/// Apple: "ASCredentialServiceIdentifier".
open class ASCredentialServiceIdentifier: NSObject {
    /// Apple: "IdentifierType".
    public enum IdentifierType: Int, Hashable, Sendable {
        /// Apple: "IdentifierType.domain".
        case domain
        /// Apple: "IdentifierType.URL".
        case URL
    }
    /// Apple: "ASCredentialServiceIdentifier.identifier".
    public let identifier: String
    /// Apple: "ASCredentialServiceIdentifier.type".
    public let type: IdentifierType
    /// Apple: "ASCredentialServiceIdentifier.init".
    public init(identifier: String, type: IdentifierType) { self.identifier = identifier; self.type = type; super.init() }
}
/// Apple: "ASCredentialProviderViewController".
@MainActor @preconcurrency open class ASCredentialProviderViewController: UIViewController {
    /// Apple: "ASCredentialProviderViewController.prepareCredentialList".
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    /// Apple: "ASCredentialProviderViewController.provideCredentialWithoutUserInteraction".
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Apple: "ASCredentialProviderViewController.prepareInterfaceToProvideCredential".
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Apple: "ASCredentialProviderViewController.prepareInterfaceForExtensionConfiguration".
    open func prepareInterfaceForExtensionConfiguration() {}
}
/// Apple: "WebAuthenticationSession".
public struct WebAuthenticationSession {
    /// Apple: "BrowserSession".
    public struct BrowserSession {
        /// Apple: "BrowserSession.ephemeral".
        public static var ephemeral: BrowserSession { BrowserSession() }
        /// Apple: "BrowserSession.shared".
        public static var shared: BrowserSession { BrowserSession() }
    }
    /// Here `throw ASWebAuthenticationSessionError(.canceledLogin)`. Apple: "WebAuthenticationSession.authenticate".
    public func authenticate(using url: URL, callbackURLScheme: String) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
    /// Here `throw ASWebAuthenticationSessionError(.canceledLogin)`. Apple: "WebAuthenticationSession.authenticate".
    public func authenticate(using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession?) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
    /// Here `throw ASWebAuthenticationSessionError(.canceledLogin)`. Apple: "WebAuthenticationSession.authenticate".
    public func authenticate(using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}
/// Apple: "AuthorizationController".
public struct AuthorizationController {
    /// Here `throw ASAuthorizationError(.canceled)`. Apple: "AuthorizationController.performRequest".
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    /// Here `throw ASAuthorizationError(.canceled)`. Apple: "AuthorizationController.performRequest".
    public func performRequest(_ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    /// Here `throw ASAuthorizationError(.canceled)`. Apple: "AuthorizationController.performRequests".
    public func performRequests(_ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    /// Here `throw ASAuthorizationError(.canceled)`. Apple: "AuthorizationController.performRequests".
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}
/// Apple: "ASAuthorizationResult".
public enum ASAuthorizationResult: @unchecked Sendable {
    /// Apple: "ASAuthorizationResult.password(ASPasswordCredential)".
    case password(ASPasswordCredential)
    /// Apple: "ASAuthorizationResult.appleID(ASAuthorizationAppleIDCredential)".
    case appleID(ASAuthorizationAppleIDCredential)
    /// Apple: "ASAuthorizationResult.passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)".
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    /// Apple: "ASAuthorizationResult.passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)".
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
}
