import Expectations
import Foundation
import SwiftUI
import TappedViews
import TestedViews
import Testing

extension ContainerValues {
    @Entry fileprivate var note: String = "none"
    @Entry fileprivate var pin = Pin()
}

extension EnvironmentValues {
    @Entry fileprivate var depth: Int = 3
    @Entry fileprivate var owner: String?
}

private struct Pin {
    var x = 0
    var y = 0
}

/// Counts its own evaluations of state.
private struct Box: View {
    let name: String
    @State private var width: CGFloat = 10

    var body: some View {
        Color.gray.frame(width: width, height: 10).accessibilityIdentifier(name)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
                width = 20
            }
    }
}

/// Two views.
private struct Pair: View {
    var body: some View {
        Box(name: "x")
        Box(name: "y")
    }
}

private struct EntryReader: View {
    @Environment(\.depth) private var depth
    @Environment(\.owner) private var owner

    var body: some View {
        Color.gray.frame(width: CGFloat(depth), height: CGFloat(owner?.count ?? 1))
            .accessibilityIdentifier("reader")
    }
}

/// Containers that look into their content.
@MainActor @Suite struct SubviewTests {
    @Test func aGroupIsGivenTheViewsOfItsContent() {
        let host = ScrollHost(
            Group(
                subviews: Group {
                    Box(name: "a")
                    if true { Box(name: "b") }
                    ForEach(0..<2, id: \.self) { Box(name: "\($0)") }
                    Pair()
                    EmptyView()
                }
            ) { subviews in
                VStack(spacing: 0) {
                    ForEach(subviews.reversed()) { $0 }
                    Color.gray.frame(width: CGFloat(subviews.count), height: 10)
                        .accessibilityIdentifier("count")
                }
            }, 100, 200)
        same(host.names, ["y", "x", "1", "0", "b", "a", "count"])
        same(host.frames["count"]?.width, 6)
        same(host.frames["a"]?.width, 20)
    }

    private struct Deeper: ViewModifier {
        func body(content: Content) -> some View {
            content.transformEnvironment(\.depth) { $0 += 4 }
        }
    }

    private struct Stacked: ViewModifier {
        func body(content: Content) -> some View {
            VStack(spacing: 0) {
                content
                Box(name: "added")
            }
        }
    }

    /// What a modifier with a body makes of its content is what there is: bodies in it are evaluated in the environment that it sets.
    @Test func aModifierWithABodyIsLookedInto() {
        let inner = ScrollHost(
            Group(subviews: EntryReader().modifier(Deeper()).modifier(Deeper()).padding(0)) {
                $0
            }, 100, 100)
        same(inner.frames["reader"]?.width, 11)
        let stack = ScrollHost(
            Group(subviews: Pair().modifier(Stacked())) { subviews in
                HStack(spacing: 0) {
                    Color.gray.frame(width: CGFloat(subviews.count), height: 10)
                        .accessibilityIdentifier("count")
                    subviews
                }
            }, 100, 200)
        same(stack.frames["count"]?.width, 1)
        same(Set(stack.names), ["count", "x", "y", "added"])
        same(stack.frames["added"]?.height, 10)
    }

    @Test func slicesAndSingleViews() {
        let host = ScrollHost(
            Group(subviews: ForEach(0..<5, id: \.self) { Box(name: "\($0)") }) { subviews in
                HStack(spacing: 0) {
                    subviews[3]
                    subviews[..<2]
                }
            }, 100, 100)
        same(host.names, ["3", "0", "1"])
    }

    @Test func containerValuesReachTheContainer() {
        let notes = Kept<[String]>()
        let content = Group {
            Text("A").containerValue(\.note, "a")
            Text("B")
            Text("C").containerValue(\.note, "c").padding()
            VStack { Text("D").containerValue(\.note, "d") }
            Group {
                Text("E").containerValue(\.pin.x, 2)
                Text("F")
            }
            .containerValue(\.pin.y, 5)
            Text("G").tag(7)
        }
        let host = ScrollHost(
            Group(subviews: content) { subviews in
                let _ = notes.keep(
                    subviews.map {
                        let values = $0.containerValues
                        return "\(values.note) \(values.pin.x) \(values.pin.y) "
                            + "\(values.tag(for: Int.self) ?? 0) \(values.hasTag(7))"
                    })
                VStack { subviews }
            }, 100, 300)
        same(
            notes.value,
            [
                "a 0 0 0 false", "none 0 0 0 false", "c 0 0 0 false", "none 0 0 0 false",
                "none 2 0 0 false", "none 0 5 0 false", "none 0 0 7 true",
            ])
        empty(host.issues)
    }

