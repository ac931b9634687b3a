import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantRendering
import QuadrantViews
import SwiftUI
import Testing

/// Places that cannot be written: a clear error, and no part of a file.
@MainActor
struct BadPlaceTests {
    private let folder: Scratch

    init() throws { folder = try Scratch() }

    @Test func aDiskThatIsFull() async throws {
        for name in ["full.png", "full.jpg", "full.pdf"] {
            let url = folder.url(name)
            try FileManager.default.createSymbolicLink(
                atPath: url.path, withDestinationPath: "/dev/full")
            let error = RenderingError.cannotWrite(
                path: url.path, reason: "No space left on device")
            await #expect(throws: error) {
                try await ImageRenderer(content: Color.red).write(to: url)
            }
            await #expect(throws: error) {
                try await PDFDocument(pages: [Color.red]).write(to: url)
            }
            #expect(error.description.contains("cannot be written: No space left on device"))
        }
        #expect(folder.contents == ["full.jpg", "full.pdf", "full.png"])
    }

    @Test func aFolderThatTakesNoFiles() async throws {
        let url = URL(filePath: "/proc/card.pdf")
        await #expect(throws: RenderingError.self) {
            try await ImageRenderer(content: Color.red).write(to: url)
        }
        await #expect(throws: RenderingError.self) {
            try await PDFDocument(pages: [Color.red]).write(to: url)
        }
    }

    @Test func aPipeThatIsClosed() async throws {
        let path = folder.url("pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        let writing = Task.detached {
            try FileOutput.write(Array(repeating: 7, count: 1_000_000), to: path)
        }
        try await Task.sleep(for: .milliseconds(50))
        close(reader)
        await #expect(throws: FileProblem(path: path, reason: "Broken pipe")) {
            try await writing.value
        }
    }

    @Test func aFileThatIsThereStaysWhole() async throws {
        let url = folder.url("card.png")
        try Data("old".utf8).write(to: url)
        let renderer = ImageRenderer(content: Color.red.frame(width: 1e6, height: 1e6))
        await #expect(throws: RenderingError.self) { try await renderer.write(to: url) }
        #expect(try Data(contentsOf: url) == Data("old".utf8))
        #expect(folder.contents == ["card.png"])
    }
}
