import Foundation
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Views beside each other with lines between them, which the user may drag on macOS; here the lines stay.
///
/// Apple: "HSplitView".
public nonisolated struct HSplitView<Content: View>: View {
    private let content: Content

    /// Creates a row of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views, with lines between them.
    @MainActor public var body: some View {
        HStack(spacing: 0) {
            Group(parts: content) { views in
                ForEach(views) { view in
                    if view.id != views.first?.id { Divider() }
                    view.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
        }
    }
}

/// Views on top of each other with lines between them, which the user may drag on macOS; here the lines stay.
///
/// Apple: "VSplitView".
public nonisolated struct VSplitView<Content: View>: View {
    private let content: Content

    /// Creates a column of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views, with lines between them.
    @MainActor public var body: some View {
        VStack(spacing: 0) {
            Group(parts: content) { views in
                ForEach(views) { view in
                    if view.id != views.first?.id { Divider() }
                    view.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
        }
    }
}

/// How large the rows of sidebars are.
///
/// Apple: "SidebarRowSize".
public enum SidebarRowSize: Sendable {
    /// Small rows.
    case small
    /// Rows of the usual size.
    case medium
    /// Large rows.
    case large
}

private enum SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
}

extension EnvironmentValues {
    /// How large the rows of sidebars are; `medium` unless set. Rows do not follow it here.
    ///
    /// Apple: "EnvironmentValues.sidebarRowSize".
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
