import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// A host on a device is laid out as the device's screen is, in the coordinates of the screen.
@MainActor @Suite struct DeviceHostTests {
    private struct Page: View {
        @Environment(\.horizontalSizeClass) private var sizeClass
        @Environment(\.displayScale) private var scale
        @State private var name = ""
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Text(sizeClass == .regular ? "regular" : "compact").accessibilityIdentifier("class")
                Text("\(Int(scale))").accessibilityIdentifier("scale")
                Button("\(count)") { count += 1 }.accessibilityIdentifier("button")
                TextField("Name", text: $name).accessibilityIdentifier("name")
                Color.red.accessibilityIdentifier("rest")
            }
            .background { Color.blue.accessibilityIdentifier("ground").ignoresSafeArea() }
        }
    }

    @Test func itHasTheScreenAndTheMarginsOfTheDevice() throws {
        let host = ViewHost(device: .iPhone16) { Page() }
        same(host.size, CGSize(width: 393, height: 852))
        // Thirds of a point have no exact sums.
        func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool { abs((one ?? 0) - other) < 1e-9 }
        let ground = try host["ground"].frame
        #expect(isNear(ground.minX, 0) && isNear(ground.minY, 0))
        #expect(isNear(ground.width, 393) && isNear(ground.height, 852))
        holds(isNear(try host["class"].frame.minY, 59))
        try same(host["rest"].frame.maxY, 852 - 34)
        try same(host["class"].text, "compact")
        try same(host["scale"].text, "3")
        try same(host.picture().width, 393 * 3)
        let element = host.accessibility.flattened.first { $0.identifiers == ["class"] }
        holds(isNear(element?.frame.minY, 59))
    }

    @Test func fingersAreOnTheScreen() throws {
        let host = ViewHost(device: .iPhone16) { Page() }
        let frame = try host["button"].frame
        try host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try same(host["button"].text, "1")
        host.touch(at: CGPoint(x: frame.midX, y: frame.midY)).lift()
        try same(host["button"].text, "2")
        try host["button"].tap()
        try same(host["button"].text, "3")
    }

    private struct Small: View {
        @State private var did = "nothing"

        var body: some View {
            VStack {
                Text(did).accessibilityIdentifier("did")
                Menu("Menu") {
                    Button("An item of the menu") { did = "item" }.accessibilityIdentifier("item")
                }
                Button("Far") { did = "far" }.accessibilityIdentifier("far")
                    .offset(x: 120, y: 200)
            }
        }
    }

    /// A view that is smaller than the screen has all of it for its menus and for fingers.
    @Test func theScreenIsTheRoomOfASmallView() throws {
        let host = ViewHost(device: .iPhone16) { Small() }
        let place = try host["did"].frame.origin
        try host["far"].tap()
        try same(host["did"].text, "far")
        try host.find(label: "Menu").tap()
        let item = try host["item"].frame
        holds(item.minX > 0 && item.maxX < 393, "\(item)")
        try same(host["did"].frame.origin.y, place.y)
        try host["item"].tap()
        try same(host["did"].text, "item")
    }

    @Test func itsKeyboardTakesOfTheScreen() throws {
        let host = ViewHost(device: .iPhone16) { Page() }
        try host["name"].tap()
        same(host.keyboardHeight, 336)
        same(host.size.height, 852)
        try same(host["rest"].frame.maxY, 852 - 336)
    }

    @Test(arguments: [
        (TestDevice.iPad, CGSize(width: 820, height: 1180), "regular"),
        (.iPhone16.landscape, CGSize(width: 852, height: 393), "compact"),
        (.iPhone16Plus.landscape, CGSize(width: 932, height: 430), "regular"),
    ])
    func othersHaveTheirs(device: TestDevice, size: CGSize, sizeClass: String) throws {
        let host = ViewHost(device: device) { Page() }
        same(host.size, size)
        try same(host["class"].text, sizeClass)
    }

    @Test func namesAreThoseOfTheCommand() {
        same(TestDevice(named: "iphone16"), .iPhone16)
        same(TestDevice(named: "iPhone 99"), nil)
    }

    private struct Opening: View {
        @State private var isShown = false

        var body: some View {
            Button("open") { isShown = true }.accessibilityIdentifier("open")
                .sheet(isPresented: $isShown) { Text("sheet").accessibilityIdentifier("sheet") }
        }
    }

    @Test(arguments: [(PresentationMotion.none, false), (.asInApps, true)])
    func sheetsMoveWhereThatIsAskedFor(motion: PresentationMotion, moves: Bool) throws {
        let host = ViewHost(device: .iPhone16, motion: motion) { Opening() }
        try host["open"].tap()
        same(host.isAnimating, moves)
        let end = try host["sheet"].frame.minY
        same((try host.presented["sheet"].frame.minY > end), moves)
        host.advanceToEnd()
        try same(host.presented["sheet"].frame.minY, end)
    }
}
