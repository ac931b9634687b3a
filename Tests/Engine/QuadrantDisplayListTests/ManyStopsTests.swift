import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Gradients of so many stops that nobody can tell them apart.
@Suite struct ManyStopsTests {
    private func stop(_ location: Double, _ gray: Double, _ alpha: Double = 1) -> GradientStop {
        GradientStop(
            color: RGBAColor(red: gray, green: gray, blue: gray, alpha: alpha), location: location)
    }

    @Test func aHundredThousandStopsBecomeThoseThatAreSeen() throws {
        let stops = (0...100_000).map { stop(Double($0) / 100_000, Double($0) / 100_000) }
        let seen = stops.mixingPremultiplied
        #expect(seen.count > 8000 && seen.count <= 8196)
        #expect(seen.first == stops.first && seen.last == stops.last)
        var (ramp, whole) = (ColorRamp(seen), ColorRamp(stops))
        for place in stride(from: 0.0, through: 1, by: 0.003) {
            near(ramp.color(at: place).red, whole.color(at: place).red, within: 1e-9)
        }
        // Fading, each would become eight.
        let fading = (0...100_000).map {
            stop(Double($0) / 100_000, Double($0 % 2), Double($0 % 3) / 3 + 0.1)
        }
        #expect(fading.mixingPremultiplied.count <= 8196)
    }

    @Test func edgesBetweenManyStopsStay() {
        let half = (0..<10_000).map { _ in stop(0.5, 0) }
        let stops = [stop(0, 0)] + half + [stop(0.5, 1), stop(1, 1)]
        same(stops.mixingPremultiplied, [stop(0, 0), stop(0.5, 0), stop(0.5, 1), stop(1, 1)])
        let few = [stop(0.1, 0), stop(0.1, 1), stop(0.1, 0.5), stop(0.05, 1)]
        same(few.mixingPremultiplied, few)
    }

    private struct NoPixels: DisplayRasterizer {
        func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? { nil }
    }

    /// After each change each way between two stops had eight times as many.
    @Test func changesOfColourKeepTheirNumber() throws {
        let gradient = LinearGradientPaint(
            stops: [stop(0, 0), stop(0.5, 0.5, 0.5), stop(1, 1, 0.25)], start: .zero,
            end: CGPoint(x: 40, y: 0))
        let fill = FillItem(
            shape: .rect(CGRect(x: 0, y: 0, width: 40, height: 40)),
            paint: .linearGradient(gradient))
        var group = DisplayGroup(content: Fragment(items: [.fill(fill)]))
        var inversion = ColorMatrix()
        (inversion.r1, inversion.g2, inversion.b3) = (-1, -1, -1)
        (inversion.r5, inversion.g5, inversion.b5) = (1, 1, 1)
        group.filters = Array(repeating: .colorMatrix(inversion), count: 5)
        let list = DisplayList(
            size: CGSize(width: 40, height: 40), displayScale: 1, background: .white,
            root: Fragment(items: [.group(group)]))
        let (lowered, notes) = Lowering(for: .pdf, rasterizer: NoPixels())
            .lower(list, background: .white)
        empty(notes)
        let paint = try #require(fillPaint(in: lowered.root))
        guard case .linearGradient(let changed) = paint else {
            Issue.record("It is a linear gradient still")
            return
        }
        same(changed.stops, [stop(0, 1), stop(0.5, 0.5, 0.5), stop(1, 0, 0.25)])
    }

    private func fillPaint(in fragment: Fragment) -> Paint? {
        switch fragment.items.first {
        case .group(let group)?: fillPaint(in: group.content)
        case .fill(let item)?: item.paint
        default: nil
        }
    }
}
