internal import CoreGraphics
public import Foundation
internal import UIKit

/// A sound. None is heard here.
///
/// Apple: "NSSound" (AppKit), in part.
@MainActor @preconcurrency open class NSSound: NSObject {
    /// Would sound the alert, which is told.
    public static func beep() { tellWithoutEffect("NSSound.beep()") }

    /// The name of the sound; empty for none.
    public let name: String

    /// A sound of the system or the app by its name.
    public init?(named name: String) {
        self.name = name
        super.init()
    }

    /// A sound in a file.
    public init?(contentsOf url: URL, byReference byRef: Bool) {
        name = url.lastPathComponent
        super.init()
    }

    /// The name of a sound.
    public typealias Name = String
    /// How loud it is, from 0 to 1.
    open var volume: Float = 1
    /// Whether it begins anew at its end.
    open var loops = false
    /// How far it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// How long it is, in seconds: that is not known.
    open var duration: TimeInterval { 0 }
    /// Whether it is heard: never.
    open var isPlaying: Bool { false }

    /// Would play the sound, which is told. It is not heard: `false`.
    @discardableResult
    open func play() -> Bool {
        tellWithoutEffect("NSSound.play()")
        return false
    }

    /// Ends the sound, which is not heard: `false`.
    @discardableResult
    open func stop() -> Bool { false }
}

/// The pointer. There is none here.
///
/// Apple: "NSCursor" (AppKit), in part.
public final class NSCursor: NSObject, @unchecked Sendable {
    /// The arrow.
    public static let arrow = NSCursor()
    /// The hand over links.
    public static let pointingHand = NSCursor()
    /// The bar over text.
    public static let iBeam = NSCursor()
    /// The arrows over edges that move sideways.
    public static let resizeLeftRight = NSCursor()
    /// The arrows over edges that move up and down.
    public static let resizeUpDown = NSCursor()
    /// The closed hand while something is dragged.
    public static let closedHand = NSCursor()
    /// The open hand over what can be dragged.
    public static let openHand = NSCursor()

    /// The cross.
    public static let crosshair = NSCursor()
    /// The arrow with a sign that something is not allowed.
    public static let operationNotAllowed = NSCursor()
    /// The arrow with a plus.
    public static let dragCopy = NSCursor()
    /// The arrow over what is gone when it is let go.
    public static let disappearingItem = NSCursor()
    /// The arrow with a menu.
    public static let contextualMenu = NSCursor()
    /// The pointer now: the arrow.
    public static var current: NSCursor { arrow }

    /// A pointer of one's own.
    public convenience init(image newImage: UIImage, hotSpot point: CGPoint) { self.init() }

    /// Would hide the pointer.
    public static func hide() {}
    /// Would show the pointer.
    public static func unhide() {}
    /// Would hide the pointer until it moves.
    public static func setHiddenUntilMouseMoves(_ flag: Bool) {}

    /// Would show this pointer, which is told.
    public func push() { tellWithoutEffect("NSCursor.push()") }
    /// Would show this pointer, which is told.
    public func set() { tellWithoutEffect("NSCursor.set()") }
    /// Would show the pointer before, which is told.
    public static func pop() { tellWithoutEffect("NSCursor.pop()") }
    /// Would show the pointer before, which is told.
    public func pop() { NSCursor.pop() }
}
