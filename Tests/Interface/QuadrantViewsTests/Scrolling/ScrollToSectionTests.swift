import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Scrolling to views with identities in sections and rows that are not made yet.
@MainActor @Suite struct ScrollToSectionTests {
    enum Kind: CaseIterable {
        case sections, one, written, grid, row, gridRow, nested, list, form, any, group, eager
    }

    @Observable @MainActor final class Model {
        var target = ""
        var isAnimated = false
        var position: String?
    }

    private struct Page: View {
        let kind: Kind
        @Bindable var model: Model

        var body: some View {
            ScrollViewReader { proxy in
                content
                    .onChange(of: model.target) {
                        withAnimation(model.isAnimated ? .linear(duration: 1) : nil) {
                            proxy.scrollTo(model.target, anchor: .center)
                        }
                    }
            }
        }

        @ViewBuilder private var content: some View {
            switch kind {
            case .list: List { sections }
            case .form: Form { sections }
            case .row:
                ScrollView(.horizontal) { LazyHStack(pinnedViews: .sectionHeaders) { sections } }
            case .gridRow:
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) { sections }
                }
            case .grid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                        sections
                    }
                }
            case .eager: ScrollView { VStack { sections } }
            case .one: ScrollView { LazyVStack { section(20) } }
            case .written:
                ScrollView {
                    LazyVStack {
                        section(0)
                        section(1)
                        section(20)
                    }
                }
            case .group: ScrollView { LazyVStack { Group { sections } } }
            case .any:
                ScrollView {
                    LazyVStack { ForEach(0..<30, id: \.self) { AnyView(section($0)) } }
                }
            case .nested:
                ScrollView {
                    LazyVStack {
                        ForEach(0..<30, id: \.self) { number in
                            ForEach(0..<12, id: \.self) { row(number, $0) }
                        }
                        Text("header").accessibilityIdentifier("header 20").id("header 20")
                        Text("footer").accessibilityIdentifier("footer 20").id("footer 20")
                    }
                }
            case .sections:
                ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { sections } }
            }
        }

        private var sections: some View { ForEach(0..<30, id: \.self) { section($0) } }

        private func section(_ number: Int) -> some View {
            Section {
                ForEach(0..<12, id: \.self) { row(number, $0) }
            } header: {
                Text("header").accessibilityIdentifier("header \(number)").id("header \(number)")
            } footer: {
                Text("footer").accessibilityIdentifier("footer \(number)").id("footer \(number)")
            }
        }

        private func row(_ section: Int, _ row: Int) -> some View {
            Text("\(section) \(row)").frame(width: 60, height: 30)
                .accessibilityIdentifier("row \(section) \(row)").id("row \(section) \(row)")
        }
    }

    private func host(_ kind: Kind, _ model: Model) -> ViewHost {
        ViewHost(width: 200, height: 300) { Page(kind: kind, model: model) }
    }

    @Test(arguments: Kind.allCases, ["row 20 7", "header 20", "footer 20"])
    func itIsFoundWhereNothingIsMadeYet(kind: Kind, target: String) throws {
        for isAnimated in [false, true] {
            let model = Model()
            let host = host(kind, model)
            #expect(!host.contains(target) || kind == .eager || kind == .one)
            model.isAnimated = isAnimated
            model.target = target
            host.update()
            host.advanceToEnd()
            empty(host.issues)
            let frame = try #require(
                host.presented.contains(target) ? host.presented[target].frame : nil)
            let room = CGRect(x: 0, y: 0, width: 200, height: 300)
            holds(room.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(frame)")
            if target == "row 20 7", kind != .one, kind != .written {
                let isAcross = kind == .row || kind == .gridRow
                #expect(
                    isAcross ? abs(frame.midX - 100) < 1 : abs(frame.midY - 150) < 1, "\(frame)")
            }
        }
    }
}
