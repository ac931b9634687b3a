import Expectations
import Foundation
import QuadrantTesting
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

/// The styles of lists beside `insetGrouped` and `plain`, and the figures of iOS 18. That rows of `grouped` go from side to side
/// and that `inset` and `bordered` look as `plain` is Apple's; lengths of these styles nobody measured are a choice, told
/// in `ControlProfile+iOS26.swift`.
@MainActor @Suite struct ListStyleTests {
    private func square(_ name: String, _ height: CGFloat = 20) -> some View {
        Color.gray.frame(width: 40, height: height).accessibilityIdentifier(name)
    }

    @ViewBuilder private var sections: some View {
        Section { square("a") }
        Section {
            square("b")
            square("c")
        } header: {
            square("header")
        } footer: {
            square("footer")
        }
    }

    private func host(
        _ style: some ListStyle, _ profile: PlatformProfile = .iOS26
    ) -> ViewHost {
        ViewHost(width: 390, height: 600) {
            List { sections }.listStyle(style).environment(\.platformProfile, profile)
        }
    }

    @Test func grouped() throws {
        let host = host(.grouped)
        try same(host["a"].frame, CGRect(x: 16, y: 35 + 16, width: 40, height: 20))
        let header = try host["header"].frame
        #expect(abs(header.minY - (35 + 52 + 27.5)) < 0.001 && header.minX == 16)
        let card = header.maxY + 10
        try same(host["b"].frame.minY, card + 16)
        try same(host["c"].frame.minY, card + 52 + 16)
        try same(host["footer"].frame.minY, card + 104 + 8)
        let picture = try Picture(host)
        // White from side to side, on the ground of groups.
        #expect(picture.at(1, 60) == [255, 255, 255] && picture.at(388, 60) == [255, 255, 255])
        same(picture.at(1, 20), [242, 242, 247])
    }

    /// Where lists stand 20 from the sides, so do texts in their rows: separators of an Apple picture of iOS 26, 450 wide, lie
    /// from 40 to 410, and headers begin at 40.
    @Test(arguments: [(PlatformProfile.iOS26, 450.0, 410.0), (.iOS18, 440, 420)])
    func wideListsHaveWiderInsets(profile: PlatformProfile, width: CGFloat, end: CGFloat) throws {
        let host = ViewHost(width: width, height: 600) {
            List { sections }.environment(\.platformProfile, profile)
        }
        for name in ["a", "header", "footer"] {
            try same(host[name].frame.minX, 40, "\(name)")
        }
        let picture = try Picture(host)
        let line = try host["c"].frame.minY - (profile == .iOS26 ? 16.5 : 12.25)
        let shown = [39, 41, end - 1, end + 1].map {
            picture.at($0, line) != picture.at($0, line - 4)
        }
        // The card of iOS 18 ends where its separators do.
        same(shown, [false, true, true, false])
    }

    /// An Apple picture of iOS 18, 450 wide and without a window: texts begin at 32, separators end at 434.
    @Test func listsOfIOS18WithoutAWindowHaveTheUsualInsets() throws {
        let host = ViewHost(width: 450, height: 600) {
            List { sections }.environment(\.platformProfile, .iOS18)
        }
        for name in ["a", "header", "footer"] {
            try same(host[name].frame.minX, 32, "\(name)")
        }
        let picture = try Picture(host)
        let line = try host["c"].frame.minY - 12.25
        differ(picture.at(433, line), picture.at(433, line - 4))
        same(picture.at(435, line), picture.at(435, line - 4))
    }

    /// Headers and footers of iOS 18 are in line with the texts of rows (Apple's pictures of iOS 15 to 18).
    @Test func headersOfIOS18AreInLineWithRows() throws {
        let host = host(.insetGrouped, .iOS18)
        for name in ["a", "header", "footer"] {
            try same(host[name].frame.minX, 32, "\(name)")
        }
    }

    /// Two lines on one another would be darker than others.
    @Test(arguments: [PlatformProfile.iOS26, .iOS18])
    func sectionsThatTouchShareALine(profile: PlatformProfile) throws {
        let host = ViewHost(width: 390, height: 400) {
            List {
                Section {
                    square("a")
                    square("b")
                }
                Section { square("c") }
            }
            .listStyle(.plain).environment(\.platformProfile, profile)
        }
        let picture = try Picture(host)
        let row = try host["b"].frame.minY - host["a"].frame.minY
        func lines(above name: String) throws -> [[UInt8]] {
            let middle = try host[name].frame.midY - row / 2
            return (-4...4).map { picture.at(200, middle + CGFloat($0) / 2) }
        }
        try same(lines(above: "c"), lines(above: "b"))
    }

