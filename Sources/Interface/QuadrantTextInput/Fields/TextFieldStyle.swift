import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// How fields of text look.
///
/// Apple: "TextFieldStyle". A style of one's own declares the method below, as code for Apple's systems does
/// although it is not documented there: `configuration` is the field, to which modifiers are added.
public protocol TextFieldStyle {
    /// What a field is made of.
    associatedtype _Body: View
    /// The label of the field that a style is given.
    typealias _Label = _TextFieldStyleLabel

    /// The view of a field. Styles further out are in force in it.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of the field that a style is given.
public nonisolated struct _TextFieldStyleLabel: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let content: AnyView

    /// Makes the label.
    @MainActor
    public static func _makeNodes(_ view: _TextFieldStyleLabel, _ cursor: inout _ViewCursor) {
        AnyView._makeNodes(view.content, &cursor)
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

/// The style of fields where none is set: a line without a border; on macOS with a border, and in forms beside its label.
///
/// Apple: "DefaultTextFieldStyle".
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The field without a border, or as the system has it.
    public func _body(configuration: TextField<_Label>) -> some View {
        UsualField(field: configuration.configuration)
    }
}

/// A field as the system has it where no style is set.
private struct UsualField: View {
    let field: FieldConfiguration
    @Environment(\.controlProfile.automatic) private var looks
    @Environment(\.rowSurroundings) private var row
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if looks.row.showsLabels, let container = row?.container, container != .list,
            labelsVisibility != .hidden
        {
            LabeledControlRow(isLikeText: false) {
                field.label.labelBeside(isEnabled: isEnabled).accessibilityHidden(true)
                if container == .columns {
                    BorderedField(field: unlabelled, isRounded: true)
                } else {
                    FieldCore(field: unlabelled).multilineTextAlignment(.trailing)
                }
            }
        } else if looks.fieldsHaveBorders, row?.container != .form {
            BorderedField(field: field, isRounded: true)
        } else {
            FieldCore(field: field)
        }
    }

    /// The field without its label in the place of an empty text: that stands before it.
    private var unlabelled: FieldConfiguration {
        var result = field
        result.prompt = field.prompt ?? Text(verbatim: "")
        return result
    }
}

/// A style without a border.
///
/// Apple: "PlainTextFieldStyle".
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The field without a border.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldCore(field: configuration.configuration)
    }
}

/// A style with a rounded border.
///
/// Apple: "RoundedBorderTextFieldStyle".
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The field in a rounded border.
    public func _body(configuration: TextField<_Label>) -> some View {
        BorderedField(field: configuration.configuration, isRounded: true)
    }
}

/// A style with a border of right angles. Apple has it on macOS alone; here it is the rounded border without its
/// corners.
///
/// Apple: "SquareBorderTextFieldStyle".
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The field in a border.
    public func _body(configuration: TextField<_Label>) -> some View {
        BorderedField(field: configuration.configuration, isRounded: false)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of fields where none is set: a line without a border.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border of right angles.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of the fields of text in this view, secure ones too.
    ///
    /// Apple: "textFieldStyle(_:)".
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(FieldBody<S>.self, style)
    }
}

/// A field in the style around.
nonisolated struct StyledField: View {
    let configuration: FieldConfiguration

    @MainActor var body: some View {
        StyledControl(
            configuration,
            fallback: HostedStyle(FieldBody<DefaultTextFieldStyle>.self, DefaultTextFieldStyle()))
    }
}

/// Evaluates the body of a `TextFieldStyle`.
private enum FieldBody<Style: TextFieldStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: FieldConfiguration) -> Style._Body {
        style._body(configuration: TextField<_TextFieldStyleLabel>(styled: configuration))
    }
}
