public import QuadrantCore
public import QuadrantViews

/// Controls for the strip above the keys of some keyboards.
///
/// Apple: "TouchBar". There is no such strip here: where it is attached, that is reported.
public nonisolated struct TouchBar<Content: View> {
    let content: Content
    let id: String?

    /// Controls that people cannot arrange.
    public init(@ViewBuilder content: () -> Content) {
        (self.content, id) = (content(), nil)
    }

    /// Controls that people can arrange, kept under a name.
    public init(id: String, @ViewBuilder content: () -> Content) {
        (self.content, self.id) = (content(), id)
    }
}

/// Whether a control of a touch bar is there before people arrange it.
///
/// Apple: "TouchBarItemPresence".
public enum TouchBarItemPresence: Hashable, Sendable {
    /// It cannot be taken away.
    case required(String)
    /// It is there, and can be taken away.
    case `default`(String)
    /// It can be added.
    case optional(String)
}

extension View {
    private nonisolated func withoutTouchBar(_ call: String) -> some View {
        modifier(WithoutEffectModifier(call: call, advice: "No touch bar is shown."))
    }

    /// Shows controls in the touch bar while the view has the focus. There is none here, which is reported.
    ///
    /// Apple: "touchBar(content:)".
    nonisolated public func touchBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        withoutTouchBar(".touchBar(content:)")
    }

    /// Shows a touch bar while the view has the focus. There is none here, which is reported.
    ///
    /// Apple: "touchBar(_:)".
    nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
        withoutTouchBar(".touchBar(_:)")
    }

    /// Sets the control in the middle of the touch bar. There is none here, which is reported.
    ///
    /// Apple: "touchBarItemPrincipal(_:)".
    nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
        withoutTouchBar(".touchBarItemPrincipal(_:)")
    }

    /// Sets the name of a control where people arrange the touch bar. There is none here, which is reported.
    ///
    /// Apple: "touchBarCustomizationLabel(_:)".
    nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View {
        withoutTouchBar(".touchBarCustomizationLabel(_:)")
    }

    /// Sets whether a control is in the touch bar before people arrange it. There is none here, which is reported.
    ///
    /// Apple: "touchBarItemPresence(_:)".
    nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
        withoutTouchBar(".touchBarItemPresence(_:)")
    }
}
