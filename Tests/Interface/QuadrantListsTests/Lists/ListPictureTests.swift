import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Cards, separators and grounds, by pixels.
@MainActor @Suite struct ListPictureTests {
    private let ground: [UInt8] = [242, 242, 247]
    private let card: [UInt8] = [255, 255, 255]
    private let line: [UInt8] = [232, 232, 232]

    private var rows: some View {
        List {
            Text("One")
            Text("Two")
        }
    }

    @Test func aCard() throws {
        let picture = try Picture(rows)
        same(picture.at(8, 60), ground)
        same(picture.at(200, 20), ground)
        same(picture.at(200, 37), card)
        same(picture.at(200, 37 + 100), card)
        same(picture.at(200, 35 + 105), ground)
        // Its corners.
        same(picture.at(18, 37), ground)
        same(picture.at(372, 37), ground)
        same(picture.at(18, 35 + 102), ground)
        same(picture.at(18, 35 + 52), card)
    }

    /// Apple's pictures: 232 on white, a point high, from the text to 16 before the card's end.
    @Test func separators() throws {
        let picture = try Picture(rows)
        same(picture.at(200, 35 + 50.5), card)
        same(picture.at(200, 35 + 51), line)
        same(picture.at(200, 35 + 51.5), line)
        same(picture.at(200, 35 + 52), card)
        same(picture.at(31, 35 + 51), card)
        same(picture.at(32, 35 + 51), line)
        same(picture.at(357, 35 + 51), line)
        same(picture.at(358, 35 + 51), card)
        // None below the last row.
        same(picture.at(200, 35 + 103), card)
    }

