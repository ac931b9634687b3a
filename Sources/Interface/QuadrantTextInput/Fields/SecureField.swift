import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantViews

/// A field whose text is not shown: a bullet stands for each character.
///
/// Apple: "SecureField". It is a text field otherwise, and has the style of text fields around. What is selected
/// in it cannot be copied.
public nonisolated struct SecureField<Label: View>: View {
    private let configuration: FieldConfiguration

    /// Creates a field that shows `prompt` while the text is empty.
    ///
    /// - Parameters:
    ///   - text: What is edited.
    ///   - prompt: Shown in the place of an empty text; `nil` for the label.
    ///   - label: What the field is for.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, committed: nil, label: label())
    }

    private init(
        text: Binding<String>, prompt: Text?, committed: (() -> Void)?, label: Label
    ) {
        var configuration = FieldConfiguration(TextValue(binding: text), label: label)
        configuration.prompt = prompt
        configuration.isSecret = true
        configuration.committed = committed
        self.configuration = configuration
    }

    /// The field in the style around.
    public var body: some View { StyledField(configuration: configuration) }
}

extension SecureField where Label == Text {
    /// Creates a field with a localised title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a field with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// Creates a field with a localised title that shows a prompt while the text is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title that is not localised that shows a prompt while the text is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localised title that calls a closure when it is submitted. `onSubmit(of:_:)` is
    /// the newer way.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text, prompt: nil, committed: onCommit, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localised that calls a closure when it is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text, prompt: nil, committed: onCommit, label: Text(title))
    }
}
