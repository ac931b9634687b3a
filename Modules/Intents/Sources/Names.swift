// length: generated. Written by Scripts/quiet-modules.py from Modules/Intents/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreLocation
public import SwiftUI
internal import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Intents: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "INIntent".
open class INIntent: NSObject, @unchecked Sendable {
    /// It is kept; `nil` at first. Apple: "INIntent.suggestedInvocationPhrase".
    open var suggestedInvocationPhrase: String?
    /// Here always `nil`. Apple: "INIntent.identifier".
    open var identifier: String? { nil }
    /// Here always `nil`. Apple: "INIntent.intentDescription".
    open var intentDescription: String? { nil }
    /// Apple: "INIntent.setImage".
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}
/// Apple: "INIntentResponse".
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// It is kept; `nil` at first. Apple: "INIntentResponse.userActivity".
    open var userActivity: NSUserActivity?
}
/// Apple: "INIntentHandlingStatus".
public enum INIntentHandlingStatus: Int, Hashable, Sendable {
    /// Apple: "INIntentHandlingStatus.unspecified".
    case unspecified
    /// Apple: "INIntentHandlingStatus.ready".
    case ready
    /// Apple: "INIntentHandlingStatus.inProgress".
    case inProgress
    /// Apple: "INIntentHandlingStatus.success".
    case success
    /// Apple: "INIntentHandlingStatus.failure".
    case failure
    /// Apple: "INIntentHandlingStatus.deferredToApplication".
    case deferredToApplication
    /// Apple: "INIntentHandlingStatus.userConfirmationRequired".
    case userConfirmationRequired
}
/// Apple: "INPersonSuggestionType".
public enum INPersonSuggestionType: Int, Hashable, Sendable {
    /// Apple: "INPersonSuggestionType.none".
    case none
    /// Apple: "INPersonSuggestionType.socialProfile".
    case socialProfile
    /// Apple: "INPersonSuggestionType.instantMessageAddress".
    case instantMessageAddress
}
/// Apple: "INPersonHandleType".
public enum INPersonHandleType: Int, Hashable, Sendable {
    /// Apple: "INPersonHandleType.unknown".
    case unknown
    /// Apple: "INPersonHandleType.emailAddress".
    case emailAddress
    /// Apple: "INPersonHandleType.phoneNumber".
    case phoneNumber
}
/// Apple: "INMediaItemType".
public enum INMediaItemType: Int, Hashable, Sendable {
    /// Apple: "INMediaItemType.unknown".
    case unknown
    /// Apple: "INMediaItemType.song".
    case song
    /// Apple: "INMediaItemType.album".
    case album
    /// Apple: "INMediaItemType.artist".
    case artist
    /// Apple: "INMediaItemType.genre".
    case genre
    /// Apple: "INMediaItemType.playlist".
    case playlist
    /// Apple: "INMediaItemType.podcastShow".
    case podcastShow
    /// Apple: "INMediaItemType.podcastEpisode".
    case podcastEpisode
}
/// Apple: "INOutgoingMessageType".
public enum INOutgoingMessageType: Int, Hashable, Sendable {
    /// Apple: "INOutgoingMessageType.unknown".
    case unknown
    /// Apple: "INOutgoingMessageType.outgoingMessageText".
    case outgoingMessageText
    /// Apple: "INOutgoingMessageType.outgoingMessageAudio".
    case outgoingMessageAudio
}
/// Apple: "INCallCapability".
public enum INCallCapability: Int, Hashable, Sendable {
    /// Apple: "INCallCapability.unknown".
    case unknown
    /// Apple: "INCallCapability.audioCall".
    case audioCall
    /// Apple: "INCallCapability.videoCall".
    case videoCall
}
/// Apple: "INFocusStatusAuthorizationStatus".
public enum INFocusStatusAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "INFocusStatusAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "INFocusStatusAuthorizationStatus.restricted".
    case restricted
    /// Apple: "INFocusStatusAuthorizationStatus.denied".
    case denied
    /// Apple: "INFocusStatusAuthorizationStatus.authorized".
    case authorized
}
/// Apple: "INPlaybackQueueLocation".
public enum INPlaybackQueueLocation: Int, Hashable, Sendable {
    /// Apple: "INPlaybackQueueLocation.unknown".
    case unknown
    /// Apple: "INPlaybackQueueLocation.now".
    case now
    /// Apple: "INPlaybackQueueLocation.next".
    case next
    /// Apple: "INPlaybackQueueLocation.later".
    case later
}
/// Apple: "INPlaybackRepeatMode".
public enum INPlaybackRepeatMode: Int, Hashable, Sendable {
    /// Apple: "INPlaybackRepeatMode.unknown".
    case unknown
    /// Apple: "INPlaybackRepeatMode.none".
    case none
    /// Apple: "INPlaybackRepeatMode.all".
    case all
    /// Apple: "INPlaybackRepeatMode.one".
    case one
}
/// Apple: "INInteractionDirection".
public enum INInteractionDirection: Int, Hashable, Sendable {
    /// Apple: "INInteractionDirection.unspecified".
    case unspecified
    /// Apple: "INInteractionDirection.outgoing".
    case outgoing
    /// Apple: "INInteractionDirection.incoming".
    case incoming
}
/// Apple: "INRelevantShortcutRole".
public enum INRelevantShortcutRole: Int, Hashable, Sendable {
    /// Apple: "INRelevantShortcutRole.action".
    case action
    /// Apple: "INRelevantShortcutRole.information".
    case information
}
/// Apple: "INSendMessageIntentResponseCode".
public enum INSendMessageIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INSendMessageIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INSendMessageIntentResponseCode.ready".
    case ready
    /// Apple: "INSendMessageIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INSendMessageIntentResponseCode.success".
    case success
    /// Apple: "INSendMessageIntentResponseCode.failure".
    case failure
    /// Apple: "INSendMessageIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INSendMessageIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INSendMessageIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INSendMessageIntentResponse".
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INSendMessageIntentResponse.code".
    public let code: INSendMessageIntentResponseCode
    /// Apple: "INSendMessageIntentResponse.init".
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INSendMessageIntentHandling".
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Apple: "INSendMessageIntentHandling.handle".
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    /// Apple: "INSendMessageIntentHandling.confirm".
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}
extension INSendMessageIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) { completion(INSendMessageIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INStartCallIntentResponseCode".
public enum INStartCallIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INStartCallIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INStartCallIntentResponseCode.ready".
    case ready
    /// Apple: "INStartCallIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INStartCallIntentResponseCode.success".
    case success
    /// Apple: "INStartCallIntentResponseCode.failure".
    case failure
    /// Apple: "INStartCallIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INStartCallIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INStartCallIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INStartCallIntentResponse".
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INStartCallIntentResponse.code".
    public let code: INStartCallIntentResponseCode
    /// Apple: "INStartCallIntentResponse.init".
    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INStartCallIntentHandling".
public protocol INStartCallIntentHandling: NSObjectProtocol {
    /// Apple: "INStartCallIntentHandling.handle".
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    /// Apple: "INStartCallIntentHandling.confirm".
    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
}
extension INStartCallIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) { completion(INStartCallIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INPlayMediaIntentResponseCode".
public enum INPlayMediaIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INPlayMediaIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INPlayMediaIntentResponseCode.ready".
    case ready
    /// Apple: "INPlayMediaIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INPlayMediaIntentResponseCode.success".
    case success
    /// Apple: "INPlayMediaIntentResponseCode.failure".
    case failure
    /// Apple: "INPlayMediaIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INPlayMediaIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INPlayMediaIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INPlayMediaIntentResponse".
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INPlayMediaIntentResponse.code".
    public let code: INPlayMediaIntentResponseCode
    /// Apple: "INPlayMediaIntentResponse.init".
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INPlayMediaIntentHandling".
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    /// Apple: "INPlayMediaIntentHandling.handle".
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    /// Apple: "INPlayMediaIntentHandling.confirm".
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}
extension INPlayMediaIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) { completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INAddMediaIntentResponseCode".
public enum INAddMediaIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INAddMediaIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INAddMediaIntentResponseCode.ready".
    case ready
    /// Apple: "INAddMediaIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INAddMediaIntentResponseCode.success".
    case success
    /// Apple: "INAddMediaIntentResponseCode.failure".
    case failure
    /// Apple: "INAddMediaIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INAddMediaIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INAddMediaIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INAddMediaIntentResponse".
open class INAddMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INAddMediaIntentResponse.code".
    public let code: INAddMediaIntentResponseCode
    /// Apple: "INAddMediaIntentResponse.init".
    public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INAddMediaIntentHandling".
public protocol INAddMediaIntentHandling: NSObjectProtocol {
    /// Apple: "INAddMediaIntentHandling.handle".
    func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
    /// Apple: "INAddMediaIntentHandling.confirm".
    func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
}
extension INAddMediaIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) { completion(INAddMediaIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INSearchForMediaIntentResponseCode".
public enum INSearchForMediaIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INSearchForMediaIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INSearchForMediaIntentResponseCode.ready".
    case ready
    /// Apple: "INSearchForMediaIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INSearchForMediaIntentResponseCode.success".
    case success
    /// Apple: "INSearchForMediaIntentResponseCode.failure".
    case failure
    /// Apple: "INSearchForMediaIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INSearchForMediaIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INSearchForMediaIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INSearchForMediaIntentResponse".
open class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INSearchForMediaIntentResponse.code".
    public let code: INSearchForMediaIntentResponseCode
    /// Apple: "INSearchForMediaIntentResponse.init".
    public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INSearchForMediaIntentHandling".
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
    /// Apple: "INSearchForMediaIntentHandling.handle".
    func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
    /// Apple: "INSearchForMediaIntentHandling.confirm".
    func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
}
extension INSearchForMediaIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void) { completion(INSearchForMediaIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INStartWorkoutIntentResponseCode".
public enum INStartWorkoutIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INStartWorkoutIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INStartWorkoutIntentResponseCode.ready".
    case ready
    /// Apple: "INStartWorkoutIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INStartWorkoutIntentResponseCode.success".
    case success
    /// Apple: "INStartWorkoutIntentResponseCode.failure".
    case failure
    /// Apple: "INStartWorkoutIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INStartWorkoutIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INStartWorkoutIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INStartWorkoutIntentResponse".
open class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INStartWorkoutIntentResponse.code".
    public let code: INStartWorkoutIntentResponseCode
    /// Apple: "INStartWorkoutIntentResponse.init".
    public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INStartWorkoutIntentHandling".
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
    /// Apple: "INStartWorkoutIntentHandling.handle".
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    /// Apple: "INStartWorkoutIntentHandling.confirm".
    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
}
extension INStartWorkoutIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) { completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INEndWorkoutIntentResponseCode".
public enum INEndWorkoutIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INEndWorkoutIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INEndWorkoutIntentResponseCode.ready".
    case ready
    /// Apple: "INEndWorkoutIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INEndWorkoutIntentResponseCode.success".
    case success
    /// Apple: "INEndWorkoutIntentResponseCode.failure".
    case failure
    /// Apple: "INEndWorkoutIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INEndWorkoutIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INEndWorkoutIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INEndWorkoutIntentResponse".
open class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INEndWorkoutIntentResponse.code".
    public let code: INEndWorkoutIntentResponseCode
    /// Apple: "INEndWorkoutIntentResponse.init".
    public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INEndWorkoutIntentHandling".
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
    /// Apple: "INEndWorkoutIntentHandling.handle".
    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    /// Apple: "INEndWorkoutIntentHandling.confirm".
    func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
}
extension INEndWorkoutIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) { completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INPauseWorkoutIntentResponseCode".
public enum INPauseWorkoutIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INPauseWorkoutIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INPauseWorkoutIntentResponseCode.ready".
    case ready
    /// Apple: "INPauseWorkoutIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INPauseWorkoutIntentResponseCode.success".
    case success
    /// Apple: "INPauseWorkoutIntentResponseCode.failure".
    case failure
    /// Apple: "INPauseWorkoutIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INPauseWorkoutIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INPauseWorkoutIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INPauseWorkoutIntentResponse".
open class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INPauseWorkoutIntentResponse.code".
    public let code: INPauseWorkoutIntentResponseCode
    /// Apple: "INPauseWorkoutIntentResponse.init".
    public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INPauseWorkoutIntentHandling".
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
    /// Apple: "INPauseWorkoutIntentHandling.handle".
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    /// Apple: "INPauseWorkoutIntentHandling.confirm".
    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
}
extension INPauseWorkoutIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) { completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INResumeWorkoutIntentResponseCode".
public enum INResumeWorkoutIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INResumeWorkoutIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INResumeWorkoutIntentResponseCode.ready".
    case ready
    /// Apple: "INResumeWorkoutIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INResumeWorkoutIntentResponseCode.success".
    case success
    /// Apple: "INResumeWorkoutIntentResponseCode.failure".
    case failure
    /// Apple: "INResumeWorkoutIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INResumeWorkoutIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INResumeWorkoutIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INResumeWorkoutIntentResponse".
open class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INResumeWorkoutIntentResponse.code".
    public let code: INResumeWorkoutIntentResponseCode
    /// Apple: "INResumeWorkoutIntentResponse.init".
    public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INResumeWorkoutIntentHandling".
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
    /// Apple: "INResumeWorkoutIntentHandling.handle".
    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    /// Apple: "INResumeWorkoutIntentHandling.confirm".
    func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
}
extension INResumeWorkoutIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) { completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INCancelWorkoutIntentResponseCode".
public enum INCancelWorkoutIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INCancelWorkoutIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INCancelWorkoutIntentResponseCode.ready".
    case ready
    /// Apple: "INCancelWorkoutIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INCancelWorkoutIntentResponseCode.success".
    case success
    /// Apple: "INCancelWorkoutIntentResponseCode.failure".
    case failure
    /// Apple: "INCancelWorkoutIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INCancelWorkoutIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INCancelWorkoutIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INCancelWorkoutIntentResponse".
open class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INCancelWorkoutIntentResponse.code".
    public let code: INCancelWorkoutIntentResponseCode
    /// Apple: "INCancelWorkoutIntentResponse.init".
    public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INCancelWorkoutIntentHandling".
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
    /// Apple: "INCancelWorkoutIntentHandling.handle".
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    /// Apple: "INCancelWorkoutIntentHandling.confirm".
    func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
}
extension INCancelWorkoutIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) { completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INSendPaymentIntentResponseCode".
public enum INSendPaymentIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INSendPaymentIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INSendPaymentIntentResponseCode.ready".
    case ready
    /// Apple: "INSendPaymentIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INSendPaymentIntentResponseCode.success".
    case success
    /// Apple: "INSendPaymentIntentResponseCode.failure".
    case failure
    /// Apple: "INSendPaymentIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INSendPaymentIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INSendPaymentIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INSendPaymentIntentResponse".
open class INSendPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INSendPaymentIntentResponse.code".
    public let code: INSendPaymentIntentResponseCode
    /// Apple: "INSendPaymentIntentResponse.init".
    public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INSendPaymentIntentHandling".
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
    /// Apple: "INSendPaymentIntentHandling.handle".
    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
    /// Apple: "INSendPaymentIntentHandling.confirm".
    func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
}
extension INSendPaymentIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) { completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INRequestRideIntentResponseCode".
public enum INRequestRideIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INRequestRideIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INRequestRideIntentResponseCode.ready".
    case ready
    /// Apple: "INRequestRideIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INRequestRideIntentResponseCode.success".
    case success
    /// Apple: "INRequestRideIntentResponseCode.failure".
    case failure
    /// Apple: "INRequestRideIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INRequestRideIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INRequestRideIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INRequestRideIntentResponse".
open class INRequestRideIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INRequestRideIntentResponse.code".
    public let code: INRequestRideIntentResponseCode
    /// Apple: "INRequestRideIntentResponse.init".
    public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INRequestRideIntentHandling".
public protocol INRequestRideIntentHandling: NSObjectProtocol {
    /// Apple: "INRequestRideIntentHandling.handle".
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
    /// Apple: "INRequestRideIntentHandling.confirm".
    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
}
extension INRequestRideIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) { completion(INRequestRideIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INGetRideStatusIntentResponseCode".
public enum INGetRideStatusIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INGetRideStatusIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INGetRideStatusIntentResponseCode.ready".
    case ready
    /// Apple: "INGetRideStatusIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INGetRideStatusIntentResponseCode.success".
    case success
    /// Apple: "INGetRideStatusIntentResponseCode.failure".
    case failure
    /// Apple: "INGetRideStatusIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INGetRideStatusIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INGetRideStatusIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INGetRideStatusIntentResponse".
open class INGetRideStatusIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INGetRideStatusIntentResponse.code".
    public let code: INGetRideStatusIntentResponseCode
    /// Apple: "INGetRideStatusIntentResponse.init".
    public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INGetRideStatusIntentHandling".
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
    /// Apple: "INGetRideStatusIntentHandling.handle".
    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
    /// Apple: "INGetRideStatusIntentHandling.confirm".
    func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
}
extension INGetRideStatusIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) { completion(INGetRideStatusIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INListRideOptionsIntentResponseCode".
public enum INListRideOptionsIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INListRideOptionsIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INListRideOptionsIntentResponseCode.ready".
    case ready
    /// Apple: "INListRideOptionsIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INListRideOptionsIntentResponseCode.success".
    case success
    /// Apple: "INListRideOptionsIntentResponseCode.failure".
    case failure
    /// Apple: "INListRideOptionsIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INListRideOptionsIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INListRideOptionsIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INListRideOptionsIntentResponse".
open class INListRideOptionsIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INListRideOptionsIntentResponse.code".
    public let code: INListRideOptionsIntentResponseCode
    /// Apple: "INListRideOptionsIntentResponse.init".
    public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INListRideOptionsIntentHandling".
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
    /// Apple: "INListRideOptionsIntentHandling.handle".
    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    /// Apple: "INListRideOptionsIntentHandling.confirm".
    func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
}
extension INListRideOptionsIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) { completion(INListRideOptionsIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INGetReservationDetailsIntentResponseCode".
public enum INGetReservationDetailsIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INGetReservationDetailsIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INGetReservationDetailsIntentResponseCode.ready".
    case ready
    /// Apple: "INGetReservationDetailsIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INGetReservationDetailsIntentResponseCode.success".
    case success
    /// Apple: "INGetReservationDetailsIntentResponseCode.failure".
    case failure
    /// Apple: "INGetReservationDetailsIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INGetReservationDetailsIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INGetReservationDetailsIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INGetReservationDetailsIntentResponse".
open class INGetReservationDetailsIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INGetReservationDetailsIntentResponse.code".
    public let code: INGetReservationDetailsIntentResponseCode
    /// Apple: "INGetReservationDetailsIntentResponse.init".
    public init(code: INGetReservationDetailsIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INGetReservationDetailsIntentHandling".
public protocol INGetReservationDetailsIntentHandling: NSObjectProtocol {
    /// Apple: "INGetReservationDetailsIntentHandling.handle".
    func handle(intent: INGetReservationDetailsIntent, completion: @escaping (INGetReservationDetailsIntentResponse) -> Void)
    /// Apple: "INGetReservationDetailsIntentHandling.confirm".
    func confirm(intent: INGetReservationDetailsIntent, completion: @escaping (INGetReservationDetailsIntentResponse) -> Void)
}
extension INGetReservationDetailsIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INGetReservationDetailsIntent, completion: @escaping (INGetReservationDetailsIntentResponse) -> Void) { completion(INGetReservationDetailsIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INShareFocusStatusIntentResponseCode".
public enum INShareFocusStatusIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INShareFocusStatusIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INShareFocusStatusIntentResponseCode.ready".
    case ready
    /// Apple: "INShareFocusStatusIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INShareFocusStatusIntentResponseCode.success".
    case success
    /// Apple: "INShareFocusStatusIntentResponseCode.failure".
    case failure
    /// Apple: "INShareFocusStatusIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INShareFocusStatusIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INShareFocusStatusIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INShareFocusStatusIntentResponse".
open class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INShareFocusStatusIntentResponse.code".
    public let code: INShareFocusStatusIntentResponseCode
    /// Apple: "INShareFocusStatusIntentResponse.init".
    public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INShareFocusStatusIntentHandling".
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
    /// Apple: "INShareFocusStatusIntentHandling.handle".
    func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
    /// Apple: "INShareFocusStatusIntentHandling.confirm".
    func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
}
extension INShareFocusStatusIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) { completion(INShareFocusStatusIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INSearchForMessagesIntentResponseCode".
public enum INSearchForMessagesIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INSearchForMessagesIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INSearchForMessagesIntentResponseCode.ready".
    case ready
    /// Apple: "INSearchForMessagesIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INSearchForMessagesIntentResponseCode.success".
    case success
    /// Apple: "INSearchForMessagesIntentResponseCode.failure".
    case failure
    /// Apple: "INSearchForMessagesIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INSearchForMessagesIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INSearchForMessagesIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INSearchForMessagesIntentResponse".
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INSearchForMessagesIntentResponse.code".
    public let code: INSearchForMessagesIntentResponseCode
    /// Apple: "INSearchForMessagesIntentResponse.init".
    public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INSearchForMessagesIntentHandling".
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    /// Apple: "INSearchForMessagesIntentHandling.handle".
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    /// Apple: "INSearchForMessagesIntentHandling.confirm".
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
}
extension INSearchForMessagesIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) { completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INAddTasksIntentResponseCode".
public enum INAddTasksIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INAddTasksIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INAddTasksIntentResponseCode.ready".
    case ready
    /// Apple: "INAddTasksIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INAddTasksIntentResponseCode.success".
    case success
    /// Apple: "INAddTasksIntentResponseCode.failure".
    case failure
    /// Apple: "INAddTasksIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INAddTasksIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INAddTasksIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INAddTasksIntentResponse".
open class INAddTasksIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INAddTasksIntentResponse.code".
    public let code: INAddTasksIntentResponseCode
    /// Apple: "INAddTasksIntentResponse.init".
    public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INAddTasksIntentHandling".
public protocol INAddTasksIntentHandling: NSObjectProtocol {
    /// Apple: "INAddTasksIntentHandling.handle".
    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    /// Apple: "INAddTasksIntentHandling.confirm".
    func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
}
extension INAddTasksIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) { completion(INAddTasksIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INCreateNoteIntentResponseCode".
public enum INCreateNoteIntentResponseCode: Int, Hashable, Sendable {
    /// Apple: "INCreateNoteIntentResponseCode.unspecified".
    case unspecified
    /// Apple: "INCreateNoteIntentResponseCode.ready".
    case ready
    /// Apple: "INCreateNoteIntentResponseCode.inProgress".
    case inProgress
    /// Apple: "INCreateNoteIntentResponseCode.success".
    case success
    /// Apple: "INCreateNoteIntentResponseCode.failure".
    case failure
    /// Apple: "INCreateNoteIntentResponseCode.failureRequiringAppLaunch".
    case failureRequiringAppLaunch
    /// Apple: "INCreateNoteIntentResponseCode.handleInApp".
    case handleInApp
    /// Apple: "INCreateNoteIntentResponseCode.continueInApp".
    case continueInApp
}
/// Apple: "INCreateNoteIntentResponse".
open class INCreateNoteIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Apple: "INCreateNoteIntentResponse.code".
    public let code: INCreateNoteIntentResponseCode
    /// Apple: "INCreateNoteIntentResponse.init".
    public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) { self.code = code; super.init(); self.userActivity = userActivity }
}
/// Apple: "INCreateNoteIntentHandling".
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
    /// Apple: "INCreateNoteIntentHandling.handle".
    func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    /// Apple: "INCreateNoteIntentHandling.confirm".
    func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
}
extension INCreateNoteIntentHandling {
    /// What happens where a type says nothing of it.
    public func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) { completion(INCreateNoteIntentResponse(code: .ready, userActivity: nil)) }
}
/// Apple: "INSendMessageIntent".
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    /// Apple: "INSendMessageIntent.init".
    public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [Any]?) { self.recipients = recipients; self.content = content; self.conversationIdentifier = conversationIdentifier; self.sender = sender; super.init() }
    /// Apple: "INSendMessageIntent.recipients".
    public let recipients: [INPerson]?
    /// Apple: "INSendMessageIntent.content".
    public let content: String?
    /// Apple: "INSendMessageIntent.conversationIdentifier".
    public let conversationIdentifier: String?
    /// Apple: "INSendMessageIntent.sender".
    public let sender: INPerson?
}
/// Apple: "INStartCallIntent".
open class INStartCallIntent: INIntent, @unchecked Sendable {
    /// Here always `nil`. Apple: "INStartCallIntent.contacts".
    open var contacts: [INPerson]? { nil }
    /// Here always `nil`. Apple: "INStartCallIntent.mediaItems".
    open var mediaItems: [INMediaItem]? { nil }
}
/// Apple: "INPlayMediaIntent".
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    /// Apple: "INPlayMediaIntent.init".
    public init(mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil, mediaSearch: Any? = nil) { self.mediaItems = mediaItems; self.mediaContainer = mediaContainer; super.init() }
    /// Apple: "INPlayMediaIntent.mediaItems".
    public let mediaItems: [INMediaItem]?
    /// Apple: "INPlayMediaIntent.mediaContainer".
    public let mediaContainer: INMediaItem?
}
/// Apple: "INAddMediaIntent".
open class INAddMediaIntent: INIntent, @unchecked Sendable {
    /// Here always `nil`. Apple: "INAddMediaIntent.contacts".
    open var contacts: [INPerson]? { nil }
    /// Here always `nil`. Apple: "INAddMediaIntent.mediaItems".
    open var mediaItems: [INMediaItem]? { nil }
}
/// Apple: "INSearchForMediaIntent".
open class INSearchForMediaIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INStartWorkoutIntent".
open class INStartWorkoutIntent: INIntent, @unchecked Sendable {
    /// Here always `nil`. Apple: "INStartWorkoutIntent.workoutName".
    open var workoutName: INSpeakableString? { nil }
}
/// Apple: "INEndWorkoutIntent".
open class INEndWorkoutIntent: INIntent, @unchecked Sendable {
    /// Here always `nil`. Apple: "INEndWorkoutIntent.workoutName".
    open var workoutName: INSpeakableString? { nil }
}
/// Apple: "INPauseWorkoutIntent".
open class INPauseWorkoutIntent: INIntent, @unchecked Sendable {
    /// Here always `nil`. Apple: "INPauseWorkoutIntent.workoutName".
    open var workoutName: INSpeakableString? { nil }
}
/// Apple: "INResumeWorkoutIntent".
open class INResumeWorkoutIntent: INIntent, @unchecked Sendable {
    /// Here always `nil`. Apple: "INResumeWorkoutIntent.workoutName".
    open var workoutName: INSpeakableString? { nil }
}
/// Apple: "INCancelWorkoutIntent".
open class INCancelWorkoutIntent: INIntent, @unchecked Sendable {
    /// Here always `nil`. Apple: "INCancelWorkoutIntent.workoutName".
    open var workoutName: INSpeakableString? { nil }
}
/// Apple: "INSendPaymentIntent".
open class INSendPaymentIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INRequestRideIntent".
open class INRequestRideIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INGetRideStatusIntent".
open class INGetRideStatusIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INListRideOptionsIntent".
open class INListRideOptionsIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INGetReservationDetailsIntent".
open class INGetReservationDetailsIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INShareFocusStatusIntent".
open class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
    /// Here always `nil`. Apple: "INShareFocusStatusIntent.focusStatus".
    open var focusStatus: INFocusStatus? { nil }
}
/// Apple: "INSearchForMessagesIntent".
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INAddTasksIntent".
open class INAddTasksIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INCreateNoteIntent".
open class INCreateNoteIntent: INIntent, @unchecked Sendable {
}
/// Apple: "INStringResolutionResult".
open class INStringResolutionResult: INIntentResolutionResult {
}
/// Apple: "INSpeakableStringResolutionResult".
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
}
/// Apple: "INBooleanResolutionResult".
open class INBooleanResolutionResult: INIntentResolutionResult {
}
/// Apple: "INPersonResolutionResult".
open class INPersonResolutionResult: INIntentResolutionResult {
}
/// Apple: "INPlacemarkResolutionResult".
open class INPlacemarkResolutionResult: INIntentResolutionResult {
}
/// Apple: "INCurrencyAmountResolutionResult".
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
}
/// Apple: "INMediaItemResolutionResult".
open class INMediaItemResolutionResult: INIntentResolutionResult {
}
/// Apple: "INAddMediaMediaItemResolutionResult".
open class INAddMediaMediaItemResolutionResult: INIntentResolutionResult {
}
/// Apple: "INAddMediaMediaDestinationResolutionResult".
open class INAddMediaMediaDestinationResolutionResult: INIntentResolutionResult {
}
/// Apple: "INPlayMediaMediaItemResolutionResult".
open class INPlayMediaMediaItemResolutionResult: INIntentResolutionResult {
}
/// Apple: "INWorkoutGoalUnitTypeResolutionResult".
open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
}
/// Apple: "INIntegerResolutionResult".
open class INIntegerResolutionResult: INIntentResolutionResult {
}
/// Apple: "INDoubleResolutionResult".
open class INDoubleResolutionResult: INIntentResolutionResult {
}
/// Apple: "INDateComponentsResolutionResult".
open class INDateComponentsResolutionResult: INIntentResolutionResult {
}
/// Apple: "INIntentResolutionResult".
open class INIntentResolutionResult: NSObject {
    /// Here `Self()`. Apple: "INIntentResolutionResult.needsValue".
    open class func needsValue() -> Self { Self() }
    /// Here `Self()`. Apple: "INIntentResolutionResult.notRequired".
    open class func notRequired() -> Self { Self() }
    /// Here `Self()`. Apple: "INIntentResolutionResult.unsupported".
    open class func unsupported() -> Self { Self() }
    /// Apple: "INIntentResolutionResult.init".
    override public required init() { super.init() }
}
/// Apple: "INObject".
open class INObject: NSObject, @unchecked Sendable {
    /// Apple: "INObject.identifier".
    public let identifier: String?
    /// Apple: "INObject.displayString".
    public let displayString: String
    /// Apple: "INObject.init".
    public init(identifier: String?, display displayString: String) { self.identifier = identifier; self.displayString = displayString; super.init() }
}
/// Apple: "INObjectCollection".
open class INObjectCollection<ObjectType>: NSObject {
    /// Apple: "INObjectCollection.allItems".
    public let allItems: [ObjectType]
    /// Apple: "INObjectCollection.init".
    public init(items: [ObjectType]) { allItems = items; super.init() }
}
/// Apple: "INImage".
open class INImage: NSObject {
    /// Apple: "INImage.init".
    public convenience init(named name: String) { self.init() }
    /// Apple: "INImage.init".
    public convenience init(imageData: Data) { self.init() }
    /// Apple: "INImage.init".
    public convenience init?(url URL: URL) { self.init() }
    /// Apple: "INImage.init".
    public convenience init(uiImage: UIImage) { self.init() }
}
/// Apple: "INSpeakableString".
open class INSpeakableString: NSObject {
    /// Apple: "INSpeakableString.spokenPhrase".
    public let spokenPhrase: String
    /// Apple: "INSpeakableString.init".
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase; super.init() }
    /// Apple: "INSpeakableString.init".
    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) { self.init(spokenPhrase: spokenPhrase) }
}
/// Apple: "INPersonHandle".
open class INPersonHandle: NSObject {
    /// Apple: "INPersonHandle.value".
    public let value: String?
    /// Apple: "INPersonHandle.type".
    public let type: INPersonHandleType
    /// Apple: "INPersonHandle.init".
    public init(value: String?, type: INPersonHandleType) { self.value = value; self.type = type; super.init() }
}
/// Apple: "INPerson".
open class INPerson: NSObject {
    /// Apple: "INPerson.personHandle".
    public let personHandle: INPersonHandle?
    /// Apple: "INPerson.displayName".
    public let displayName: String
    /// Apple: "INPerson.customIdentifier".
    public let customIdentifier: String?
    /// Apple: "INPerson.init".
    public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false, suggestionType: INPersonSuggestionType = .none) { self.personHandle = personHandle; self.displayName = displayName ?? ""; self.customIdentifier = customIdentifier; super.init() }
}
/// Apple: "INMediaItem".
open class INMediaItem: NSObject {
    /// Apple: "INMediaItem.identifier".
    public let identifier: String?
    /// Apple: "INMediaItem.title".
    public let title: String?
    /// Apple: "INMediaItem.type".
    public let type: INMediaItemType
    /// Apple: "INMediaItem.init".
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) { self.identifier = identifier; self.title = title; self.type = type; super.init() }
}
/// Apple: "INInteraction".
open class INInteraction: NSObject {
    /// Apple: "INInteraction.intent".
    public let intent: INIntent
    /// Apple: "INInteraction.intentResponse".
    public let intentResponse: INIntentResponse?
    /// Apple: "INInteraction.init".
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent; intentResponse = response; super.init() }
    /// It is kept; `UUID().uuidString` at first. Apple: "INInteraction.identifier".
    open var identifier: String = UUID().uuidString
    /// It is kept; `nil` at first. Apple: "INInteraction.groupIdentifier".
    open var groupIdentifier: String?
    /// It is kept; `.unspecified` at first. Apple: "INInteraction.direction".
    open var direction: INInteractionDirection = .unspecified
    /// It answers `nil`, later. Apple: "INInteraction.donate".
    open func donate(completion: (((any Error)?) -> Void)?) { QuietNotes.later { completion?(nil) } }
    /// Apple: "INInteraction.donate".
    nonisolated(nonsending) open func donate() async throws {  }
    /// Apple: "INInteraction.donate".
    open func donate() {}
    /// Here `QuietNotes.later { completion?(nil) }`. Apple: "INInteraction.deleteAll".
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { QuietNotes.later { completion?(nil) } }
    /// Here `QuietNotes.later { completion?(nil) }`. Apple: "INInteraction.delete".
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { QuietNotes.later { completion?(nil) } }
}
/// Apple: "INShortcut".
open class INShortcut: NSObject {
    /// Apple: "INShortcut.intent".
    public let intent: INIntent?
    /// Apple: "INShortcut.userActivity".
    public let userActivity: NSUserActivity?
    /// Apple: "INShortcut.init".
    public convenience init?(intent: INIntent) { self.init(intent_: intent) }
    /// Apple: "INShortcut.init".
    public init(intent_: INIntent?) { intent = intent_; userActivity = nil; super.init() }
    /// Apple: "INShortcut.init".
    public init(userActivity: NSUserActivity) { intent = nil; self.userActivity = userActivity; super.init() }
}
/// Apple: "INVoiceShortcut".
open class INVoiceShortcut: NSObject {
    /// Here always `UUID()`. Apple: "INVoiceShortcut.identifier".
    open var identifier: UUID { UUID() }
    /// Here always `""`. Apple: "INVoiceShortcut.invocationPhrase".
    open var invocationPhrase: String { "" }
    /// Here always `INShortcut(intent_: nil)`. Apple: "INVoiceShortcut.shortcut".
    open var shortcut: INShortcut { INShortcut(intent_: nil) }
}
/// Apple: "INVoiceShortcutCenter".
open class INVoiceShortcutCenter: NSObject {
    /// Apple: "INVoiceShortcutCenter.shared".
    public nonisolated(unsafe) static let shared: INVoiceShortcutCenter = INVoiceShortcutCenter()
    /// Here `QuietNotes.later { completion([], nil) }`. Apple: "INVoiceShortcutCenter.getAllVoiceShortcuts".
    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) { QuietNotes.later { completion([], nil) } }
    /// Here `[]`. Apple: "INVoiceShortcutCenter.allVoiceShortcuts".
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Apple: "INVoiceShortcutCenter.setShortcutSuggestions".
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
/// Apple: "INRelevantShortcut".
open class INRelevantShortcut: NSObject {
    /// Apple: "INRelevantShortcut.init".
    public convenience init(shortcut: INShortcut) { self.init() }
    /// It is kept; `.action` at first. Apple: "INRelevantShortcut.shortcutRole".
    open var shortcutRole: INRelevantShortcutRole = .action
}
/// Apple: "INRelevantShortcutStore".
open class INRelevantShortcutStore: NSObject {
    /// Apple: "INRelevantShortcutStore.default".
    public nonisolated(unsafe) static let `default`: INRelevantShortcutStore = INRelevantShortcutStore()
    /// Here `QuietNotes.later { completionHandler?(nil) }`. Apple: "INRelevantShortcutStore.setRelevantShortcuts".
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil) { QuietNotes.later { completionHandler?(nil) } }
}
/// Apple: "INFocusStatus".
open class INFocusStatus: NSObject {
    /// Here always `nil`. Apple: "INFocusStatus.isFocused".
    open var isFocused: Bool? { nil }
}
/// Apple: "INFocusStatusCenter".
open class INFocusStatusCenter: NSObject {
    /// Apple: "INFocusStatusCenter.default".
    public nonisolated(unsafe) static let `default`: INFocusStatusCenter = INFocusStatusCenter()
    /// Here always `.notDetermined`. Apple: "INFocusStatusCenter.authorizationStatus".
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }
    /// Here always `INFocusStatus()`. Apple: "INFocusStatusCenter.focusStatus".
    open var focusStatus: INFocusStatus { INFocusStatus() }
    /// It answers `.denied`, later. Apple: "INFocusStatusCenter.requestAuthorization".
    open func requestAuthorization(completionHandler: @escaping (INFocusStatusAuthorizationStatus) -> Void) { QuietNotes.later { completionHandler(.denied) } }
    /// Apple: "INFocusStatusCenter.requestAuthorization".
    nonisolated(nonsending) open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
