import Expectations
import Foundation
import QuadrantCommand
import QuadrantIndex
import SwiftUI
import Testing

/// A worker that is lost or talks nonsense costs the view that was asked for, and no other.
@Suite struct LostWorkerTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func compiled() throws -> (CompiledFiles, SourceFile, [String: String]) {
        let views = ["First", "Second", "Third"].map {
            "struct \($0): View { var body: some View { Text(\"\($0)\").padding() } }\n"
        }
        let file = SourceFile(path: "Three.swift", text: "import SwiftUI\n" + views.joined())
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = "\(folder.path)/cache"
        let files = try CompiledFiles.make(from: [file], environment: environment, timeLimit: 60)
        return (files, file, environment)
    }

    private func drawer(
        _ arguments: [String], program: String
    ) throws -> ViewDrawer {
        let (files, file, environment) = try compiled()
        return ViewDrawer(
            files, of: [file], by: DrawingWorker(.init(path: program, arguments: arguments)),
            environment: environment, timeLimit: 1)
    }

    /// What each of three views came to that are asked for at once: its picture, or the error. The second is the faulty one.
    private func drawn(by drawer: ViewDrawer) throws -> [Result<[UInt8], CommandError>] {
        let begun = try (0..<3).map { position in
            var stage = Stage()
            if position == 1 { stage.surroundings.resourceDirectories = ["/Faulty"] }
            return try drawer.start(at: position, on: stage)
        }
        return begun.map { running in
            do throws(CommandError) {
                return .success(try drawer.picture(of: running).bytes)
            } catch { return .failure(error) }
        }
    }

    @Test(arguments: [
        ("killed", "the process that draws has ended"),
        ("exits", "the process that draws has ended"),
        ("half", "the process that draws has ended"),
        ("hangs", "the process that draws does not answer"),
        ("garbage", "what the process that draws answered is no answer"),
        ("nonsense", "what the process that draws answered is no answer"),
        ("other", "what the process that draws answered is no answer"),
        ("large", "the process that draws answered with 4294967296 bytes"),
        ("version", "the process that draws is of another version (99, not 1)"),
    ])
    func itCostsOneView(fault: String, reason: String) throws {
        let program = try #require(ScratchFolder.program)
        try folder.write("faulty.c", FaultyWorker.source)
        try same(folder.shell("gcc faulty.c -o faulty").ending, .exited(0))
        let usual = try drawn(by: drawer(["drawing-worker"], program: program))
        let found = try drawn(
            by: drawer([program, fault], program: "\(folder.path)/faulty"))
        #expect(throws: Never.self) { for result in usual { _ = try result.get() } }
        same(found[0], usual[0])
        same(found[1], .failure(.drawingFailed(name: "Second", reason: reason)))
        same(found[2], usual[2])
    }

    @Test func aWorkerThatCannotBeStartedIsToldOf() throws {
        let found = try drawn(by: drawer([], program: "/bin/true"))
        for (result, name) in zip(found, ["First", "Second", "Third"]) {
            same(
                result,
                .failure(
                    .drawingFailed(name: name, reason: "the process that draws has ended")))
        }
    }
}
