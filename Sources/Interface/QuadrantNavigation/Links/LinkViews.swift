import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantLists
import QuadrantText
public import QuadrantViews

/// A link to the screen of a value.
nonisolated struct ValueLink: View {
    let value: (any Hashable)?
    let label: AnyView
    @Environment(\.stackHub) private var hub
    @Environment(\.isInColumn) private var isInColumn
    @Environment(\.isInSelectableRow) private var isInSelectableRow
    @Environment(\.rowSelectionObserver) private var observer

    init(value: (any Hashable)?, label: AnyView) {
        (self.value, self.label) = (value, label)
    }

    @MainActor var body: some View {
        if isInColumn, isInSelectableRow {
            // The row is selected, and what is selected says what the next column shows. Apple ("NavigationSplitView"):
            // there are chevrons only while the columns are collapsed.
            if observer != nil { MarkedLink(label: label, isEnabled: true) } else { label }
        } else {
            let (hub, value) = (hub, value)
            LinkButton(label: label) {
                if let value { _ = hub?.append(value) }
            }
            .disabled(hub == nil || value == nil)
            .modifier(ReportModifier(diagnostic: hub == nil ? .linkAlone : nil, isRemark: true))
        }
    }
}

/// A link to a screen that it has itself.
nonisolated struct ScreenLink<Destination: View>: View {
    let destination: Destination
    let isActive: Binding<Bool>?
    let label: AnyView
    @State private var wasTapped = false
    @Environment(\.stackHub) private var hub

    init(destination: Destination, isActive: Binding<Bool>?, label: AnyView) {
        (self.destination, self.isActive, self.label) = (destination, isActive, label)
    }

    @MainActor var body: some View {
        let (isActive, destination) = (isActive ?? $wasTapped, destination)
        LinkButton(label: label) { isActive.wrappedValue = true }
            .disabled(hub == nil)
            .modifier(ReportModifier(diagnostic: hub == nil ? .linkAlone : nil, isRemark: true))
            .modifier(
                PresentingModifier(isShown: isActive, identity: nil) {
                    AnyView(screen: destination)
                })
    }
}

/// Gives a row with a link the link's value in a list with a selection.
nonisolated struct LinkTag: ViewModifier {
    let value: AnyHashable?

    @MainActor func body(content: Content) -> some View {
        if let value { content.tag(value) } else { content }
    }
}

/// A link as it is drawn: in a row of a list with a chevron at the end, elsewhere as a button.
nonisolated struct LinkButton: View {
    let label: AnyView
    let action: @MainActor () -> Void
    @Environment(\.rowSurroundings) private var row
    @Environment(\.isEnabled) private var isEnabled

    init(label: AnyView, action: @escaping @MainActor () -> Void) {
        (self.label, self.action) = (label, action)
    }

    @MainActor var body: some View {
        if row != nil {
            let action = action
            MarkedLink(label: label, isEnabled: isEnabled)
                .contentShape(Rectangle())
                .modifier(
                    RowButtonModifier(button: RowButton(isEnabled: isEnabled) { _ in action() })
                )
                .modifier(TapModifier { action() })
                .modifier(AccessibilityNoteModifier(note: note))
        } else {
            Button(action: action) { label }
        }
    }

    @MainActor private var note: AccessibilityNote {
        let action = action
        return .control(.isButton, isEnabled: isEnabled) { MainActor.assumeIsolated { action() } }
    }
}

/// The label of a link in a row, with the sign at its end unless that is hidden.
private struct MarkedLink: View {
    let label: AnyView
    let isEnabled: Bool
    @Environment(\.linkIndicator) private var indicator

    var body: some View {
        HStack(spacing: 8) {
            // Icons of labels keep the colour that they have in rows (Apple's picture, iOS 26).
            label.opacity(isEnabled ? 1 : Self.disabledOpacity)
                .frame(maxWidth: .infinity, alignment: .leading)
            if indicator != .hidden { LinkChevron() }
        }
    }

    /// Evidence: Apple's pictures of links that lead nowhere: 127 on white. The chevron is as in other rows.
    private static let disabledOpacity = 0.5
}

/// The sign at the end of a row that leads to another screen.
///
/// Evidence: 7 by 12 in 30 % of the label colour (iOS 26.0), which the third label colour is. It grows with the text.
private struct LinkChevron: View {
    @ScaledMetric(relativeTo: .body) private var size = 13.5

    var body: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: size, weight: .semibold))
            .foregroundStyle(Color(system: .tertiaryLabel))
            .accessibilityHidden(true)
    }
}

private enum LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum ColumnKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// Whether rows with links have a chevron.
    var linkIndicator: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }

    /// Whether a view is in a column before the last one of a split view.
    var isInColumn: Bool {
        get { self[ColumnKey.self] }
        set { self[ColumnKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the chevrons of links in rows of lists.
    ///
    /// Apple: "navigationLinkIndicatorVisibility(_:)".
    nonisolated public func navigationLinkIndicatorVisibility(
        _ visibility: Visibility
    ) -> some View {
        environment(\.linkIndicator, visibility)
    }
}

extension Diagnostic {
    /// A link that leads nowhere, as no stack is around it.
    fileprivate static var linkAlone: Diagnostic {
        Diagnostic(
            "A NavigationLink is disabled, as no NavigationStack is around it",
            advice: "Put the view, or its preview, into 'NavigationStack { … }'.")
    }
}
