internal import Foundation

/// Whether files are a Mac app's, by the names in them: an app for several systems says `#if` around such names.
enum MacNames {
    /// Whether a file names types of AppKit, by `#if` or not, and no file has a `#if` or names a type of UIKit.
    static func areAllThereAre(in files: [SourceFile]) -> Bool {
        guard files.contains(where: { has($0.text, mac) }) else { return false }
        return !files.contains {
            $0.text.contains("#if os(") || $0.text.contains("#if canImport(") || has($0.text, phone)
        }
    }

    private static let mac: [String] = [
        "NSView", "NSWindow", "NSApplication", "NSApp", "NSImage", "NSColor", "NSViewRepresentable",
        "NSHostingView", "NSPanel", "NSVisualEffectView", "NSWorkspace", "NSCursor", "NSScreen",
        "NSPasteboard", "NSOpenPanel", "NSSavePanel", "NSStatusBar", "NSStatusItem", "NSPopover",
        "NSEvent", "NSFont",
    ]
    private static let phone: [String] = [
        "UIView", "UIWindow", "UIApplication", "UIImage", "UIColor", "UIViewRepresentable",
        "UIHostingController", "UIScreen", "UIDevice", "UIFont", "UIKit",
    ]

    /// Whether a text has one of the names as a word of its own.
    private static func has(_ text: String, _ names: [String]) -> Bool {
        guard names.contains(where: text.contains) else { return false }
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        return names.contains(where: words.contains)
    }
}
