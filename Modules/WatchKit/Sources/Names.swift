// length: generated. Written by Scripts/quiet-modules.py from Modules/WatchKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import UIKit
public import SwiftUI
internal import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("WatchKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "WKHapticType".
public enum WKHapticType: Int, Hashable, Sendable {
    /// Apple: "WKHapticType.notification".
    case notification
    /// Apple: "WKHapticType.directionUp".
    case directionUp
    /// Apple: "WKHapticType.directionDown".
    case directionDown
    /// Apple: "WKHapticType.success".
    case success
    /// Apple: "WKHapticType.failure".
    case failure
    /// Apple: "WKHapticType.retry".
    case retry
    /// Apple: "WKHapticType.start".
    case start
    /// Apple: "WKHapticType.stop".
    case stop
    /// Apple: "WKHapticType.click".
    case click
    /// Apple: "WKHapticType.navigationGenericManeuver".
    case navigationGenericManeuver
    /// Apple: "WKHapticType.navigationLeftTurn".
    case navigationLeftTurn
    /// Apple: "WKHapticType.navigationRightTurn".
    case navigationRightTurn
    /// Apple: "WKHapticType.underwaterDepthPrompt".
    case underwaterDepthPrompt
    /// Apple: "WKHapticType.underwaterDepthCriticalPrompt".
    case underwaterDepthCriticalPrompt
}
/// Apple: "WKInterfaceDeviceCrownOrientation".
public enum WKInterfaceDeviceCrownOrientation: Int, Hashable, Sendable {
    /// Apple: "WKInterfaceDeviceCrownOrientation.left".
    case left
    /// Apple: "WKInterfaceDeviceCrownOrientation.right".
    case right
}
/// Apple: "WKInterfaceDeviceWristLocation".
public enum WKInterfaceDeviceWristLocation: Int, Hashable, Sendable {
    /// Apple: "WKInterfaceDeviceWristLocation.left".
    case left
    /// Apple: "WKInterfaceDeviceWristLocation.right".
    case right
}
/// Apple: "WKInterfaceDeviceBatteryState".
public enum WKInterfaceDeviceBatteryState: Int, Hashable, Sendable {
    /// Apple: "WKInterfaceDeviceBatteryState.unknown".
    case unknown
    /// Apple: "WKInterfaceDeviceBatteryState.unplugged".
    case unplugged
    /// Apple: "WKInterfaceDeviceBatteryState.charging".
    case charging
    /// Apple: "WKInterfaceDeviceBatteryState.full".
    case full
}
/// Apple: "WKInterfaceLayoutDirection".
public enum WKInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// Apple: "WKInterfaceLayoutDirection.leftToRight".
    case leftToRight
    /// Apple: "WKInterfaceLayoutDirection.rightToLeft".
    case rightToLeft
}
/// Apple: "WKApplicationState".
public enum WKApplicationState: Int, Hashable, Sendable {
    /// Apple: "WKApplicationState.active".
    case active
    /// Apple: "WKApplicationState.inactive".
    case inactive
    /// Apple: "WKApplicationState.background".
    case background
}
/// Apple: "WKAlertActionStyle".
public enum WKAlertActionStyle: Int, Hashable, Sendable {
    /// Apple: "WKAlertActionStyle.default".
    case `default`
    /// Apple: "WKAlertActionStyle.cancel".
    case cancel
    /// Apple: "WKAlertActionStyle.destructive".
    case destructive
}
/// Apple: "WKAlertControllerStyle".
public enum WKAlertControllerStyle: Int, Hashable, Sendable {
    /// Apple: "WKAlertControllerStyle.alert".
    case alert
    /// Apple: "WKAlertControllerStyle.sideBySideButtonsAlert".
    case sideBySideButtonsAlert
    /// Apple: "WKAlertControllerStyle.actionSheet".
    case actionSheet
}
/// Apple: "WKPageOrientation".
public enum WKPageOrientation: Int, Hashable, Sendable {
    /// Apple: "WKPageOrientation.horizontal".
    case horizontal
    /// Apple: "WKPageOrientation.vertical".
    case vertical
}
/// Apple: "WKTextInputMode".
public enum WKTextInputMode: Int, Hashable, Sendable {
    /// Apple: "WKTextInputMode.plain".
    case plain
    /// Apple: "WKTextInputMode.allowEmoji".
    case allowEmoji
    /// Apple: "WKTextInputMode.allowAnimatedEmoji".
    case allowAnimatedEmoji
}
/// Apple: "WKInterfaceMapPinColor".
public enum WKInterfaceMapPinColor: Int, Hashable, Sendable {
    /// Apple: "WKInterfaceMapPinColor.red".
    case red
    /// Apple: "WKInterfaceMapPinColor.green".
    case green
    /// Apple: "WKInterfaceMapPinColor.purple".
    case purple
}
/// Apple: "WKSwipeGestureRecognizerDirection".
public enum WKSwipeGestureRecognizerDirection: Int, Hashable, Sendable {
    /// Apple: "WKSwipeGestureRecognizerDirection.right".
    case right
    /// Apple: "WKSwipeGestureRecognizerDirection.left".
    case left
    /// Apple: "WKSwipeGestureRecognizerDirection.up".
    case up
    /// Apple: "WKSwipeGestureRecognizerDirection.down".
    case down
}
/// Apple: "WKExtendedRuntimeSessionState".
public enum WKExtendedRuntimeSessionState: Int, Hashable, Sendable {
    /// Apple: "WKExtendedRuntimeSessionState.notStarted".
    case notStarted
    /// Apple: "WKExtendedRuntimeSessionState.scheduled".
    case scheduled
    /// Apple: "WKExtendedRuntimeSessionState.running".
    case running
    /// Apple: "WKExtendedRuntimeSessionState.invalid".
    case invalid
}
/// Apple: "WKExtendedRuntimeSessionInvalidationReason".
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Hashable, Sendable {
    /// Apple: "WKExtendedRuntimeSessionInvalidationReason.none".
    case none
    /// Apple: "WKExtendedRuntimeSessionInvalidationReason.sessionInProgress".
    case sessionInProgress
    /// Apple: "WKExtendedRuntimeSessionInvalidationReason.expired".
    case expired
    /// Apple: "WKExtendedRuntimeSessionInvalidationReason.resignedFrontmost".
    case resignedFrontmost
    /// Apple: "WKExtendedRuntimeSessionInvalidationReason.suppressedBySystem".
    case suppressedBySystem
    /// Apple: "WKExtendedRuntimeSessionInvalidationReason.error".
    case error
}
/// Apple: "WKSnapshotReason".
public enum WKSnapshotReason: Int, Hashable, Sendable {
    /// Apple: "WKSnapshotReason.appScheduled".
    case appScheduled
    /// Apple: "WKSnapshotReason.prelaunch".
    case prelaunch
    /// Apple: "WKSnapshotReason.returnToDefaultState".
    case returnToDefaultState
    /// Apple: "WKSnapshotReason.appBackgrounded".
    case appBackgrounded
    /// Apple: "WKSnapshotReason.complicationUpdate".
    case complicationUpdate
}
/// Apple: "WKWaterResistanceRating".
public enum WKWaterResistanceRating: Int, Hashable, Sendable {
    /// Apple: "WKWaterResistanceRating.ipx7".
    case ipx7
    /// Apple: "WKWaterResistanceRating.wr50".
    case wr50
    /// Apple: "WKWaterResistanceRating.wr100".
    case wr100
}
/// Apple: "WKInterfaceDevice".
@MainActor @preconcurrency open class WKInterfaceDevice: NSObject {
    /// Apple: "WKInterfaceDevice.shared_".
    private static let shared_: WKInterfaceDevice = WKInterfaceDevice()
    /// Here `shared_`. Apple: "WKInterfaceDevice.current".
    open class func current() -> WKInterfaceDevice { shared_ }
    /// Here always `UIDevice.current.name`. Apple: "WKInterfaceDevice.name".
    open var name: String { UIDevice.current.name }
    /// Here always `"Apple Watch"`. Apple: "WKInterfaceDevice.model".
    open var model: String { "Apple Watch" }
    /// Here always `"Apple Watch"`. Apple: "WKInterfaceDevice.localizedModel".
    open var localizedModel: String { "Apple Watch" }
    /// Here always `"watchOS"`. Apple: "WKInterfaceDevice.systemName".
    open var systemName: String { "watchOS" }
    /// Here always `UIDevice.current.systemVersion`. Apple: "WKInterfaceDevice.systemVersion".
    open var systemVersion: String { UIDevice.current.systemVersion }
    /// Here always `UIScreen.main.bounds`. Apple: "WKInterfaceDevice.screenBounds".
    open var screenBounds: CGRect { UIScreen.main.bounds }
    /// Here always `UIScreen.main.scale`. Apple: "WKInterfaceDevice.screenScale".
    open var screenScale: CGFloat { UIScreen.main.scale }
    /// Here always `"UICTContentSizeCategoryL"`. Apple: "WKInterfaceDevice.preferredContentSizeCategory".
    open var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
    /// Here always `.leftToRight`. Apple: "WKInterfaceDevice.layoutDirection".
    open var layoutDirection: WKInterfaceLayoutDirection { .leftToRight }
    /// Here always `.left`. Apple: "WKInterfaceDevice.wristLocation".
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    /// Here always `.right`. Apple: "WKInterfaceDevice.crownOrientation".
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    /// Here always `.wr50`. Apple: "WKInterfaceDevice.waterResistanceRating".
    open var waterResistanceRating: WKWaterResistanceRating { .wr50 }
    /// Here always `false`. Apple: "WKInterfaceDevice.isWaterLockEnabled".
    open var isWaterLockEnabled: Bool { false }
    /// Here always `false`. Apple: "WKInterfaceDevice.supportsAudioStreaming".
    open var supportsAudioStreaming: Bool { false }
    /// Here always `false`. Apple: "WKInterfaceDevice.supportsLowLatencyAudio".
    open var supportsLowLatencyAudio: Bool { false }
    /// It is kept; `false` at first. Apple: "WKInterfaceDevice.isBatteryMonitoringEnabled".
    open var isBatteryMonitoringEnabled: Bool = false
    /// Here always `-1`. Apple: "WKInterfaceDevice.batteryLevel".
    open var batteryLevel: Float { -1 }
    /// Here always `.unknown`. Apple: "WKInterfaceDevice.batteryState".
    open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
    /// Here always `nil`. Apple: "WKInterfaceDevice.identifierForVendor".
    open var identifierForVendor: UUID? { nil }
    /// It has no effect here, which is told once. Apple: "WKInterfaceDevice.play".
    open func play(_ type: WKHapticType) { QuietNotes.tell("no watch is here: what WatchKit would do has no effect") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceDevice.enableWaterLock".
    open func enableWaterLock() { QuietNotes.tell("no watch is here: what WatchKit would do has no effect") }
    /// Here `.leftToRight`. Apple: "WKInterfaceDevice.interfaceLayoutDirection".
    open class func interfaceLayoutDirection(for attribute: Int) -> WKInterfaceLayoutDirection { .leftToRight }
}
/// Apple: "WKExtension".
@MainActor @preconcurrency open class WKExtension: NSObject {
    /// Apple: "WKExtension.shared_".
    private static let shared_: WKExtension = WKExtension()
    /// Here `shared_`. Apple: "WKExtension.shared".
    open class func shared() -> WKExtension { shared_ }
    /// It is kept; `nil` at first. Apple: "WKExtension.delegate".
    open weak var delegate: (any WKExtensionDelegate)?
    /// Here always `nil`. Apple: "WKExtension.rootInterfaceController".
    open var rootInterfaceController: WKInterfaceController? { nil }
    /// Here always `nil`. Apple: "WKExtension.visibleInterfaceController".
    open var visibleInterfaceController: WKInterfaceController? { nil }
    /// Here always `.active`. Apple: "WKExtension.applicationState".
    open var applicationState: WKApplicationState { .active }
    /// Here always `false`. Apple: "WKExtension.isApplicationRunningInDock".
    open var isApplicationRunningInDock: Bool { false }
    /// It is kept; `false` at first. Apple: "WKExtension.isFrontmostTimeoutExtended".
    open var isFrontmostTimeoutExtended: Bool = false
    /// It is kept; `false` at first. Apple: "WKExtension.isAutorotating".
    open var isAutorotating: Bool = false
    /// Here always `false`. Apple: "WKExtension.isRegisteredForRemoteNotifications".
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// It is kept; `.tintColor` at first. Apple: "WKExtension.globalTintColor".
    open var globalTintColor: UIColor = .tintColor
    /// It has no effect here, which is told once. Apple: "WKExtension.openSystemURL".
    open func openSystemURL(_ url: URL) { QuietNotes.tell("no watch is here: what WatchKit would do has no effect") }
    /// It has no effect here, which is told once. Apple: "WKExtension.registerForRemoteNotifications".
    open func registerForRemoteNotifications() { QuietNotes.tell("no watch is here: what WatchKit would do has no effect") }
    /// It has no effect here, which is told once. Apple: "WKExtension.unregisterForRemoteNotifications".
    open func unregisterForRemoteNotifications() { QuietNotes.tell("no watch is here: what WatchKit would do has no effect") }
    /// It answers `nil`, later. Apple: "WKExtension.scheduleBackgroundRefresh".
    open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: Any?, scheduledCompletion: @escaping ((any Error)?) -> Void) { QuietNotes.later { scheduledCompletion(nil) } }
    /// Apple: "WKExtension.scheduleBackgroundRefresh".
    open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: Any?) async throws {  }
    /// It answers `nil`, later. Apple: "WKExtension.scheduleSnapshotRefresh".
    open func scheduleSnapshotRefresh(withPreferredDate preferredFireDate: Date, userInfo: Any?, scheduledCompletion: @escaping ((any Error)?) -> Void) { QuietNotes.later { scheduledCompletion(nil) } }
    /// Apple: "WKExtension.scheduleSnapshotRefresh".
    open func scheduleSnapshotRefresh(withPreferredDate preferredFireDate: Date, userInfo: Any?) async throws {  }
}
/// Apple: "WKApplication".
@MainActor @preconcurrency open class WKApplication: NSObject {
    /// Apple: "WKApplication.shared_".
    private static let shared_: WKApplication = WKApplication()
    /// Here `shared_`. Apple: "WKApplication.shared".
    open class func shared() -> WKApplication { shared_ }
    /// It is kept; `nil` at first. Apple: "WKApplication.delegate".
    open weak var delegate: (any WKApplicationDelegate)?
    /// Here always `.active`. Apple: "WKApplication.applicationState".
    open var applicationState: WKApplicationState { .active }
    /// Here always `false`. Apple: "WKApplication.isApplicationRunningInDock".
    open var isApplicationRunningInDock: Bool { false }
    /// It is kept; `false` at first. Apple: "WKApplication.isAutorotating".
    open var isAutorotating: Bool = false
    /// Here always `false`. Apple: "WKApplication.isRegisteredForRemoteNotifications".
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Here always `nil`. Apple: "WKApplication.rootInterfaceController".
    open var rootInterfaceController: WKInterfaceController? { nil }
    /// Here always `nil`. Apple: "WKApplication.visibleInterfaceController".
    open var visibleInterfaceController: WKInterfaceController? { nil }
    /// It has no effect here, which is told once. Apple: "WKApplication.openSystemURL".
    open func openSystemURL(_ url: URL) { QuietNotes.tell("no watch is here: what WatchKit would do has no effect") }
    /// It has no effect here, which is told once. Apple: "WKApplication.registerForRemoteNotifications".
    open func registerForRemoteNotifications() { QuietNotes.tell("no watch is here: what WatchKit would do has no effect") }
    /// It has no effect here, which is told once. Apple: "WKApplication.unregisterForRemoteNotifications".
    open func unregisterForRemoteNotifications() { QuietNotes.tell("no watch is here: what WatchKit would do has no effect") }
    /// It answers `nil`, later. Apple: "WKApplication.scheduleBackgroundRefresh".
    open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: Any?, scheduledCompletion: @escaping ((any Error)?) -> Void) { QuietNotes.later { scheduledCompletion(nil) } }
    /// Apple: "WKApplication.scheduleBackgroundRefresh".
    open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: Any?) async throws {  }
    /// It answers `nil`, later. Apple: "WKApplication.scheduleSnapshotRefresh".
    open func scheduleSnapshotRefresh(withPreferredDate preferredFireDate: Date, userInfo: Any?, scheduledCompletion: @escaping ((any Error)?) -> Void) { QuietNotes.later { scheduledCompletion(nil) } }
    /// Apple: "WKApplication.scheduleSnapshotRefresh".
    open func scheduleSnapshotRefresh(withPreferredDate preferredFireDate: Date, userInfo: Any?) async throws {  }
}
/// Apple: "WKExtensionDelegate".
@MainActor public protocol WKExtensionDelegate: AnyObject {
    /// Apple: "WKExtensionDelegate.applicationDidFinishLaunching".
    func applicationDidFinishLaunching()
    /// Apple: "WKExtensionDelegate.applicationDidBecomeActive".
    func applicationDidBecomeActive()
    /// Apple: "WKExtensionDelegate.applicationWillResignActive".
    func applicationWillResignActive()
    /// Apple: "WKExtensionDelegate.applicationWillEnterForeground".
    func applicationWillEnterForeground()
    /// Apple: "WKExtensionDelegate.applicationDidEnterBackground".
    func applicationDidEnterBackground()
    /// Apple: "WKExtensionDelegate.handle".
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    /// Apple: "WKExtensionDelegate.handleUserActivity".
    func handleUserActivity(_ userInfo: [AnyHashable: Any]?)
    /// Apple: "WKExtensionDelegate.handle".
    func handle(_ userActivity: NSUserActivity)
    /// Apple: "WKExtensionDelegate.didRegisterForRemoteNotifications".
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    /// Apple: "WKExtensionDelegate.didFailToRegisterForRemoteNotificationsWithError".
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
    /// Apple: "WKExtensionDelegate.deviceOrientationDidChange".
    func deviceOrientationDidChange()
    /// Apple: "WKExtensionDelegate.didReceiveRemoteNotification".
    func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
}
extension WKExtensionDelegate {
    /// What happens where a type says nothing of it.
    public func applicationDidFinishLaunching() {}
    /// What happens where a type says nothing of it.
    public func applicationDidBecomeActive() {}
    /// What happens where a type says nothing of it.
    public func applicationWillResignActive() {}
    /// What happens where a type says nothing of it.
    public func applicationWillEnterForeground() {}
    /// What happens where a type says nothing of it.
    public func applicationDidEnterBackground() {}
    /// What happens where a type says nothing of it.
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    /// What happens where a type says nothing of it.
    public func handleUserActivity(_ userInfo: [AnyHashable: Any]?) {}
    /// What happens where a type says nothing of it.
    public func handle(_ userActivity: NSUserActivity) {}
    /// What happens where a type says nothing of it.
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    /// What happens where a type says nothing of it.
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
    /// What happens where a type says nothing of it.
    public func deviceOrientationDidChange() {}
    /// What happens where a type says nothing of it.
    public func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void) {}
}
/// Apple: "WKApplicationDelegate".
@MainActor public protocol WKApplicationDelegate: AnyObject {
    /// Apple: "WKApplicationDelegate.applicationDidFinishLaunching".
    func applicationDidFinishLaunching()
    /// Apple: "WKApplicationDelegate.applicationDidBecomeActive".
    func applicationDidBecomeActive()
    /// Apple: "WKApplicationDelegate.applicationWillResignActive".
    func applicationWillResignActive()
    /// Apple: "WKApplicationDelegate.applicationWillEnterForeground".
    func applicationWillEnterForeground()
    /// Apple: "WKApplicationDelegate.applicationDidEnterBackground".
    func applicationDidEnterBackground()
    /// Apple: "WKApplicationDelegate.handle".
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    /// Apple: "WKApplicationDelegate.handle".
    func handle(_ userActivity: NSUserActivity)
    /// Apple: "WKApplicationDelegate.handle".
    func handle(_ workoutConfiguration: Any)
    /// Apple: "WKApplicationDelegate.handleActiveWorkoutRecovery".
    func handleActiveWorkoutRecovery()
    /// Apple: "WKApplicationDelegate.handleRemoteNowPlayingActivity".
    func handleRemoteNowPlayingActivity()
    /// Apple: "WKApplicationDelegate.didRegisterForRemoteNotifications".
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    /// Apple: "WKApplicationDelegate.didFailToRegisterForRemoteNotificationsWithError".
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
    /// Apple: "WKApplicationDelegate.deviceOrientationDidChange".
    func deviceOrientationDidChange()
    /// Apple: "WKApplicationDelegate.didReceiveRemoteNotification".
    func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
}
extension WKApplicationDelegate {
    /// What happens where a type says nothing of it.
    public func applicationDidFinishLaunching() {}
    /// What happens where a type says nothing of it.
    public func applicationDidBecomeActive() {}
    /// What happens where a type says nothing of it.
    public func applicationWillResignActive() {}
    /// What happens where a type says nothing of it.
    public func applicationWillEnterForeground() {}
    /// What happens where a type says nothing of it.
    public func applicationDidEnterBackground() {}
    /// What happens where a type says nothing of it.
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    /// What happens where a type says nothing of it.
    public func handle(_ userActivity: NSUserActivity) {}
    /// What happens where a type says nothing of it.
    public func handle(_ workoutConfiguration: Any) {}
    /// What happens where a type says nothing of it.
    public func handleActiveWorkoutRecovery() {}
    /// What happens where a type says nothing of it.
    public func handleRemoteNowPlayingActivity() {}
    /// What happens where a type says nothing of it.
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    /// What happens where a type says nothing of it.
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
    /// What happens where a type says nothing of it.
    public func deviceOrientationDidChange() {}
    /// What happens where a type says nothing of it.
    public func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void) {}
}
/// Apple: "WKBackgroundFetchResult".
public enum WKBackgroundFetchResult: UInt, Hashable, Sendable {
    /// Apple: "WKBackgroundFetchResult.newData".
    case newData
    /// Apple: "WKBackgroundFetchResult.noData".
    case noData
    /// Apple: "WKBackgroundFetchResult.failed".
    case failed
}
/// Apple: "WKRefreshBackgroundTask".
open class WKRefreshBackgroundTask: NSObject {
    /// Here always `nil`. Apple: "WKRefreshBackgroundTask.userInfo".
    open var userInfo: Any? { nil }
    /// Here always `nil`. Apple: "WKRefreshBackgroundTask.expirationHandler".
    open var expirationHandler: (() -> Void)? { nil }
    /// Apple: "WKRefreshBackgroundTask.setTaskCompletedWithSnapshot".
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
/// Apple: "WKApplicationRefreshBackgroundTask".
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {
}
/// Apple: "WKURLSessionRefreshBackgroundTask".
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// Here always `""`. Apple: "WKURLSessionRefreshBackgroundTask.sessionIdentifier".
    open var sessionIdentifier: String { "" }
}
/// Apple: "WKWatchConnectivityRefreshBackgroundTask".
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {
}
/// Apple: "WKRelevantShortcutRefreshBackgroundTask".
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {
}
/// Apple: "WKIntentDidRunRefreshBackgroundTask".
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {
}
/// Apple: "WKBluetoothAlertRefreshBackgroundTask".
open class WKBluetoothAlertRefreshBackgroundTask: WKRefreshBackgroundTask {
}
/// Apple: "WKSnapshotRefreshBackgroundTask".
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// Here always `false`. Apple: "WKSnapshotRefreshBackgroundTask.returnToDefaultState".
    open var returnToDefaultState: Bool { false }
    /// Here always `.appScheduled`. Apple: "WKSnapshotRefreshBackgroundTask.reasonForSnapshot".
    open var reasonForSnapshot: WKSnapshotReason { .appScheduled }
    /// Apple: "WKSnapshotRefreshBackgroundTask.setTaskCompleted".
    open func setTaskCompleted(restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?, userInfo: Any?) {}
}
/// Apple: "WKInterfaceObject".
@MainActor @preconcurrency open class WKInterfaceObject: NSObject {
    /// Here always `""`. Apple: "WKInterfaceObject.interfaceProperty".
    open var interfaceProperty: String { "" }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setHidden".
    open func setHidden(_ hidden: Bool) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setAlpha".
    open func setAlpha(_ alpha: CGFloat) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setWidth".
    open func setWidth(_ width: CGFloat) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setHeight".
    open func setHeight(_ height: CGFloat) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setRelativeWidth".
    open func setRelativeWidth(_ width: CGFloat, withAdjustment adjustment: CGFloat) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setRelativeHeight".
    open func setRelativeHeight(_ height: CGFloat, withAdjustment adjustment: CGFloat) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setAccessibilityLabel".
    open func setAccessibilityLabel(_ accessibilityLabel: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setAccessibilityHint".
    open func setAccessibilityHint(_ accessibilityHint: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setAccessibilityValue".
    open func setAccessibilityValue(_ accessibilityValue: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceObject.setSemanticContentAttribute".
    open func setSemanticContentAttribute(_ attribute: Int) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceLabel".
open class WKInterfaceLabel: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceLabel.setText".
    open func setText(_ text: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceLabel.setAttributedText".
    open func setAttributedText(_ attributedText: NSAttributedString?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceLabel.setTextColor".
    open func setTextColor(_ color: UIColor?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceImage".
open class WKInterfaceImage: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceImage.setImage".
    open func setImage(_ image: UIImage?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceImage.setImageNamed".
    open func setImageNamed(_ imageName: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceImage.setTintColor".
    open func setTintColor(_ tintColor: UIColor?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceImage.startAnimating".
    open func startAnimating() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceImage.startAnimatingWithImages".
    open func startAnimatingWithImages(in imageRange: NSRange, duration: TimeInterval, repeatCount: Int) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceImage.stopAnimating".
    open func stopAnimating() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceButton".
open class WKInterfaceButton: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceButton.setTitle".
    open func setTitle(_ title: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceButton.setAttributedTitle".
    open func setAttributedTitle(_ attributedTitle: NSAttributedString?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceButton.setBackgroundColor".
    open func setBackgroundColor(_ color: UIColor?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceButton.setBackgroundImage".
    open func setBackgroundImage(_ image: UIImage?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceButton.setBackgroundImageNamed".
    open func setBackgroundImageNamed(_ imageName: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceButton.setEnabled".
    open func setEnabled(_ enabled: Bool) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceGroup".
open class WKInterfaceGroup: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceGroup.setBackgroundColor".
    open func setBackgroundColor(_ color: UIColor?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceGroup.setBackgroundImage".
    open func setBackgroundImage(_ image: UIImage?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceGroup.setBackgroundImageNamed".
    open func setBackgroundImageNamed(_ imageName: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceGroup.setCornerRadius".
    open func setCornerRadius(_ cornerRadius: CGFloat) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceGroup.setContentInset".
    open func setContentInset(_ contentInset: UIEdgeInsets) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceGroup.startAnimating".
    open func startAnimating() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceGroup.startAnimatingWithImages".
    open func startAnimatingWithImages(in imageRange: NSRange, duration: TimeInterval, repeatCount: Int) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceGroup.stopAnimating".
    open func stopAnimating() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceTable".
open class WKInterfaceTable: WKInterfaceObject {
    /// Here always `0`. Apple: "WKInterfaceTable.numberOfRows".
    open var numberOfRows: Int { 0 }
    /// It has no effect here, which is told once. Apple: "WKInterfaceTable.setNumberOfRows".
    open func setNumberOfRows(_ numberOfRows: Int, withRowType rowType: String) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceTable.setRowTypes".
    open func setRowTypes(_ rowTypes: [String]) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceTable.insertRows".
    open func insertRows(at rows: IndexSet, withRowType rowType: String) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceTable.removeRows".
    open func removeRows(at rows: IndexSet) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceTable.scrollToRow".
    open func scrollToRow(at index: Int) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// Here `nil`. Apple: "WKInterfaceTable.rowController".
    open func rowController(at index: Int) -> Any? { nil }
}
/// Apple: "WKInterfaceSeparator".
open class WKInterfaceSeparator: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceSeparator.setColor".
    open func setColor(_ color: UIColor?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceSwitch".
open class WKInterfaceSwitch: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceSwitch.setTitle".
    open func setTitle(_ title: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceSwitch.setOn".
    open func setOn(_ on: Bool) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceSwitch.setEnabled".
    open func setEnabled(_ enabled: Bool) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceSwitch.setColor".
    open func setColor(_ color: UIColor?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceSlider".
open class WKInterfaceSlider: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceSlider.setValue".
    open func setValue(_ value: Float) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceSlider.setNumberOfSteps".
    open func setNumberOfSteps(_ numberOfSteps: Int) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceSlider.setEnabled".
    open func setEnabled(_ enabled: Bool) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceSlider.setColor".
    open func setColor(_ color: UIColor?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceTimer".
open class WKInterfaceTimer: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceTimer.setDate".
    open func setDate(_ date: Date) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceTimer.setTextColor".
    open func setTextColor(_ color: UIColor?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceTimer.start".
    open func start() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceTimer.stop".
    open func stop() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceDate".
open class WKInterfaceDate: WKInterfaceObject {
}
/// Apple: "WKInterfacePicker".
open class WKInterfacePicker: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfacePicker.setItems".
    open func setItems(_ items: [WKPickerItem]?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfacePicker.setSelectedItemIndex".
    open func setSelectedItemIndex(_ itemIndex: Int) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfacePicker.focus".
    open func focus() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfacePicker.resignFocus".
    open func resignFocus() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfacePicker.setEnabled".
    open func setEnabled(_ enabled: Bool) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKPickerItem".
open class WKPickerItem: NSObject {
    /// It is kept; `nil` at first. Apple: "WKPickerItem.title".
    open var title: String?
    /// It is kept; `nil` at first. Apple: "WKPickerItem.caption".
    open var caption: String?
    /// It is kept; `nil` at first. Apple: "WKPickerItem.accessoryImage".
    open var accessoryImage: WKImage?
    /// It is kept; `nil` at first. Apple: "WKPickerItem.contentImage".
    open var contentImage: WKImage?
}
/// Apple: "WKImage".
open class WKImage: NSObject {
    /// Here always `nil`. Apple: "WKImage.imageName".
    open var imageName: String? { nil }
    /// Apple: "WKImage.init".
    public convenience init(imageName: String) { self.init() }
    /// Apple: "WKImage.init".
    public convenience init(image: UIImage) { self.init() }
}
/// Apple: "WKInterfaceScene".
open class WKInterfaceScene: WKInterfaceObject {
}
/// Apple: "WKInterfaceSKScene".
open class WKInterfaceSKScene: WKInterfaceObject {
}
/// Apple: "WKInterfaceMovie".
open class WKInterfaceMovie: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceMovie.setMovieURL".
    open func setMovieURL(_ url: URL) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKInterfaceMap".
open class WKInterfaceMap: WKInterfaceObject {
    /// It has no effect here, which is told once. Apple: "WKInterfaceMap.removeAllAnnotations".
    open func removeAllAnnotations() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKAlertAction".
open class WKAlertAction: NSObject {
    /// Apple: "WKAlertAction.init".
    public convenience init(title: String, style: WKAlertActionStyle, handler: @escaping () -> Void) { self.init() }
}
/// Apple: "WKInterfaceController".
@MainActor @preconcurrency open class WKInterfaceController: NSObject {
    /// Here always `UIScreen.main.bounds`. Apple: "WKInterfaceController.contentFrame".
    open var contentFrame: CGRect { UIScreen.main.bounds }
    /// It is kept; `WKCrownSequencer()` at first. Apple: "WKInterfaceController.crownSequencer".
    open var crownSequencer: WKCrownSequencer = WKCrownSequencer()
    /// Apple: "WKInterfaceController.awake".
    open func awake(withContext context: Any?) {}
    /// Apple: "WKInterfaceController.willActivate".
    open func willActivate() {}
    /// Apple: "WKInterfaceController.didDeactivate".
    open func didDeactivate() {}
    /// Apple: "WKInterfaceController.didAppear".
    open func didAppear() {}
    /// Apple: "WKInterfaceController.willDisappear".
    open func willDisappear() {}
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.setTitle".
    open func setTitle(_ title: String?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.pushController".
    open func pushController(withName name: String, context: Any?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.pop".
    open func pop() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.popToRootController".
    open func popToRootController() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.presentController".
    open func presentController(withName name: String, context: Any?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.presentController".
    open func presentController(withNames names: [String], contexts: [Any]?) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.dismiss".
    open func dismiss() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.becomeCurrentPage".
    open func becomeCurrentPage() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.scroll".
    open func scroll(to object: WKInterfaceObject, at position: Int, animated: Bool) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// Apple: "WKInterfaceController.table".
    open func table(_ table: WKInterfaceTable, didSelectRowAt rowIndex: Int) {}
    /// Here `nil`. Apple: "WKInterfaceController.contextForSegue".
    open func contextForSegue(withIdentifier segueIdentifier: String) -> Any? { nil }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.presentAlert".
    open func presentAlert(withTitle title: String?, message: String?, preferredStyle: WKAlertControllerStyle, actions: [WKAlertAction]) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// Here `QuietNotes.later { completion(nil) }`. Apple: "WKInterfaceController.presentTextInputController".
    open func presentTextInputController(withSuggestions suggestions: [String]?, allowedInputMode inputMode: WKTextInputMode, completion: @escaping ([Any]?) -> Void) { QuietNotes.later { completion(nil) } }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.addMenuItem".
    open func addMenuItem(with image: UIImage, title: String, action: Any) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.updateUserActivity".
    open func updateUserActivity(_ userActivity: NSUserActivity) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.invalidateUserActivity".
    open func invalidateUserActivity() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKInterfaceController.reloadRootPageControllers".
    open class func reloadRootPageControllers(withNames names: [String], contexts: [Any]?, orientation: WKPageOrientation, pageIndex: Int) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKUserNotificationInterfaceController".
open class WKUserNotificationInterfaceController: WKInterfaceController {
    /// Apple: "WKUserNotificationInterfaceController.didReceive".
    open func didReceive(_ notification: UNNotification) {}
}
/// Apple: "WKHostingController".
open class WKHostingController<Body: View>: WKInterfaceController {
    /// Worked out. Apple: "WKHostingController.body".
    open var body: Body { preconditionFailure("a subclass of WKHostingController says what its body is") }
    /// Apple: "WKHostingController.setNeedsBodyUpdate".
    open func setNeedsBodyUpdate() {}
    /// Apple: "WKHostingController.updateBodyIfNeeded".
    open func updateBodyIfNeeded() {}
}
/// Apple: "WKUserNotificationHostingController".
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
    /// Worked out. Apple: "WKUserNotificationHostingController.body".
    open var body: Body { preconditionFailure("a subclass of WKUserNotificationHostingController says what its body is") }
    /// Apple: "WKUserNotificationHostingController.isInteractive".
    open class var isInteractive: Bool { false }
}
/// Apple: "WKCrownSequencer".
open class WKCrownSequencer: NSObject {
    /// It is kept; `nil` at first. Apple: "WKCrownSequencer.delegate".
    open weak var delegate: (any WKCrownDelegate)?
    /// Here always `0`. Apple: "WKCrownSequencer.rotationsPerSecond".
    open var rotationsPerSecond: Double { 0 }
    /// Here always `true`. Apple: "WKCrownSequencer.isIdle".
    open var isIdle: Bool { true }
    /// It is kept; `true` at first. Apple: "WKCrownSequencer.isHapticFeedbackEnabled".
    open var isHapticFeedbackEnabled: Bool = true
    /// It has no effect here, which is told once. Apple: "WKCrownSequencer.focus".
    open func focus() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKCrownSequencer.resignFocus".
    open func resignFocus() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKCrownDelegate".
public protocol WKCrownDelegate: AnyObject {
    /// Apple: "WKCrownDelegate.crownDidRotate".
    func crownDidRotate(_ crownSequencer: WKCrownSequencer?, rotationalDelta: Double)
    /// Apple: "WKCrownDelegate.crownDidBecomeIdle".
    func crownDidBecomeIdle(_ crownSequencer: WKCrownSequencer?)
}
extension WKCrownDelegate {
    /// What happens where a type says nothing of it.
    public func crownDidRotate(_ crownSequencer: WKCrownSequencer?, rotationalDelta: Double) {}
    /// What happens where a type says nothing of it.
    public func crownDidBecomeIdle(_ crownSequencer: WKCrownSequencer?) {}
}
/// Apple: "WKGestureRecognizer".
open class WKGestureRecognizer: NSObject {
    /// It is kept; `true` at first. Apple: "WKGestureRecognizer.isEnabled".
    open var isEnabled: Bool = true
}
/// Apple: "WKTapGestureRecognizer".
open class WKTapGestureRecognizer: WKGestureRecognizer {
}
/// Apple: "WKLongPressGestureRecognizer".
open class WKLongPressGestureRecognizer: WKGestureRecognizer {
}
/// Apple: "WKExtendedRuntimeSession".
open class WKExtendedRuntimeSession: NSObject {
    /// It is kept; `nil` at first. Apple: "WKExtendedRuntimeSession.delegate".
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    /// Here always `.notStarted`. Apple: "WKExtendedRuntimeSession.state".
    open var state: WKExtendedRuntimeSessionState { .notStarted }
    /// Here always `nil`. Apple: "WKExtendedRuntimeSession.expirationDate".
    open var expirationDate: Date? { nil }
    /// It has no effect here, which is told once. Apple: "WKExtendedRuntimeSession.start".
    open func start() { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// It has no effect here, which is told once. Apple: "WKExtendedRuntimeSession.start".
    open func start(at date: Date) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
    /// Apple: "WKExtendedRuntimeSession.invalidate".
    open func invalidate() {}
    /// It has no effect here, which is told once. Apple: "WKExtendedRuntimeSession.notifyUser".
    open func notifyUser(hapticType: WKHapticType, repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil) { QuietNotes.tell("interfaces of WatchKit's own are not drawn; views of SwiftUI's are") }
}
/// Apple: "WKExtendedRuntimeSessionDelegate".
public protocol WKExtendedRuntimeSessionDelegate: AnyObject {
    /// Apple: "WKExtendedRuntimeSessionDelegate.extendedRuntimeSession".
    func extendedRuntimeSession(_ extendedRuntimeSession: WKExtendedRuntimeSession, didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
    /// Apple: "WKExtendedRuntimeSessionDelegate.extendedRuntimeSessionDidStart".
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// Apple: "WKExtendedRuntimeSessionDelegate.extendedRuntimeSessionWillExpire".
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
}
/// Apple: "WKAudioFilePlayerItem".
@MainActor @preconcurrency open class WKAudioFilePlayerItem: NSObject {
}
/// Apple: "WKNowPlayingView".
open class WKNowPlayingView: NSObject {
}
