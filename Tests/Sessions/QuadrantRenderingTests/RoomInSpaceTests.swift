import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantRendering
import QuadrantViews
import Spatial
import SwiftUI
import Testing

/// Previews of a fixed box, and places that have no finite numbers.
@MainActor @Suite struct RoomInSpaceTests {
    private var plate: some View { Color.red.frame(width: 40, height: 40) }

    /// The rectangles that are filled red, in the picture.
    private func reds(
        _ fragment: Fragment, _ map: CGAffineTransform = .identity
    ) -> [CGRect] {
        fragment.items.flatMap { item -> [CGRect] in
            switch item {
            case .group(let group): reds(group.content, group.transform.concatenating(map))
            case .fill(let fill):
                if case .color(let color) = fill.paint, color.red > 0.9, color.green < 0.4 {
                    [fill.shape.bounds.applying(map)]
                } else {
                    []
                }
            default: []
            }
        }
    }

    private func picture(
        _ view: some View, _ layout: PreviewLayout, _ camera: ViewCamera?
    ) throws -> DisplayList {
        var stage = Stage()
        stage.output.camera = camera
        return try displayList(of: AnyView(view.previewLayout(layout)), on: stage)
    }

    @Test func aFixedBoxHasTheViewInItsMiddle() throws {
        let side = ViewCamera(yaw: .degrees(40), pitch: .degrees(25))
        for view in [AnyView(plate), AnyView(plate.frame(depth: 60, alignment: .center))] {
            let list = try picture(view, .fixed3D(width: 100, height: 80, depth: 200), side)
            let red = try #require(reds(list.root).first)
            #expect(abs(red.midX - list.size.width / 2) < 0.01)
            #expect(abs(red.midY - list.size.height / 2) < 0.01)
            // The camera looks at the whole box: two sides, and 16 points around.
            let width = 100 * cos(40 * Double.pi / 180) + 200 * sin(40 * Double.pi / 180)
            #expect(abs(list.size.width - width - 32) < 0.01)
        }
        // Seen from the front the depth of the box is nothing.
        let front = try picture(plate, .fixed3D(width: 100, height: 80, depth: 200), .front)
        same(front.dump, (try picture(plate, .fixed(width: 100, height: 80), nil)).dump)
    }

    private func issues(_ view: some View, camera: ViewCamera? = nil) throws -> [String] {
        var stage = Stage()
        stage.output.camera = camera
        stage.output.format = .svg
        var issues: [String] = []
        _ = try drawing(
            of: AnyView(view), on: stage, onIssue: { issues.append($0) })
        return issues
    }

    @Test func anEffectThatLeadsBeyondAllNumbersIsTold() throws {
        let huge = plate.scaleEffect(
            x: .greatestFiniteMagnitude, y: 1, z: 1, anchor: UnitPoint3D.trailing)
        let told = try issues(huge)
        same(told.count, 1)
        same(told.first?.contains(".scaleEffect maps the view to places that are not finite"), true)
        let seen = try issues(
            plate.visualEffect3D { effect, _ in
                effect.scaleEffect(
                    x: .greatestFiniteMagnitude, y: 1, z: 1, anchor: UnitPoint3D.trailing)
            })
        #expect(seen.count == 1 && seen.first?.contains(".scaleEffect maps the view") == true)
    }

    @Test func placesThatMultiplyBeyondAllNumbersAreTold() throws {
        let once = plate.scaleEffect(x: 1e200, y: 1, z: 1, anchor: UnitPoint3D.zero)
        let told = try issues(
            once.scaleEffect(x: 1e200, y: 1, z: 1, anchor: UnitPoint3D.zero),
            camera: ViewCamera(yaw: .degrees(20)))
        same(told, [CameraNote.placesLost(1).issue])
        same(told.first?.hasPrefix("A part of the view stands in space"), true)
    }

    @Test func aStackBeyondAllNumbersIsTold() throws {
        let far = plate.padding3D(.back, .greatestFiniteMagnitude)
        let told = try issues(
            ZStack {
                far
                far
                plate
            })
        same(told.count, 1)
        same(told.first?.contains("would stand at a z that is NaN or infinite"), true)
    }
}
