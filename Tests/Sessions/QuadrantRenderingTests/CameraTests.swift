import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantRendering
import QuadrantText
import QuadrantViews
import Spatial
import SwiftUI
import Testing

/// Cameras of `ImageRenderer`, and views that are taken apart.
@MainActor @Suite struct CameraTests {
    private struct Card: View {
        var body: some View {
            ZStack {
                Rectangle().fill(.red).frame(width: 60, height: 40)
                Text("Seven").accessibilityIdentifier("text")
            }
        }
    }

    private let side = ViewCamera(yaw: .degrees(30), pitch: .degrees(20))

    @Test func theFrontIsThePictureWithoutACamera() async throws {
        let (plain, front) = (ImageRenderer(content: Card()), ImageRenderer(content: Card()))
        same(plain.camera, .front)
        front.camera = ViewCamera(yaw: .degrees(0), pitch: .zero)
        try await same(plain.pngData(), front.pngData())
        try await same(plain.svgData(), front.svgData())
        try await same(plain.pdfData(), front.pdfData())
    }

    @Test func textStaysTextWithoutPerspective() async throws {
        let renderer = ImageRenderer(content: Card())
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        renderer.camera = side
        let svg = String(decoding: try await renderer.svgData(), as: UTF8.self)
        #expect(svg.contains("aria-label=\"Seven\"") && svg.contains("matrix(0.866"))
        // Red to the right of the middle: the rectangle is narrower by the cosine of the yaw.
        let image = try #require(renderer.cgImage)
        let width = 60 * cos(Double.pi / 6) + 32
        near(Double(image.width), width, within: 1)
        empty(issues)
        renderer.camera.distance = 300
        let near = String(decoding: try await renderer.svgData(), as: UTF8.self)
        #expect(near.contains("aria-label=\"Seven\"") && issues.isEmpty)
    }

    @Test func camerasThatCannotBeAreTold() async throws {
        let renderer = ImageRenderer(content: Card())
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        renderer.camera = ViewCamera(yaw: .degrees(.nan), distance: 0)
        _ = try await renderer.pngData()
        same(
            issues,
            [
                "The yaw of the camera is not a finite number; it counts as 0.",
                "The distance of the camera, 0, is not a number above 0: the picture has no perspective. "
                    + "Use a distance in points, or none.",
            ])
    }

    // MARK: Views taken apart

    /// How many layers a view has over its lowest one.
    private func layers(_ view: some View) -> Double {
        let host = TreeHost(
            view, environment: EnvironmentValues(), engine: FixedMetricsText(),
            room: RootRoom(.unspecified))
        let size = host.update()
        let flat = host.displayList(canvas: size, displayScale: 1)
        let apart = host.displayList(canvas: size, displayScale: 1, layerDistance: 10)
        #expect(flat.root.box?.size.depth ?? 0 == 0)
        // What was kept of one way is not taken for the other.
        same(host.displayList(canvas: size, displayScale: 1).dump, flat.dump)
        return (apart.root.box?.max.z ?? 0) / 10
    }

    @Test func whatLiesOnSomethingIsALayerBeforeIt() {
        let color = Color.red.frame(width: 10, height: 10)
        same(layers(color), 0)
        same(
            layers(
                HStack {
                    color
                    color
                }), 0)
        same(
            layers(
                ZStack {
                    color
                    color
                    color
                }), 2)
        same(layers(color.background { color }), 1)
        same(layers(color.overlay { color }.overlay { color }), 2)
        same(
            layers(
                HStack {
                    color
                    color.zIndex(1)
                    color.zIndex(-1)
                }), 2)
        // What lies side by side shares a layer, and a layer is as thick as what is in it.
        same(
            layers(
                HStack {
                    color.background { color }
                    color.background { color }
                }), 1)
        same(
            layers(
                ZStack {
                    color.overlay { color }
                    color.overlay { color }
                }), 3)
        same(
            layers(
                VStack {
                    color
                    color
                }.border(.blue)), 1)
        same(
            layers(
                ZStack {
                    color
                    EmptyView()
                }), 0)
        same(layers(Text("A").padding().background(.blue)), 1)
    }

    /// Effects around do not put layers together again.
    @Test func effectsWorkOnEachLayer() throws {
        let color = Color.red.frame(width: 10, height: 10)
        let card = ZStack {
            color
            color
        }.clipShape(Circle()).opacity(0.5).shadow(radius: 2)
        var stage = Stage()
        stage.output.layerDistance = 20
        let list = try displayList(of: AnyView(card), on: stage)
        same(fadedGroups(list.root), 2)
    }

    private func fadedGroups(_ fragment: Fragment) -> Int {
        fragment.items.reduce(0) { count, item in
            guard case .group(let group) = item else { return count }
            return count + (group.opacity == 0.5 ? 1 : 0) + fadedGroups(group.content)
        }
    }

    @Test func layersHaveNamesBesideThem() throws {
        var stage = Stage()
        stage.output.format = .svg
        stage.output.layerDistance = 20
        let svg = String(
            decoding: try drawing(of: AnyView(Card()), on: stage), as: UTF8.self)
        for name in ["Rectangle", "Text"] { has(svg, "aria-label=\"\(name)\"") }
        stage.output.camera = .front
        let front = try drawing(of: AnyView(Card()), on: stage)
        stage.output.layerDistance = nil
        try same(front, drawing(of: AnyView(Card()), on: stage))
    }
}
