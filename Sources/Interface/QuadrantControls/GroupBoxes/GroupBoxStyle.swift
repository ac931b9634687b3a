import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// How group boxes look.
///
/// Apple: "GroupBoxStyle".
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// What a box is made of.
    associatedtype Body: View
    /// The label and the content.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The view of a box. Evaluated for each box in the environment around it, in which the styles further out
    /// are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a group box.
///
/// Apple: "GroupBoxStyleConfiguration".
public nonisolated struct GroupBoxStyleConfiguration {
    /// The label of a box.
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = GroupBoxStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// What is in a box.
    public nonisolated struct Content: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = GroupBoxStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The label of the box.
    public let label: Label
    /// What is in the box.
    public let content: Content

    /// Whether a style was given the label and the content.
    private let isGiven: Bool

    init<L: View, C: View>(label: L, content: C) {
        if let label = label as? Label, let content = content as? Content {
            (self.label, self.content, isGiven) = (label, content, true)
        } else {
            self.label = Label(_content: AnyView(label))
            self.content = Content(_content: AnyView(content))
            isGiven = false
        }
    }

    /// Makes the box in the style around.
    @MainActor
    func makeNodes(_ cursor: inout _ViewCursor) {
        let styled = StyledControl(
            self, isGiven: isGiven,
            fallback: HostedStyle(GroupBoxBody<DefaultGroupBoxStyle>.self, DefaultGroupBoxStyle()))
        type(of: styled)._makeNodes(styled, &cursor)
    }
}

/// Evaluates the body of a `GroupBoxStyle`.
private enum GroupBoxBody<Style: GroupBoxStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// The style of group boxes where none is set: the label as a headline above the content, in a filled box with
/// rounded corners.
///
/// Apple: "DefaultGroupBoxStyle". A `backgroundStyle` set around fills the box in place of the usual grey. A box
/// in a box has another grey.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label above the content, in a box.
    public func makeBody(configuration: Configuration) -> some View {
        GroupBoxLook(configuration: configuration)
    }
}

private struct GroupBoxLook: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.controlProfile.groupBox) private var metrics
    @Environment(\.isInGroupBox) private var isInBox
    @Environment(\.rowSurroundings) private var row
    @Environment(\.backgroundStyle) private var background

    var body: some View {
        if let outer = metrics.outerLabel, row?.container == .form {
            // Evidence: no card in a row of a grouped form (macOS 26.6).
            VStack(alignment: .leading, spacing: outer.distance) {
                label(outer.font)
                content
            }
        } else if let outer = metrics.outerLabel {
            VStack(alignment: .leading, spacing: 0) {
                label(outer.font)
                    .padding(.bottom, outer.distance)
                    .padding(.leading, outer.inset)
                box { content }
            }
        } else {
            box {
                VStack(alignment: .leading) {
                    label(.headline)
                    content
                }
            }
        }
    }

    private func label(_ font: Font) -> some View {
        configuration.label.standing(until: .elsewhere) { $0.font(font) }
    }

    private var content: some View {
        VStack(alignment: .center) { configuration.content }
            .environment(\.isInGroupBox, true)
    }

    private func box(@ViewBuilder _ content: () -> some View) -> some View {
        content()
            .padding(metrics.padding)
            .background(
                background
                    ?? AnyShapeStyle(Color(system: isInBox ? metrics.innerFill : metrics.fill)),
                in: RoundedRectangle(cornerRadius: metrics.corner, style: .continuous))
    }
}

private enum InGroupBoxKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .elsewhere }
}

extension EnvironmentValues {
    fileprivate var isInGroupBox: Bool {
        get { self[InGroupBoxKey.self] }
        set { self[InGroupBoxKey.self] = newValue }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The style of group boxes where none is set.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of the group boxes in this view.
    ///
    /// Apple: "groupBoxStyle(_:)".
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(GroupBoxBody<S>.self, style)
    }
}
