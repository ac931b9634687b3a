public import QuadrantCore

/// How a quick action is shown.
///
/// Apple: "AccessibilityQuickActionStyle". Quick actions are shown on Apple Watch, for people who use it with one
/// hand; they are not drawn here.
public protocol AccessibilityQuickActionStyle {
    /// What tests call the category of the action; not for use outside the library.
    static var _category: String { get }
}

/// The style that draws a line around the view.
///
/// Apple: "AccessibilityQuickActionOutlineStyle".
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
    /// What tests call the category of the action.
    public static var _category: String { "quick action, outline" }
}

/// The style that shows a banner with the action's name.
///
/// Apple: "AccessibilityQuickActionPromptStyle".
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
    /// What tests call the category of the action.
    public static var _category: String { "quick action, prompt" }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    /// A line around the view.
    public static var outline: AccessibilityQuickActionOutlineStyle {
        AccessibilityQuickActionOutlineStyle()
    }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    /// A banner with the action's name.
    public static var prompt: AccessibilityQuickActionPromptStyle {
        AccessibilityQuickActionPromptStyle()
    }
}

extension View {
    /// Adds an action that people can trigger by a gesture of the hand alone: that of the button in the content,
    /// named by its label. The button is not shown.
    ///
    /// Apple: "accessibilityQuickAction(style:content:)". Tests perform it by its name, or by
    /// `HostedView.quickAction()`.
    nonisolated public func accessibilityQuickAction<Style, Content>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View where Style: AccessibilityQuickActionStyle, Content: View {
        modifier(
            RepresentationModifier(
                representation: content(), kind: .actions(category: Style._category)))
    }

    /// Adds an action that people can trigger by a gesture of the hand alone, and says whether it can be: `isActive`
    /// becomes `true` when the view appears, and `false` when it disappears.
    ///
    /// Apple: "accessibilityQuickAction(style:isActive:content:)".
    nonisolated public func accessibilityQuickAction<Style, Content>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View where Style: AccessibilityQuickActionStyle, Content: View {
        accessibilityQuickAction(style: style, content: content)
            .onAppear { isActive.wrappedValue = true }
            .onDisappear { isActive.wrappedValue = false }
    }
}
