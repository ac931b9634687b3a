public import Foundation
public import QuadrantCore
public import QuadrantViews

/// What a dialog about files lists.
///
/// Apple: "FileDialogBrowserOptions".
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// The options of a set of bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What is in packages, too.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// Files that are hidden, too.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// The extensions of files.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension View {
    /// Says what the dialogs about files in this view list. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogBrowserOptions(_:)".
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions)
        -> some View
    {
        modifier(FileDialogReport.modifier(".fileDialogBrowserOptions"))
    }

    /// Sets what the main button of the dialogs about files in this view says. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogConfirmationLabel(_:)".
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        modifier(FileDialogReport.modifier(".fileDialogConfirmationLabel"))
    }

    /// Sets what the main button of the dialogs about files in this view says, localised. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogConfirmationLabel(_:)".
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View
    {
        modifier(FileDialogReport.modifier(".fileDialogConfirmationLabel"))
    }

    /// Sets what the main button of the dialogs about files in this view says, not localised. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogConfirmationLabel(_:)".
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View
    {
        modifier(FileDialogReport.modifier(".fileDialogConfirmationLabel"))
    }

    /// Has the dialogs about files in this view remember their settings under a name. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogCustomizationID(_:)".
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        modifier(FileDialogReport.modifier(".fileDialogCustomizationID"))
    }

    /// Sets the folder that the dialogs about files in this view show first. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogDefaultDirectory(_:)".
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        modifier(FileDialogReport.modifier(".fileDialogDefaultDirectory"))
    }

    /// Says whether the dialogs about files in this view choose links themselves. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogImportsUnresolvedAliases(_:)".
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        modifier(FileDialogReport.modifier(".fileDialogImportsUnresolvedAliases"))
    }

    /// Sets a message of the dialogs about files in this view. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogMessage(_:)".
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        modifier(FileDialogReport.modifier(".fileDialogMessage"))
    }

    /// Sets a localised message of the dialogs about files in this view. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogMessage(_:)".
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        modifier(FileDialogReport.modifier(".fileDialogMessage"))
    }

    /// Sets a message of the dialogs about files in this view that is not localised. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogMessage(_:)".
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        modifier(FileDialogReport.modifier(".fileDialogMessage"))
    }

    /// Says which files can be chosen in the dialogs about files in this view. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileDialogURLEnabled(_:)".
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        modifier(FileDialogReport.modifier(".fileDialogURLEnabled"))
    }

    /// Sets what stands before the name of a file that is written. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileExporterFilenameLabel(_:)".
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        modifier(FileDialogReport.modifier(".fileExporterFilenameLabel"))
    }

    /// Sets what stands before the name of a file that is written, localised. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileExporterFilenameLabel(_:)".
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        modifier(FileDialogReport.modifier(".fileExporterFilenameLabel"))
    }

    /// Sets what stands before the name of a file that is written, not localised. It has no effect here, which is reported: the
    /// dialog lists no files.
    ///
    /// Apple: "fileExporterFilenameLabel(_:)".
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(FileDialogReport.modifier(".fileExporterFilenameLabel"))
    }
}

/// What is reported of settings of dialogs about files.
private enum FileDialogReport {
    static func modifier(_ call: String) -> ReportModifier {
        ReportModifier(
            diagnostic: .withoutEffect(call, advice: "Dialogs about files list no files here."))
    }
}
