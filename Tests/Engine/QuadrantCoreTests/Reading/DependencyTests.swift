import Expectations
import Foundation
import Observation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import SwiftUI
import Testing

/// Holds a state that it does not read itself.
private struct Owner: View {
    let sets: Sets
    @State private var width: CGFloat = 10
    @State private var unread = 0

    var body: some View {
        let (width, unread) = ($width, $unread)
        sets.width = { width.wrappedValue = $0 }
        sets.unread = { unread.wrappedValue = $0 }
        return VStack(spacing: 0) {
            Reader(width: $width)
            Color.blue.frame(width: 5, height: 5)
        }
    }
}

private struct Reader: View {
    @Binding var width: CGFloat

    var body: some View {
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
    }
}

private struct NameView: View {
    let person: Person

    var body: some View {
        Text(person.name).accessibilityIdentifier("name")
    }
}

private struct Names: View {
    let people: [Person]

    var body: some View {
        VStack { ForEach(people.indices, id: \.self) { NameView(person: people[$0]) } }
    }
}

/// A list whose element closure reads the objects itself.
private struct InlineNames: View {
    let people: [Person]

    var body: some View {
        VStack { ForEach(people.indices, id: \.self) { Text(people[$0].name) } }
    }
}

/// Sets the colour scheme around views that do and do not read it.
private struct Around: View {
    let sets: Sets
    @State private var isDark = false

    var body: some View {
        let isDark = $isDark
        sets.flag = { isDark.wrappedValue = $0 }
        return Middle().environment(\.colorScheme, self.isDark ? .dark : .light)
    }
}

private struct Middle: View {
    var body: some View {
        HStack {
            SchemeReader()
            Indifferent()
        }
    }
}

private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Color.red.frame(width: scheme == .dark ? 20 : 10, height: 10)
            .accessibilityIdentifier("scheme")
    }
}

private struct Indifferent: View {
    var body: some View { Spacer(minLength: 1) }
}

/// A modifier with a state and a value of the environment of its own.
private struct Counting: ViewModifier {
    let sets: Sets
    @State private var count: CGFloat = 1
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        let count = $count
        sets.width = { count.wrappedValue = $0 }
        return content.padding(direction == .rightToLeft ? 0 : self.count)
    }
}

private struct WritesInBody: View {
    @State private var count = 0

    var body: some View {
        if count == 0 { count = 1 }
        return Color.red.frame(width: CGFloat(count), height: 1).accessibilityIdentifier("bar")
    }
}

/// What is evaluated and recorded again is what read something that changed.
@MainActor @Suite struct DependencyTests: LiveTreeTests {
    @Test func aBindingIsReadWhereItIsRead() throws {
        let sets = Sets()
        let tree = tree(Owner(sets: sets))
        same(bodies(tree) { sets.width(30) }, 1)
        same(frame(tree, "bar")?.width, 30)
        same(bodies(tree) { sets.width(30) }, 0, "an equal value")
        same(bodies(tree) { sets.unread(1) }, 0, "nobody reads it")
    }

    @Test func objectsAreTrackedByProperty() {
        let people = [Person(), Person(), Person()]
        let tree = tree(Names(people: people))
        same(bodies(tree) { people[1].name = "Grace" }, 1)
        same(bodies(tree) { people[1].age = 7 }, 0)
        same(
            bodies(tree) {
                people[0].name = "Emmy"
                people[2].name = "Sofja"
            }, 2)
        same(bodies(tree) { people[1].name = "Mary" }, 1, "tracked again after a change")
    }

    @Test func closuresOfListsAreTracked() {
        let people = [Person(), Person()]
        let tree = tree(InlineNames(people: people))
        same(bodies(tree) { people[1].name = "Grace" }, 1)
        same(bodies(tree) { people[1].age = 7 }, 0)
    }

    @Test func aKeyReachesThoseWhoReadIt() {
        let sets = Sets()
        let tree = tree(Around(sets: sets))
        same(frame(tree, "scheme")?.width, 10)
        same(bodies(tree) { sets.flag(true) }, 2, "the setter and the reader")
        same(frame(tree, "scheme")?.width, 20)
        same(bodies(tree) { sets.flag(false) }, 2)
        same(frame(tree, "scheme")?.width, 10)
    }

    @Test func modifiersHaveStateAndEnvironment() {
        let sets = Sets()
        let tree = tree(
            Color.red.frame(width: 10, height: 10).modifier(Counting(sets: sets))
                .accessibilityIdentifier("all"))
        same(frame(tree, "all")?.width, 12)
        same(bodies(tree) { sets.width(5) }, 1)
        same(frame(tree, "all")?.width, 20)
    }

    @Test func aWriteInABodyIsReported() {
        let tree = tree(WritesInBody())
        same(frame(tree, "bar")?.width, 1)
        same(
            tree.issues.map(\.message),
            [
                "@State count of WritesInBody was set while a body was evaluated"
            ])
    }

    @Test func statesMayBeSetElsewhere() async throws {
        let sets = Sets()
        let tree = tree(Owner(sets: sets))
        nonisolated(unsafe) let set = sets.width
        await Task.detached { set(70) }.value
        for _ in 0..<20_000 where frame(tree, "bar")?.width != 70 {
            try await Task.sleep(for: .milliseconds(5))
            tree.update(offer)
        }
        same(frame(tree, "bar")?.width, 70)
    }

    @Test func objectsMayChangeElsewhere() async throws {
        let person = Person()
        let tree = tree(NameView(person: person))
        let before = tree.statistics.bodies
        nonisolated(unsafe) let shared = person
        await Task.detached { shared.name = "Grace" }.value
        for _ in 0..<20_000 where tree.issues.isEmpty {
            try await Task.sleep(for: .milliseconds(5))
        }
        tree.update(offer)
        same(tree.statistics.bodies, before + 1)
        same(
            tree.issues.map(\.description),
            [
                "An observable object that a body reads was changed off the main actor in NameView. "
                    + "The view was evaluated again on the main actor. Change such objects there: "
                    + "mark their class @MainActor."
            ])
    }

    @Test func readingAgainAndAgainKeepsNothing() {
        let person = Person()
        let sets = Sets()
        struct Both: View {
            let person: Person
            let sets: Sets
            @State private var width: CGFloat = 1
            var body: some View {
                let width = $width
                sets.width = { width.wrappedValue = $0 }
                return Text(person.name).frame(width: self.width)
            }
        }
        let tree = tree(Both(person: person, sets: sets))
        for step in 0..<100 { same(bodies(tree) { sets.width(CGFloat(step + 2)) }, 1) }
        same(bodies(tree) { person.name = "Grace" }, 1)
    }
}
