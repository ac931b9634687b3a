import Expectations
import QuadrantCommand
import SwiftUI
import Testing

/// `--camera` and `--explode`.
@Suite struct CameraOptionTests {
    private func stage(_ arguments: String...) throws -> Stage? {
        guard
            case .render(let request) = try ArgumentParser.command(
                for: ["render", "Card.swift"] + arguments)
        else { return nil }
        return request.stage
    }

    @Test func camerasAreNamedOrGivenInDegrees() throws {
        try same(stage()?.output.camera, nil)
        try same(stage("--camera", "front")?.output.camera, .front)
        try same(stage("--camera=isometric")?.output.camera, .isometric)
        try same(
            stage("--camera", "-30,20")?.output.camera,
            ViewCamera(yaw: .degrees(-30), pitch: .degrees(20)))
        try same(
            stage("--camera", "30,20,900")?.output.camera,
            ViewCamera(yaw: .degrees(30), pitch: .degrees(20), distance: 900))
        try same(stage("--explode", "36")?.output.layerDistance, 36)
    }

    @Test func theWorkerSeesTheSameCamera() throws {
        for value in ["front", "isometric", "-30,20", "12.5,-4,700"] {
            var request = ViewRequest(
                library: "a", symbol: "b", isPreview: false, timeLimit: 1,
                on: try #require(try stage("--camera", value, "--explode", "8")))
            request.part = nil
            try same(request.handedOn, request)
        }
    }

    @Test(arguments: ["side", "1", "1,2,3,4", "1,100", "nan,1", "1,2,0", "1,2,-5", "1,,3", ""])
    func valuesThatAreNoCamera(_ value: String) {
        #expect {
            try stage("--camera", value)
        } throws: { error in
            "\(error)".contains("--camera") || "\(error)".contains("camera")
        }
    }

    @Test(arguments: ["0", "-3", "x", "1e9", "nan"])
    func valuesThatAreNoDistance(_ value: String) {
        #expect(throws: CommandError.self) { try stage("--explode", value) }
    }
}
