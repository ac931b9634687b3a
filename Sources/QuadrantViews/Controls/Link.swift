public import Foundation
public import QuadrantCore
import QuadrantDisplayList

/// A label that leads to a URL: a button in the style around it; without one its label in the tint.
///
/// Apple: "Link". A label of several views is a row of them. A tap calls `openURL` of the environment. In files the link works by itself: PDF and SVG
/// lead where it leads; a PNG shows the label alone. A disabled link looks like a disabled button
/// and leads nowhere when tapped.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link of which `label` is what is seen.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A button that opens the address; if only the system could open it, that is reported.
    public var body: some View {
        let (destination, openURL) = (destination, openURL)
        Button(
            PrimitiveButtonStyleConfiguration(label: label, kind: .link) { tap in
                guard openURL.opens(destination).isSystem else { return }
                let complaint = Complaint.notOpened(destination)
                if let tap {
                    tap.report(complaint)
                } else {
                    RuntimeIssue.warn("\(complaint.message). \(complaint.advice)")
                }
            }
        )
        .modifier(MeaningModifier(meaning: .link(destination.absoluteString)))
    }
}

extension Complaint {
    fileprivate static func notOpened(_ url: URL) -> Complaint {
        Complaint(
            "\(url.absoluteString) was not opened",
            advice: "No browser is started here. Put an OpenURLAction into the environment: "
                + ".environment(\\.openURL, OpenURLAction { url in … }).")
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
