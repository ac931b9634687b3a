extension CommandOption {
    /// The options of installing, which set nothing of a drawing.
    static let installing: [CommandOption] = [
        CommandOption(
            "--prefix", taking: "DIR", of: [.install],
            "the folder that gets bin, lib and share (default ~/.local)"),
        CommandOption(
            "--prefix", taking: "DIR", of: [.uninstall],
            "where it is installed (default: where this command lies)"),
        CommandOption("--check", of: [.install], "compare all bytes with their digests first"),
        CommandOption(
            "--modules", of: [.install],
            "add Apple's other modules, such as Charts, and not only when a package imports them"),
        CommandOption(
            "--release", taking: "VERSION", of: [.uninstall], "which one (default: this one's)"),
        CommandOption(
            "--unconfined", of: [.mcp], "draw too where the kernel cannot confine views"),
        CommandOption("--print", of: [.editorSetup], "print the files, and write none"),
    ]
}
