public import Foundation
public import QuadrantCore
import QuadrantDisplayList

/// A label that leads to a URL, in the tint.
///
/// Apple: "Link". A drawing cannot be clicked, but its file can: PDF and SVG lead where the link
/// leads; a PNG shows the label alone.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    /// A link of which `label` is what is seen.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        label
            .foregroundStyle(.tint)
            .modifier(MeaningModifier(meaning: .link(destination.absoluteString)))
    }
}

extension Link where Label == Text {
    /// A link with a localised title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// Says what a view is for the reader of a file.
nonisolated struct MeaningModifier: NodeModifier {
    let meaning: DisplayMeaning

    func drawing(in environment: EnvironmentValues) -> (any NodeDrawing)? {
        MeaningDrawing(meaning: meaning)
    }
}

struct MeaningDrawing: NodeDrawing {
    let meaning: DisplayMeaning

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        var group = DisplayGroup(content: content)
        group.meaning = meaning
        return group
    }
}
