import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// Rows on a drum that a finger spins. Where it comes to rest, that row is chosen.
struct Wheel: View {
    let rows: Int
    let selected: Int?
    /// Whether the band behind the selected row is the wheel's own; wheels beside each other share one.
    var hasBand = true
    let row: (Int) -> AnyView
    /// Called with the row on which the wheel has come to rest.
    let select: (Int) -> Void
    /// Where the wheel is, in rows, while it is spun; `nil` where it rests at the selected row.
    @State private var place: Double?
    @State private var spin = WheelSpin()
    @Environment(\.controlProfile.picker.wheel) private var metrics
    @Environment(\.defaultWheelPickerItemHeight) private var rowHeight

    var body: some View {
        let (spin, place, select) = (spin, $place, select)
        let drum = WheelSpin.Drum(rows: rows, rowHeight: rowHeight, length: metrics.size.height / 2)
        WheelDrum(
            rows: rows, place: self.place ?? Double(selected ?? 0), hasBand: hasBand, spin: spin,
            row: row
        )
        .contentShape(Rectangle())
        .gesture(
            _SlideGesture(along: .vertical) { event in
                spin.slide(event, drum, place, done: select)
            }
        )
        .onChange(of: selected) { spin.stop(place) }
    }
}

/// The rows of a wheel of which those near its middle are drawn: as on a cylinder that is seen from the front, rows further
/// out stand closer and are flatter and fainter.
///
/// Evidence (Apple's picture of iOS 15.5): the first rows are 30.5 from the middle one, the second 54.5, which a drum
/// with a radius of 65 has; a band of the third fill colour is behind the middle one. How faint they are is a choice.
private struct WheelDrum: View, Animatable {
    let rows: Int
    /// Which row is in the middle; between two rows while the wheel is spun.
    var place: Double
    let hasBand: Bool
    let spin: WheelSpin
    let row: (Int) -> AnyView
    @Environment(\.controlProfile.picker.wheel) private var metrics
    @Environment(\.defaultWheelPickerItemHeight) private var rowHeight
    @Environment(\.isEnabled) private var isEnabled

    private static let radius: CGFloat = 65
    /// How many rows are drawn on each side of the middle.
    private static let reach = 3.0

    nonisolated var animatableData: Double {
        get { place }
        set { place = newValue }
    }

    var body: some View {
        spin.shown = place
        return ZStack {
            if hasBand { WheelBand() }
            ForEach(near, id: \.self) { index in
                set(row(index), at: Double(index) - place)
            }
        }
        .lineLimit(1)
        .frame(idealWidth: metrics.size.width, maxWidth: .infinity)
        .frame(height: metrics.size.height)
    }

    /// The rows that may be seen.
    private var near: Range<Int> {
        let middle = min(max(-Self.reach, place), Double(rows) + Self.reach)
        let first = max(0, Int((middle - Self.reach).rounded(.up)))
        return first..<max(first, min(rows, Int((middle + Self.reach).rounded(.down)) + 1))
    }

    @ViewBuilder
    private func set(_ view: AnyView, at distance: Double) -> some View {
        let radius = Self.radius * rowHeight / metrics.rowHeight
        let angle = distance * rowHeight / radius
        let isMiddle = abs(distance) < 0.5
        if abs(angle) < .pi / 2 {
            view
                .font(.system(size: 21))
                .controlInk(
                    isMiddle ? nil : AnyShapeStyle(HierarchicalShapeStyle.secondary),
                    isEnabled: isEnabled
                )
                .frame(maxWidth: .infinity, minHeight: rowHeight, maxHeight: rowHeight)
                .contentShape(Rectangle())
                .scaleEffect(x: 1, y: cos(angle))
                .opacity(max(0.1, cos(angle) * (1 - 0.2 * min(1, abs(distance)))))
                .offset(y: radius * sin(angle))
                .transition(.identity)
        }
    }
}
