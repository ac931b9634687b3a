import QuadrantTesting
import SwiftUI
import Testing

/// What a view is offered and how it is read.
struct Offer {
    var width: CGFloat?
    var height: CGFloat?
    var direction = LayoutDirection.leftToRight

    init(_ width: CGFloat?, _ height: CGFloat?, _ direction: LayoutDirection = .leftToRight) {
        self.width = width
        self.height = height
        self.direction = direction
    }
}

/// Checks the answer (`size`) and the frames, each as x, y, width, height.
@MainActor func check(
    _ view: some View, _ offer: Offer, size: [Double]? = nil, _ expected: [String: [Double]] = [:],
    at place: SourceLocation = #_sourceLocation
) {
    let snapshot = LayoutSnapshot(
        of: view, proposal: ProposedViewSize(width: offer.width, height: offer.height),
        layoutDirection: offer.direction)
    func same(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || abs($0 - $1) < 0.001 }
    }
    if let size {
        let own = [Double(snapshot.size.width), Double(snapshot.size.height)]
        #expect(same(own, size), "size \(own), not \(size)", sourceLocation: place)
    }
    for (name, numbers) in expected {
        let frame = snapshot.frames[name].map {
            [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) }
        }
        #expect(
            frame.map { same($0, numbers) } == true,
            "\(name) at \(frame.map { "\($0)" } ?? "no place"), not \(numbers)",
            sourceLocation: place)
    }
}
