import Expectations
import Foundation
import QuadrantCommand
import SwiftUI
import Testing

@Suite struct ArgumentParserTests {
    private func request(_ arguments: String...) throws -> RenderRequest {
        guard case .render(let request) = try ArgumentParser.command(for: ["render"] + arguments)
        else {
            throw CommandError.internalFault("not 'render'")
        }
        return request
    }

    @Test func aFileAloneTakesEveryDefault() throws {
        var expected = RenderRequest()
        expected.paths = ["Card.swift"]
        try same(request("Card.swift"), expected)
        same(expected.stage.output.scale, 2)
        same(expected.timeLimit, 60)
    }

    @Test func optionsComeInEveryGNUForm() throws {
        let expected = try request("Card.swift", "--output", "a.svg")
        try same(request("--output=a.svg", "Card.swift"), expected)
        try same(request("-o", "a.svg", "Card.swift"), expected)
        try same(request("-oa.svg", "Card.swift"), expected)
        try same(request("--outp", "a.svg", "--", "Card.swift"), expected)
    }

    @Test func afterTwoDashesEverythingIsAFile() throws {
        try same(request("--dark", "--", "--view", "-").paths, ["--view", "-"])
    }

    @Test func appearanceReachesTheOptions() throws {
        let stage = try request(
            "a.swift", "--dark", "--right-to-left", "--transparent", "--locale", "de_DE",
            "--text-size", "accessibility5", "--scale", "3", "--size", "320xauto", "--svg-text"
        ).stage
        holds(stage.output.keepsSVGText)
        #expect(
            stage.surroundings.isDark == true && stage.surroundings.isRightToLeft == true
                && stage.output.isTransparent)
        same(stage.surroundings.locale?.identifier, "de_DE")
        same(stage.surroundings.textSize, .accessibility5)
        same(stage.output.scale, 3)
        same(stage.room.fit, .screen)
        same(stage.room.width, 320)
        same(stage.room.height, nil)
    }

    @Test func aSystemIsNamedAsPeopleWriteIt() throws {
        try same(request("a.swift").stage.surroundings.system, nil)
        for name in ["ios18", "iOS18", "iOS 18"] {
            try same(
                request("a.swift", "--system", name).stage.surroundings.system, .iOS18, "\(name)")
        }
        try same(request("a.swift", "--system=ios26").stage.surroundings.system, .iOS26)
    }

    @Test func nowIsAMoment() throws {
        for (text, seconds) in [
            ("2026-11-21T15:00:00Z", 1_795_273_200.0), ("2026-11-21T16:00:00+01:00", 1_795_273_200),
            ("2026-11-21T15:00:00.5Z", 1_795_273_200.5), ("2026-11-21", 1_795_219_200),
        ] {
            let now = try request("a.swift", "--now", text).stage.surroundings.now
            same(now?.timeIntervalSince1970, seconds, "\(text)")
        }
        try same(request("a.swift").stage.surroundings.now, nil)
        #expect(throws: CommandError.self) { try request("a.swift", "--now", "noon") }
    }

    @Test func sizeAutoIsExplicitButUnspecified() throws {
        let stage = try request("a.swift", "--size", "auto").stage
        same(stage.room.fit, .screen)
        #expect(stage.room.width == nil && stage.room.height == nil)
    }

    @Test func theWorkerIsAskedForWhatTheCommandLineSays() throws {
        var stage = try request(
            "a.swift", "--dark", "--right-to-left", "--transparent", "--locale", "de_DE",
            "--text-size", "small", "--scale", "1", "--size", "33.5x40", "--svg-text",
            "--now", "2026-11-21T15:00:00.250+01:00", "--system", "ios18"
        ).stage
        stage.output.format = .pdf
        stage.surroundings.resourceDirectories = ["/a b/Sources", "/a b"]
        var viewRequest = ViewRequest(
            library: "/a b/views.so", symbol: "entry", isPreview: true, timeLimit: 2.5,
            on: stage)
        viewRequest.question = .layout
        viewRequest.confinement = Confinement(readable: ["/a b"], folder: "/c")
        try same(viewRequest.handedOn, viewRequest)
    }

    @Test func helpAndVersion() throws {
        try same(ArgumentParser.command(for: ["--help"]), .help(nil))
        try same(ArgumentParser.command(for: ["render", "-h"]), .help("render"))
        try same(ArgumentParser.command(for: ["help", "render"]), .help("render"))
        try same(ArgumentParser.command(for: ["--version"]), .version)
        has(HelpText.text(for: "render"), "--right-to-left")
    }
}
