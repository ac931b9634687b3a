import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite struct LabelTests {
    private func snapshot(_ view: some View) -> LayoutSnapshot {
        LayoutSnapshot(of: view, proposal: .unspecified)
    }

    private func boxes(_ icon: CGFloat) -> some View {
        Label {
            Text("Title").accessibilityIdentifier("title")
        } icon: {
            Color.red.frame(width: icon, height: icon).accessibilityIdentifier("icon")
        }
        .font(.system(size: 13))
    }

    @Test func theTitleStandsEightPointsBehindTheIcon() throws {
        let frames = snapshot(boxes(10)).frames
        let (icon, title) = (try #require(frames["icon"]), try #require(frames["title"]))
        #expect(icon.minX == 0 && title.minX == 18)
    }

    /// Measured: a 24 point icon beside a 16 point title gives 24.
    @Test func theIconIsCenteredOnTheCapitals() throws {
        let shot = snapshot(boxes(24))
        same(shot.size.height, 24)
        let (icon, title) = (
            try #require(shot.frames["icon"]), try #require(shot.frames["title"])
        )
        same(title.height, 16)
        let row = snapshot(
            HStack(alignment: .firstTextBaseline) {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
                Text("Title").accessibilityIdentifier("title")
            }
            .font(.system(size: 13)))
        let baseline = (row.frames["box"]?.maxY ?? 0) - (row.frames["title"]?.minY ?? 0)
        // Half the cap height of 9.16 above it.
        near(icon.midY, (title.minY + baseline - 4.58), within: 0.01)
    }

    @Test func aSymbolIsAnIconToo() throws {
        let shot = snapshot(
            Label("Title", systemImage: "star").font(.system(size: 13))
                .accessibilityIdentifier("a"))
        let text = snapshot(Text("Title").font(.system(size: 13))).size
        // The star is 16.5 wide and 16 high at 13 points.
        same(shot.size.width, 16.5 + 8 + text.width)
        #expect(shot.size.height >= 16)
    }

    @Test func stylesLeavePartsOut() {
        let text = snapshot(Text("Title").font(.system(size: 13))).size
        same(snapshot(boxes(10).labelStyle(.titleOnly)).size, text)
        same(snapshot(boxes(10).labelStyle(.iconOnly)).size, CGSize(width: 10, height: 10))
        let both = snapshot(boxes(10).labelStyle(.titleAndIcon)).size
        same(both, snapshot(boxes(10).labelStyle(.automatic)).size)
        same(both, snapshot(boxes(10)).size)
    }

    @Test func anIconAloneIsCalledByItsTitle() {
        func elements(_ view: some View) -> [AccessibilityNode] {
            ViewHost(width: 100, height: 100) { view }.accessibility.children
        }
        let symbol = Label("Favourites", systemImage: "star").labelStyle(.iconOnly)
        same(elements(symbol).map(\.label), ["Favourites"])
        same(elements(symbol).map(\.traits), [[.isImage]])
        let star = elements(Image(systemName: "star")).first?.frame
        same(elements(symbol).first?.frame, star)
        let button = Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
        same(elements(button).map(\.label), ["Add"])
        same(elements(button).map(\.traits), [[.isButton]])
        same(elements(boxes(10).labelStyle(.iconOnly)).map(\.label), ["Title"])
        let silent = Label("", systemImage: "star").labelStyle(.iconOnly)
        same(elements(silent).map(\.label), ["star"])
    }

    @Test func spacingAndWidthCanBeSet() throws {
        let view = boxes(10).labelIconToTitleSpacing(3).labelReservedIconWidth(30)
        let frames = snapshot(view).frames
        same(frames["title"]?.minX, 33)
        same(frames["icon"]?.minX, 10)
        let wide = snapshot(boxes(40).labelReservedIconWidth(30)).frames
        same(wide["title"]?.minX, 48)
    }

    @Test func aStyleOfOnesOwnGetsBothParts() {
        let shot = snapshot(boxes(10).labelStyle(Stacked()))
        #expect(shot.frames["icon"]?.minY == 0 && shot.frames["title"]?.minY == 12)
    }

    @Test func aStyleMayChangeTheOneAround() {
        // Framed draws the label again: now the style around it counts.
        let shot = snapshot(boxes(10).labelStyle(Framed()).labelStyle(.iconOnly))
        same(shot.size, CGSize(width: 20, height: 20))
        let inner = snapshot(boxes(10).labelStyle(.iconOnly).labelStyle(Framed()))
        same(inner.size, CGSize(width: 10, height: 10))
    }

    @Test func stringsAndKeysAreTitles() {
        let name = "Title"
        let key = snapshot(Label("Title", systemImage: "star")).size
        same(snapshot(Label(name, systemImage: "star")).size, key)
        same(snapshot(Label(name.dropLast(0), systemImage: "star")).size, key)
        same(
            snapshot(Label(name, image: "no such picture")).issues.map(\.message),
            ["There is no picture named no such picture"])
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.icon
            configuration.title
        }
    }
}

private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(5)
    }
}

/// A style with a value of the environment and a state of its own.
private struct SpacedStyle: LabelStyle {
    @Environment(\.layoutDirection) private var direction
    @State private var spacing: CGFloat = 7

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: direction == .rightToLeft ? 0 : spacing) {
            configuration.title
            configuration.icon
        }
    }
}

@MainActor @Suite struct OwnLabelStyleTests {
    @Test func propertiesOfAStyleAreConnected() {
        let label = Label {
            Color.red.frame(width: 10, height: 10)
        } icon: {
            Color.blue.frame(width: 10, height: 10)
        }
        .labelStyle(SpacedStyle())
        let view = VStack {
            label.accessibilityIdentifier("label")
            label.environment(\.layoutDirection, .rightToLeft).accessibilityIdentifier("mirrored")
        }
        let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
        same(snapshot.frames["label"]?.width, 27)
        same(snapshot.frames["mirrored"]?.width, 20)
    }
}
