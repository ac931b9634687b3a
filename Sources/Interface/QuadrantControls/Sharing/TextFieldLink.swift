public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

/// A button that asks for a text.
///
/// Apple: "TextFieldLink", which exists on watchOS only, where it opens a screen for input. There is none here, which
/// is reported; a test submits a text by `HostedView.submit(_:)`.
public nonisolated struct TextFieldLink<Label: View>: View {
    private let label: Label
    private let prompt: Text?
    private let onSubmit: (String) -> Void
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a button with a label.
    ///
    /// - Parameters:
    ///   - prompt: Why a text is asked for. Assistive technologies are told it as a hint.
    ///   - label: What the button shows.
    ///   - onSubmit: Called with the text.
    public init(
        prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
    ) {
        self.label = label()
        self.prompt = prompt
        self.onSubmit = onSubmit
    }

    /// A button with the label.
    @MainActor public var body: some View {
        let (label, prompt, onSubmit) = (label, prompt, onSubmit)
        Button {
        } label: {
            label
        }
        .accessibilityHint(prompt ?? Text(verbatim: ""), isEnabled: prompt != nil)
        .settable(isEnabled: isEnabled) { (text: String) in onSubmit(text) }
        .modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    "TextFieldLink", advice: "There is no screen that asks for a text.")))
    }
}

extension TextFieldLink where Label == Text {
    /// Creates a button with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
    ) {
        self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
    }

    /// Creates a button with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
    ) {
        self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
    }
}
