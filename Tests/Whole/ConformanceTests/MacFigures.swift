import Foundation
import QuadrantTesting
import SwiftUI

/// A figure that Apple's SwiftUI gave on macOS 26.2 or 26.6 (iamcgn/swiftui-web, `Fixtures/Goldens`), and ours.
///
/// Apple's font is not here: of widths that depend on texts, what is beyond the texts is compared.
@MainActor
struct MacFigure {
    let name: String
    let apples: CGFloat
    let ours: CGFloat

    var isWithin: Bool { abs(apples - ours) <= 0.5 }
}

/// Lays out views as on macOS and takes figures of them.
@MainActor
struct MacFigures {
    private(set) var all: [MacFigure] = []

    /// Takes a figure.
    mutating func take(_ name: String, _ apples: CGFloat, _ ours: CGFloat) {
        all.append(MacFigure(name: name, apples: apples, ours: ours))
    }

    /// Takes the size of a view that stands by itself in 320 points.
    ///
    /// - Parameters:
    ///   - size: Apple's: of the width what is beyond the texts; `nil` for none.
    ///   - texts: The texts in the width.
    mutating func take(
        _ name: String, width: CGFloat? = nil, height: CGFloat, beyond texts: [Text] = [],
        @ViewBuilder _ view: () -> some View
    ) {
        let size = Self.size(of: view())
        take("\(name), height", height, size.height)
        guard let width else { return }
        take("\(name), width", width, size.width - texts.reduce(0) { $0 + Self.size(of: $1).width })
    }

    /// Takes the places and sizes of views with identifiers in a room.
    ///
    /// - Parameter apples: What of the frames of which view; x, y, width and height by the first letter, as Apple has them.
    mutating func take(
        _ name: String, in room: CGSize, _ apples: KeyValuePairs<String, [Character: CGFloat]>,
        @ViewBuilder _ view: () -> some View
    ) throws {
        let host = Self.host(room.width, room.height, view)
        for (id, lengths) in apples {
            let frame = try host[id].frame
            for (letter, length) in lengths.sorted(by: { $0.key < $1.key }) {
                let ours =
                    switch letter {
                    case "x": frame.minX
                    case "y": frame.minY
                    case "w": frame.width
                    case "r": frame.maxX
                    default: frame.height
                    }
                take("\(name), \(id) \(letter)", length, ours)
            }
        }
    }

    static func host(
        _ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> some View
    ) -> ViewHost {
        let view = view()
        return ViewHost(
            width: width, height: height, environment: { $0.appleSystem = .macOS26 },
            content: { view })
    }

    static func size(of view: some View) -> CGSize {
        host { VStack(alignment: .leading) { view } }.size
    }
}
