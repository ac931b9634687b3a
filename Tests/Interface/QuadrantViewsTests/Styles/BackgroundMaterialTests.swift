import Expectations
import Foundation
import Observation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews
import Synchronization
import TestedViews
import Testing

/// Notes the material that a view is told of.
private final class Seen {
    var materials: [Material?] = []
    var appearances = 0
}

private struct Probe: View {
    let seen: Seen
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
        let _ = seen.materials.append(material)
        return Color.clear
    }
}

@Observable private final class Model {
    var isFrosted = false
}

private struct Frosted: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .thickMaterial }
}

/// Counts how often it is asked what it stands for.
private struct Counted<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let asked: Asked

    func resolve(in environment: EnvironmentValues) -> Base {
        asked.count.withLock { $0 += 1 }
        return base
    }
}

private final class Asked: Sendable {
    let count = Mutex(0)
}

@MainActor @Suite struct BackgroundMaterialTests {
    private func material(_ content: (Probe) -> some View) -> Material? {
        let seen = Seen()
        _ = Drawn(content(Probe(seen: seen)))
        return seen.materials.last ?? nil
    }

    @Test func aBackgroundTellsItsContentOfTheMaterial() {
        same(material { $0 }, nil)
        same(material { $0.background(.thinMaterial) }, .thin)
        same(material { $0.background(.regularMaterial, in: Circle()) }, .regular)
        same(material { $0.background(AnyShapeStyle(.bar)) }, .bar)
        same(material { $0.background(Frosted()) }, .thick)
    }

    @Test func stylesThatAreSetAroundMayBeMaterials() {
        same(material { $0.background().backgroundStyle(.thinMaterial) }, .thin)
        same(material { $0.background(AnyShapeStyle(.background)).backgroundStyle(.bar) }, .bar)
        same(material { $0.background(.foreground).foregroundStyle(.thickMaterial) }, .thick)
        same(material { $0.background(.foreground).foregroundStyle(.red) }, nil)
    }

    /// A style of the user's whose colours are drawn is asked for them once, and not before to find out that it is no
    /// material; hidden in an `AnyShapeStyle` too.
    @Test func aStyleThatCanBeNoMaterialIsNotAskedWhetherItIs() {
        let (plain, drawn, hidden) = (Asked(), Asked(), Asked())
        _ = Drawn(Color.clear.overlay { Rectangle().fill(Counted(base: Color.red, asked: plain)) })
        _ = Drawn(Color.clear.background(Counted(base: Color.red, asked: drawn), in: Rectangle()))
        _ = Drawn(
            Color.clear.background(
                AnyShapeStyle(Counted(base: Color.red, asked: hidden)), in: Rectangle()))
        let once = plain.count.withLock { $0 }
        #expect(once > 0)
        same(drawn.count.withLock { $0 }, once)
        same(hidden.count.withLock { $0 }, once)
    }

    @Test func anotherStyleHidesTheMaterialFurtherOut() {
        same(material { $0.background(.red).background(.thinMaterial) }, nil)
        same(material { $0.background(.thinMaterial).background(.red) }, .thin)
        same(material { $0.background { Color.red }.background(.thinMaterial) }, .thin)
    }

    /// What lies behind is not on the material, nor is what lies in front of it as an overlay.
    @Test func onlyTheContentLiesOnTheMaterial() {
        let seen = Seen()
        _ = Drawn(Color.clear.background(.thinMaterial).overlay { Probe(seen: seen) })
        _ = Drawn(Color.clear.background { Probe(seen: seen) }.overlay(.thinMaterial))
        same(seen.materials, [nil, nil])
    }

    @Test func itCanBeSetByHand() {
        same(material { $0.environment(\.backgroundMaterial, .ultraThin) }, .ultraThin)
    }

    private func color(_ style: some ShapeStyle, isDark: Bool = false) -> RGBAColor? {
        let view = Rectangle().fill(style).environment(\.backgroundMaterial, .regular)
            .environment(\.colorScheme, isDark ? .dark : .light)
        guard case .color(let color) = Drawn(view).paint else { return nil }
        return color
    }

    /// The second label colour is a bluish gray at 60 percent.
    @Test func levelsAreVibrant() throws {
        let light = try #require(color(.secondary))
        same(light, RGBAColor(red: 0, green: 0, blue: 0, alpha: light.alpha))
        near(light.alpha, 0.6, within: 0.005)
        let dark = try #require(color(.secondary, isDark: true))
        same(dark, RGBAColor(red: 1, green: 1, blue: 1, alpha: dark.alpha))
        same(color(.tertiary)?.red, 0)
    }

    @Test func aStyleOfOnesOwnIsNotVibrant() {
        let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
        same(color(Color(red: 1, green: 0, blue: 0)), red)
        let view = Rectangle().fill(.primary).foregroundStyle(Color(red: 1, green: 0, blue: 0))
            .environment(\.backgroundMaterial, .regular)
        guard case .color(let color) = Drawn(view).paint else {
            Issue.record("no colour")
            return
        }
        same(color, red)
    }

    /// A style that becomes a material keeps what its content remembers.
    @Test func theMaterialMayComeAndGo() throws {
        struct Counter: View {
            @Environment(\.backgroundMaterial) private var material
            let seen: Seen
            var body: some View {
                let _ = seen.materials.append(material)
                return Color.clear.onAppear { seen.appearances += 1 }
            }
        }
        struct Page: View {
            let model: Model
            let seen: Seen
            var body: some View {
                Counter(seen: seen).background(
                    model.isFrosted ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.red))
            }
        }
        let (model, seen) = (Model(), Seen())
        let tree = ViewTree(
            Page(model: model, seen: seen), environment: EnvironmentValues(),
            textEngine: FixedMetricsText())
        let page = ProposedViewSize(width: 100, height: 60)
        tree.update(page)
        model.isFrosted = true
        tree.update(page)
        same(seen.materials, [nil, .thin])
        same(seen.appearances, 1)
    }
}
