// length: generated. Written by Scripts/quiet-modules.py from Modules/AVKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import AVFoundation
@_exported public import UIKit
internal import Foundation
internal import AudioToolbox
internal import CFNames
internal import CoreMedia
internal import CoreVideo

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("AVKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "AVPlayerViewControlsStyle".
public enum AVPlayerViewControlsStyle: Int, Hashable, Sendable {
    /// Apple: "AVPlayerViewControlsStyle.none".
    case none
    /// Apple: "AVPlayerViewControlsStyle.inline".
    case inline
    /// Apple: "AVPlayerViewControlsStyle.floating".
    case floating
    /// Apple: "AVPlayerViewControlsStyle.minimal".
    case minimal
    /// Apple: "AVPlayerViewControlsStyle.default".
    public static let `default`: AVPlayerViewControlsStyle = .inline
}
/// Apple: "AVCaptureViewControlsStyle".
public enum AVCaptureViewControlsStyle: Int, Hashable, Sendable {
    /// Apple: "AVCaptureViewControlsStyle.inline".
    case inline
    /// Apple: "AVCaptureViewControlsStyle.floating".
    case floating
    /// Apple: "AVCaptureViewControlsStyle.inlineDeviceSelection".
    case inlineDeviceSelection
}
/// Apple: "AVPlayerViewControllerDelegate".
@MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// Apple: "AVPlayerViewControllerDelegate.playerViewControllerWillStartPictureInPicture".
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Apple: "AVPlayerViewControllerDelegate.playerViewControllerDidStartPictureInPicture".
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Apple: "AVPlayerViewControllerDelegate.playerViewController".
    func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    /// Apple: "AVPlayerViewControllerDelegate.playerViewControllerWillStopPictureInPicture".
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Apple: "AVPlayerViewControllerDelegate.playerViewControllerDidStopPictureInPicture".
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Apple: "AVPlayerViewControllerDelegate.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart".
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
    /// Apple: "AVPlayerViewControllerDelegate.playerViewController".
    func playerViewController(_ playerViewController: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    /// Apple: "AVPlayerViewControllerDelegate.playerViewController".
    func playerViewController(_ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    /// Apple: "AVPlayerViewControllerDelegate.playerViewController".
    func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    /// Apple: "AVPlayerViewControllerDelegate.playerViewControllerShouldDismiss".
    func playerViewControllerShouldDismiss(_ playerViewController: AVPlayerViewController) -> Bool
}
extension AVPlayerViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// What happens where a type says nothing of it.
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// What happens where a type says nothing of it.
    public func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error) {}
    /// What happens where a type says nothing of it.
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// What happens where a type says nothing of it.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// What happens where a type says nothing of it.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func playerViewController(_ playerViewController: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
    /// What happens where a type says nothing of it.
    public func playerViewController(_ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator) {}
    /// What happens where a type says nothing of it.
    public func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator) {}
    /// What happens where a type says nothing of it.
    public func playerViewControllerShouldDismiss(_ playerViewController: AVPlayerViewController) -> Bool { true }
}
/// Apple: "AVPictureInPictureController".
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
    /// Here `false`. Apple: "AVPictureInPictureController.isPictureInPictureSupported".
    open class func isPictureInPictureSupported() -> Bool { false }
    /// Apple: "AVPictureInPictureController.init".
    public convenience init?(playerLayer: AVPlayerLayer) { return nil }
    /// Apple: "AVPictureInPictureController.init".
    public convenience init(contentSource: ContentSource) { self.init() }
    /// Apple: "ContentSource".
    open class ContentSource: NSObject {
        /// Apple: "ContentSource.init".
        public convenience init(playerLayer: AVPlayerLayer) { self.init() }
        /// Apple: "ContentSource.init".
        public convenience init(activeVideoCallSourceView sourceView: UIView, contentViewController: UIViewController) { self.init() }
        /// Apple: "ContentSource.init".
        public convenience init(sampleBufferDisplayLayer: AVSampleBufferDisplayLayer, playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate) { self.init() }
    }
    /// Apple: "AVPictureInPictureController.pictureInPictureButtonStartImage".
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// Apple: "AVPictureInPictureController.pictureInPictureButtonStopImage".
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    /// It is kept; `nil` at first. Apple: "AVPictureInPictureController.delegate".
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Here always `false`. Apple: "AVPictureInPictureController.isPictureInPicturePossible".
    open var isPictureInPicturePossible: Bool { false }
    /// Here always `false`. Apple: "AVPictureInPictureController.isPictureInPictureActive".
    open var isPictureInPictureActive: Bool { false }
    /// Here always `false`. Apple: "AVPictureInPictureController.isPictureInPictureSuspended".
    open var isPictureInPictureSuspended: Bool { false }
    /// It is kept; `false` at first. Apple: "AVPictureInPictureController.canStartPictureInPictureAutomaticallyFromInline".
    open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
    /// It is kept; `false` at first. Apple: "AVPictureInPictureController.requiresLinearPlayback".
    open var requiresLinearPlayback: Bool = false
    /// Here always `AVPlayerLayer()`. Apple: "AVPictureInPictureController.playerLayer".
    open var playerLayer: AVPlayerLayer { AVPlayerLayer() }
    /// It has no effect here, which is told once. Apple: "AVPictureInPictureController.startPictureInPicture".
    open func startPictureInPicture() { QuietNotes.tell("films are drawn as black, with the controls of a player at rest") }
    /// Apple: "AVPictureInPictureController.stopPictureInPicture".
    open func stopPictureInPicture() {}
    /// Apple: "AVPictureInPictureController.invalidatePlaybackState".
    open func invalidatePlaybackState() {}
}
/// Apple: "AVPictureInPictureControllerDelegate".
@MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// Apple: "AVPictureInPictureControllerDelegate.pictureInPictureControllerWillStartPictureInPicture".
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Apple: "AVPictureInPictureControllerDelegate.pictureInPictureControllerDidStartPictureInPicture".
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Apple: "AVPictureInPictureControllerDelegate.pictureInPictureController".
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    /// Apple: "AVPictureInPictureControllerDelegate.pictureInPictureControllerWillStopPictureInPicture".
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Apple: "AVPictureInPictureControllerDelegate.pictureInPictureControllerDidStopPictureInPicture".
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Apple: "AVPictureInPictureControllerDelegate.pictureInPictureController".
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
    /// What happens where a type says nothing of it.
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    /// What happens where a type says nothing of it.
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    /// What happens where a type says nothing of it.
    public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error) {}
    /// What happens where a type says nothing of it.
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    /// What happens where a type says nothing of it.
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    /// What happens where a type says nothing of it.
    public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
}
/// Apple: "AVPictureInPictureSampleBufferPlaybackDelegate".
@MainActor public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
}
/// Apple: "AVPictureInPictureVideoCallViewController".
open class AVPictureInPictureVideoCallViewController: UIViewController {
}
/// Apple: "AVRoutePickerViewDelegate".
@MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// Apple: "AVRoutePickerViewDelegate.routePickerViewWillBeginPresentingRoutes".
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Apple: "AVRoutePickerViewDelegate.routePickerViewDidEndPresentingRoutes".
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
    /// What happens where a type says nothing of it.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// What happens where a type says nothing of it.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
/// Apple: "AVPlayerView".
open class AVPlayerView: UIView {
}
/// Apple: "AVCaptureEventInteraction".
open class AVCaptureEventInteraction: NSObject {
    /// Apple: "AVCaptureEventInteraction.init".
    public convenience init(handler: @escaping (AVCaptureEvent) -> Void) { self.init() }
    /// It is kept; `true` at first. Apple: "AVCaptureEventInteraction.isEnabled".
    open var isEnabled: Bool = true
}
/// Apple: "AVCaptureEvent".
open class AVCaptureEvent: NSObject {
}
/// Apple: "AVCaptureView".
open class AVCaptureView: UIView {
}
