import Expectations
import Foundation
import QuadrantCommand
import QuadrantGeometry
import QuadrantRendering
import QuadrantViews
import Testing

/// `--device`, `--landscape` and `--bezel`.
@Suite struct DeviceTests {
    @Test func namesAreTakenInAnyCaseAndWithoutBlanks() {
        same(ScreenDevice.named("iphone16pro")?.size, CGSize(width: 402, height: 874))
        same(ScreenDevice.named("IPAD MINI")?.scale, 2)
        same(ScreenDevice.named("Nokia 3310"), nil)
    }

    @Test func onItsSideTheOpeningKeepsBothSides() throws {
        let device = try #require(ScreenDevice.named("iPhone 16")).landscape
        same(device.size, CGSize(width: 852, height: 393))
        #expect(device.safeArea.leading == 59 && device.safeArea.trailing == 59)
        #expect(device.safeArea.top == 0 && device.safeArea.bottom == 21)
        #expect(
            device.sizeClasses.horizontal == .compact && device.sizeClasses.vertical == .compact)
        let large = try #require(ScreenDevice.named("iPhone 16 Plus")).landscape
        same(large.sizeClasses.horizontal, .regular)
        let widget = try #require(ScreenDevice.named("Widget small"))
        same(widget.landscape, widget)
    }

    @Test func theArgumentsOfADeviceComeBack() throws {
        let command = try ArgumentParser.command(
            for: ["render", "A.swift", "--landscape", "--device", "iPhone SE"])
        guard case .render(let request) = command else { return holds(Bool(false)) }
        same(request.stage.room.device, ScreenDevice.named("iPhone SE")?.landscape)
        same(request.stage.output.scale, 2)
        let drawing = ViewRequest(
            library: "l", symbol: "s", isPreview: false, timeLimit: 1, on: request.stage)
        try same(drawing.handedOn, drawing)
        #expect(throws: CommandError.contradiction("'--device'", "'--size'")) {
            try ArgumentParser.command(
                for: ["render", "A.swift", "--bezel", "--size", "100x100"])
        }
    }

    /// The view gets what the margins leave; a background that ignores them reaches the edges.
    @Test func theViewStandsWithinTheMargins() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "V.swift",
            """
            import SwiftUI
            struct V: View {
                @Environment(\\.verticalSizeClass) var size
                var body: some View {
                    Color.red.frame(height: size == .regular ? 100 : 50)
                        .frame(maxHeight: .infinity, alignment: .top)
                        .background { Color.blue.ignoresSafeArea() }
                }
            }
            """)
        let run = try scratch.render(["V.swift", "--device", "iPhone 16", "-o", "v.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        let svg = String(decoding: scratch.data("v.svg") ?? Data(), as: UTF8.self)
        has(svg, "width=\"393\" height=\"852\"")
        has(svg, "<g transform=\"translate(0 59)\">")
        has(svg, "<rect width=\"393\" height=\"852\" fill=\"#08f\"/>")
        has(svg, "<rect width=\"393\" height=\"100\" fill=\"#ff383c\"/>")
        let framed = try scratch.render(
            ["V.swift", "--bezel", "--device", "Widget small", "--scale", "1", "-o", "f.png"])
        same(framed.ending, .exited(0), "\(framed.errorText)")
        // The size stands in the header of a PNG: 158 points with 24 around.
        let bytes = [UInt8](scratch.data("f.png") ?? Data())
        #expect(bytes.count > 24 && bytes[16..<24].elementsEqual([0, 0, 0, 206, 0, 0, 0, 206]))
    }
}
