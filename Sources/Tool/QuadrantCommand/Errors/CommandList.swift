/// The commands of the program, by the names that are typed.
package enum CommandList {
    /// Their names, in the order of the help.
    package static let names = [
        "render", "preview", "watch", "batch", "serve", "worker", "build", "fonts", "explain",
        "diff", "snapshots", "check-build",
        "install", "uninstall", "swift", "editor-setup", "lsp", "mcp",
    ]
    /// Their names as the end of a sentence.
    package static let sentence =
        names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " and '\(names.last ?? "")'"
}
