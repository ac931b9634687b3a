import Foundation
import QuadrantAccessibility
import QuadrantCore
import QuadrantDisplayList
import QuadrantLayout
import QuadrantRendering
import QuadrantShaping
import SwiftUI

/// A view whose time a test moves on.
@MainActor
struct MovedHost {
    static let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let host: TreeHost

    init(_ view: some View, start: Date = start) {
        var environment = EnvironmentValues()
        environment.now = start
        host = TreeHost(
            view, environment: environment, engine: ShapingEngine.shared,
            room: RootRoom(.unspecified), clock: HostClock(date: start), isStill: true)
        host.update()
    }

    /// Moves the time on, in seconds.
    func advance(_ seconds: Double) {
        host.advance(by: .nanoseconds(Int64((seconds * 1e9).rounded())))
        host.update()
    }

    /// What is read of the view.
    var texts: [String] {
        host.tree.accessibility().flattened.compactMap(\.note.label)
    }

    var text: String { texts.joined(separator: " ") }

    var issues: [String] { host.tree.issues.map(\.description) }

    /// What is drawn, as text.
    var drawing: String {
        host.displayList(canvas: host.update(), displayScale: 2).dump
    }

    /// The size of the root.
    var size: CGSize { host.update() }
}
