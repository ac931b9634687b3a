import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Where rows, headers and footers of lists stand. The figures are those of Apple's pictures and recordings that
/// `ControlProfile+iOS26.swift` names.
@MainActor @Suite struct ListLayoutTests {
    private func host(
        width: CGFloat = 390, height: CGFloat = 844,
        @ViewBuilder _ content: @escaping () -> some View
    ) -> ViewHost {
        ViewHost(width: width, height: height) { content() }
    }

    private func square(_ name: String, _ height: CGFloat = 20) -> some View {
        Color.gray.frame(width: 40, height: height).accessibilityIdentifier(name)
    }

    /// Rows are 52 high and begin 35 below the top; content is 16 inside of a card that is 16 from the side.
    @Test func rowsOfAnInsetGroupedList() throws {
        let host = host {
            List {
                square("a")
                square("b")
                square("tall", 40)
                square("c")
            }
        }
        try same(host["a"].frame, CGRect(x: 32, y: 35 + 16, width: 40, height: 20))
        try same(host["b"].frame.minY, 35 + 52 + 16)
        // 15 above and below.
        try same(host["tall"].frame.minY, 35 + 104 + 15)
        try same(host["c"].frame.minY, 35 + 104 + 70 + 16)
    }

    @Test func contentFillsTheRow() throws {
        let host = host {
            List {
                Color.gray.frame(height: 10).accessibilityIdentifier("wide")
                HStack {
                    square("left")
                    Spacer()
                    square("right")
                }
            }
        }
        try same(host["wide"].frame.minX, 32)
        try same(host["wide"].frame.width, 326)
        try same(host["right"].frame.maxX, 358)
        // The margins of UIKit are 20 from 414 points on, those of rows as well.
        host.resize(width: 440, height: 844)
        try same(host["wide"].frame.minX, 40)
    }

    /// Cards are 35 apart; a header stands 27.5 below a card and 10 above the next.
    @Test func sections() throws {
        let host = host {
            List {
                Section { square("a") }
                Section { square("b") }
                Section {
                    square("c")
                } header: {
                    square("header", 20)
                } footer: {
                    square("footer", 16)
                }
                Section { square("d") }
            }
        }
        let first: CGFloat = 35 + 52
        try same(host["b"].frame.minY, first + 35 + 16)
        let header = try host["header"].frame
        near(header.minY, (first + 35 + 52 + 27.5), within: 0.001)
        same(header.minX, 32)
        let card = header.maxY + 10
        try same(host["c"].frame.minY, card + 16)
        let footer = try host["footer"].frame
        same(footer.minY, card + 52 + 8)
        try near(host["d"].frame.minY, (footer.maxY + 23.5 + 16), within: 0.001)
    }

    @Test func viewsOutsideOfSectionsMakeASectionToo() throws {
        let host = host {
            List {
                square("a")
                square("b")
                Section { square("c") }
                square("d")
            }
        }
        try same(host["b"].frame.minY, 35 + 52 + 16)
        try same(host["c"].frame.minY, 35 + 104 + 35 + 16)
        try same(host["d"].frame.minY, 35 + 156 + 70 + 16)
    }

    @Test func aHeaderBeginsNearTheTop() throws {
        let host = host {
            List { Section("Title") { square("a") } }
        }
        let title = try host.find(label: "Title")
        same(title.frame.minY, 10)
        same(title.frame.minX, 32)
        has(title.traits, .isHeader)
        try same(host["a"].frame.minY, title.frame.maxY + 10 + 16)
    }

    @Test func insetsOfRows() throws {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let host = host {
            List {
                Color.gray.accessibilityIdentifier("a").frame(height: 60).listRowInsets(insets)
                Color.gray.accessibilityIdentifier("b").frame(height: 60)
                    .listRowInsets(.horizontal, 0)
                ForEach(0..<1, id: \.self) { _ in
                    Color.gray.accessibilityIdentifier("c").frame(height: 60)
                }
                .listRowInsets(EdgeInsets())
            }
        }
        try same(host["a"].frame, CGRect(x: 18, y: 36, width: 352, height: 60))
        try same(host["b"].frame, CGRect(x: 16, y: 35 + 64 + 15, width: 358, height: 60))
        try same(host["c"].frame, CGRect(x: 16, y: 35 + 64 + 90, width: 358, height: 60))
    }

    @Test func theLeastHeightOfRows() throws {
        let host = host {
            List {
                square("a", 4)
                square("b", 4)
            }
            .environment(\.defaultMinListRowHeight, 10)
        }
        try same(host["b"].frame.minY - host["a"].frame.minY, 34)
        // The usual one grows with texts: the distance of two lines of body and 30.
        let small = self.host {
            List {
                square("a")
                square("b")
            }
            .dynamicTypeSize(.medium)
        }
        try same(small["b"].frame.minY - small["a"].frame.minY, 51)
    }

    @Test func spacings() throws {
        let host = host {
            List {
                Section {
                    square("a")
                    square("b")
                }
                Section { square("c") }
                Section { square("d") }.listSectionSpacing(5)
            }
            .listRowSpacing(10)
            .listSectionSpacing(15)
        }
        try same(host["b"].frame.minY - host["a"].frame.minY, 62)
        try same(host["c"].frame.minY - host["b"].frame.minY, 67)
        try same(host["d"].frame.minY - host["c"].frame.minY, 57)
    }

    @Test func marginsOfTheContentReplaceThoseOfTheList() throws {
        let host = host {
            List { square("a") }.contentMargins(.all, 50, for: .scrollContent)
        }
        try same(host["a"].frame.origin, CGPoint(x: 66, y: 66))
    }

    @Test func plainRowsReachFromSideToSide() throws {
        let host = host {
            List {
                Section("One") { square("a") }
                Section("Two") { square("b") }
            }
            .listStyle(.plain)
        }
        let (one, two) = (try host.find(label: "One").frame, try host.find(label: "Two").frame)
        #expect(one.minX == 16 && one.minY == 22)
        try same(host["a"].frame.minX, 16)
        try same(host["a"].frame.minY, one.maxY + 4 + 16)
        try same(two.minY, host["a"].frame.maxY + 16 + 22)
    }

    @Test func rightToLeft() throws {
        let host = host {
            List { square("a") }.environment(\.layoutDirection, .rightToLeft)
        }
        try same(host["a"].frame.maxX, 390 - 32)
    }

    @Test func headersOfPlainListsStayInSight() throws {
        let host = host(height: 300) {
            List {
                Section("One") { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
            }
            .listStyle(.plain)
        }
        try host.scroll(to: CGPoint(x: 0, y: 400))
        try same(host.find(label: "One").frame.minY, 0)
    }

    /// Apple's pictures: icons stand in a column before titles, and rows with symbols are no higher than others.
    @Test func labelsInRows() throws {
        let host = host {
            List {
                Label("One", systemImage: "star")
                Label("Two", systemImage: "rectangle.3.group")
                Text("Three")
            }
        }
        let one = try host.find(label: "One").frame
        same(host.texts, ["One", "Two", "Three"])
        let (two, three) = (try host.find(label: "Two").frame, try host.find(label: "Three").frame)
        #expect(abs(two.midY - one.midY - 52) <= 0.5)
        #expect(abs(three.midY - two.midY - 52) <= 0.5)
    }

    @Test func emptyLists() {
        same(host { List {} }.size.height, 844)
        same(host { List([Int](), id: \.self) { Text("\($0)") } }.texts, [])
        empty(host { Form {} }.issues)
    }
}