    /// Apple's pictures of iOS 26 at two sizes of text: the card begins 16 below the baseline of a large title.
    @Test(arguments: [DynamicTypeSize.xSmall, .medium, .large])
    func aLargeTitleStandsAboveItsCard(size: DynamicTypeSize) throws {
        let picture = try Picture(
            NavigationStack {
                List { Text("One") }.navigationTitle("EEEEEE").dynamicTypeSize(size)
            }.dynamicTypeSize(size))
        let top = try #require((60..<200).first { picture.at(200, CGFloat($0)) == card })
        let lowest = try #require(
            stride(from: CGFloat(top), to: 40, by: -0.5).first { y in
                stride(from: 18, to: 40, by: 0.5).contains { picture.at($0, y)[0] < 100 }
            })
        #expect(abs(CGFloat(top) - lowest - 16) <= 0.5)
    }

    /// Apple's pictures of iOS 26 at medium: lines of a footer are 14.0 apart.
    @Test func linesOfFootersAreWholePointsHigh() throws {
        func height(_ lines: Int) throws -> CGFloat {
            let text = Array(repeating: "a", count: lines).joined(separator: "\n")
            let host = ViewHost(width: 390, height: 400) {
                List {
                    Section {
                        Text("One")
                    } footer: {
                        Text(text).accessibilityIdentifier("footer")
                    }
                }
                .dynamicTypeSize(.medium)
            }
            return try host["footer"].frame.height
        }
        #expect(try abs(height(6) - height(1) - 5 * 14) < 0.01)
    }

    @Test func separatorsBeginAtTexts() throws {
        let picture = try Picture(
            List {
                HStack {
                    Color.red.frame(width: 40, height: 10)
                    Text("One")
                }
                Text("Two").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
                Text("Three")
            })
        same(picture.at(79, 35 + 51), card)
        same(picture.at(80, 35 + 51), line)
        same(picture.at(131, 35 + 103), card)
        same(picture.at(132, 35 + 103), line)
    }

    /// The end of a long text is seen while it is edited: its beginning is far outside of the card.
    @Test func separatorsBeginAtFieldsWhoseTextIsMovedAside() throws {
        struct Fields: View {
            @FocusState private var isFocused: Bool

            var body: some View {
                List {
                    TextField(
                        "Name", text: .constant(String(repeating: "a long text ", count: 9))
                    )
                    .focused($isFocused)
                    Text("Two")
                }
                .onAppear { isFocused = true }
            }
        }
        let picture = try Picture(Fields())
        same(picture.at(31, 35 + 51), card)
        same(picture.at(32, 35 + 51), line)
    }

    @Test func separatorsThatAreChanged() throws {
        let picture = try Picture(
            List {
                Text("One").listRowSeparator(.hidden)
                Text("Two").listRowSeparatorTint(.red)
                Text("Three")
            })
        same(picture.at(200, 35 + 51), card)
        #expect(picture.at(200, 35 + 103) != card && picture.at(200, 35 + 103) != line)
    }

    @Test func separatorsRightToLeft() throws {
        let picture = try Picture(rows.environment(\.layoutDirection, .rightToLeft))
        same(picture.at(31, 35 + 51), card)
        same(picture.at(32, 35 + 51), line)
        same(picture.at(357, 35 + 51), line)
    }

    @Test func backgroundsOfRows() throws {
        let green: [UInt8] = [0, 255, 0]
        let picture = try Picture(
            List {
                Text("One").listRowBackground(Color(red: 0, green: 1, blue: 0))
                Text("Two").listRowBackground(Color.clear)
                Text("Three").listRowBackground(nil as Color?)
            })
        same(picture.at(200, 37), green)
        same(picture.at(17, 35 + 40), green)
        same(picture.at(373, 35 + 40), green)
        // Cut off at the corner of the card.
        same(picture.at(18, 37), ground)
        same(picture.at(200, 35 + 60), ground)
        same(picture.at(200, 35 + 110), card)
    }

    /// Header and footer of a section keep their ground, as they are no rows.
    @Test func aBackgroundAroundASectionIsThatOfItsRows() throws {
        let green: [UInt8] = [0, 255, 0]
        let list = List {
            Section {
                Text("One")
                Text("Two")
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
            .listRowBackground(Color(red: 0, green: 1, blue: 0))
        }
        let picture = try Picture(list)
        let column = stride(from: CGFloat(1), to: 300, by: 1).map { picture.at(200, $0) }
        let first = try #require(column.firstIndex(of: green))
        let last = try #require(column.lastIndex(of: green))
        same(last - first + 1, 104)
        let plain = try Picture(list.listStyle(.plain))
        let ends = (0..<300).filter { plain.at(380, CGFloat($0)) == green }
        same(try #require(ends.last) - #require(ends.first) + 1, 104)
    }

    @Test func aSelectedRow() throws {
        let picture = try Picture(
            List(selection: .constant("One" as String?)) {
                Text("One").tag("One")
                Text("Two").tag("Two")
            })
        same(picture.at(200, 40), [209, 209, 214])
        same(picture.at(18, 37), ground)
        same(picture.at(200, 35 + 51.5), [209, 209, 214])
        same(picture.at(200, 35 + 60), card)
    }

    @Test func byNight() throws {
        let picture = try Picture(rows.environment(\.colorScheme, .dark))
        same(picture.at(8, 60), [0, 0, 0])
        same(picture.at(200, 37), [28, 28, 30])
        let line = picture.at(200, 35 + 51)
        #expect(line[0] >= 54 && line[0] <= 58)
    }

    @Test func aHiddenGround() throws {
        let picture = try Picture(
            rows.scrollContentBackground(.hidden).background(Color(red: 0, green: 0, blue: 1)))
        same(picture.at(8, 60), [0, 0, 255])
        same(picture.at(200, 37), card)
    }

    /// Plain lists have separators above the first and below the last row, too.
    @Test func aPlainList() throws {
        let picture = try Picture(rows.listStyle(.plain))
        same(picture.at(200, 0), line)
        same(picture.at(200, 51), line)
        same(picture.at(200, 103), line)
        same(picture.at(8, 51), card)
    }

    /// The second level of the ink of rows is 127 on white.
    @Test func secondaryTextsOfRows() throws {
        let picture = try Picture(
            List { Rectangle().fill(.secondary).frame(width: 20, height: 20) })
        near(Int(picture.at(40, 60)[0]), 127, within: 1)
    }
}
