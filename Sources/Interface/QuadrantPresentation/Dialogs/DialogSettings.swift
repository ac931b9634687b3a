public import QuadrantCore
public import QuadrantViews

/// How grave what a dialog says is.
///
/// Apple: "DialogSeverity".
public struct DialogSeverity: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case standard
        case critical
    }

    private let kind: Kind

    /// As the system has it.
    public static let automatic = DialogSeverity(kind: .automatic)
    /// Not grave.
    public static let standard = DialogSeverity(kind: .standard)
    /// Grave.
    public static let critical = DialogSeverity(kind: .critical)
}

extension View {
    /// Sets the picture of the dialogs in this view. It is not shown, as on iOS, which is reported.
    ///
    /// Apple: "dialogIcon(_:)".
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        modifier(Self.notOnPhones(".dialogIcon"))
    }

    /// Says how grave what the dialogs in this view say is. It is not shown, as on iOS, which is reported.
    ///
    /// Apple: "dialogSeverity(_:)".
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        modifier(Self.notOnPhones(".dialogSeverity"))
    }

    /// Lets people say that the dialogs in this view are not to be shown again. It is not shown, as on iOS, which is
    /// reported.
    ///
    /// Apple: "dialogSuppressionToggle(isSuppressed:)".
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        modifier(Self.notOnPhones(".dialogSuppressionToggle"))
    }

    /// Lets people say, with a localised title, that the dialogs in this view are not to be shown again. It is not shown,
    /// as on iOS, which is reported.
    ///
    /// Apple: "dialogSuppressionToggle(_:isSuppressed:)".
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        modifier(Self.notOnPhones(".dialogSuppressionToggle"))
    }

    /// The same with a title that is not localised.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        modifier(Self.notOnPhones(".dialogSuppressionToggle"))
    }

    /// The same with a text as title.
    nonisolated public func dialogSuppressionToggle(
        _ label: Text, isSuppressed: Binding<Bool>
    ) -> some View {
        modifier(Self.notOnPhones(".dialogSuppressionToggle"))
    }

    nonisolated private static func notOnPhones(_ call: String) -> ReportModifier {
        ReportModifier(diagnostic: .withoutEffect(call, advice: "Dialogs of iOS do not show it."))
    }
}
