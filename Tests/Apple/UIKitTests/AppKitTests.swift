import AppKit
import Expectations
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
        same(host.labels, ["NSApplicationDidFinishLaunchingNotification"])
        #expect(NSApp.delegate is Delegate)
    }

    private struct Shown: NSViewRepresentable {
        let words: String

        func makeNSView(context: Context) -> NSTextField { NSTextField() }

        func updateNSView(_ nsView: NSTextField, context: Context) {
            nsView.stringValue = words
            nsView.backgroundColor = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            nsView.drawsBackground = true
        }
    }

    @Test func aViewIsShown() {
        let host = ViewHost(width: 100, height: 40) { Shown(words: "desk") }
        has(host.svg(), "#f00")
        empty(host.issues)
    }

    private struct Blur: NSViewRepresentable {
        func makeNSView(context: Context) -> NSVisualEffectView {
            let view = NSVisualEffectView()
            (view.material, view.blendingMode, view.state) = (.sidebar, .behindWindow, .active)
            view.wantsLayer = true
            view.layer?.cornerRadius = 4
            return view
        }

        func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
    }

    private struct Hosted: NSViewRepresentable {
        func makeNSView(context: Context) -> NSHostingView<Text> {
            NSHostingView(rootView: Text("hosted"))
        }

        func updateNSView(_ nsView: NSHostingView<Text>, context: Context) {}
    }

    @Test func materialsAndHostedViewsAreShown() {
        let plain = ViewHost(width: 100, height: 40) { Color.clear }
        let blurred = ViewHost(width: 100, height: 40) { Blur() }
        differ(plain.svg(), blurred.svg())
        let hosted = ViewHost(width: 100, height: 40) { Hosted() }
        let text = ViewHost(width: 100, height: 40) { Text("hosted") }
        same(hosted.svg().contains("hosted"), text.svg().contains("hosted"))
        differ(hosted.svg(), plain.svg())
        same(
            NSHostingView(rootView: Color.red.frame(width: 30, height: 9)).fittingSize,
            CGSize(width: 30, height: 9))
    }

    private final class Palette: NSPanel {
        private(set) var isClosed = false

        init() {
            super.init(
                contentRect: CGRect(x: 0, y: 0, width: 200, height: 100),
                styleMask: [.nonactivatingPanel, .titled], backing: .buffered, defer: false)
            isFloatingPanel = true
            contentView = NSHostingView(rootView: Text("palette").ignoresSafeArea())
        }

        override var canBecomeMain: Bool { false }
        override func close() { isClosed = true }
    }

    @Test func windowsKeepWhatTheyAreTold() {
        let palette = Palette()
        #expect(palette.level == .floating && !palette.canBecomeMain && palette.canBecomeKey)
        #expect(palette.frame.size == CGSize(width: 200, height: 100) && !palette.isVisible)
        palette.performClose(nil)
        holds(palette.isClosed)
        palette.center()
        same(palette.frame.midX, UIScreen.main.bounds.midX)
        #expect(NSWindowController(window: palette).window === palette)
        same(NSApp.windows.first?.isKeyWindow, true)
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        item.button?.title = "desk"
        same(item.button?.title, "desk")
        var durations: [Double] = []
        NSAnimationContext.runAnimationGroup { durations.append($0.duration) }
        same(durations, [0.25])
    }

    @Test func namesMeanWhatUIKitsDo() {
        same(Color(nsColor: .labelColor), Color(uiColor: .label))
        same(NSFont.systemFont(ofSize: 12).pointSize, 12)
        let brown = NSColor(srgbRed: 0.5, green: 0.25, blue: 0, alpha: 0.75)
        same(brown.usingColorSpace(.sRGB)?.hueComponent, 0.25 / 0.5 / 6)
        same(
            [brown.redComponent, brown.greenComponent, brown.saturationComponent].map { $0 },
            [0.5, 0.25, 1])
        same(brown.blended(withFraction: 0.5, of: .white)?.greenComponent, 0.625)
        let panel = NSOpenPanel()
        panel.allowedFileTypes = ["png", "jpeg"]
        same(panel.allowedContentTypes, [.png, .jpeg])
        let group = NSToolbarItemGroup(
            itemIdentifier: NSToolbarItem.Identifier("group"), titles: ["One", "Two"],
            selectionMode: .selectOne, labels: ["First"], target: nil, action: nil)
        same(group.subitems.map(\.label), ["First", "Two"])
        same(NSWindow().standardWindowButton(.closeButton) == nil, false)
        for name in [NSImage.cautionName, NSImage.applicationIconName, NSImage.addTemplateName] {
            same(NSImage(named: name)?.size, CGSize(width: 18, height: 18))
        }
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("words", forType: .string)
        same(NSPasteboard.general.string(forType: .string), "words")
        same(NSScreen.main?.frame.width, UIScreen.main.bounds.width)
    }

    private final class Marked: NSView {
        override func draw(_ dirtyRect: NSRect) {
            NSColor.red.setFill()
            NSGraphicsContext.saveGraphicsState()
            let path = NSBezierPath()
            path.move(to: .zero)
            path.line(to: CGPoint(x: 10, y: 0))
            path.curve(
                to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 20, y: 0),
                controlPoint2: CGPoint(x: 20, y: 10))
            path.close()
            path.fill()
            NSGraphicsContext.restoreGraphicsState()
            NSRect(x: 30, y: 0, width: 5, height: 5).fill()
        }
    }

    private struct MarkedView: NSViewRepresentable {
        func makeNSView(context: Context) -> Marked { Marked(frame: .zero) }
        func updateNSView(_ nsView: Marked, context: Context) { nsView.needsDisplay = true }
    }

    @Test func viewsDrawByAppKitsNames() {
        let host = ViewHost(width: 40, height: 20) { MarkedView() }
        let svg = host.svg()
        same(svg.components(separatedBy: "#f00").count - 1, 2, svg)
        empty(host.issues)
    }

    @Test func looksAreLightOrDark() {
        let light = NSAppearance(named: .aqua)
        same(light?.bestMatch(from: [.darkAqua, .vibrantLight]), .vibrantLight)
        same(NSAppearance(named: .vibrantDark)?.bestMatch(from: [.aqua, .darkAqua]), .darkAqua)
        same(light?.bestMatch(from: [.darkAqua]), nil)
        same(NSAppearance(named: .init(rawValue: "sepia")), nil)
        let color = NSColor(name: nil) {
            $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
        }
        let shown = Color(nsColor: color)
        for (scheme, red) in [(ColorScheme.light, 0), (.dark, 1)] as [(ColorScheme, Float)] {
            var values = EnvironmentValues()
            values.colorScheme = scheme
            same(shown.resolve(in: values).red, red)
        }
    }

    @Test func labelsAndStacksAreMadeByAppKitsNames() {
        let label = NSTextField(labelWithString: "desk")
        #expect(label.stringValue == "desk" && !label.isEditable && !label.isBezeled)
        let stack = NSStackView(views: [label])
        stack.orientation = .vertical
        same(stack.arrangedSubviews.count, 1)
        same(NSRunningApplication.current.processIdentifier, getpid())
    }
}
