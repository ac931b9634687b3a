import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Views with their geometry in common.
@MainActor @Suite struct MatchedGeometryTests {
    private struct Followers: View {
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.gray.frame(width: 40, height: 40)
                    .matchedGeometryEffect(id: "m", in: space)
                    .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
                Color.gray.accessibilityIdentifier("free")
                    .matchedGeometryEffect(id: "m", in: space, isSource: false)
                Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("place")
                    .matchedGeometryEffect(
                        id: "m", in: space, properties: .position, isSource: false)
                Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("corner")
                    .matchedGeometryEffect(
                        id: "m", in: space, properties: .position, anchor: .topLeading,
                        isSource: false)
                Color.gray.accessibilityIdentifier("size")
                    .matchedGeometryEffect(id: "m", in: space, properties: .size, isSource: false)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    @Test func followersLieAtTheSource() throws {
        let host = ViewHost(width: 200, height: 100) { Followers() }
        try same(host["free"].frame, CGRect(x: 120, y: 20, width: 40, height: 40))
        try same(host["place"].frame, CGRect(x: 130, y: 30, width: 20, height: 20))
        try same(host["corner"].frame, CGRect(x: 120, y: 20, width: 20, height: 20))
        try same(host["size"].frame, CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    /// Mirrored, as all frames are; the corner of the anchor is the leading one.
    @Test func followersLieAtTheSourceFromRightToLeft() throws {
        let host = ViewHost(width: 200, height: 100) {
            Followers().environment(\.layoutDirection, .rightToLeft)
        }
        try same(host["free"].frame, CGRect(x: 40, y: 20, width: 40, height: 40))
        try same(host["place"].frame, CGRect(x: 50, y: 30, width: 20, height: 20))
        try same(host["corner"].frame, CGRect(x: 60, y: 20, width: 20, height: 20))
        try same(host["size"].frame, CGRect(x: 160, y: 0, width: 40, height: 40))
    }

    private struct Tabs: View {
        @State private var chosen = 0
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3) { tab in
                    Button("tab") { withAnimation(.linear(duration: 1)) { chosen = tab } }
                        .frame(width: 40 + 10 * CGFloat(tab), height: 20)
                        .accessibilityIdentifier("tab \(tab)")
                        .matchedGeometryEffect(id: tab, in: space)
                }
            }
            .background {
                Color.yellow.accessibilityIdentifier("mark")
                    .matchedGeometryEffect(id: chosen, in: space, isSource: false)
            }
            .frame(width: 200, height: 40, alignment: .topLeading)
        }
    }

    @Test func aMarkMovesFromOneSourceToTheNext() throws {
        let host = ViewHost(width: 200, height: 40) { Tabs() }
        try same(host["mark"].frame, CGRect(x: 0, y: 0, width: 40, height: 20))
        try host["tab 2"].tap()
        try same(host["mark"].frame, CGRect(x: 90, y: 0, width: 60, height: 20))
        host.advance(by: 0.5)
        try same(host.presented["mark"].frame, CGRect(x: 45, y: 0, width: 50, height: 20))
        host.advanceToEnd()
        try same(host.presented["mark"].frame, CGRect(x: 90, y: 0, width: 60, height: 20))
    }

    private struct Hero: View {
        @State private var isLarge = false
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                if isLarge {
                    Color.red.accessibilityIdentifier("large")
                        .matchedGeometryEffect(id: "hero", in: space)
                        .frame(width: 100, height: 100)
                        .padding(.leading, 100)
                } else {
                    Color.red.accessibilityIdentifier("small")
                        .matchedGeometryEffect(id: "hero", in: space)
                        .frame(width: 20, height: 20)
                }
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
            .accessibilityIdentifier("go")
        }
    }

    @Test func oneSourceTakesTheOthersPlace() throws {
        let host = ViewHost(width: 200, height: 100) { Hero() }
        try host["go"].tap()
        try same(host.presented["large"].frame, CGRect(x: 0, y: 0, width: 20, height: 20))
        host.advance(by: 0.5)
        let between = CGRect(x: 50, y: 0, width: 60, height: 60)
        try same(host.presented["large"].frame, between)
        try same(host.presented["small"].frame, between)
        near(try host.presented["small"].opacity, 0.5, within: 1e-9)
        host.advanceToEnd()
        fails(host.presented.contains("small"))
        try same(host.presented["large"].frame, CGRect(x: 100, y: 0, width: 100, height: 100))
    }

    private struct Grouped: View {
        @State private var isWide = false
        let isGroup: Bool

        var body: some View {
            HStack(spacing: 0) {
                Color.clear.frame(width: isWide ? 100 : 0, height: 10)
                if isGroup { content.geometryGroup() } else { content }
            }
            .frame(width: 200, height: 40, alignment: .topLeading)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isWide = true } }
            .accessibilityIdentifier("go")
        }

        private var content: some View {
            HStack(spacing: 0) {
                if isWide { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("new") }
                Color.blue.frame(width: 10, height: 10)
            }
        }
    }

    @Test func aGroupTakesNewViewsAlong() throws {
        let loose = ViewHost(width: 200, height: 40) { Grouped(isGroup: false) }
        try loose["go"].tap()
        loose.advance(by: 0.5)
        try same(loose.presented["new"].frame.minX, 100)
        let group = ViewHost(width: 200, height: 40) { Grouped(isGroup: true) }
        try group["go"].tap()
        group.advance(by: 0.5)
        try same(group.presented["new"].frame.minX, 50)
    }
}
