import Expectations
import QuadrantAccessibility
import QuadrantCore
import QuadrantTesting
import SwiftUI
import Testing

/// The element of one view, found without those of others, is the one that is found among all.
@MainActor @Suite struct OwnElementTests {
    private struct Screen: View {
        @Namespace private var pairs
        @State private var isOn = true
        @State private var name = "Ada"

        var isList: Bool

        var body: some View {
            if isList { List { rows } } else { VStack { rows } }
        }

        private var rows: some View {
            Group {
                Section("People") {
                    Toggle("Sound", isOn: $isOn).accessibilityIdentifier("sound")
                    TextField("Name", text: $name)
                    Label("Mail", systemImage: "envelope").labelStyle(.iconOnly)
                    HStack {
                        Text("Total").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
                        Slider(value: .constant(2), in: 0...5)
                            .accessibilityLabeledPair(role: .content, id: 1, in: pairs)
                    }
                }
                VStack {
                    Text("a").accessibilitySortPriority(-1)
                    Button("b") {}.disabled(true)
                }
                .accessibilityElement(children: .combine).accessibilityIdentifier("both")
                VStack {
                    Text("c")
                    Image(systemName: "star")
                }
                .accessibilityElement(children: .contain).accessibilityLabel("Box")
                Text("hidden").accessibilityHidden(true)
                Color.red.frame(height: 10).accessibilityRepresentation { Button("r") {} }
                VStack { Button("d") {} }.disabled(true).accessibilityIdentifier("outer")
                Text("e").mask { Text("m") }.background { Text("ground") }
            }
        }
    }

    @Test(arguments: [(true, 5), (false, 10)])
    func isThatOfAll(_ isList: Bool, _ least: Int) {
        let host = ViewHost(device: .iPhone16) { Screen(isList: isList) }
        let index = ElementIndex(host.tree.accessibility())
        var found = 0
        host.tree.forEachShownNode { node in
            guard let own = host.tree.ownAccessibility(of: node) else { return }
            found += 1
            let all = index.element(of: node, in: host.tree)
            same(own?.plain.description, all?.plain.description)
            same(own?.identifiers, all?.identifiers)
            same(own?.isEnabled, all?.isEnabled)
            same(own?.node, all?.node)
        }
        holds(found > least, "\(found)")
    }
}
