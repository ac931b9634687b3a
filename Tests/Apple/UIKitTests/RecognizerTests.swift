import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Gestures of SwiftUI's views that recognizers of UIKit's make.
@MainActor @Suite struct RecognizerTests {
    /// What a recognizer told, in words.
    private final class Log {
        var lines: [String] = []
    }

    private struct Pan: UIGestureRecognizerRepresentable {
        let log: Log
        var isEnabled = true

        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            let pan = UIPanGestureRecognizer()
            pan.name = "card"
            return pan
        }

        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            recognizer.isEnabled = isEnabled
        }

        func handleUIGestureRecognizerAction(
            _ recognizer: UIPanGestureRecognizer, context: Context
        ) {
            let moved = recognizer.translation(in: recognizer.view)
            let here = context.converter.localLocation
            let there = context.converter.location(in: .global)
            let state = [1: "began", 2: "changed", 3: "ended"][recognizer.state.rawValue] ?? "?"
            log.lines.append(
                "\(recognizer.name ?? "") \(state) by \(Int(moved.x)),\(Int(moved.y)) "
                    + "at \(Int(here.x)),\(Int(here.y)) on screen \(Int(there.x)),\(Int(there.y))")
        }
    }

    private struct Card: View {
        let gesture: Pan

        var body: some View {
            Color.red.frame(width: 100, height: 50)
                .gesture(gesture)
                .accessibilityIdentifier("card")
                .padding(.leading, 40).padding(.top, 20)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test func aPanTellsItsStatesAndPlaces() throws {
        let log = Log()
        let host = ViewHost(width: 300, height: 300) { Card(gesture: Pan(log: log)) }
        try host["card"].drag(
            from: UnitPoint(x: 0.1, y: 0.5), to: UnitPoint(x: 0.6, y: 0.5), duration: 0.2)
        same(log.lines.first?.hasPrefix("card began by "), true)
        holds(log.lines.dropFirst().dropLast().allSatisfy { $0.contains(" changed ") })
        same(log.lines.last, "card ended by 50,0 at 60,25 on screen 100,45")
    }

    @Test func oneThatIsOffSeesNothing() throws {
        let log = Log()
        let host = ViewHost(width: 300, height: 300) {
            Card(gesture: Pan(log: log, isEnabled: false))
        }
        try? host["card"].drag(
            from: UnitPoint(x: 0.1, y: 0.5), to: UnitPoint(x: 0.6, y: 0.5), duration: 0.2)
        empty(log.lines)
    }

    private struct Tap: UIGestureRecognizerRepresentable {
        let log: Log

        final class Coordinator: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
            let tap = UITapGestureRecognizer()
            tap.delegate = context.coordinator
            return tap
        }

        func handleUIGestureRecognizerAction(
            _ recognizer: UITapGestureRecognizer, context: Context
        ) { log.lines.append("tap \(recognizer.state == .ended)") }
    }

    /// Its delegate lets the recognizer see a tap that the button takes too.
    @Test func aTapIsSeenBesideAButton() throws {
        let log = Log()
        let host = ViewHost(width: 300, height: 300) {
            Button("Press") { log.lines.append("button") }.gesture(Tap(log: log))
                .accessibilityIdentifier("press")
        }
        try host["press"].tap()
        same(log.lines.sorted(), ["button", "tap true"])
    }

    private final class Own: UIGestureRecognizer {}

    private struct Odd: UIGestureRecognizerRepresentable {
        func makeUIGestureRecognizer(context: Context) -> Own { Own() }
    }

    @Test func aClassOfOnesOwnSeesNothing() throws {
        let host = ViewHost(width: 300, height: 300) { Text("odd").gesture(Odd()) }
        same(host.labels, ["odd"])
    }
}