/// Apple: "INSiriAuthorizationStatus".
public enum INSiriAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "INSiriAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "INSiriAuthorizationStatus.restricted".
    case restricted
    /// Apple: "INSiriAuthorizationStatus.denied".
    case denied
    /// Apple: "INSiriAuthorizationStatus.authorized".
    case authorized
}
/// Apple: "INPreferences".
open class INPreferences: NSObject {
    /// Here `.notDetermined`. Apple: "INPreferences.siriAuthorizationStatus".
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    /// Here `QuietNotes.later { handler(.denied) }`. Apple: "INPreferences.requestSiriAuthorization".
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { QuietNotes.later { handler(.denied) } }
}
/// Apple: "INExtension".
open class INExtension: NSObject {
    /// Here `self`. Apple: "INExtension.handler".
    open func handler(for intent: INIntent) -> Any { self }
}
/// Apple: "INDateComponentsRange".
open class INDateComponentsRange: NSObject {
    /// Apple: "INDateComponentsRange.init".
    public convenience init(start: Date?, end: Date?) { self.init() }
}
/// Apple: "INCurrencyAmount".
open class INCurrencyAmount: NSObject {
    /// Apple: "INCurrencyAmount.amount".
    public let amount: NSDecimalNumber?
    /// Apple: "INCurrencyAmount.currencyCode".
    public let currencyCode: String?
    /// Apple: "INCurrencyAmount.init".
    public init(amount: NSDecimalNumber, currencyCode: String) { self.amount = amount; self.currencyCode = currencyCode; super.init() }
}
/// Apple: "INPaymentMethod".
open class INPaymentMethod: NSObject {
}
/// Apple: "INPriceRange".
open class INPriceRange: NSObject {
}
/// Apple: "INRideOption".
open class INRideOption: NSObject {
}
/// Apple: "INRideFareLineItem".
open class INRideFareLineItem: NSObject {
}
/// Apple: "INRidePartySizeOption".
open class INRidePartySizeOption: NSObject {
}
/// Apple: "INReservation".
open class INReservation: NSObject {
}
/// Apple: "INAirport".
open class INAirport: NSObject {
}
/// Apple: "INAirportGate".
open class INAirportGate: NSObject {
}
/// Apple: "INSendMessageIntentDonationMetadata".
open class INSendMessageIntentDonationMetadata: NSObject {
}
/// Apple: "INUserContext".
open class INUserContext: NSObject {
}
extension NSUserActivity {
    /// What somebody may say to Siri for it; `nil` at first. Apple: "NSUserActivity.suggestedInvocationPhrase".
    public var suggestedInvocationPhrase: String? { get { _additions["suggestedInvocationPhrase"] as? String } set { _additions["suggestedInvocationPhrase"] = newValue } }
    /// Here always `nil`. Apple: "NSUserActivity.interaction".
    public var interaction: INInteraction? { nil }
}
