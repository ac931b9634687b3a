import AppKit
import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Views of AppKit's in representables: where they stand, what they draw, what they are told.
@MainActor @Suite struct AppKitViewTests {
    private struct Shown<Kind: NSView>: NSViewRepresentable {
        let make: @MainActor () -> Kind

        func makeNSView(context: Context) -> Kind { make() }
        func updateNSView(_ nsView: Kind, context: Context) {}
    }

    private final class Flag: NSView {
        let flips: Bool

        init(flips: Bool) {
            self.flips = flips
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var isFlipped: Bool { flips }

        override func draw(_ dirtyRect: NSRect) {
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: 10, height: 5).fill()
        }
    }

    private final class Plain: NSView {}

    private func colored(_ color: NSColor, _ frame: NSRect) -> NSView {
        let view = Plain(frame: frame)
        view.wantsLayer = true
        view.layer?.backgroundColor = color.cgColor
        return view
    }

    /// The pixel at a place from the top left corner of a view of 40 by 20 points.
    private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> [UInt8] {
        let renderer = ImageRenderer(content: view.frame(width: 40, height: 20))
        let image = try #require(renderer.cgImage)
        let start = (y * image.width + x) * 4
        return Array(image.rgba[start..<start + 4])
    }

    @Test func drawingBeginsAtTheBottomUnlessAViewFlips() throws {
        for (flips, red, clear) in [(false, 17, 2), (true, 2, 17)] {
            let view = Shown { Flag(flips: flips) }
            try same(pixel(view, 5, red), [255, 0, 0, 255])
            try same(pixel(view, 5, clear)[3], 0)
        }
    }

    @Test func framesCountFromTheBottomAlsoAfterTheViewIsResized() throws {
        for (mask, y) in [([], 17), ([.minYMargin], 7), ([.maxYMargin], 17), ([.height], 7)]
            as [(NSView.AutoresizingMask, Int)]
        {
            let view = Shown {
                let around = Plain(frame: NSRect(x: 0, y: 0, width: 40, height: 10))
                let inner = colored(.red, NSRect(x: 0, y: 0, width: 10, height: 5))
                inner.autoresizingMask = mask
                around.addSubview(inner)
                return around
            }
            try same(pixel(view, 5, y), [255, 0, 0, 255], "\(mask.rawValue)")
        }
    }

