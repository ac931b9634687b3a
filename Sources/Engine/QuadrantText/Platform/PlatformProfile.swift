/// The Apple system whose figures a tree is laid out by.
///
/// A profile is a name; what it decides is data that hangs on it, each kind in the module that uses it:
/// `text` (sizes and lines of text styles, distances of texts) is here, `controls` (figures and colours of
/// controls, lists, forms and fields) in `QuadrantControls/Profile`. Code asks the profile for a figure and
/// never which system it is.
///
/// The tree's environment says which one it is (`EnvironmentValues.platformProfile`); iOS 26 unless set.
package enum PlatformProfile: UInt8, Hashable, Sendable, CaseIterable {
    case iOS26
    case iOS18
    case macOS26

    /// What texts are laid out by.
    package var text: TextProfile {
        switch self {
        // Evidence: Apple's pictures of iOS 16, 18 and 26 show the same lines (65 texts of four sizes).
        case .iOS26, .iOS18: .iOS26
        case .macOS26: .macOS26
        }
    }
}
