import Expectations
import QuadrantTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite struct DragAndDropTests {
    private let log = Log()

    private func host(_ source: some View, _ target: some View) -> ViewHost {
        ViewHost(width: 300, height: 100) {
            HStack(spacing: 0) {
                source.frame(width: 100, height: 100)
                Color.gray.frame(width: 100, height: 100)
                target.frame(width: 100, height: 100)
            }
        }
    }

    /// Lifts what is on the left, and drops it on the right.
    private func drag(_ host: ViewHost) {
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 230, y: 40), duration: 0.2)
        finger.lift()
    }

    /// A file of what is dragged is there as long as somebody looks at it.
    @Test func aFileOfWhatIsDraggedCanBeRead() throws {
        let provider = NSItemProvider(object: "pear" as NSString)
        provider.suggestedName = "fruit"
        let read = Log()
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") {
            url, isInPlace, _ in
            let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
            MainActor.assumeIsolated {
                read.add("\(url?.lastPathComponent ?? "") \(text) \(isInPlace) \(url?.path ?? "")")
            }
        }
        let line = try #require(read.lines.first)
        holds(line.hasPrefix("fruit.txt pear false "), "\(line)")
        let path = String(line.split(separator: " ").last ?? "")
        fails(FileManager.default.fileExists(atPath: path))
    }

    @Test func aValueIsDroppedWhereSuchValuesAreTaken() {
        let host = host(
            Color.white.draggable("apple"),
            Color.white.dropDestination(for: String.self) { items, place in
                log.add("\(items) at \(text(place))")
                return true
            } isTargeted: {
                log.add("targeted \($0)")
            })
        drag(host)
        same(log.take(), ["targeted true", "[\"apple\"] at (30.0, 40.0)", "targeted false"])
        // Without the hold nothing is lifted.
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 230, y: 40))
        same(log.take(), [])
    }

    @Test func otherTypesAreNotTaken() {
        let host = host(
            Color.white.draggable("apple"),
            Color.white.dropDestination(for: URL.self) { _, _ in
                log.add("dropped")
                return true
            } isTargeted: {
                log.add("targeted \($0)")
            })
        drag(host)
        same(log.take(), [])
    }

    @Test func providersAndDelegates() {
        let host = host(
            Color.white.onDrag { NSItemProvider(object: "pear" as NSString) },
            Color.white.onDrop(of: [UTType.text], delegate: Delegate(log: log)))
        drag(host)
        same(log.lines.first, "entered")
        same(log.lines.last, "drop pear")
        has(log.lines, "updated")
    }

    @Test func aDelegateMayForbid() {
        let host = host(
            Color.white.onDrag { NSItemProvider(object: "pear" as NSString) },
            Color.white.onDrop(
                of: [UTType.text], delegate: Delegate(log: log, operation: .forbidden)))
        drag(host)
        same(log.lines.last, "exited")
    }

    @Test func aSourceThatGoesEndsItsDrag() {
        let host = ViewHost(width: 300, height: 100) { Vanishing(log: log) }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 230, y: 40), duration: 0.2)
        finger.move(to: CGPoint(x: 240, y: 40), duration: 0.2)
        finger.lift()
        same(log.take(), ["targeted true", "targeted false"])
    }

    @Test func copiesArePasted() throws {
        let host = ViewHost(width: 200, height: 100) {
            HStack {
                Color.white.focusable().copyable(["fig"]).accessibilityIdentifier("source")
                Color.white.focusable().pasteDestination(for: String.self) { log.add("\($0)") }
                    .accessibilityIdentifier("target")
            }
        }
        try host["source"].tap()
        host.key("c", modifiers: .command)
        try host["target"].tap()
        host.key("v", modifiers: .command)
        same(log.take(), ["[\"fig\"]"])
    }
}

private struct Delegate: DropDelegate {
    let log: Log
    var operation = DropOperation.copy

    func dropEntered(info: DropInfo) { log.add("entered") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        log.add("updated")
        return DropProposal(operation: operation)
    }

    func dropExited(info: DropInfo) { log.add("exited") }

    func performDrop(info: DropInfo) -> Bool {
        let log = log
        for provider in info.itemProviders(for: [UTType.text]) {
            provider.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { log.add("drop \(text ?? "nothing")") }
            }
        }
        return true
    }
}

private struct Vanishing: View {
    let log: Log
    @State private var isThere = true

    var body: some View {
        HStack(spacing: 0) {
            ZStack {
                if isThere { Color.white.draggable("apple") }
            }.frame(width: 100, height: 100)
            Color.gray.frame(width: 100, height: 100)
            Color.white.frame(width: 100, height: 100)
                .dropDestination(for: String.self) { _, _ in
                    true
                } isTargeted: { isTargeted in
                    log.add("targeted \(isTargeted)")
                    isThere = false
                }
        }
    }
}
