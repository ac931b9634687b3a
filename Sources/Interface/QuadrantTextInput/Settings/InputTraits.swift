import Foundation
public import QuadrantCore
import QuadrantViews

/// What a field asks of the keyboard that writes into it. Whoever shows a view passes it to the keyboard, the
/// input method or the page that it has; the field itself takes whatever it is given.
package struct InputTraits {
    package var keyboard = UIKeyboardType.default
    package var content: UITextContentType?
    package var capitalization: TextInputAutocapitalization?
    /// `nil` where nothing is said.
    package var disablesCorrection: Bool?
    package var submitLabel: SubmitLabel?

    package init() {}
}

private enum InputTraitsKey: EnvironmentKey {
    static var defaultValue: InputTraits { InputTraits() }
}

extension EnvironmentValues {
    /// What fields here ask of keyboards.
    package var inputTraits: InputTraits {
        get { self[InputTraitsKey.self] }
        set { self[InputTraitsKey.self] = newValue }
    }

    /// Whether keyboards correct what is typed; `false` unless `autocorrectionDisabled()` is set.
    ///
    /// Apple: "EnvironmentValues.autocorrectionDisabled".
    public var autocorrectionDisabled: Bool {
        get { inputTraits.disablesCorrection ?? false }
        set { inputTraits.disablesCorrection = newValue }
    }

    /// Whether keyboards correct what is typed; `nil` where nothing is set.
    ///
    /// Apple: "EnvironmentValues.disableAutocorrection". An older name of `autocorrectionDisabled`.
    public var disableAutocorrection: Bool? {
        get { inputTraits.disablesCorrection }
        set { inputTraits.disablesCorrection = newValue }
    }
}

/// Changes what fields ask of keyboards.
nonisolated struct InputTraitsModifier: EnvironmentModifier {
    let changeTraits: (inout InputTraits) -> Void

    init(_ change: @escaping (inout InputTraits) -> Void) {
        changeTraits = change
    }

    func change(_ environment: inout EnvironmentValues) {
        changeTraits(&environment.inputTraits)
    }
}

/// Which letters a keyboard writes as capitals by itself.
///
/// Apple: "TextInputAutocapitalization".
public struct TextInputAutocapitalization: Sendable {
    package enum Kind: String, Sendable { case never, words, sentences, characters }

    package let kind: Kind

    /// No letters.
    public static var never: TextInputAutocapitalization { Self(kind: .never) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { Self(kind: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(kind: .sentences) }
    /// All letters.
    public static var characters: TextInputAutocapitalization { Self(kind: .characters) }

    private init(kind: Kind) {
        self.kind = kind
    }

    /// The same as a value of UIKit's.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension View {
    /// Sets which letters a keyboard writes as capitals by itself, in the fields in this view; `nil` leaves it
    /// to the keyboard. Characters that a test types stay as they are.
    ///
    /// Apple: "textInputAutocapitalization(_:)".
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        modifier(InputTraitsModifier { $0.capitalization = autocapitalization })
    }

    /// Sets which letters a keyboard writes as capitals by itself.
    ///
    /// Apple: "autocapitalization(_:)". An older name of `textInputAutocapitalization(_:)`.
    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets whether keyboards leave what is typed in the fields in this view uncorrected.
    ///
    /// Apple: "autocorrectionDisabled(_:)".
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modifier(InputTraitsModifier { $0.disablesCorrection = disable })
    }

    /// Sets whether keyboards leave what is typed uncorrected; `nil` leaves it to the keyboard.
    ///
    /// Apple: "disableAutocorrection(_:)". An older name of `autocorrectionDisabled(_:)`.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        modifier(InputTraitsModifier { $0.disablesCorrection = disable })
    }

    /// Sets which keyboard the fields in this view ask for.
    ///
    /// Apple: "keyboardType(_:)". Whoever shows the view with a keyboard is told.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        modifier(InputTraitsModifier { $0.keyboard = type })
    }

    /// Sets what the texts of the fields in this view are, so that a keyboard can suggest some; `nil` for
    /// nothing in particular.
    ///
    /// Apple: "textContentType(_:)".
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        modifier(InputTraitsModifier { $0.content = textContentType })
    }
}