    @Test func placesAreThoseOfTheWindowAndOfOtherViews() {
        let outer = Plain(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
        let inner = Flag(flips: true)
        inner.frame = NSRect(x: 10, y: 20, width: 30, height: 40)
        outer.addSubview(inner)
        same(inner.frame, NSRect(x: 10, y: 20, width: 30, height: 40))
        same(inner.convert(NSPoint(x: 0, y: 0), to: outer), NSPoint(x: 10, y: 60))
        same(inner.convert(NSPoint(x: 10, y: 60), from: nil), NSPoint(x: 0, y: 0))
        same(
            inner.convert(NSRect(x: 0, y: 0, width: 5, height: 5), to: nil),
            NSRect(x: 10, y: 55, width: 5, height: 5))
        #expect(outer.hitTest(NSPoint(x: 15, y: 25)) === inner)
        #expect(outer.hitTest(NSPoint(x: 5, y: 5)) === outer)
    }

    private final class Pressed: NSView {
        var log: [String] = []

        override func mouseDown(with event: NSEvent) { note("down", event) }
        override func mouseDragged(with event: NSEvent) { note("drag", event) }
        override func mouseUp(with event: NSEvent) { note("up", event) }
        override func viewDidMoveToWindow() { log.append(window == nil ? "out" : "in") }

        private func note(_ word: String, _ event: NSEvent) {
            let place = convert(event.locationInWindow, from: nil)
            log.append("\(word) \(Int(place.x)) \(Int(place.y))")
            needsDisplay = true
        }
    }

    @Test func aPressReachesTheView() throws {
        let view = Pressed(frame: .zero)
        let host = ViewHost(width: 100, height: 50) { Shown { view } }
        same(view.log, ["in"])
        try host.tap(at: CGPoint(x: 30, y: 10))
        same(view.log, ["in", "down 30 40", "up 30 40"])
        // The drawings that a press causes are one press.
        view.log = []
        host.drag(from: CGPoint(x: 30, y: 10), to: CGPoint(x: 60, y: 10))
        same(view.log.first, "down 30 40")
        same(view.log.last, "up 60 40")
        same(Set(view.log.dropFirst().dropLast().map { $0.prefix(4) }), ["drag"])
        same(view.log.count { $0.hasPrefix("down") }, 1)
    }

    @Test func aChoiceStaysWhereOthersGo() {
        let list = NSPopUpButton(frame: .zero, pullsDown: false)
        list.addItems(withTitles: ["a", "b", "c"])
        list.selectItem(at: 2)
        list.removeItem(at: 0)
        same(list.titleOfSelectedItem, "c")
        list.insertItem(withTitle: "d", at: 0)
        same(list.titleOfSelectedItem, "c")
        list.removeItem(withTitle: "c")
        same(list.titleOfSelectedItem, "d")
        let field = NSTextField()
        field.integerValue = 5
        same(field.stringValue, "5")
    }

    @Test func constraintsPlaceViews() throws {
        let view = Shown {
            let around = Plain(frame: .zero)
            let inner = colored(.red, .zero)
            inner.translatesAutoresizingMaskIntoConstraints = false
            around.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: around.topAnchor),
                inner.trailingAnchor.constraint(equalTo: around.trailingAnchor),
                inner.widthAnchor.constraint(equalToConstant: 10),
                inner.heightAnchor.constraint(equalToConstant: 5),
            ])
            return around
        }
        try same(pixel(view, 35, 2), [255, 0, 0, 255])
        try same(pixel(view, 5, 17)[3], 0)
    }

    @Test func aStackPlacesItsViews() {
        let views = (0..<3).map { _ in colored(.red, NSRect(x: 0, y: 0, width: 10, height: 4)) }
        for (distribution, places) in [
            (.gravityAreas, [0, 15, 30]), (.equalSpacing, [0, 45, 90]),
            (.fillEqually, [0, 35, 70]),
        ] as [(NSStackView.Distribution, [CGFloat])] {
            let stack = NSStackView(views: views)
            stack.spacing = 5
            stack.distribution = distribution
            same(stack.fittingSize, CGSize(width: 40, height: 4))
            stack.frame = NSRect(x: 0, y: 0, width: 100, height: 20)
            stack.layoutSubtreeIfNeeded()
            same(views.map(\.frame.minX), places)
            same(views.map(\.frame.midY), [10, 10, 10])
            for view in views { view.frame.size = CGSize(width: 10, height: 4) }
        }
    }

    @Test func picturesAreDrawnIntoAndResized() throws {
        let image = NSImage(size: NSSize(width: 40, height: 20))
        image.lockFocus()
        NSColor.red.setFill()
        NSRect(x: 0, y: 0, width: 40, height: 10).fill()
        image.unlockFocus()
        try same(pixel(Image(nsImage: image), 5, 15), [255, 0, 0, 255])
        try same(pixel(Image(nsImage: image), 5, 5)[3], 0)
        image.size = NSSize(width: 20, height: 20)
        same(image.size, CGSize(width: 20, height: 20))
        let half = Image(nsImage: image).frame(width: 40, height: 20, alignment: .leading)
        try same(pixel(half, 15, 15), [255, 0, 0, 255])
        try same(pixel(half, 25, 15)[3], 0)
    }

    @Test func aBlendOfColoursIsDrawn() throws {
        let image = NSImage(size: NSSize(width: 40, height: 20), flipped: false) { rect in
            NSGradient(starting: .black, ending: .white)?.draw(in: rect, angle: 90)
            return true
        }
        #expect(try pixel(Image(nsImage: image), 20, 18)[0] < 40)
        #expect(try pixel(Image(nsImage: image), 20, 1)[0] > 215)
    }
}

/// Controls and tables of AppKit's.
@MainActor @Suite struct AppKitControlTests {
    private struct Shown<Kind: NSView>: NSViewRepresentable {
        let view: Kind

        func makeNSView(context: Context) -> Kind { view }
        func updateNSView(_ nsView: Kind, context: Context) {}
    }

    @MainActor private final class Target {
        var calls: [String] = []

        func press(_ sender: Any?) {
            switch sender {
            case let button as NSButton: calls.append("\(button.title) \(button.state.rawValue)")
            case let control as NSControl: calls.append("\(control.integerValue)")
            default: break
            }
        }
    }

