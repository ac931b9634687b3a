import SwiftUI

/// What Apple shows on its other systems: on the Mac, the watch and the television.
struct OtherSystems: View {
    struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    @State private var name = "Nobody"
    @State private var isOn = true
    private let root = Folder(id: "Disk", folders: [Folder(id: "Apps"), Folder(id: "Users")])
    private let isPlain: AccessibilityQuickActionOutlineStyle = .outline
    private let isAsked: AccessibilityQuickActionPromptStyle = .prompt

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            TextFieldLink("Name", prompt: Text("Who are you?")) { name = $0 }
            TextFieldLink(prompt: nil) {
                Label(name, systemImage: "person")
            } onSubmit: {
                name = $0
            }
            HelpLink(anchor: "names")
            HelpLink(anchor: "names", book: "People")
            Button("Picture", image: ImageResource(name: "bubble", bundle: .main)) {
                name = "Picture"
            }
            buttons
            Toggle("Checked", isOn: $isOn).toggleStyle(.checkbox)
            Toggle("Checked by type", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
            Toggle("Checked in a box", isOn: $isOn).toggleStyle(BoxedChecks())
            OutlineGroup(root, children: \.folders) { Text($0.id).typeSelectEquivalent($0.id) }
            Text("Acts at once").accessibilityQuickAction(style: isPlain) { Button("Go") {} }
            Text("Asks first").accessibilityQuickAction(style: isAsked) { Button("Ask") {} }
            OlderSizes()
            Table(of: Folder.self) {
                TableColumn("Folder", value: \.id)
            } rows: {
                OutlineGroup([root], children: \.folders)
            }
            .frame(height: 120)
        }
        .padding()
        .frame(width: 390, alignment: .leading)
    }

    private var buttons: some View {
        HStack {
            Button("Bar") {}.buttonStyle(.accessoryBar)
            Button("Action") {}.buttonStyle(.accessoryBarAction)
            Button("Card") {}.buttonStyle(.card)
            Button("Link") {}.buttonStyle(.link)
            Button("Framed") {}.buttonStyle(FramedBars())
            Button("Tinted") {}.buttonStyle(BorderedButtonStyle(tint: .green))
        }
    }
}

/// Checks in a style of one's own that adds to the system's.
struct BoxedChecks: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        CheckboxToggleStyle().makeBody(configuration: configuration).border(.gray)
    }
}

/// The same button in each style of bars, cards and links.
struct FramedBars: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            AccessoryBarButtonStyle().makeBody(configuration: configuration)
            AccessoryBarActionButtonStyle().makeBody(configuration: configuration)
            CardButtonStyle().makeBody(configuration: configuration)
            LinkButtonStyle().makeBody(configuration: configuration)
        }
    }
}

/// The sizes of text by their older names.
struct OlderSizes: View {
    @Environment(\.sizeCategory) private var size
    private let all: [ContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    var body: some View {
        let large = all.filter(\.isAccessibilityCategory).count
        Text("\(all.count) sizes, \(large) of them large")
        Text(size.isAccessibilityCategory ? "Large now" : "Of usual size now")
    }
}
