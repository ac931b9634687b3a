import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// `ForEach` of a range without ids takes the first range that it is given.
@MainActor @Suite struct ConstantRangeTests {
    private struct Numbers: View {
        @State private var count = 3
        let isLazy: Bool

        var body: some View {
            VStack {
                if isLazy {
                    LazyVStack { ForEach(0..<count) { Text("\($0)") } }
                } else {
                    ForEach(0..<count) { Text("\($0)") }
                }
                Text("more").onTapGesture { count += 1 }.accessibilityIdentifier("more")
                Text("less").onTapGesture { count -= 2 }.accessibilityIdentifier("less")
            }
        }
    }

    @Test(arguments: [false, true]) func theFirstRangeCounts(isLazy: Bool) throws {
        let host = ViewHost(width: 100, height: 400) { Numbers(isLazy: isLazy) }
        try host["more"].tap()
        same(host.texts, ["0", "1", "2", "more", "less"])
        same(
            host.issues.map(\.description),
            [
                "ForEach(0..<3) became ForEach(0..<4): a range without ids is constant in Numbers. Only "
                    + "numbers of the first range have views. Where it changes, write "
                    + "ForEach(0..<4, id: \\.self)."
            ])
        // Said once. Code that counts on the range is not asked for what is beyond it.
        try host["less"].tap()
        same(host.texts, ["0", "1", "more", "less"])
        try host["more"].tap()
        same(host.texts, ["0", "1", "2", "more", "less"])
        same(host.issues.count, 1)
    }

    @Test func rangesWithIDsFollow() throws {
        struct Followed: View {
            @State private var count = 1

            var body: some View {
                VStack {
                    ForEach(0..<count, id: \.self) { Text("\($0)") }
                    Text("more").onTapGesture { count += 1 }.accessibilityIdentifier("more")
                }
            }
        }
        let host = ViewHost(width: 100, height: 400) { Followed() }
        try host["more"].tap()
        same(host.texts, ["0", "1", "more"])
        empty(host.issues)
    }

    @Test func anotherIdentityIsAnotherFirstRange() throws {
        struct Numbered: View {
            @State private var count = 1

            var body: some View {
                VStack {
                    VStack { ForEach(0..<count) { Text("\($0)") } }.id(count)
                    Text("more").onTapGesture { count += 1 }.accessibilityIdentifier("more")
                }
            }
        }
        let host = ViewHost(width: 100, height: 400) { Numbered() }
        try host["more"].tap()
        same(host.texts, ["0", "1", "more"])
        empty(host.issues)
    }
}
