import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// The items of a menu while it is open, for the view around this one.
package struct OpenMenuItems: View {
    private let isOpen: Binding<Bool>
    private let items: AnyView
    private let kind: PanelKind

    package init(
        isOpen: Binding<Bool>, items: AnyView, kind: PanelKind = .contextMenu(preview: nil)
    ) {
        (self.isOpen, self.items, self.kind) = (isOpen, items, kind)
    }

    package var body: some View {
        Color.clear.allowsHitTesting(false)
            .modifier(
                OpenItemsModifier(
                    isOpen: isOpen, items: items, standsBeside: true,
                    kind: kind))
    }
}
