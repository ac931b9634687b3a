public import QuadrantCore
public import QuadrantViews

extension View {
    /// Shows a bar with which people look for words in the editors in this view. There is no such bar here, which
    /// is reported; views of one's own are told by `findContext` in the environment.
    ///
    /// Apple: "findNavigator(isPresented:)".
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        withoutInputEffect(
            ".findNavigator(isPresented:)", advice: "There is no bar to find words with."
        )
        .modifier(FindModifier { $0.presented = isPresented })
    }

    /// Sets whether words can be looked for in the editors in this view: if not, `findContext` is `nil`.
    ///
    /// Apple: "findDisabled(_:)".
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(FindModifier { $0.isDisabled = isDisabled })
    }

    /// Sets whether words that were found can be replaced in the editors in this view, as `findContext` says.
    ///
    /// Apple: "replaceDisabled(_:)".
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(FindModifier { $0.disablesReplacing = isDisabled })
    }

    /// Sets how a search field takes dictated text. It has no effect here, which is reported.
    ///
    /// Apple: "searchDictationBehavior(_:)".
    nonisolated public func searchDictationBehavior(
        _ dictationBehavior: TextInputDictationBehavior
    ) -> some View {
        withoutInputEffect(
            ".searchDictationBehavior(_:)", advice: "Nothing is dictated here.")
    }

    /// Sets whether controls for formats of text are shown at certain places. It has no effect here, which is
    /// reported.
    ///
    /// Apple: "textInputFormattingControlVisibility(_:for:)".
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View {
        withoutInputEffect(
            ".textInputFormattingControlVisibility(_:for:)",
            advice: "There are no such controls here.")
    }

    /// Sets how far tools that rewrite texts may be used in this view. It has no effect here, which is reported.
    ///
    /// Apple: "writingToolsBehavior(_:)".
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        withoutInputEffect(".writingToolsBehavior(_:)", advice: "There are no such tools here.")
    }

    nonisolated private func withoutInputEffect(_ call: String, advice: String) -> some View {
        modifier(ReportModifier(diagnostic: .withoutEffect(call, advice: advice)))
    }
}

/// When dictation begins.
///
/// Apple: "TextInputDictationActivation".
public struct TextInputDictationActivation: Equatable, Sendable {
    private let isOnLook: Bool

    /// When somebody looks at the microphone.
    public static let onLook = TextInputDictationActivation(isOnLook: true)
    /// When somebody selects the microphone.
    public static let onSelect = TextInputDictationActivation(isOnLook: false)
}

/// How text is dictated into a field.
///
/// Apple: "TextInputDictationBehavior". Nothing is dictated here.
public struct TextInputDictationBehavior: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case inline(TextInputDictationActivation)
        case prevented
    }

    private let kind: Kind

    /// As it suits the platform.
    public static let automatic = TextInputDictationBehavior(kind: .automatic)
    /// No dictation.
    public static let preventDictation = TextInputDictationBehavior(kind: .prevented)

    /// In the field itself.
    public static func inline(
        activation: TextInputDictationActivation
    ) -> TextInputDictationBehavior {
        TextInputDictationBehavior(kind: .inline(activation))
    }
}

/// Where controls for formats of text stand.
///
/// Apple: "TextInputFormattingControlPlacement".
public struct TextInputFormattingControlPlacement {
    /// Several places.
    public struct Set: OptionSet, Sendable {
        /// One bit for each place.
        public let rawValue: UInt

        /// The places whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The menu of a text.
        public static let contextMenu = Set(rawValue: 1 << 0)
        /// The bar beside suggestions of a keyboard.
        public static let inputAssistant = Set(rawValue: 1 << 1)
        /// The panel of fonts.
        public static let fontPanel = Set(rawValue: 1 << 2)
        /// The bar over the keyboard.
        public static let accessoryBar = Set(rawValue: 1 << 3)
        /// All places.
        public static let all: Set = [.contextMenu, .inputAssistant, .fontPanel, .accessoryBar]
        /// Those of the platform; here all.
        public static let `default` = all
    }
}

/// How far tools that rewrite texts may be used.
///
/// Apple: "WritingToolsBehavior". There are no such tools here.
public struct WritingToolsBehavior: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, complete, limited, disabled }

    private let kind: Kind

    /// As it suits the text.
    public static let automatic = WritingToolsBehavior(kind: .automatic)
    /// All of them.
    public static let complete = WritingToolsBehavior(kind: .complete)
    /// Only those that do not change the text in place.
    public static let limited = WritingToolsBehavior(kind: .limited)
    /// None.
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}
