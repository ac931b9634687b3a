import Expectations
import Foundation
import QuadrantCommand
import Testing

/// The same file gives the same bytes, wherever and by whomever it is drawn.
@Suite struct SameBytesTests {
    private static let source = """
        import SwiftUI

        #Preview {
            VStack(alignment: .leading) {
                Text("Total: \\(1234.5)").font(.title)
                Text(1234.5.formatted())
                Text("Title".uppercased() + String(format: " %.2f", 0.5)).bold()
                Image(systemName: "star.fill").foregroundStyle(.orange)
                Circle().fill(.blue.opacity(0.5)).frame(width: 30, height: 30)
            }
            .padding()
        }

        """

    @Test(arguments: ["png", "svg", "pdf"])
    func folderHomeLocaleAndFontsDoNotMatter(format: String) throws {
        let folder = try ScratchFolder()
        try folder.write("one/Card.swift", Self.source)
        try folder.write("two/inner/Card.swift", Self.source)
        try folder.write("home/note.txt", "")
        let arguments = ["-o", "-", "--format", format]
        let first = try folder.render(["Card.swift"] + arguments, in: "one")
        same(first.ending, .exited(0))
        fails(first.output.isEmpty)
        let surroundings: [[String: String]] = [
            ["LANG": "C", "LC_ALL": "C"],
            ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"],
            ["LANG": "ar_EG.UTF-8", "LC_ALL": "", "LC_NUMERIC": "fr_FR.UTF-8"],
            ["HOME": "\(folder.path)/home", "XDG_CACHE_HOME": ""],
            ["FONTCONFIG_FILE": "/dev/null"],
        ]
        for environment in surroundings {
            let other = try folder.render(
                ["inner/Card.swift"] + arguments, in: "two", environment: environment)
            same(other.output, first.output, "\(environment)")
        }
    }
}
