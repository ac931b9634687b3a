import Foundation
import QuadrantTemplates
import Testing

/// Pictures from many tasks; the program is that of `QUADRANT`, else `quadrant` on the path.
@Suite struct PictureTemplateTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("quadrant-templates-\(UUID().uuidString)")
    private var card: String { folder.appendingPathComponent("Card.swift").path }

    private struct Card: Encodable {
        var name = "Ada"
        var number = 0
    }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(
            """
            import SwiftUI
            struct Card: View {
                let name: String
                var number = 0
                var body: some View {
                    let values = [1, 2, 3]
                    Text("\\(name) \\(number > 900 ? values[number] : number)").padding()
                }
            }
            """.utf8
        ).write(to: URL(fileURLWithPath: card))
    }

    private func template(
        _ change: (inout PictureTemplate.Settings) -> Void = { _ in }
    ) -> PictureTemplate {
        var settings = PictureTemplate.Settings()
        (settings.format, settings.options) = ("svg", ["svg-text": "true"])
        settings.arguments = ["--unconfined"]
        change(&settings)
        return PictureTemplate(card, settings: settings)
    }

    /// The processes that draw the card of this test.
    private func workers() -> [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { pid_t($0) }.filter { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return String(decoding: line, as: UTF8.self).contains("worker\u{0}\(card)\u{0}")
        }
    }

    private func text(_ picture: Picture) -> String {
        String(decoding: picture.bytes, as: UTF8.self)
    }

    @Test func manyTasksGetTheirOwnPictures() async throws {
        let template = template()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let picture = try await template.picture(of: Card(number: number))
                    #expect(text(picture).contains(">Ada \(number)<"))
                }
            }
            try await group.waitForAll()
        }
        let load = await template.load
        #expect(load == (0, 0))
        await template.close()
    }

    @Test func whatCannotBeDrawnIsItsOwnFailure() async throws {
        let template = template()
        let wrong = await #expect(throws: PictureFailure.self) {
            try await template.picture(of: ["nam": "Ada"])
        }
        #expect(wrong?.status == 422)
        #expect(wrong?.message.contains("did you mean 'name'?") == true)
        let trap = await #expect(throws: PictureFailure.self) {
            try await template.picture(of: Card(number: 901))
        }
        #expect(trap?.status == 500)
        #expect(text(try await template.picture(of: Card(name: "Zoë"))).contains(">Zoë 0<"))
        await template.close()
    }

    /// Who comes when all places are taken is told at once; the others get their pictures.
    @Test func tooManyCallersAreRefused() async throws {
        let template = template { ($0.ahead, $0.mostWaiting) = (2, 5) }
        let answers = await withTaskGroup(of: Int.self) { group in
            for number in 0..<40 {
                group.addTask {
                    do {
                        _ = try await template.picture(of: Card(number: number))
                        return 200
                    } catch {
                        return (error as? PictureFailure)?.status ?? 0
                    }
                }
            }
            return await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(answers.count { $0 == 200 } >= 7)
        #expect(answers.count { $0 == 503 } > 0)
        #expect(answers.allSatisfy { $0 == 200 || $0 == 503 })
        await template.close()
    }

    /// Data of anybody's: what is no object is refused, and nothing of it is taken for another order.
    @Test(arguments: [
        (#"{"name":"Eve","number":1"#, 422), ("[]", 422), ("", 422),
        ("{\"name\":\"Eve\",\n\"number\":1}", 200), (#"{"name":"Eve"}},{"id":1,"data":{}"#, 422),
        ("{\"name\":\"Eve\"}}\n{\"id\":2,\"data\":{}", 422),
    ])
    func foreignDataIsLookedAt(_ data: String, _ status: Int) async throws {
        let template = template()
        do {
            let picture = try await template.picture(ofJSON: Data(data.utf8))
            #expect(status == 200 && text(picture).contains(">Eve "))
        } catch let failure as PictureFailure {
            #expect(failure.status == status)
        }
        let load = await template.load
        #expect(load.underWay == 0 && load.waiting == 0)
        await template.close()
    }

    @Test func aCallerThatIsCancelledWaitsNoLonger() async throws {
        let template = template { $0.ahead = 1 }
        async let first = template.picture(of: Card())
        let second = Task { try await template.picture(of: Card(number: 2)) }
        try await Task.sleep(for: .milliseconds(20))
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(text(try await first).contains(">Ada 0<"))
        #expect(text(try await template.picture(of: Card(number: 3))).contains(">Ada 3<"))
        await template.close()
    }

    /// Workers that are killed again and again lose nothing.
    @Test func aWorkerThatIsKilledLosesNothing() async throws {
        let template = template()
        _ = try await template.picture(of: Card())
        let killer = Task {
            for _ in 0..<2 {
                try await Task.sleep(for: .milliseconds(150))
                for process in workers() { kill(process, SIGKILL) }
            }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                group.addTask {
                    let picture = try await template.picture(of: Card(number: number))
                    #expect(text(picture).contains(">Ada \(number)<"))
                }
            }
            try await group.waitForAll()
        }
        try await killer.value
        await template.close()
    }
}
