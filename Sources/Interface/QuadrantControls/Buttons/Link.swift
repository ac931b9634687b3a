public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantViews

/// A control that opens a URL: a button in the button style around; without one, its label in the
/// tint.
///
/// Apple: "Link". The views of a label stand in a row. A tap calls the `openURL` action of the
/// environment. In PDF and SVG files the link works by itself; a PNG shows only the label. A
/// disabled link looks like a disabled button and does nothing when it is tapped.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link that shows `label`.
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
                let diagnostic = Diagnostic.notOpened(destination)
                if let tap {
                    tap.report(diagnostic)
                } else {
                    RuntimeIssue.warn("\(diagnostic.message). \(diagnostic.advice)")
                }
            }
        )
        .modifier(MeaningModifier(meaning: .link(destination.absoluteString)))
    }
}

extension Diagnostic {
    fileprivate static func notOpened(_ url: URL) -> Diagnostic {
        Diagnostic(
            "\(url.absoluteString) was not opened",
            advice: "No browser is started here. Put an OpenURLAction into the environment: "
                + ".environment(\\.openURL, OpenURLAction { url in … }).")
    }
}

extension Link where Label == Text {
    /// Creates a link with a localised title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// Notes what a view means in a file, such as a link.
nonisolated struct MeaningModifier: NodeModifier {
    let meaning: DisplayMeaning

    func drawing(in environment: EnvironmentValues) -> MeaningDrawing? {
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

extension MeaningDrawing {
    var accessibility: AccessibilityNote? {
        guard case .link(_) = meaning else { return nil }
        return AccessibilityNote(.isLink)
    }
}
