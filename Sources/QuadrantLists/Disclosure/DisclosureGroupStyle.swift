import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// How disclosure groups look.
///
/// Apple: "DisclosureGroupStyle".
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// What a group is made of.
    associatedtype Body: View
    /// The properties of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The view of a group. Evaluated for each group in the environment around it, in which the styles further
    /// out are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a disclosure group.
///
/// Apple: "DisclosureGroupStyleConfiguration".
public nonisolated struct DisclosureGroupStyleConfiguration {
    /// The label of a group.
    public nonisolated struct Label: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        fileprivate let content: AnyView

        /// Makes the label.
        @MainActor
        public static func _makeNodes(_ view: Label, _ cursor: inout _ViewCursor) {
            AnyView._makeNodes(view.content, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// What a group shows and hides.
    public nonisolated struct Content: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        fileprivate let content: AnyView

        /// Makes the content.
        @MainActor
        public static func _makeNodes(_ view: Content, _ cursor: inout _ViewCursor) {
            AnyView._makeNodes(view.content, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// The label of the group.
    public let label: Label
    /// What the group shows and hides. A view without anything while the group is not expanded.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init<L: View, C: View>(label: L, content: C, isExpanded: Binding<Bool>) {
        self.label = Label(content: .oneView(label))
        self.content = Content(content: AnyView(content))
        _isExpanded = isExpanded
    }
}

/// A group in the innermost style, which goes for groups in the group too.
nonisolated struct StyledDisclosure: View {
    typealias Body = Never

    let configuration: DisclosureGroupStyleConfiguration

    @MainActor
    static func _makeNodes(_ view: StyledDisclosure, _ cursor: inout _ViewCursor) {
        let style =
            cursor.environment.innermostStyle((any DisclosureGroupStyle).self)
            ?? AutomaticDisclosureGroupStyle()
        // Groups in the content are in the same style.
        let styled = view.styled(by: style)
        AnyView._makeNodes(styled, &cursor)
    }

    static var _arity: _ViewArity { .many }

    @MainActor
    private func styled<S: DisclosureGroupStyle>(by style: S) -> AnyView {
        AnyView(StyleHost(DisclosureBody<S>.self, style, configuration))
    }
}

/// Evaluates the body of a `DisclosureGroupStyle`.
private enum DisclosureBody<Style: DisclosureGroupStyle>: StyleBody {
    static func body(
        _ style: Style, _ configuration: DisclosureGroupStyleConfiguration
    ) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// The style of disclosure groups where none is set: the label with a chevron at its end, the content below.
///
/// Apple: "AutomaticDisclosureGroupStyle".
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label and, while it is shown, the content.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureLook(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style of disclosure groups where none is set.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the style of the disclosure groups in this view.
    ///
    /// Apple: "disclosureGroupStyle(_:)".
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S
    ) -> some View {
        modifier(ControlStyleModifier<any DisclosureGroupStyle>(style: style))
    }
}

/// Label and content: rows in a list, else in a column.
private struct DisclosureLook: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.rowSurroundings) private var row
    @Environment(\.controlProfile.list.outlineIndent) private var indent

    var body: some View {
        if row == nil {
            VStack(alignment: .leading) {
                header
                configuration.content
            }
        } else {
            header
            configuration.content.padding(.leading, indent)
        }
    }

    private var header: some View {
        DisclosureHeader(label: configuration.label, isExpanded: configuration.$isExpanded)
    }
}

/// A label with a chevron at its end that points down while something is shown below.
struct DisclosureHeader<Label: View>: View {
    let label: Label
    @Binding var isExpanded: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let isExpanded = $isExpanded
        HStack {
            label
            Spacer()
            Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.tint)
                .rotationEffect(.degrees(angle))
        }
        .contentShape(Rectangle())
        .modifier(TapModifier { isExpanded.wrappedValue.toggle() })
        .modifier(
            AccessibilityNoteModifier(
                note: .control(
                    .isButton, isEnabled: isEnabled,
                    value: { isExpanded.wrappedValue ? "expanded" : "collapsed" },
                    activate: { isExpanded.wrappedValue.toggle() })))
    }

    private var angle: Double {
        guard isExpanded else { return 0 }
        return direction == .rightToLeft ? -90 : 90
    }
}
