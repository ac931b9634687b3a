import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant editor-setup`, completions and the manual page.
@Suite struct EditorSetupTests {
    @Test func filesThatAreThereStay() throws {
        let tree = try SmallTree()
        try tree.scratch.write("P/Package.swift", "// swift-tools-version: 6.0\n")
        try tree.scratch.write("P/.vscode/tasks.json", "{}")
        let package = "\(tree.scratch.path)/P"
        let first = try tree.run(["editor-setup", package])
        same(
            first.output,
            """
            .sourcekit-lsp/config.json written
            .vscode/extensions.json written
            .vscode/tasks.json is there and stays as it is; '--print' shows what it would hold

            """)
        same(tree.text("P/.vscode/tasks.json"), "{}")
        same(
            tree.text("P/.sourcekit-lsp/config.json"),
            """
            {
              "swiftPM": {
                "swiftSDK": "quadrant",
                "swiftSDKsDirectory": "\(tree.path)/swift-sdks"
              }
            }

            """)
        let second = try tree.run(["editor-setup", package])
        has(second.output, ".vscode/extensions.json is there already\n")
        let printed = try tree.run(["editor-setup", package, "--print"])
        has(printed.output, "// .vscode/tasks.json\n{")
    }

    @Test func onlyPackagesAreSetUp() throws {
        let tree = try SmallTree()
        let none = try tree.run(["editor-setup", "\(tree.scratch.path)/none"])
        same(none.status, .exited(66))
        let noPackage = try tree.run(["editor-setup", tree.home])
        same(noPackage.status, .exited(66))
        has(noPackage.errors, "/Package.swift': editors are set up for the folder of a package")
    }

    /// Each shell reads its script, and offers commands and options.
    @Test func scriptsOfShellsHoldAllOptions() throws {
        let tree = try SmallTree()
        same(try tree.run(["describe-itself", "\(tree.scratch.path)/share"]).status, .exited(0))
        let script = """
            . share/quadrant.bash
            COMP_WORDS=(quadrant in) COMP_CWORD=1; _quadrant; echo "${COMPREPLY[*]}"
            COMP_WORDS=(quadrant render --text-s) COMP_CWORD=2; _quadrant; echo "${COMPREPLY[*]}"
            COMP_WORDS=(quadrant uninstall --) COMP_CWORD=2; _quadrant; echo "${COMPREPLY[*]}"
            """
        let run = try tree.scratch.shell(script)
        same(
            String(decoding: run.output, as: UTF8.self),
            """
            install
            --text-size --text-sizes
            --prefix --release --help --version

            """)
        for name in ["_quadrant", "quadrant.fish", "quadrant.1"] {
            let text = try #require(tree.text("share/\(name)")).replacing("\\-", with: "-")
            has(text, "text-sizes", "\(name)")
            has(text, "editor-setup", "\(name)")
        }
    }
}
