/// The arguments of `quadrant install` and `quadrant uninstall`.
package struct InstallRequest: Equatable, Sendable {
    /// The folder that gets `bin`, `lib` and `share`; `nil` for `~/.local`, or for the one that the running command
    /// lies in when it is removed.
    package var prefix: String?
    /// The version that is removed; `nil` for that of the running command.
    package var version: String?
    /// Whether the bytes of all files are compared with their digests.
    package var checksBytes = false

    /// Whether Apple's other modules are compiled and added, which else a package does that imports them.
    package var addsModules = false

    /// A request with every default.
    package init() {}
}
