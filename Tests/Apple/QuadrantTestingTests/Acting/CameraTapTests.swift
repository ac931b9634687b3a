import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Taps on pictures that are taken from elsewhere than the front.
@MainActor @Suite struct CameraTapTests {
    private final class Log {
        var names: [String] = []
    }

    private let log = Log()

    /// Two plates of 100 by 100 points, 100 points apart.
    private var plates: some View {
        ZStack(spacing: 100) {
            plate("far")
            plate("near")
        }
    }

    private func plate(_ name: String) -> some View {
        Color.red.frame(width: 100, height: 100).onTapGesture { log.names.append(name) }
    }

    private func tapped(
        _ view: some View, _ x: CGFloat, _ y: CGFloat, from camera: ViewCamera,
        isRightToLeft: Bool = false
    ) throws -> [String] {
        log.names = []
        let host = ViewHost(
            width: 100, height: 100,
            environment: { if isRightToLeft { $0.layoutDirection = .rightToLeft } },
            content: { view })
        try host.tap(at: CGPoint(x: x, y: y), from: camera)
        return log.names
    }

    @Test func theNearestToTheCameraIsTapped() throws {
        try same(tapped(plates, 50, 50, from: .front), ["near"])
        // From behind the picture is 132 points wide.
        let behind = ViewCamera(yaw: .degrees(180))
        try same(tapped(plates, 66, 66, from: behind), ["far"])
        try same(
            tapped(plates, 66, 66, from: ViewCamera(yaw: .degrees(180), distance: 500)), ["far"])
    }

    @Test func aTapGoesWhereTheCameraSeesThePlates() throws {
        // At 45 degrees to the trailing side the far plate is seen to the right of the near one.
        let side = ViewCamera(yaw: .degrees(45))
        let width = 100 * 2.0.squareRoot()
        try same(tapped(plates, 16 + width * 0.25, 66, from: side), ["near"])
        try same(tapped(plates, 16 + width * 0.75, 66, from: side), ["far"])
        // Nothing is beyond the plates.
        #expect(throws: ActionFailure.self) { try tapped(plates, 5, 66, from: side) }
        // The trailing side is the left one from right to left.
        try same(tapped(plates, 16 + width * 0.25, 66, from: side, isRightToLeft: true), ["far"])
        try same(tapped(plates, 16 + width * 0.75, 66, from: side, isRightToLeft: true), ["near"])
    }

    @Test func aFlatViewIsTappedWhereItIsSeen() throws {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 50).onTapGesture { log.names.append("left") }
            Color.blue.frame(width: 50).onTapGesture { log.names.append("right") }
        }
        let steep = ViewCamera(yaw: .degrees(60), pitch: .degrees(30))
        // The middle of the picture is that of the view; the halves are a quarter as wide.
        try same(tapped(row, 16 + 20, 16 + 58, from: steep), ["left"])
        try same(tapped(row, 16 + 30, 16 + 72, from: steep), ["right"])
    }

    @Test func aTapTellsWhereItMetTheView() throws {
        var places: [CGPoint] = []
        let view = ZStack(spacing: 100) {
            Color.blue
            Color.red.onTapGesture(coordinateSpace: .local) { places.append($0) }
        }
        let host = ViewHost(width: 100, height: 100) { view }
        let side = ViewCamera(yaw: .degrees(45))
        try host.tap(at: CGPoint(x: 16 + 100 * 2.0.squareRoot() / 4, y: 66), from: side)
        let place = try #require(places.first)
        #expect(abs(place.x - 50) < 1e-9 && abs(place.y - 50) < 1e-9)
    }

    @Test func picturesGoByTheDirectionOfTheHost() throws {
        func picture(_ yaw: Double, isRightToLeft: Bool) -> String {
            let host = ViewHost(
                width: 100, height: 100,
                environment: { if isRightToLeft { $0.layoutDirection = .rightToLeft } },
                content: { plates })
            return host.svg(from: ViewCamera(yaw: .degrees(yaw)))
        }
        // The same plates from the other side.
        same(picture(30, isRightToLeft: true), picture(-30, isRightToLeft: false))
        differ(picture(30, isRightToLeft: true), picture(30, isRightToLeft: false))
    }
}
