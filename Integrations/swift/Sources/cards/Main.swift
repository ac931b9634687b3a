import Foundation
import QuadrantTemplates

/// Draws cards from a thousand tasks at once, and says how fast: `swift run -c release cards Card.swift 1000`.
@main
struct Cards {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let path = arguments.first else {
            print("usage: cards Card.swift [COUNT]")
            return
        }
        let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
        var settings = PictureTemplate.Settings()
        settings.mostWaiting = count
        let template = PictureTemplate(path, settings: settings)
        _ = try await template.picture(of: ["name": "Ada"])
        let start = ContinuousClock.now
        let bytes = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<count {
                group.addTask {
                    try await template.picture(of: ["name": "Ada \(number)"]).bytes.count
                }
            }
            var sum = 0
            for try await count in group { sum += count }
            return sum
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("\(count) cards, \(bytes) bytes, \(Int(Double(count) / seconds)) a second")
        await template.close()
    }
}
