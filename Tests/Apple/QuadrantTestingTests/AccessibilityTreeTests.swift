import Expectations
import Foundation
import QuadrantAccessibility
import QuadrantTesting
import SwiftUI
import Testing

/// What assistive technologies are told, by Apple's pages of the modifiers.
@MainActor @Suite struct AccessibilityTreeTests {
    private func tree(@ViewBuilder _ content: @escaping () -> some View) -> AccessibilityNode {
        ViewHost(width: 200, height: 200, content: content).accessibility
    }

    /// The label of each element, in the order in which they are read.
    private func labels(@ViewBuilder _ content: @escaping () -> some View) -> [String?] {
        tree(content).children.map(\.label)
    }

    @Test func textsAndNamedImagesAreElements() throws {
        let elements = tree {
            VStack {
                Text("Title")
                Image(systemName: "star.fill")
                Color.red
                Divider()
            }
        }.children
        same(elements.map(\.label), ["Title", "star fill"])
        same(elements.map(\.traits), [[.isStaticText], [.isImage]])
        let title = try #require(elements.first)
        same(title.frame.midX, 100)
        holds(title.isEnabled)
        fails(title.respondsToUserInteraction)
    }

    @Test func labelValueAndHint() {
        let element = tree {
            Color.red.accessibilityLabel("Volume").accessibilityValue("3 of 10")
                .accessibilityHint("Makes it louder").accessibilityInputLabels(["Sound", "Noise"])
        }.children.first
        same(element?.label, "Volume")
        same(element?.value, "3 of 10")
        same(element?.hint, "Makes it louder")
        same(element?.inputLabels, ["Sound", "Noise"])
        same(element?.frame, CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test func aLabelReplacesTheTextAndTheOneFurtherOutWins() {
        same(labels { Text("x").accessibilityLabel("Close") }, ["Close"])
        same(
            labels { Text("x").accessibilityLabel("Inner").accessibilityLabel(Text("Outer")) },
            ["Outer"])
        same(labels { Text("x").padding().accessibilityLabel("Padded") }, ["Padded"])
        same(labels { Text("x").accessibilityLabel("Close", isEnabled: false) }, ["x"])
    }

    @Test func whatCannotBeSeenIsNotTold() {
        let shown = labels {
            VStack {
                Text("a").hidden()
                Text("b").opacity(0)
                Text("c").accessibilityHidden(true)
                Text("d").accessibilityHidden(false)
                Image(decorative: "nothing")
                HStack { Text("e") }.accessibilityHidden(true)
            }
        }
        same(shown, ["d"])
    }

    @Test func combinedChildrenAreOneElement() throws {
        let element = try #require(
            tree {
                VStack {
                    Text("Ann")
                    Text("Editor").accessibilityValue("busy")
                    Text("secret").accessibilityHidden(true)
                }
                .frame(width: 100, height: 80)
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("card")
            }.children.first)
        same(element.label, "Ann, Editor")
        same(element.value, "busy")
        same(element.traits, [.isStaticText])
        same(element.identifiers, ["card"])
        same(element.frame, CGRect(x: 50, y: 60, width: 100, height: 80))
        empty(element.children)
    }

    @Test func aTapOnACombinedChildIsAnActionByItsLabel() {
        let element = tree {
            HStack {
                Text("Ann")
                Text("Call").accessibilityAction {}
            }.accessibilityElement(children: .combine)
        }.children.first
        same(element?.actions, ["Call"])
    }

    @Test func ignoredChildrenLeaveAnElementWithoutProperties() {
        let element = tree {
            HStack {
                Text("1")
                Text("2")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityValue("Page 1 of 2")
        }.children.first
        same(element?.label, nil)
        same(element?.value, "Page 1 of 2")
        same(element?.children.isEmpty, true)
    }

    @Test func containedChildrenStayElements() throws {
        let elements = tree {
            VStack {
                HStack {
                    Text("1")
                    Text("2")
                }.accessibilityElement(children: .contain).accessibilityLabel("Users")
                Text("3")
            }
        }.children
        same(elements.map(\.label), ["Users", "3"])
        same(elements[0].children.map(\.label), ["1", "2"])
    }

    @Test func higherPrioritiesAreReadFirst() {
        let shown = labels {
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                Text("c").accessibilitySortPriority(-1)
                Text("d").accessibilitySortPriority(1)
                Text("e")
            }
        }
        same(shown, ["b", "d", "a", "e", "c"])
    }

    @Test func traitsAreAddedAndTakenAway() {
        let element = tree {
            Text("News").accessibilityAddTraits([.isHeader, .isSelected])
                .accessibilityRemoveTraits(.isStaticText)
        }.children.first
        same(element?.traits, [.isHeader, .isSelected])
        let heading = tree { Text("News").accessibilityHeading(.h2) }.children.first
        same(heading?.traits, [.isHeader, .isStaticText])
        same(heading?.headingLevel, 2)
    }

    @Test func traitsAreASet() {
        var traits: AccessibilityTraits = [.isButton, .isSelected]
        #expect(traits.contains(.isButton) && !traits.contains(.isLink))
        holds(traits.insert(.isLink).inserted)
        fails(traits.insert(.isLink).inserted)
        same(traits.remove(.isButton), .isButton)
        same(traits.remove(.isButton), nil)
        same(traits, [.isSelected, .isLink])
    }

    @Test func actionsByKindAndName() throws {
        var done: [String] = []
        let host = ViewHost(width: 100, height: 100) {
            Text("Mail")
                .accessibilityAction { done.append("open") }
                .accessibilityAction(named: "Reply") { done.append("reply") }
                .accessibilityAction(.escape) { done.append("escape") }
                .accessibilityAdjustableAction { done.append($0 == .increment ? "more" : "less") }
                .accessibilityActions {
                    Text("Archive").accessibilityAction { done.append("archive") }
                }
        }
        let mail = try host.find(label: "Mail")
        same(
            mail.accessibility?.actions,
            ["activate", "Reply", "escape", "increment", "decrement", "Archive"])
        for action in ["activate", "Reply", "escape", "decrement", "Archive"] {
            try mail.perform(action)
        }
        same(done, ["open", "reply", "escape", "less", "archive"])
    }

    @Test func anotherViewMayTellWhatThisIs() {
        same(
            labels {
                HStack {
                    Text("▮▮▯")
                    Text("%")
                }.accessibilityRepresentation { Text("Two of three") }
            }, ["Two of three"])
    }

    @Test func childrenThatAreNotShown() throws {
        let host = ViewHost(width: 100, height: 100) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            .accessibilityLabel("Lines of code")
            .accessibilityChildren {
                HStack {
                    ForEach(1..<3) { Color.green.accessibilityLabel("Week \($0)") }
                }
            }
        }
        let chart = host.accessibility.children.first
        same(chart?.label, "Lines of code")
        same(chart?.children.map(\.label), ["Week 1", "Week 2"])
        let red = try ViewHost(width: 100, height: 100) { Color.red }.picture().rgba
        try same(host.picture().rgba, red)
    }

