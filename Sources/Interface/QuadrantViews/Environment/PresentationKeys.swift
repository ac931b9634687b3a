public import QuadrantCore

/// Closes the sheet or other presentation that shows the view.
///
/// Apple: "DismissAction". It does nothing for a view that is not presented, as in SwiftUI.
@MainActor @preconcurrency
public struct DismissAction {
    private let action: @MainActor () -> Void

    /// Creates the action of a presentation; by default one that does nothing.
    package nonisolated init(action: @escaping @MainActor () -> Void = {}) {
        self.action = action
    }

    /// Closes the presentation.
    public func callAsFunction() { action() }
}

/// Whether a view is presented; for code that does not use `dismiss` yet.
///
/// Apple: "PresentationMode".
public struct PresentationMode {
    /// Whether the view is presented.
    public fileprivate(set) var isPresented: Bool

    /// Closes the presentation; does nothing for a view that is not presented.
    public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Closes the presentation that shows the view; does nothing for a view that is not presented.
    ///
    /// Apple: "EnvironmentValues.dismiss".
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented.
    ///
    /// Apple: "EnvironmentValues.isPresented".
    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Whether the view is presented; for code that does not use `dismiss` and `isPresented` yet.
    ///
    /// Apple: "EnvironmentValues.presentationMode".
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented)
        let dismiss = dismiss
        return Binding(
            get: { mode },
            set: { new in
                guard mode.isPresented, !new.isPresented else { return }
                MainActor.assumeIsolated { dismiss() }
            })
    }
}