    @Test func buttonsSendTheirAction() throws {
        let target = Target()
        let action = Selector(target.press)
        for (button, call) in [
            (NSButton(title: "Go", target: target, action: action), "Go 0"),
            (NSButton(checkboxWithTitle: "Box", target: target, action: action), "Box 1"),
            (NSButton(radioButtonWithTitle: "One", target: target, action: action), "One 1"),
        ] {
            let host = ViewHost(width: 200, height: 40) {
                Shown(view: button).environment(\.appleSystem, .macOS26)
            }
            try host.tap(at: CGPoint(x: 100, y: 20))
            if target.calls.isEmpty { try host.tap(at: CGPoint(x: 10, y: 20)) }
            same(target.calls, [call])
            target.calls = []
        }
    }

    @Test func labelsAreAsLargeAsTheirWords() throws {
        let host = ViewHost(width: 200, height: 40) {
            Text("Words").font(.system(size: 13)).accessibilityIdentifier("text")
        }
        let text = try host["text"].frame
        let label = NSTextField(labelWithString: "Words")
        // Widths are rounded to pixels of the screen.
        #expect(abs(label.intrinsicContentSize.width - text.width) < 0.5)
        same(label.frame.size, label.intrinsicContentSize)
        #expect(!label.isEditable && !label.isBezeled)
    }

    private final class Fruits: NSObject, NSTableViewDataSource, NSTableViewDelegate {
        var asked: [Int] = []
        var chosen: [Int] = []

        func numberOfRows(in tableView: NSTableView) -> Int { 1000 }

        func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
            -> NSView?
        {
            asked.append(row)
            let name = NSUserInterfaceItemIdentifier("cell")
            let cell =
                tableView.makeView(withIdentifier: name, owner: nil) as? NSTextField
                ?? NSTextField(labelWithString: "")
            cell.identifier = name
            cell.stringValue = "Fruit \(row)"
            return cell
        }

        func tableViewSelectionDidChange(_ notification: Notification) {
            chosen.append((notification.object as? NSTableView)?.selectedRow ?? -2)
        }
    }

    @Test func aTableAsksForTheRowsThatAreSeen() throws {
        let fruits = Fruits()
        let table = NSTableView()
        table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
        (table.dataSource, table.delegate) = (fruits, fruits)
        let scroll = NSScrollView()
        scroll.documentView = table
        let host = ViewHost(width: 200, height: 96) { Shown(view: scroll) }
        same(Set(fruits.asked), [0, 1, 2, 3])
        has(host.svg(), "Fruit 3")
        try host.tap(at: CGPoint(x: 50, y: 60))
        same(fruits.chosen, [2])
        same(table.selectedRow, 2)
        same(table.rect(ofRow: 999), NSRect(x: 0, y: 23976, width: 200, height: 24))
    }

    private final class Tree: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
        func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
            item == nil ? 2 : 3
        }
        func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
            "\(item ?? "")\(index)"
        }
        func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
            "\(item)".count == 1
        }
        func outlineView(
            _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?,
            byItem item: Any?
        ) -> Any? { item }
    }

    @Test func anOutlineUnfolds() {
        let (tree, outline) = (Tree(), NSOutlineView())
        (outline.dataSource, outline.delegate) = (tree, tree)
        outline.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
        same(outline.numberOfRows, 2)
        outline.expandItem("0")
        same(
            (0..<outline.numberOfRows).map { "\(outline.item(atRow: $0) ?? "")" },
            ["0", "00", "01", "02", "1"])
        same(outline.level(forRow: 2), 1)
        outline.collapseItem("0")
        same(outline.numberOfRows, 2)
    }

    @Test func splitViewsAndTabsShowTheirControllers() {
        let split = NSSplitViewController()
        for item in [
            NSSplitViewItem(sidebarWithViewController: NSHostingController(rootView: Color.red)),
            NSSplitViewItem(viewController: NSHostingController(rootView: Color.blue)),
        ] {
            split.addSplitViewItem(item)
        }
        split.view.frame = NSRect(x: 0, y: 0, width: 500, height: 100)
        split.view.layoutSubtreeIfNeeded()
        same(split.splitView.subviews.map(\.frame.minX), [0, 209])
        same(split.splitView.subviews.map(\.frame.width), [200, 291])
        let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
        popUp.addItems(withTitles: ["One", "Two"])
        popUp.selectItem(withTitle: "Two")
        same(popUp.titleOfSelectedItem, "Two")
        same(popUp.indexOfSelectedItem, 1)
    }
}
