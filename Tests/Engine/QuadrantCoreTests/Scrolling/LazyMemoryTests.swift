import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// Counts how many tokens there are.
private final class Census: @unchecked Sendable {
    var alive = 0
}

private final class Token: @unchecked Sendable {
    let census: Census

    init(_ census: Census) {
        self.census = census
        census.alive += 1
    }

    deinit { census.alive -= 1 }

    func touch() {}
}

private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

/// A row that is known to all who keep something of rows.
private struct KnownRow: View {
    let number: Int
    let token: Token

    var body: some View {
        Color.gray.frame(height: 20)
            .onGeometryChange(for: CGFloat.self) { [token] proxy in
                token.touch()
                return proxy.frame(in: .global).minY
            } action: { [token] _ in
                token.touch()
            }
            .transformPreference(Width.self) { [token] width in
                token.touch()
                width += 1
            }
            .onAppear { [token] in token.touch() }
            .onDisappear { [token] in token.touch() }
            .onChange(of: number) { [token] in token.touch() }
    }
}

/// What is kept of elements that went out of sight.
@MainActor @Suite struct LazyMemoryTests {
    /// Five rows a screen: those in sight, and those that left in the last 16 updates.
    @Test func aHundredThousandRowsToAndFroLeaveNothingBehind() {
        let census = Census()
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100_000, id: \.self) {
                        KnownRow(number: $0, token: Token(census))
                    }
                }
                .onPreferenceChange(Width.self) { _ in }
            })
        let places = stride(from: 0, to: 100_000, by: 400).map { CGFloat($0 * 20) }
        for place in places + places.reversed().dropFirst() {
            host.scroll(0, place)
            guard census.alive <= 5 * 17 else { break }
        }
        same(host.offset?.y, 0)
        same(census.alive, 5 * 17)
        #expect(host.tree.layout.nodeCount < 1000)
    }
}
