/// The manual page: the help of all commands, for `man`.
enum ManualPage {
    /// The page in the language of `man`.
    static var text: String {
        let commands = CommandList.names.map { topic in
            ".SH \(topic.uppercased())\n.nf\n\(escaped(HelpText.text(for: topic)))\n.fi\n"
        }
        return """
            .TH QUADRANT 1 "" "quadrant \(ProgramVersion.number)" "User Commands"
            .SH NAME
            quadrant \\- draw SwiftUI views, and build packages that import SwiftUI
            .SH SYNOPSIS
            .nf
            \(escaped(HelpText.text(for: nil)))
            .fi

            """ + commands.joined() + """
                .SH ENVIRONMENT
                .TP
                .B SWIFT_EXEC
                The Swift compiler, in place of the one that quadrant was built with.
                .TP
                .B XDG_CACHE_HOME
                The folder of the cache; without it ~/.cache.

                """
    }

    /// A text in which no character means anything to `man`.
    private static func escaped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let plain = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&\(plain)" : plain
        }.joined(separator: "\n")
    }
}
