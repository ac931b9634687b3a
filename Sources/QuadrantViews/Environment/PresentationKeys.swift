public import QuadrantCore

/// Ends what presents the view.
///
/// Apple: "DismissAction". Where nothing presents the view it does nothing, as in SwiftUI.
@MainActor @preconcurrency
public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(action: @escaping @MainActor () -> Void = {}) {
        self.action = action
    }

    /// Does it.
    public func callAsFunction() { action() }
}

/// Whether a view is presented, for code that does not use `dismiss` yet.
///
/// Apple: "PresentationMode".
public struct PresentationMode {
    /// Whether something presents the view.
    public fileprivate(set) var isPresented: Bool

    /// Ends what presents the view; does nothing where nothing does.
    public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Ends what presents the view. Does nothing where nothing does.
    ///
    /// Apple: "EnvironmentValues.dismiss".
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether something presents the view.
    ///
    /// Apple: "EnvironmentValues.isPresented".
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Whether something presents the view, for code that does not use `dismiss` and `isPresented` yet.
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