    @Test func linksAndTextsThatLeadSomewhere() throws {
        let url = try #require(URL(string: "https://swift.org"))
        let elements = tree {
            VStack {
                Link("Swift", destination: url)
                Text("[Read](https://swift.org) on")
            }
        }.children
        same(elements.map(\.label), ["Swift", "Read on"])
        holds(elements.allSatisfy { $0.traits == [.isLink] })
    }

    @Test func asTextAndAsJSON() throws {
        let node = tree {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 50, height: 20).accessibilityLabel("Bar")
                    .accessibilityValue("1").accessibilityIdentifier("bar")
                HStack { Color.blue.frame(width: 200, height: 180).accessibilityLabel("Box") }
                    .accessibilityElement(children: .contain).accessibilityAction {}
            }
        }
        same(
            node.description,
            """
            container at 0,0 200×200
              element "Bar" #bar at 0,0 50×20 value "1"
              container at 0,20 200×180 [activate]
                element "Box" at 0,20 200×180

            """)
        let data = try JSONEncoder().encode(node)
        try same(JSONDecoder().decode(AccessibilityNode.self, from: data), node)
    }

    @Test func deepTreesAreTold() {
        var view = AnyView(Text("deep"))
        for _ in 0..<5_000 { view = AnyView(view.padding(0)) }
        let deep = view
        same(labels { deep }, ["deep"])
    }

    @Test func textsMayBeToldByOtherWords() throws {
        let plain: Text = Text("5").accessibilityLabel("five")
        same(labels { plain + Text(" stars") }, ["five stars"])
        same(labels { (plain + Text(" stars")).accessibilityLabel("Good") }, ["Good"])
        let star = Image(systemName: "star")
        same(labels { Text("\(Text(star).accessibilityLabel("starred")) mail") }, ["starred mail"])
        let host = ViewHost(width: 100, height: 100) { plain }
        same(host.texts, ["5"])
    }

    @Test func aTextIsAHeading() throws {
        let title: Text = Text("News").accessibilityHeading(.h2)
        let heading = try #require(tree { title }.children.first)
        same(heading.label, "News")
        same(heading.traits, [.isHeader, .isStaticText])
        same(heading.headingLevel, 2)
        let joined = try #require(tree { title + Text(" of today") }.children.first)
        same(joined.label, "News of today")
        same(joined.headingLevel, 2)
    }

    @Test func aLabelOfOtherViewsMayKeepTheOldOne() {
        same(
            labels {
                VStack {
                    Text("Inbox").accessibilityLabel { label in
                        label
                        Text("3 new")
                    }
                    Color.red.accessibilityLabel { label in
                        HStack {
                            label
                            Text("Alert")
                        }
                    }
                }
            }, ["Inbox, 3 new", "Alert"])
    }

    @Test func actionsOfACategory() throws {
        var done: [String] = []
        let table = AccessibilityActionCategory("Table Options")
        let host = ViewHost(width: 100, height: 100) {
            Text("Cell")
                .accessibilityAction { done.append("open") }
                .accessibilityActions(category: .edit) { Button("Bold") { done.append("bold") } }
                .accessibilityActions(category: table) { Button("Add") { done.append("add") } }
        }
        let cell = try host.find(label: "Cell")
        same(cell.accessibility?.actions, ["activate", "Bold", "Add"])
        same(cell.accessibility?.actionCategories, ["Bold": "edit", "Add": "Table Options"])
        holds(cell.description.hasSuffix("[activate, Bold (edit), Add (Table Options)]"))
        try cell.perform("Bold")
        try cell.perform("Add")
        same(done, ["bold", "add"])
    }

    @Test func identifiersAreSaidAsOtherThingsAre() {
        typealias Said = ModifiedContent<Text, AccessibilityAttachmentModifier>
        let views: [Said] = [
            Text("a").accessibilityIdentifier("a"),
            Text("b").accessibilityIdentifier("b", isEnabled: false),
            Text("c").accessibility(identifier: "c"),
        ]
        let host = ViewHost(width: 100, height: 100) {
            VStack { ForEach(0..<3) { views[$0] } }
        }
        same(host.identifiers, ["a", "c"])
    }
}