    @Test func layoutsReadContainerValues() {
        struct Reading: Layout {
            nonisolated(unsafe) let notes: Kept<[String]>

            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) -> CGSize {
                notes.keep(subviews.map(\.containerValues.note))
                return .zero
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout ()
            ) {}
        }
        let notes = Kept<[String]>()
        _ = ScrollHost(
            Reading(notes: notes) {
                Text("A").containerValue(\.note, "inner").padding().containerValue(\.note, "outer")
                Text("B")
            })
        same(notes.value, ["inner", "none"])
    }

    @Test func sectionsAreTaken() {
        let log = Kept<[String]>()
        let content = Group {
            Text("loose")
            Section("One") {
                Text("1")
                Text("2")
            }
            .containerValue(\.note, "first")
            Section {
                Text("3")
            } footer: {
                Text("foot")
            }
            Text("rest")
        }
        let host = ScrollHost(
            VStack {
                ForEach(sections: content) { section in
                    let _ = log.keep(
                        (log.value ?? []) + [
                            "\(section.header.count) \(section.content.count) "
                                + "\(section.footer.count) \(section.containerValues.note)"
                        ])
                    section.header
                    section.content
                }
            }, 100, 300)
        same(log.value, ["0 1 0 none", "1 2 0 first", "0 1 1 none", "0 1 0 none"])
        empty(host.issues)
        let counted = Kept<Int>()
        _ = ScrollHost(
            Group(sections: content) { sections in
                let _ = counted.keep(sections.count)
                EmptyView()
            })
        same(counted.value, 4)
    }

    @Test func subviewsKeepTheirStateWhenTheContentChanges() {
        let knob = Knob([1, 2, 3])
        let host = ScrollHost(
            Turning(knob) { numbers in
                VStack(spacing: 0) {
                    ForEach(subviews: ForEach(numbers, id: \.self) { Box(name: "\($0)") }) {
                        $0.padding(1)
                    }
                }
            }, 100, 200)
        same(host.frames["3"]?.width, 20)
        let bodies = host.bodies
        knob.set?([3, 4, 1])
        host.update()
        same(host.names, ["3", "4", "1"])
        same(host.frames["3"]?.width, 20)
        // The list's own view and the new element, which measures itself twice.
        #expect(host.bodies - bodies <= 5)
    }

    /// How a container is given its views.
    enum Giving: CaseIterable {
        case group, forEach, sections, slice
    }

    private struct Container<Content: View>: View {
        let kind: Giving
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                switch kind {
                case .group: Group(subviews: content) { $0[0].environment(\.depth, 50) }
                case .forEach: ForEach(subviews: content) { $0.environment(\.depth, 50) }
                case .sections:
                    Group(sections: content) { $0[0].content.environment(\.depth, 50) }
                case .slice: Group(subviews: content) { $0[0..<1].environment(\.depth, 50) }
                }
            }
        }
    }

    /// Apple's page of `Subview`: "the view is resolved using the environment of its container, *not* the environment of the
    /// its subview proxy"; as an answer to https://developer.apple.com/forums/thread/796865 has it.
    @Test(arguments: Giving.allCases) func theEnvironmentIsTheContainers(kind: Giving) {
        let knob = Knob(20)
        let host = ScrollHost(
            Turning(knob) { depth in
                Container<EntryReader>(kind: kind) { EntryReader() }.environment(\.depth, depth)
            })
        same(host.frames["reader"]?.width, 20)
        knob.set?(4)
        host.update()
        same(host.frames["reader"]?.width, 4)
        empty(host.issues)
    }

    /// Modifiers of the original view lie inside of those of its proxy.
    @Test func theViewsOwnEnvironmentStays() {
        let host = ScrollHost(
            Container<AnyView>(kind: .group) {
                AnyView(EntryReader().environment(\.depth, 9))
            })
        same(host.frames["reader"]?.width, 9)
    }

    @Test func entriesOfTheEnvironment() {
        same(ScrollHost(EntryReader()).frames["reader"]?.size, CGSize(width: 3, height: 1))
        let host = ScrollHost(
            EntryReader().environment(\.depth, 7).environment(\.owner, "Eve"))
        same(host.frames["reader"]?.size, CGSize(width: 7, height: 3))
    }
}
