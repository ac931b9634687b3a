public import SwiftUI

/// What a preview is shown in.
///
/// Apple: "PreviewContext".
public protocol PreviewContext {}

/// A preview is shown as a widget of a size.
///
/// Apple: "WidgetPreviewContext".
public struct WidgetPreviewContext: PreviewContext, Sendable {
    let family: WidgetFamily

    /// A widget of a size.
    public init(family: WidgetFamily) { self.family = family }
}

extension View {
    /// Shows a preview as a widget: at its size, with its corners.
    ///
    /// Apple: "previewContext(_:)".
    public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
        modifier(PreviewedAsWidget(family: (value as? WidgetPreviewContext)?.family))
    }
}

private struct PreviewedAsWidget: ViewModifier {
    let family: WidgetFamily?

    func body(content: Content) -> some View {
        if let family {
            WidgetFace(family: family, hasMargins: true, content: content)
        } else {
            content
        }
    }
}
