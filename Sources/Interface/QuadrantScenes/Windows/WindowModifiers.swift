import QuadrantControls
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

extension View {
    /// Sets whether people can close the window around. It has no effect here, which is reported.
    ///
    /// Apple: "windowDismissBehavior(_:)".
    nonisolated public func windowDismissBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        ofWindow(".windowDismissBehavior(_:)")
    }

    /// Sets whether the window around can fill the screen. It has no effect here, which is reported.
    ///
    /// Apple: "windowFullScreenBehavior(_:)".
    nonisolated public func windowFullScreenBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        ofWindow(".windowFullScreenBehavior(_:)")
    }

    /// Sets whether people can put the window around away. It has no effect here, which is reported.
    ///
    /// Apple: "windowMinimizeBehavior(_:)".
    nonisolated public func windowMinimizeBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        ofWindow(".windowMinimizeBehavior(_:)")
    }

    /// Sets whether people can change the size of the window around. It has no effect here, which is reported.
    ///
    /// Apple: "windowResizeBehavior(_:)".
    nonisolated public func windowResizeBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        ofWindow(".windowResizeBehavior(_:)")
    }

    /// Sets the corner that stays when the content changes the size of the window. It has no effect here, which is
    /// reported.
    ///
    /// Apple: "windowResizeAnchor(_:)".
    nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
        ofWindow(".windowResizeAnchor(_:)")
    }

    /// Sets when the toolbar of a window that fills the screen is shown. It has no effect here, which is reported.
    ///
    /// Apple: "windowToolbarFullScreenVisibility(_:)".
    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View {
        ofWindow(".windowToolbarFullScreenVisibility(_:)")
    }

    /// Sets whether an alert or dialog keeps the app from ending. It has no effect here, which is reported.
    ///
    /// Apple: "dialogPreventsAppTermination(_:)".
    nonisolated public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View {
        ofWindow(".dialogPreventsAppTermination(_:)")
    }

    /// Sets whether what is presented keeps the app from ending. It has no effect here, which is reported.
    ///
    /// Apple: "presentationPreventsAppTermination(_:)".
    nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
        ofWindow(".presentationPreventsAppTermination(_:)")
    }

    /// Names the view for measurements of the system. It has no effect here, which is reported.
    ///
    /// Apple: "interactionActivityTrackingTag(_:)".
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
        ofWindow(".interactionActivityTrackingTag(_:)", advice: "Nothing is measured here.")
    }

    nonisolated private func ofWindow(
        _ call: String, advice: String = "The window has the room that it is given, and stays."
    ) -> some View {
        modifier(ReportModifier(diagnostic: .withoutEffect(call, advice: advice)))
    }
}

extension View {
    /// Asks before the window around is closed, if `shouldPresent`. Nobody closes it here, which is reported.
    ///
    /// Apple: "dismissalConfirmationDialog(_:shouldPresent:actions:)".
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        ofWindow(".dismissalConfirmationDialog")
    }

    /// Asks before the window around is closed. Nobody closes it here, which is reported.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        ofWindow(".dismissalConfirmationDialog")
    }

    /// Asks before the window around is closed. Nobody closes it here, which is reported.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        ofWindow(".dismissalConfirmationDialog")
    }

    /// Asks with a message before the window around is closed. Nobody closes it here, which is reported.
    ///
    /// Apple: "dismissalConfirmationDialog(_:shouldPresent:actions:message:)".
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        ofWindow(".dismissalConfirmationDialog")
    }

    /// Asks with a message before the window around is closed. Nobody closes it here, which is reported.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        ofWindow(".dismissalConfirmationDialog")
    }

    /// Asks with a message before the window around is closed. Nobody closes it here, which is reported.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        ofWindow(".dismissalConfirmationDialog")
    }
}

/// Opens and closes a window of the app from a menu.
///
/// Apple: "WindowVisibilityToggle". One window is shown here: the button opens another one as `openWindow` does.
public nonisolated struct WindowVisibilityToggle<Label: View>: View {
    private let windowID: String

    /// Creates a toggle for the window of a name.
    public init(windowID: String) where Label == Text {
        self.windowID = windowID
    }

    /// A button that asks for the window.
    @MainActor public var body: some View { OpenWindowButton(windowID: windowID) }
}

private struct OpenWindowButton: View {
    let windowID: String
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        let (openWindow, windowID) = (openWindow, windowID)
        Button("Show \(windowID)") { openWindow(id: windowID) }
    }
}
