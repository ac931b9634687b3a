internal import Foundation
public import QuadrantTextInput

/// What a keyboard is like for a field.
///
/// Apple: "UITextInputTraits" (UIKit). No keyboard appears here: what is set is kept.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
    /// Which letters become capitals by themselves.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The keys.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the characters are hidden.
    var isSecureTextEntry: Bool { get set }
}

/// Whether words are corrected.
///
/// Apple: "UITextAutocorrectionType" (UIKit).
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    /// As suits the text, no, yes.
    case `default`, no, yes
}

/// Whether spelling is looked at.
///
/// Apple: "UITextSpellCheckingType" (UIKit).
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    /// As suits the text, no, yes.
    case `default`, no, yes
}

/// Whether straight quotes become curly ones.
///
/// Apple: "UITextSmartQuotesType" (UIKit).
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    /// As suits the text, no, yes.
    case `default`, no, yes
}

/// Whether two hyphens become a dash.
///
/// Apple: "UITextSmartDashesType" (UIKit).
public enum UITextSmartDashesType: Int, Hashable, Sendable {
    /// As suits the text, no, yes.
    case `default`, no, yes
}

/// Whether spaces around pasted words are mended.
///
/// Apple: "UITextSmartInsertDeleteType" (UIKit).
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    /// As suits the text, no, yes.
    case `default`, no, yes
}

/// Whether a keyboard is light or dark.
///
/// Apple: "UIKeyboardAppearance" (UIKit).
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    /// As the appearance has it, dark, light.
    case `default`, dark, light
}

/// What the return key says.
///
/// Apple: "UIReturnKeyType" (UIKit).
public enum UIReturnKeyType: Int, Hashable, Sendable {
    /// Its usual word, and others.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    /// Go on.
    case `continue`
}

/// Rules for a password that is made.
///
/// Apple: "UITextInputPasswordRules" (UIKit).
@MainActor @preconcurrency open class UITextInputPasswordRules {
    /// The rules.
    public let passwordRulesDescriptor: String

    /// Creates rules.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}

/// A place in a text: a number of UTF-16 units from its start.
///
/// Apple: "UITextPosition" (UIKit).
@MainActor @preconcurrency open class UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
    }
}

/// A part of a text.
///
/// Apple: "UITextRange" (UIKit).
@MainActor @preconcurrency open class UITextRange {
    /// Where it begins.
    public let start: UITextPosition
    /// Where it ends.
    public let end: UITextPosition

    init(_ start: UITextPosition, _ end: UITextPosition) {
        (self.start, self.end) = (start, end)
    }

    /// Whether nothing is in it.
    open var isEmpty: Bool { start.offset == end.offset }
}
