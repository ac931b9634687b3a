import Foundation
public import QuadrantControls
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
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = DisclosureGroupStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// What a group shows and hides.
    public nonisolated struct Content: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = DisclosureGroupStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The label of the group.
    public let label: Label
    /// What the group shows and hides. A view without anything while the group is not expanded.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init<L: View, C: View>(label: L, content: C, isExpanded: Binding<Bool>) {
        self.label = Label(_content: .oneView(label))
        self.content = Content(_content: AnyView(content))
        _isExpanded = isExpanded
    }
}

/// Evaluates the body of a `DisclosureGroupStyle`.
enum DisclosureBody<Style: DisclosureGroupStyle>: StyleBody {
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
        controlStyle(DisclosureBody<S>.self, style)
    }
}

/// Label and content: rows in a list, else in a column.
private struct DisclosureLook: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.rowSurroundings) private var row
    @Environment(\.controlProfile.list.outlineIndent) private var indent
    @Environment(\.controlProfile.list.disclosure) private var ahead

    var body: some View {
        if ahead != nil, row == nil || row?.container == .columns {
            // Evidence: macOS 26.2: the content right below the label, centred.
            VStack(spacing: 0) {
                header
                VStack { configuration.content }
            }
        } else if row == nil {
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
    @Environment(\.controlProfile.list.disclosure) private var ahead
    @Environment(\.rowSurroundings) private var row

    var body: some View {
        let isExpanded = $isExpanded
        content
            .contentShape(Rectangle())
            .modifier(TapModifier { isExpanded.wrappedValue.toggle() })
            .modifier(
                AccessibilityNoteModifier(
                    note: .control(
                        .isButton, isEnabled: isEnabled,
                        value: { isExpanded.wrappedValue ? "expanded" : "collapsed" },
                        activate: { isExpanded.wrappedValue.toggle() })))
    }

    @ViewBuilder private var content: some View {
        if let ahead {
            label.controlInk(nil, isEnabled: isEnabled)
                .frame(maxWidth: .infinity, alignment: .leading)
                .overlay(alignment: .leading) {
                    chevron(nil, .system(size: 9, weight: .bold))
                        .frame(width: ahead.labelInset, alignment: .leading)
                        .offset(x: -ahead.labelInset)
                }
                .padding(.leading, ahead.labelInset)
                .padding(.vertical, row == nil ? ahead.vertical : 0)
        } else {
            HStack {
                label.controlInk(nil, isEnabled: isEnabled)
                Spacer()
                chevron(AnyShapeStyle(.tint), .footnote.weight(.semibold))
            }
        }
    }

    private func chevron(_ ink: AnyShapeStyle?, _ font: Font) -> some View {
        Image(systemName: "chevron.forward")
            .font(font)
            .controlInk(ink, isEnabled: isEnabled)
            .rotationEffect(.degrees(angle))
    }

    private var angle: Double {
        guard isExpanded else { return 0 }
        return direction == .rightToLeft ? -90 : 90
    }
}
