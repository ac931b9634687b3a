public import Foundation
internal import UIKit

/// The screen of the host whose view asks.
///
/// Apple: "NSScreen" (AppKit).
@MainActor @preconcurrency public final class NSScreen {
    /// The one screen.
    public static var main: NSScreen? { NSScreen() }
    /// The one screen.
    public static var screens: [NSScreen] { [NSScreen()] }

    /// The size of the screen, its origin at 0.
    public var frame: CGRect { UIScreen.main.bounds }
    /// The same: there is no Dock.
    public var visibleFrame: CGRect { UIScreen.main.bounds }
    /// Pixels to a point.
    public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}

/// What the system does for apps.
///
/// Apple: "NSWorkspace" (AppKit).
@MainActor @preconcurrency public final class NSWorkspace {
    /// The one workspace.
    public static let shared = NSWorkspace()

    /// Opens a URL as `UIApplication.open(_:)` does: by an `openURL` action at the root, else not at all, which is told.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        var isOpened = false
        UIApplication.shared.open(url) { isOpened = $0 }
        return isOpened
    }

    /// Would show files in the Finder, which is told.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {
        tellWithoutEffect("NSWorkspace.activateFileViewerSelecting(_:)")
    }
}

/// What was copied, shared with `UIPasteboard`.
///
/// Apple: "NSPasteboard" (AppKit).
@MainActor @preconcurrency public final class NSPasteboard {
    /// A kind of content.
    ///
    /// Apple: "NSPasteboard.PasteboardType".
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a kind.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a kind.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// The address of something.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let URL = PasteboardType("public.url")
        /// The address of a file.
        public static let fileURL = PasteboardType("public.file-url")
    }

    /// The usual pasteboard.
    public static let general = NSPasteboard()

    /// Takes everything out; answers how often it was changed, which nobody counts here.
    @discardableResult
    public func clearContents() -> Int {
        UIPasteboard.general.string = nil
        return 0
    }

    /// Takes everything out before other content comes.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner: Any?) -> Int { clearContents() }

    /// Puts a text in; answers whether that was done, as always.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        UIPasteboard.general.string = string
        return true
    }

    /// The text; `nil` for none.
    public func string(forType dataType: PasteboardType) -> String? {
        UIPasteboard.general.string
    }
}

/// A sound. None is heard here.
///
/// Apple: "NSSound" (AppKit), in part.
@MainActor @preconcurrency open class NSSound {
    /// Would sound the alert, which is told.
    public static func beep() { tellWithoutEffect("NSSound.beep()") }

    /// The name of the sound; empty for none.
    public let name: String

    /// A sound of the system or the app by its name.
    public init?(named name: String) {
        self.name = name
    }

    /// A sound in a file.
    public init?(contentsOf url: URL, byReference byRef: Bool) {
        name = url.lastPathComponent
    }

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
public final class NSCursor: Sendable {
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

    /// Would show this pointer, which is told.
    public func push() { tellWithoutEffect("NSCursor.push()") }
    /// Would show this pointer, which is told.
    public func set() { tellWithoutEffect("NSCursor.set()") }
    /// Would show the pointer before, which is told.
    public static func pop() { tellWithoutEffect("NSCursor.pop()") }
    /// Would show the pointer before, which is told.
    public func pop() { NSCursor.pop() }
}
