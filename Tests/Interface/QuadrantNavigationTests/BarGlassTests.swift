import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// The glass behind the items of bars.
@MainActor @Suite struct BarGlassTests {
    private func bar(
        @ToolbarContentBuilder _ items: @escaping () -> some ToolbarContent
    ) -> some View {
        NavigationStack {
            Color.white.toolbar { items() }.navigationBarTitleDisplayMode(.inline)
        }
        .frame(width: 390, height: 300)
    }

    /// A pixel of the picture, at a place in points.
    private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> [UInt8] {
        let picture = try #require(ImageRenderer(content: view).cgImage)
        let pixels = picture.rgba
        let start = (y * picture.width + x) * 4
        return Array(pixels[start..<start + 3])
    }

    /// The largest difference between neighbours along a line of pixels, in points.
    private func sharpness(
        _ view: some View, from start: (x: Int, y: Int), count: Int, isVertical: Bool = false
    ) throws -> Int {
        let picture = try #require(ImageRenderer(content: view).cgImage)
        let step = isVertical ? picture.width : 1
        let first = start.y * picture.width + start.x
        let line = (0..<count).map { Int(picture.rgba[(first + $0 * step) * 4]) }
        return zip(line, line.dropFirst()).map { abs($0 - $1) }.max() ?? 0
    }

    /// Sharp stripes, two points wide each.
    private func stripes(_ axis: Axis) -> some View {
        let stack =
            axis == .horizontal
            ? AnyLayout(HStackLayout(spacing: 0))
            : AnyLayout(
                VStackLayout(spacing: 0))
        return stack {
            ForEach(0..<300) { index in
                (index % 2 == 0 ? Color.black : .white)
                    .frame(
                        width: axis == .horizontal ? 2 : nil,
                        height: axis == .horizontal ? nil : 2)
            }
        }
    }

    /// What lies under glass is blurred: no edge of it is seen behind a symbol, a prompt or a title.
    @Test func whatLiesUnderGlassIsBlurred() throws {
        let glass = NavigationStack {
            stripes(.horizontal).fixedSize(horizontal: true, vertical: false)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .ignoresSafeArea()
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") {} }
                }
                .searchable(text: .constant(""))
        }
        .frame(width: 390, height: 400)
        // Beside the symbol on its circle, in the field at the bottom behind its prompt, and beside both.
        #expect(try sharpness(glass, from: (28, 18), count: 20) <= 8)
        #expect(try sharpness(glass, from: (170, 348), count: 150) <= 8)
        #expect(try sharpness(glass, from: (28, 200), count: 20) > 200)
        let scrolled = NavigationStack {
            ScrollView { stripes(.vertical) }
                .defaultScrollAnchor(.bottom)
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .searchable(
                    text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
        }
        .frame(width: 390, height: 400)
        // Beside the title, and in the field below.
        #expect(try sharpness(scrolled, from: (300, 12), count: 40, isVertical: true) <= 8)
        #expect(try sharpness(scrolled, from: (300, 70), count: 30, isVertical: true) <= 8)
        #expect(try sharpness(scrolled, from: (300, 250), count: 40, isVertical: true) > 200)
    }

    private func isBlue(_ pixel: [UInt8]) -> Bool { pixel[2] > 200 && pixel[0] < 100 }

    /// Recorded on iOS 26.0: 44 wide for a symbol, the width of a text and 24.
    @Test(arguments: ["plus", "heart", "tray", "line.3.horizontal.decrease", "ellipsis.circle"])
    func aSymbolStandsOnACircle(_ symbol: String) throws {
        let host = ViewHost(width: 390, height: 700) {
            bar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("one", systemImage: symbol) {}
                }
                ToolbarSpacer(.fixed, placement: .topBarLeading)
                ToolbarItem(placement: .topBarLeading) {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("next")
                }
            }
        }
        // 16 from the side, 44 wide, 8 apart, and the middle of 44.
        try same(host["next"].frame.midX, 16 + 44 + 8 + 22)
    }

    @Test func aShortTextHasRoomAtItsSides() throws {
        let host = ViewHost(width: 390, height: 700) {
            bar {
                ToolbarItem(placement: .topBarLeading) {
                    Text("OK").accessibilityIdentifier("text")
                }
                ToolbarSpacer(.fixed, placement: .topBarLeading)
                ToolbarItem(placement: .topBarLeading) {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("next")
                }
            }
        }
        let text = try host["text"].frame
        near(text.minX, (16 + 12), within: 0.01)
        near(try host["next"].frame.midX, (text.maxX + 12 + 8 + 22), within: 0.01)
    }

    /// Prominent buttons tint the glass of their item: it is one piece, as large as others.
    @Test func aProminentButtonTintsItsGlass() throws {
        func view(_ style: some PrimitiveButtonStyle) -> some View {
            bar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Add", systemImage: "plus") {}.buttonStyle(style)
                }
            }
        }
        for picture in [
            AnyView(view(.glassProminent)), AnyView(view(.borderedProminent)),
        ] {
            // Three points from the edges of a circle that is 44 wide, 16 from the side and 10 from the top.
            holds(isBlue(try pixel(picture, 19, 32)))
            holds(isBlue(try pixel(picture, 57, 32)))
            holds(isBlue(try pixel(picture, 38, 13)))
            fails(isBlue(try pixel(picture, 64, 32)))
        }
        fails(isBlue(try pixel(view(.glass), 19, 32)))
    }

    @Test func aProminentButtonAmongOthersStandsApart() throws {
        let host = ViewHost(width: 390, height: 300) {
            bar {
                ToolbarItem(placement: .topBarLeading) { Button("A", systemImage: "star") {} }
                ToolbarItem(placement: .topBarLeading) {
                    Button("B", systemImage: "plus") {}.buttonStyle(.borderedProminent)
                }
                ToolbarItem(placement: .topBarLeading) {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("next")
                }
            }
        }
        try same(host["next"].frame.midX, 16 + 2 * (44 + 8) + 22)
    }

    @Test func aDisabledProminentButtonDoesNotStandOut() throws {
        let view = bar {
            ToolbarItem(placement: .topBarLeading) {
                Button("Add", systemImage: "plus") {}.buttonStyle(.borderedProminent).disabled(true)
            }
        }
        fails(isBlue(try pixel(view, 19, 32)))
    }

    /// UIKit's segments have the size that they need as the view of a title.
    @Test func segmentsInABarAreAsWideAsTheyNeedToBe() throws {
        let picker = Picker("P", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("picker")
        let ideal = try ViewHost(width: 390, height: 300) { picker.fixedSize() }["picker"].frame
        let host = ViewHost(width: 390, height: 300) {
            bar { ToolbarItem(placement: .principal) { picker } }
        }
        let frame = try host["picker"].frame
        same(frame.width, ideal.width)
        same(frame.midX, 195)
    }

    @Test func aSubtitleKeepsItsDistance() throws {
        func start(_ hasSubtitle: Bool) throws -> (title: CGRect, content: CGRect) {
            let host = ViewHost(width: 390, height: 700) {
                NavigationStack {
                    let screen = Color.red.accessibilityIdentifier("content")
                        .navigationTitle("Title")
                    if hasSubtitle { screen.navigationSubtitle("Subtitle") } else { screen }
                }
            }
            let last = try host.find(label: hasSubtitle ? "Subtitle" : "Title")
            return (last.frame, try host["content"].frame)
        }
        let (alone, under) = (try start(false), try start(true))
        let below = alone.content.minY - alone.title.maxY
        #expect(below >= 7)
        #expect(abs(under.content.minY - under.title.maxY - below) <= 1)
    }
}
