public import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantViews

/// A control into which a text is written.
///
/// Apple: "TextField". It is as wide as it is offered and shows one line, unless it grows along an axis. The
/// text field style around decides how it looks; without one it has no border. An empty field shows its prompt,
/// or its label. A tap gives it the focus (`focused(_:equals:)`); the return key submits it (`onSubmit(of:_:)`).
public nonisolated struct TextField<Label: View>: View {
    var configuration: FieldConfiguration

    init(_ configuration: FieldConfiguration) {
        self.configuration = configuration
    }

    /// The field in the style around.
    public var body: some View { StyledField(configuration: configuration) }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// The field that a style is given.
    init(styled configuration: FieldConfiguration) {
        self.configuration = configuration
    }
}

extension TextField {
    /// Creates a field that shows `prompt` while the text is empty.
    ///
    /// - Parameters:
    ///   - text: What is edited.
    ///   - prompt: Shown in the place of an empty text; `nil` for the label.
    ///   - label: What the field is for.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        var configuration = FieldConfiguration(TextValue(binding: text), label: label())
        configuration.prompt = prompt
        self.init(configuration)
    }

    /// Creates a field that grows along an axis: vertically it wraps lines, up to the line limit.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
        configuration.axis = axis
    }

    /// Creates a field whose selection the program reads and sets.
    ///
    /// - Parameter selection: What is selected; `nil` for nothing, before the field is edited.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
        configuration.axis = axis ?? .horizontal
        configuration.selection = selection
    }

    /// Creates a field for a value in a format. The value follows each edit that the format can read. When the text is
    /// submitted, or the field loses the focus, one that the format cannot read leaves the value as it was, and is told.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        var configuration = FieldConfiguration(
            FormatValue(binding: value, format: format), label: label())
        configuration.prompt = prompt
        self.init(configuration)
    }

    /// Creates a field for a value in a format, or for none: an empty text.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        var configuration = FieldConfiguration(
            OptionalFormatValue(binding: value, format: format), label: label())
        configuration.prompt = prompt
        self.init(configuration)
    }

    /// Creates a field for a value that a formatter writes and reads. The value follows each edit that the formatter can
    /// read, as Apple's page says ("as the user types"); iOS 13 to 15 waited for the end of editing. A text that the
    /// formatter cannot read leaves the value as it was.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        var configuration = FieldConfiguration(
            FormatterValue(binding: value, formatter: formatter), label: label())
        configuration.prompt = prompt
        self.init(configuration)
    }
}
