import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// The items of a menu while it is open, without drawing them, for a view that is told of beside them.
package struct OpenMenuItems: View {
    private let isOpen: Binding<Bool>
    private let items: AnyView

    package init(isOpen: Binding<Bool>, items: AnyView) {
        (self.isOpen, self.items) = (isOpen, items)
    }

    package var body: some View {
        Color.clear.frame(width: 0, height: 0)
            .modifier(OpenItemsModifier(isOpen: isOpen, items: items, standsBeside: true))
    }
}
