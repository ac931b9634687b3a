import AppKit
import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Keys, wheels and typing in views of AppKit's; windows, controllers and stacks.
@MainActor @Suite struct AppKitEditingTests {
    private struct Shown<Kind: NSView>: NSViewRepresentable {
        let view: Kind

        func makeNSView(context: Context) -> Kind { view }
        func updateNSView(_ nsView: Kind, context: Context) {}
    }

    @MainActor private final class Listener: NSObject, NSTextViewDelegate, NSTextStorageDelegate {
        var log: [String] = []

        func textDidBeginEditing(_ notification: Notification) { log.append("begin") }
        func textDidEndEditing(_ notification: Notification) { log.append("end") }
        func textView(
            _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString: String?
        ) -> Bool {
            log.append("\(range.location)+\(range.length) '\(replacementString ?? "")'")
            return replacementString != "x"
        }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions,
            range: NSRange, changeInLength delta: Int
        ) { log.append("stored \(range.location)+\(range.length) \(delta)") }
    }

    @Test func typingKeepsAttributes() throws {
        let listener = Listener()
        let text = NSTextView()
        text.string = "red blue"
        text.setTextColor(.red, range: NSRange(location: 0, length: 3))
        text.textStorage?.addAttribute(
            .foregroundColor, value: NSColor.blue, range: NSRange(location: 4, length: 4))
        text.delegate = listener
        text.textStorage?.delegate = listener
        let host = ViewHost(width: 200, height: 60) { Shown(view: text) }
        try host.tap(at: CGPoint(x: 100, y: 10))
        try host.select(3..<3)
        try host.type("!")
        try host.select(0..<1)
        try host.type("x")
        func ink(_ place: Int) -> NSColor? {
            text.textStorage?.attributes(at: place, effectiveRange: nil)[.foregroundColor]
                as? NSColor
        }
        same(text.string, "red! blue")
        same([0, 3, 5, 8].map(ink), [.red, .red, .blue, .blue])
        same(ink(4), nil)
        same(listener.log, ["begin", "3+0 '!'", "stored 3+1 1", "0+1 'x'"])
    }

    private final class Keys: NSView {
        var log: [String] = []
        var isMine = true

        override var acceptsFirstResponder: Bool { true }
        override func viewDidMoveToWindow() { window?.makeFirstResponder(self) }
        override func keyDown(with event: NSEvent) {
            log.append("\(event.keyCode) \(event.charactersIgnoringModifiers ?? "")")
            interpretKeyEvents([event])
            if !isMine { super.keyDown(with: event) }
        }
        override func keyUp(with event: NSEvent) { log.append("up \(event.keyCode)") }
        override func moveLeft(_ sender: Any?) { log.append("left") }
        override func insertText(_ insertString: Any) { log.append("insert \(insertString)") }
        override func performKeyEquivalent(with event: NSEvent) -> Bool {
            guard event.modifierFlags.contains(.command) else { return false }
            log.append("command \(event.characters ?? "")")
            return true
        }
        override func scrollWheel(with event: NSEvent) {
            log.append("wheel \(Int(event.scrollingDeltaX)) \(Int(event.scrollingDeltaY))")
        }
    }

    @Test func keysAndWheelsReachTheFirstResponder() {
        let view = Keys(frame: .zero)
        var left: [String] = []
        let host = ViewHost(width: 100, height: 50) {
            Shown(view: view).onKeyPress { press in
                left.append(press.characters)
                return .handled
            }
        }
        for (act, log) in [
            ({ host.key("a") }, ["0 a", "insert a", "up 0"]),
            ({ host.key(.leftArrow) }, ["123 \u{F702}", "left", "up 123"]),
            ({ host.key("s", modifiers: .command) }, ["command s", "up 1"]),
            (
                { host.wheel(by: CGSize(width: 3, height: -4), at: CGPoint(x: 5, y: 5)) },
                ["wheel 3 -4"]
            ),
        ] as [(() -> Void, [String])] {
            view.log = []
            act()
            same(view.log, log)
        }
        same(left, [])
        view.isMine = false
        host.key("b")
        same(left, ["b"])
    }

    @Test func aWheelScrollsAsFarAsContentGoes() {
        let document = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 300))
        let scroll = NSScrollView()
        scroll.documentView = document
        let host = ViewHost(width: 100, height: 100) { Shown(view: scroll) }
        scroll.contentView.scroll(to: NSPoint(x: 0, y: 200))
        for (turn, y) in [(-50, 150), (-500, 0), (20, 20)] as [(CGFloat, CGFloat)] {
            host.wheel(by: CGSize(width: 0, height: turn), at: CGPoint(x: 5, y: 5))
            same(scroll.documentVisibleRect.minY, y)
        }
    }

    @Test func aWindowHasAPlainViewAtFirst() throws {
        let window = NSWindow(
            contentRect: NSRect(x: 10, y: 20, width: 30, height: 40), styleMask: [.titled],
            backing: .buffered, defer: false)
        let plain = try #require(window.contentView)
        same(plain.frame, NSRect(x: 0, y: 0, width: 30, height: 40))
        #expect(plain.window === window && plain.nextResponder === window)
        let own = NSView()
        window.contentView = own
        #expect(plain.window == nil && own.window === window)
    }

    private final class Making: NSWindowController {
        var log: [String] = []

        override var windowNibName: String? { "None" }
        override func windowWillLoad() { log.append("will") }
        override func loadWindow() { window = NSWindow() }
        override func windowDidLoad() { log.append("did \(isWindowLoaded)") }
    }

    @Test func aWindowIsMadeWhenItIsAskedFor() {
        let controller = Making()
        same(controller.log, [])
        #expect(controller.window?.windowController === controller)
        same(controller.log, ["will", "did true"])
    }

    private final class Inner: NSViewController {
        var log: [String] = []

        override func loadView() { view = NSView() }
        override func viewWillAppear() { log.append("will") }
        override func viewDidAppear() { log.append("did") }
        override func viewDidLayout() { if log.last != "laid" { log.append("laid") } }
        override func viewWillDisappear() { log.append("goes") }
        override func viewDidDisappear() { log.append("gone") }
    }

    private struct Around: NSViewControllerRepresentable {
        let inner: Inner

        func makeNSViewController(context: Context) -> NSViewController {
            let controller = NSViewController()
            controller.addChild(inner)
            controller.view.addSubview(inner.view)
            return controller
        }
        func updateNSViewController(_ controller: NSViewController, context: Context) {}
    }

    @Test func controllersOfViewsInViewsAppear() {
        let inner = Inner()
        var hosts = [ViewHost(width: 100, height: 50) { Around(inner: inner) }]
        same(inner.log, ["will", "did", "laid"])
        inner.log = []
        hosts = []
        same(inner.log, ["goes", "gone"])
        #expect(hosts.isEmpty)
    }

    @Test func aGapGoesWithItsView() {
        let stack = NSStackView()
        var view: NSView? = NSView()
        for _ in 0..<100 {
            stack.addArrangedSubview(view ?? NSView())
            stack.setCustomSpacing(33, after: view ?? NSView())
            same(view.map { stack.customSpacing(after: $0) }, 33)
            view?.removeFromSuperview()
            view = nil
            let next = NSView()
            same(stack.customSpacing(after: next), NSStackView.useDefaultSpacing)
            view = next
        }
        let rows = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        let first = rows.arrangedSubviews[0]
        rows.setCustomSpacing(5, after: first)
        rows.bringSubviewToFront(first)
        same(rows.customSpacing(after: first), 5)
        same(rows.arrangedSubviews.count, 3)
        first.removeFromSuperview()
        same(rows.arrangedSubviews.count, 2)
        same(rows.customSpacing(after: first), UIStackView.spacingUseDefault)
    }

    @Test func viewsOfAPartOfAStackStandTogether() {
        let stack = NSStackView()
        let views = (0..<4).map { _ in NSView() }
        stack.addView(views[0], in: .trailing)
        stack.addView(views[1], in: .leading)
        stack.addView(views[2], in: .center)
        stack.insertView(views[3], at: 0, in: .leading)
        same(
            stack.arrangedSubviews.map { view in views.firstIndex { $0 === view } }, [3, 1, 2, 0])
    }

    @Test func framesStayWhenViewsChangePlaces() {
        let (outer, other) = (
            NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80)),
            NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 40))
        )
        let box = NSRect(x: 1, y: 2, width: 10, height: 5)
        let views = (0..<3).map { _ in NSView(frame: box) }
        for view in views { outer.addSubview(view) }
        outer.subviews = [views[2], views[0]]
        same(views[1].frame, box)
        other.addSubview(views[0])
        outer.addSubview(views[1], positioned: .below, relativeTo: views[2])
        same(views.map(\.frame), [box, box, box])
        #expect(outer.subviews == [views[1], views[2]] && other.subviews == [views[0]])
        outer.replaceSubview(views[2], with: views[0])
        #expect(outer.subviews == [views[1], views[0]] && views[2].superview == nil)
    }

    /// Views are added at the end, and go from the start, without a look at the others: five times as many take no more than
    /// fifteen times as long.
    @Test func manyViewsCostAsManyAdditions() {
        func duration(of count: Int) -> Duration {
            let (around, plain) = (NSView(), UIView())
            return ContinuousClock().measure {
                for _ in 0..<count {
                    around.addSubview(NSView(frame: .zero))
                    plain.addSubview(UIView())
                }
                around.subviews = Array(around.subviews.dropFirst(count / 2))
                same(around.subviews.count, count - count / 2)
                same(plain.subviews.count, count)
            }
        }
        let ratios = (0..<3).map { _ in duration(of: 5_000) / duration(of: 1_000) }
        #expect(ratios.contains { $0 < 15 }, "\(ratios)")
    }
}
