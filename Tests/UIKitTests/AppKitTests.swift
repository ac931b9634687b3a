import AppKit
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// The twins of UIKit's names, as files that are read as macOS reads them use them.
@MainActor @Suite struct AppKitTests {
    private final class Delegate: NSObject, NSApplicationDelegate {
        var calls: [String] = []

        func applicationDidFinishLaunching(_ notification: Notification) {
            calls.append(notification.name.rawValue)
        }
    }

    private struct DeskApp: App {
        @NSApplicationDelegateAdaptor(Delegate.self) private var delegate

        var body: some Scene {
            WindowGroup { Text(delegate.calls.joined()) }
        }
    }

    @Test func theDelegateOfAnAppIsMade() {
        let host = ViewHost(width: 300, height: 300) { _AppView(DeskApp()) }
        #expect(host.labels == ["NSApplicationDidFinishLaunchingNotification"])
        #expect(NSApp.delegate is Delegate)
    }

    private struct Shown: NSViewRepresentable {
        let words: String

        func makeNSView(context: Context) -> NSTextField { NSTextField() }

        func updateNSView(_ nsView: NSTextField, context: Context) {
            nsView.text = words
            nsView.backgroundColor = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        }
    }

    @Test func aViewIsShown() {
        let host = ViewHost(width: 100, height: 40) { Shown(words: "desk") }
        #expect(host.svg().contains("#f00"))
        #expect(host.issues.isEmpty)
    }

    @Test func namesMeanWhatUIKitsDo() {
        #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
        #expect(NSFont.systemFont(ofSize: 12).pointSize == 12)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("words", forType: .string)
        #expect(NSPasteboard.general.string(forType: .string) == "words")
        #expect(NSScreen.main?.frame.width == UIScreen.main.bounds.width)
    }
}
