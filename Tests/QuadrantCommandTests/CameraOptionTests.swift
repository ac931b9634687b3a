import QuadrantCommand
import SwiftUI
import Testing

/// `--camera` and `--explode`.
@Suite struct CameraOptionTests {
    private func options(_ arguments: String...) throws -> DrawingOptions? {
        guard
            case .render(let request) = try ArgumentParser.command(
                for: ["render", "Card.swift"] + arguments)
        else { return nil }
        return request.options
    }

    @Test func camerasAreNamedOrGivenInDegrees() throws {
        #expect(try options()?.camera == nil)
        #expect(try options("--camera", "front")?.camera == .front)
        #expect(try options("--camera=isometric")?.camera == .isometric)
        #expect(
            try options("--camera", "-30,20")?.camera
                == ViewCamera(yaw: .degrees(-30), pitch: .degrees(20)))
        #expect(
            try options("--camera", "30,20,900")?.camera
                == ViewCamera(yaw: .degrees(30), pitch: .degrees(20), distance: 900))
        #expect(try options("--explode", "36")?.layerDistance == 36)
    }

    @Test func theWorkerSeesTheSameCamera() throws {
        for value in ["front", "isometric", "-30,20", "12.5,-4,700"] {
            var request = ViewRequest(
                library: "a", symbol: "b", isPreview: false, timeLimit: 1,
                options: try #require(try options("--camera", value, "--explode", "8")))
            request.part = nil
            #expect(try request.handedOn == request)
        }
    }

    @Test(arguments: ["side", "1", "1,2,3,4", "1,100", "nan,1", "1,2,0", "1,2,-5", "1,,3", ""])
    func valuesThatAreNoCamera(_ value: String) {
        #expect {
            try options("--camera", value)
        } throws: { error in
            "\(error)".contains("--camera") || "\(error)".contains("camera")
        }
    }

    @Test(arguments: ["0", "-3", "x", "1e9", "nan"])
    func valuesThatAreNoDistance(_ value: String) {
        #expect(throws: CommandError.self) { try options("--explode", value) }
    }
}