    /// Without glass nothing is behind the label of an action that stands out.
    @Test func confirmationIsReadWithoutGlass() throws {
        let host = ViewHost(width: 390, height: 400) {
            NavigationStack {
                List { square("a") }.toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Save") {}.accessibilityIdentifier("save")
                    }
                }
            }
            .environment(\.platformProfile, .iOS18)
        }
        let (frame, picture) = (try host["save"].frame, try Picture(host))
        var bluest = 0
        for x in stride(from: frame.minX, to: frame.maxX, by: 0.5) {
            let pixel = picture.at(x, frame.midY)
            bluest = max(bluest, Int(pixel[2]) - Int(pixel[0]))
        }
        #expect(bluest > 200)
    }

    /// A line has the colour that its tint has now.
    @Test func separatorsFollowTheAccent() throws {
        struct Lines: View {
            @State private var accent = Color(red: 1, green: 0, blue: 0)
            var body: some View {
                List {
                    Color.gray.frame(height: 20).accessibilityIdentifier("a")
                        .listRowSeparatorTint(.accentColor)
                    Button("Blue") { accent = Color(red: 0, green: 0, blue: 1) }
                        .accessibilityIdentifier("b")
                }
                .accentColor(accent)
            }
        }
        let host = ViewHost(width: 390, height: 400) { Lines() }
        // The second row begins 52 below the first, which begins 16 above its content.
        let line = try host["a"].frame.minY - 16 + 52 - 0.5
        try same(Picture(host).at(100, line), [255, 0, 0])
        try host["b"].tap()
        try same(Picture(host).at(100, line), [0, 0, 255])
    }

    @Test func inset() throws {
        let host = host(.inset)
        try same(host["a"].frame, CGRect(x: 16, y: 16, width: 40, height: 20))
        try same(host["header"].frame.minY, 52 + 22)
        try same(Picture(host).at(1, 300), [255, 255, 255])
        // Headers scroll away.
        let long = ViewHost(width: 390, height: 200) {
            List {
                Section("Title") { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
            }
            .listStyle(.inset).accessibilityIdentifier("list")
        }
        try long["list"].scroll(by: CGSize(width: 0, height: 100))
        fails(long.texts.contains("Title"))
    }

    @Test func bordered() throws {
        let host = host(.bordered)
        try same(host["a"].frame, CGRect(x: 16, y: 16, width: 40, height: 20))
        let picture = try Picture(host)
        #expect(picture.at(0, 300) != [255, 255, 255] && picture.at(2, 300) == [255, 255, 255])
        differ(picture.at(389.5, 300), [255, 255, 255])
    }

    @Test func rowsOfTwoGroundsAreOfMacOS() {
        let list = ViewHost(width: 390, height: 200) {
            List { Text("Row") }.listStyle(.inset(alternatesRowBackgrounds: true))
        }
        same(list.issues.count, 1)
        let plain = ViewHost(width: 390, height: 200) { List { Text("Row") }.listStyle(.inset) }
        empty(plain.issues)
    }

    /// Apple's pictures of iOS 18: rows of 44 with 11 above and below, cards with corners of 10, separators of one
    /// pixel to the card's end, headers in capitals in line with rows.
    @Test func aListOfIOS18() throws {
        let host = host(.insetGrouped, .iOS18)
        try same(host["a"].frame, CGRect(x: 32, y: 35 + 12, width: 40, height: 20))
        try same(host["header"].frame.minX, 32)
        try same(host["c"].frame.minY - host["b"].frame.minY, 44)
        let picture = try Picture(host)
        same(picture.at(16.5, 35.5), [242, 242, 247])
        // Inside a corner of 10, outside of one of 26.
        same(picture.at(20, 39), [255, 255, 255])
        let line = try host["b"].frame.minY - 12 + 43.5
        let ink = picture.at(373, line)
        holds(zip(ink, [198, 198, 200] as [Int]).allSatisfy { abs(Int($0) - $1) <= 2 })
        same(picture.at(373, line - 0.5), [255, 255, 255])
        let tall = ViewHost(width: 390, height: 600) {
            List { square("tall", 40) }.environment(\.platformProfile, .iOS18)
        }
        try same(tall["tall"].frame.minY, 35 + 11)
    }

    private struct Settings: View {
        @State private var isOn = true

        var body: some View {
            Form { Toggle("Sound", isOn: $isOn).accessibilityIdentifier("toggle") }
        }
    }

    /// Apple's pictures: a switch ends 14 before the end of a card of 358, where texts end 16 before it; it is 63 by 28 on iOS 26
    /// and 51 by 31 before.
    @Test(arguments: [(PlatformProfile.iOS26, 63, 28, 52), (.iOS18, 51, 31, 44)])
    func theSwitchOfAForm(
        profile: PlatformProfile, width: CGFloat, height: CGFloat, row: CGFloat
    ) throws {
        let host = ViewHost(width: 390, height: 200) {
            Settings().environment(\.platformProfile, profile)
        }
        let (picture, middle) = (try Picture(host), 35 + row / 2)
        let (end, white) = (CGFloat(374 - 14), [UInt8](repeating: 255, count: 3))
        #expect(picture.at(end, middle) == white && picture.at(end - 1, middle) != white)
        differ(picture.at(end - width + 1, middle), white)
        same(picture.at(end - width - 1, middle), white)
        let x = end - width / 2
        differ(picture.at(x, middle - height / 2 + 1), white)
        same(picture.at(x, middle - height / 2 - 1), white)
    }
}
