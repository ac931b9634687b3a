import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Code of C reads nothing outside of its package when it is compiled: what it reads, a confined view would show.
@Suite(.enabled(if: Confinement.obstacle == nil, "The kernel confines nothing."))
struct CompilerReachTests {
    /// A way to a file, as the text of `key.c` and of its header.
    private static let ways: [(name: String, code: String, header: String)] = [
        (
            "an instruction of the assembler",
            """
            __asm__(".section .rodata\\nstolen:\\n.incbin \\"SECRET\\"\\n.byte 0\\n.globl stolen\\n.text\\n");
            extern const char stolen[];
            const char *key(void) { return stolen; }
            """, "const char *key(void);\n"
        ),
        (
            "embedded",
            """
            static const char stolen[] = {
            #embed "SECRET"
            , 0};
            const char *key(void) { return stolen; }
            """, "const char *key(void);\n"
        ),
        (
            "included",
            "static const char stolen[] =\n#include \"SECRET\"\n;\n"
                + "const char *key(void) { return stolen; }\n",
            "const char *key(void);\n"
        ),
        (
            "included by a header that Swift reads", "",
            "static inline const char *key(void) { return\n#include \"SECRET\"\n; }\n"
        ),
        (
            "a file of its own",
            "static const char own[] =\n#include \"../own.inc\"\n;\n"
                + "#include <string.h>\nconst char *key(void) { return strlen(own) ? own : 0; }\n",
            "const char *key(void);\n"
        ),
    ]

    @Test(arguments: ways.indices)
    func aCompilerReadsItsPackageAlone(way: Int) throws {
        let (name, code, header) = Self.ways[way]
        let folder = try ScratchFolder()
        try folder.write("secret.txt", "\"TOPSECRET\"")
        let secret = "\(folder.path)/secret.txt"
        try folder.write(
            "App/Package.swift",
            """
            let package = Package(name: "App", targets: [
                .target(name: "CKey"), .target(name: "Screens", dependencies: ["CKey"]),
            ])
            """)
        try folder.write("App/Sources/own.inc", "\"TOPSECRET\"")
        try folder.write(
            "App/Sources/CKey/include/CKey.h", header.replacing("SECRET", with: secret))
        try folder.write(
            "App/Sources/CKey/key.c",
            "#include \"CKey.h\"\n" + code.replacing("SECRET", with: secret))
        try folder.write(
            "App/Sources/Screens/Screen.swift",
            """
            import CKey
            import SwiftUI
            struct Screen: View {
                var body: some View { Text(String(cString: key())).accessibilityIdentifier("key") }
            }
            """)
        let run = try folder.run(
            ["explain", "App", "--view", "Screen", "--sandbox", "--size", "200x100"])
        let told = String(decoding: run.output, as: UTF8.self) + run.errorText
        same(told.contains("Text(\"TOPSECRET"), name == "a file of its own", "\(name): \(told)")
    }
}
