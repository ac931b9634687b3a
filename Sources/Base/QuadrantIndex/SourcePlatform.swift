/// The platform that the user's files are read as: it decides on the conditions of `#if`.
package enum SourcePlatform: String, CaseIterable, Sendable {
    /// A phone: `os(iOS)` and `canImport(UIKit)` hold.
    case ios
    /// A Mac: `os(macOS)` and `canImport(AppKit)` hold.
    case macos
}
