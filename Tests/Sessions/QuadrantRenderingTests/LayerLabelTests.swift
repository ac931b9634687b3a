import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantRendering
import QuadrantShaping
import Spatial
import SwiftUI
import Testing

/// Where the names of layers stand.
@MainActor @Suite struct LayerLabelTests {
    /// Layers of very different sizes: a small one's corner lies before a large one.
    private struct Card: View {
        var body: some View {
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 200, height: 120)
                HStack {
                    Circle().fill(.blue).frame(width: 30, height: 30).overlay { Text("1") }
                    Text("Title").padding(8).background(.yellow, in: Capsule()).border(.red)
                }
                Color.green.frame(width: 10, height: 10)
            }
            .padding(10)
            .background(.gray)
            .overlay(alignment: .bottomTrailing) { Text("Badge").background(.pink) }
        }
    }

    private func labels(
        _ camera: ViewCamera, isRightToLeft: Bool
    ) -> (labels: [LayerLabels.Label], covered: [[CGPoint]]) {
        var environment = EnvironmentValues()
        if isRightToLeft { environment.layoutDirection = .rightToLeft }
        let host = TreeHost(
            Card(), environment: environment, engine: ShapingEngine.shared,
            room: RootRoom(.unspecified))
        let size = host.update()
        let list = host.displayList(canvas: size, displayScale: 1, layerDistance: 30)
        let picture = list.seen(
            by: camera, host.tree.cameraOptions(isTakenApart: true),
            glyphs: GlyphShapes(engine: ShapingEngine.shared))
        let labels = LayerLabels(picture, of: host.tree, isDark: false)
        return (labels.labels, picture.covered)
    }

    /// Whether a point lies in a convex outline.
    private func lies(_ point: CGPoint, in outline: [CGPoint]) -> Bool {
        var signs: Set<Bool> = []
        for (index, one) in outline.enumerated() {
            let other = outline[(index + 1) % outline.count]
            let side =
                (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)
            if side != 0 { signs.insert(side > 0) }
        }
        return signs.count < 2
    }

    nonisolated private static let cameras = [
        ViewCamera.isometric, ViewCamera(yaw: .degrees(35), pitch: .degrees(20)),
        ViewCamera(yaw: .degrees(-35), pitch: .degrees(20), distance: 600),
        ViewCamera(yaw: .degrees(10), pitch: .degrees(-40)),
    ]

    @Test(arguments: cameras, [false, true])
    func namesStandBesideAllThatIsDrawn(_ camera: ViewCamera, isRightToLeft: Bool) {
        let (labels, covered) = labels(camera, isRightToLeft: isRightToLeft)
        #expect(labels.count >= 8 && covered.count >= 8)
        for (index, label) in labels.enumerated() {
            for step in 0...60 {
                for row in 0...4 {
                    let point = CGPoint(
                        x: label.frame.minX + label.frame.width * CGFloat(step) / 60,
                        y: label.frame.minY + label.frame.height * CGFloat(row) / 4)
                    let under = covered.first { lies(point, in: $0) }
                    same(under, nil, "\(label.frame) lies over \(under ?? [])")
                }
            }
            for other in labels[..<index] {
                holds(label.frame.intersection(other.frame).insetBy(dx: 0.001, dy: 0.001).isEmpty)
            }
        }
    }

    @Test func aNameFarFromItsLayerHasALine() {
        let (labels, _) = labels(.isometric, isRightToLeft: false)
        #expect(labels.contains { $0.line != nil } && labels.contains { $0.line == nil })
    }
}
