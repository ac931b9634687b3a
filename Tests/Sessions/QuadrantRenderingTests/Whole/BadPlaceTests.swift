import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantRendering
import QuadrantViews
import SwiftUI
import Testing
import Waiting

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
            has(error.description, "cannot be written: No space left on device")
        }
        same(folder.contents, ["full.jpg", "full.pdf", "full.png"])
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
        same(mkfifo(path, 0o600), 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        let writing = Task.detached {
            try FileOutput.write(Array(repeating: 7, count: 1_000_000), to: path)
        }
        // As soon as the writer has begun: before it has opened the pipe there is nothing to break.
        var begun = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        await eventually("the writer has begun") { poll(&begun, 1, 0) != 0 }
        close(reader)
        await #expect(throws: FileProblem(path: path, reason: "Broken pipe")) {
            try await writing.value
        }
    }

    @Test func manyWritersOfOnePathLeaveOneWholeFile() async throws {
        let path = folder.url("shared").path
        // A file as a killed writer would leave it.
        try Data([1]).write(to: folder.url("shared.\(getpid()).part"))
        try await withThrowingTaskGroup { group in
            for byte in UInt8(0)..<8 {
                group.addTask {
                    for _ in 0..<20 {
                        try FileOutput.write(Array(repeating: byte, count: 100_000), to: path)
                    }
                }
            }
            try await group.waitForAll()
        }
        let bytes = try Data(contentsOf: URL(filePath: path))
        #expect(bytes.count == 100_000 && Set(bytes).count == 1)
        same(folder.contents, ["shared", "shared.\(getpid()).part"])
    }

    @Test func aFileThatIsThereStaysWhole() async throws {
        let url = folder.url("card.png")
        try Data("old".utf8).write(to: url)
        let renderer = ImageRenderer(content: Color.red.frame(width: 1e6, height: 1e6))
        await #expect(throws: RenderingError.self) { try await renderer.write(to: url) }
        try same(Data(contentsOf: url), Data("old".utf8))
        same(folder.contents, ["card.png"])
    }
}
