public import CoreTransferable
import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A button that hands something to other programs.
///
/// Apple: "ShareLink". There are no other programs here: a tap reports that nothing was shared. The button looks as the
/// button style around says.
public nonisolated struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label: View
>: View where Data.Element: Transferable {
    private let items: Data
    private let label: Label

    init(_ items: Data, _ label: Label) {
        self.items = items
        self.label = label
    }

    /// A button with the label.
    @MainActor public var body: some View {
        let items = items
        Button(
            PrimitiveButtonStyleConfiguration(label: label) { tap in
                let names = items.map { "\($0)" }.joined(separator: ", ")
                let diagnostic = Diagnostic(
                    "ShareLink shared nothing of: \(names)",
                    advice: "There are no other programs here to share with.")
                if let tap {
                    tap.report(diagnostic)
                } else {
                    RuntimeIssue.warn("\(diagnostic.message). \(diagnostic.advice)")
                }
            })
    }
}

/// The label of a share link that was given none: "Share…" with a symbol.
///
/// Apple: "DefaultShareLinkLabel".
public nonisolated struct DefaultShareLinkLabel: View {
    private let title: Text

    init(_ title: Text = Text("Share…")) {
        self.title = title
    }

    /// The title beside the symbol.
    @MainActor public var body: some View {
        let title = title
        QuadrantControls.Label(
            title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

/// What a share link shows of something before it is shared.
///
/// Apple: "SharePreview". It is not shown here.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    let image: Image?
    let icon: Icon?

    init(_ title: Text, _ image: Image?, _ icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }
}
