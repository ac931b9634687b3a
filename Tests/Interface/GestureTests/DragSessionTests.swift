import CoreTransferable
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Drags with pictures under the finger, containers, what may become of them, and views that open below them.
@MainActor
@Suite struct DragSessionTests {
    private let log = Log()

    private func carry(
        _ host: ViewHost, from start: CGPoint, to end: CGPoint, lifting isLifted: Bool = true
    ) -> HostedFinger {
        let finger = host.touch(at: start)
        finger.hold(for: 0.6)
        finger.move(to: end, duration: 0.2)
        if isLifted { finger.lift() }
        return finger
    }

    /// A phase without the names of the types around it.
    private func short(_ phase: some Any) -> String {
        guard let open = "\(phase)".firstIndex(of: "(") else { return "\(phase)" }
        let operation = "\(phase)"[open...].split(separator: ".").last ?? ""
        return "\(phase)"[..<open] + "(" + operation
    }

    @Test func thePictureOfTheViewIsUnderTheFinger() throws {
        let host = ViewHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.black.frame(width: 40, height: 40).draggable("black")
                Spacer(minLength: 0)
            }
        }
        try fails(host.pixel(120, 50).isDark)
        let finger = carry(
            host, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50), lifting: false)
        try holds(host.pixel(120, 50).isDark)
        try holds(host.pixel(103, 50).isDark)
        try fails(host.pixel(95, 50).isDark)
        // The view stays where it is.
        try holds(host.pixel(20, 50).isDark)
        finger.lift()
        try fails(host.pixel(120, 50).isDark)
    }

    @Test func thePictureIsCutToItsContentShape() throws {
        let host = ViewHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.black.frame(width: 40, height: 40)
                    .contentShape(.dragPreview, Circle()).draggable("black")
                Spacer(minLength: 0)
            }
            .background(.white)
        }
        let finger = carry(
            host, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50), lifting: false)
        #expect(try host.pixel(120, 50).isDark && host.pixel(103, 50).isDark)
        // The corner of the square is no part of the circle.
        try fails(host.pixel(102, 32).isDark)
        empty(host.issues)
        finger.lift()
    }

    @Test(arguments: [
        (DragDropPreviewsFormation.none, [CGPoint(x: 130, y: 20), CGPoint(x: 180, y: 20)]),
        (.list, [CGPoint(x: 130, y: 20), CGPoint(x: 130, y: 50)]),
        (.stack, [CGPoint(x: 130, y: 20), CGPoint(x: 142, y: 32)]),
    ])
    func severalPicturesStandTogether(
        _ formation: DragDropPreviewsFormation, _ places: [CGPoint]
    ) throws {
        let host = ViewHost(width: 300, height: 100) { Pair(formation: formation) }
        let finger = carry(
            host, from: CGPoint(x: 15, y: 15), to: CGPoint(x: 130, y: 15), lifting: false)
        for place in places { try holds(host.pixel(Int(place.x), Int(place.y)).isDark) }
        // Of a stack nothing is where the second one would be beside or below the first.
        if formation == .stack {
            #expect(try !host.pixel(180, 20).isDark && !host.pixel(130, 50).isDark)
        }
        finger.lift()
    }

    @Test func aPreviewHasItsMiddleWhereThatOfTheViewWas() throws {
        let host = ViewHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.white.frame(width: 40, height: 40).draggable("white") {
                    Color.black.frame(width: 20, height: 20)
                }
                Spacer(minLength: 0)
            }
        }
        let finger = carry(
            host, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50), lifting: false)
        try holds(host.pixel(112, 50).isDark)
        try holds(host.pixel(128, 50).isDark)
        try fails(host.pixel(105, 50).isDark)
        finger.lift()
    }

    @Test func aContainerHandsOverWhatIsSelected() {
        let host = ViewHost(width: 200, height: 200) { Basket(log: log, selection: ["b", "c"]) }
        // The second of four squares is selected, with the third.
        _ = carry(host, from: CGPoint(x: 75, y: 50), to: CGPoint(x: 100, y: 150))
        same(log.take(), ["dropped [\"b\", \"c\"] of 2, ids [\"b\", \"c\"]"])
        // The first one is not.
        _ = carry(host, from: CGPoint(x: 25, y: 50), to: CGPoint(x: 100, y: 150))
        same(log.take(), ["dropped [\"a\"] of 1, ids [\"a\"]"])
    }

    @Test func whatIsDraggedWithoutItsContainerIsTold() {
        let host = ViewHost(width: 100, height: 100) {
            Color.white.draggable(containerItemID: 1)
        }
        _ = carry(host, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 60))
        same(
            host.issues.map(\.message),
            [
                ".draggable(containerItemID:) has no .dragContainer around it"
            ])
    }

    @Test func aDragTellsItsPhases() {
        let host = ViewHost(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.white.frame(height: 100).draggable("card")
                    .dragConfiguration(DragConfiguration(allowMove: true))
                    .onDragSessionUpdated { log.add("drag \(short($0.phase))") }
                Color.white.frame(height: 100)
                    .dropDestination(for: String.self) { items, session in
                        log.add("items \(items) at \(session.location.y)")
                    }
                    .dropConfiguration { session in
                        DropConfiguration(
                            operation: session.suggestedOperations.contains(.move) ? .move : .copy)
                    }
                    .onDropSessionUpdated { log.add("drop \(short($0.phase))") }
            }
        }
        let finger = host.touch(at: CGPoint(x: 100, y: 50))
        finger.hold(for: 0.6)
        same(log.take(), ["drag initial"])
        finger.move(to: CGPoint(x: 100, y: 150), duration: 0)
        same(log.take(), ["drag active", "drop entering", "drop active"])
        finger.lift()
        same(
            log.take(),
            [
                "drag active", "drop active", "drag ending(move)", "items [\"card\"] at 50.0",
                "drop ended(move)", "drop dataTransferCompleted", "drag ended(move)",
                "drag dataTransferCompleted",
            ])
    }

    @Test func whatIsNotAllowedIsNotDropped() {
        let host = ViewHost(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.white.frame(height: 100).draggable("card")
                    .dragConfiguration(DragConfiguration(allowMove: false))
                    .onDragSessionUpdated {
                        if $0.phase == .ended(.forbidden) { log.add("forbidden") }
                    }
                Color.white.frame(height: 100)
                    .dropDestination(for: String.self) { items, _ in log.add("\(items)") }
                    .dropConfiguration { _ in DropConfiguration(operation: .move) }
            }
        }
        _ = carry(host, from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150))
        same(log.take(), ["forbidden"])
    }

    @Test func anEnabledButtonOpensBelowWhatWaitsOverIt() {
        let host = ViewHost(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.white.frame(height: 100).draggable("card")
                Button {
                    log.add("opened")
                } label: {
                    Color.white.frame(height: 100)
                }
                .springLoadingBehavior(.enabled)
            }
        }
        let finger = carry(
            host, from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150), lifting: false)
        finger.hold(for: 0.9)
        same(log.take(), [])
        finger.hold(for: 0.2)
        same(log.take(), ["opened"])
        // Once, as long as the finger stays over it.
        finger.move(to: CGPoint(x: 110, y: 150), duration: 0)
        finger.hold(for: 2)
        finger.lift()
        same(log.take(), [])
    }
}

