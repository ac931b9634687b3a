import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

/// What iOS 18 draws otherwise than iOS 26, as data of its profile.
@MainActor @Suite struct ProfileLookTests {
    /// Capsules for all sizes are new in iOS 26 (Apple); before, regular and large buttons had corners.
    @Test func borderedButtonsHadCorners() {
        func hasCorner(_ view: some View, _ profile: PlatformProfile) -> Bool {
            let tree = TappedTree(view.environment(\.platformProfile, profile))
            let frame = tree.frame("button")
            return tree.tree.nodes(at: CGPoint(x: frame.minX + 3, y: frame.minY + 3)) != []
        }
        let button = Button("Save") {}.accessibilityIdentifier("button").buttonStyle(.bordered)
        fails(hasCorner(button, .iOS26))
        holds(hasCorner(button, .iOS18))
        holds(hasCorner(button.buttonStyle(.borderedProminent), .iOS18))
        fails(hasCorner(button.controlSize(.small), .iOS18))
        fails(hasCorner(button.buttonBorderShape(.capsule), .iOS18))
    }

    /// The system's colours are others since iOS 26 (Human Interface Guidelines; Apple's pictures of sliders of iOS 16 are
    /// filled with 0 122 255, of controls of iOS 26 with 0 136 255).
    @Test func theAccentIsAnotherBlue() {
        func fill(_ profile: PlatformProfile, _ scheme: ColorScheme = .light) -> [Int]? {
            TappedTree(
                ProgressView(value: 0.5).environment(\.platformProfile, profile)
                    .environment(\.colorScheme, scheme)
            ).colors.last?.parts
        }
        same(fill(.iOS26), [0, 136, 255, 100])
        same(fill(.iOS18), [0, 122, 255, 100])
        same(fill(.iOS18, .dark), [10, 132, 255, 100])
    }

    /// That steps make marks came with iOS 26 (Apple).
    @Test func stepsHadNoMarks() {
        func parts(_ profile: PlatformProfile) -> Int {
            let slider = Slider(value: .constant(0.0), in: 0...4, step: 1)
            return TappedTree(slider.environment(\.platformProfile, profile)).colors.count
        }
        same(parts(.iOS26) - parts(.iOS18), 5)
    }

    /// 0.3 divided by 0.1 is a little less than 3.
    @Test func theLastMarkIsThere() {
        func marks(_ bounds: ClosedRange<Double>, _ step: Double) -> Int {
            let plain = TappedTree(Slider(value: .constant(bounds.lowerBound), in: bounds))
            let stepped = TappedTree(
                Slider(value: .constant(bounds.lowerBound), in: bounds, step: step))
            return stepped.colors.count - plain.colors.count
        }
        same(marks(0...0.3, 0.1), 4)
        same(marks(0...0.7, 0.1), 8)
        same(marks(0...1, 0.4), 3)
    }

    @Test func everyStepIsAskedForItsTick() {
        var asked: [Double] = []
        let slider = Slider(value: .constant(0.3), in: 0...0.3, step: 0.1) {
            Text("Speed")
        } tick: { value in
            asked.append(value)
            return SliderTick(value) { Text("at \(asked.count)") }
        }
        let tree = TappedTree(slider)
        #expect(asked.count == 4 && asked.last == 0.3)
        fails(tree.colors.isEmpty)
    }
}
