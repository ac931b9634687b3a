import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Controls are one piece while what is around them moves.
@MainActor @Suite struct ControlPiecesTests {
    private struct Panel: View {
        let animation: Animation
        @State private var isOn = false
        @State private var choice = 0
        @State private var isLow = false

        var body: some View {
            VStack(spacing: 0) {
                Toggle("Sound", isOn: $isOn.animation(animation)).labelsHidden()
                    .accessibilityIdentifier("switch")
                Color.clear.frame(width: 200, height: isLow ? 60 : 0)
                Picker("Choice", selection: $choice) {
                    Text("A").tag(0)
                    Text("B").tag(1)
                }
                .pickerStyle(.segmented)
                .frame(width: 200)
                Spacer(minLength: 0)
            }
            .frame(width: 200, height: 160)
            .contentShape(Rectangle())
            .onTapGesture {
                withAnimation(animation) {
                    isLow = true
                    choice = 1
                }
            }
            .accessibilityIdentifier("go")
        }
    }

    private func host(_ animation: Animation) -> ViewHost {
        ViewHost(width: 200, height: 160) { Panel(animation: animation).background(.white) }
    }

    /// The columns in which a picture has white pixels within a row of others.
    private func whites(_ data: Data, row: Int) throws -> [Int] {
        let image = try #require(UIImage(data: data)?.cgImage)
        let start = row * image.width * 4
        return (0..<image.width).filter { column in
            image.rgba[(start + column * 4)..<(start + column * 4 + 3)].allSatisfy { $0 > 250 }
        }
    }

    /// A switch that is set with a swing: the knob, which is white, never reaches the ends of the track.
    @Test func theKnobStaysOnItsTrack() throws {
        let host = host(.spring(duration: 0.6, bounce: 0.7))
        let frame = try host["switch"].frame
        let row = Int(frame.midY * 2)
        let track = (Int(frame.minX * 2) + 2)..<(Int(frame.maxX * 2) - 2)
        let before = try whites(host.pngData(), row: row).filter { track.contains($0) }
        try host["switch"].tap()
        for _ in 0..<40 {
            host.advance(by: 1.0 / 60)
            let knob = try whites(host.pngData(), row: row).filter { track.contains($0) }
            near(knob.count, before.count, within: 2, "\(knob.count) of \(before.count)")
        }
    }

    /// The chosen segment of a picker that moves down rides on it: it is never seen beside the picker.
    @Test func theThumbRidesOnThePicker() throws {
        let host = host(.linear(duration: 1))
        let still = try host.pngData()
        try host["go"].tap()
        host.advance(by: 0.5)
        let middle = try host.pngData()
        host.advanceToEnd()
        let image = try #require(UIImage(data: middle)?.cgImage)
        let end = try #require(UIImage(data: host.pngData())?.cgImage)
        let start = try #require(UIImage(data: still)?.cgImage)
        // Half-way, the rows below where the picker is then are as white as without it.
        func lastRow(_ image: CGImage) -> Int {
            (0..<image.height).last { row in
                let start = row * image.width * 4
                return image.rgba[start..<start + image.width * 4].contains { $0 < 250 }
            } ?? -1
        }
        #expect(abs(lastRow(image) - (lastRow(start) + lastRow(end)) / 2) <= 2)
        same(lastRow(end) - lastRow(start), 120)
    }
}