private struct Basket: View {
    struct Fruit: Transferable, Identifiable, Codable {
        let id: String

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.id)
        }
    }

    let log: Log
    let selection: [String]

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(["a", "b", "c", "d"], id: \.self) { id in
                    Color.white.frame(width: 50, height: 100).draggable(containerItemID: id)
                }
            }
            .dragContainer(for: Fruit.self) { ids in ids.map { Fruit(id: $0) } }
            .dragContainerSelection(selection)
            Color.white.frame(height: 100)
                .dropDestination(for: Fruit.self) { items, session in
                    let ids = session.localSession?.draggedItemIDs(for: String.self) ?? []
                    log.add("dropped \(items.map(\.id)) of \(session.itemsCount), ids \(ids)")
                }
        }
    }
}

/// Two black squares of 30 points at the top left, 50 apart, which are both selected.
private struct Pair: View {
    let formation: DragDropPreviewsFormation

    private struct Named: Codable, Transferable, Identifiable {
        let id: Int

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
        }
    }

    var body: some View {
        HStack(spacing: 20) {
            ForEach(0..<2) { index in
                Color.black.frame(width: 30, height: 30).draggable(containerItemID: index)
            }
        }
        .dragContainer(for: Named.self) { $0.map { Named(id: $0) } }
        .dragContainerSelection([0, 1])
        .dragPreviewsFormation(formation)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.white)
    }
}
