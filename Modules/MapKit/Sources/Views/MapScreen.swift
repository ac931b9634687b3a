internal import CoreLocation
internal import SwiftUI

/// A map in its room: finds the frame, and follows fingers.
struct MapScreen: View {
    let start: MapStart
    let items: [MapItem]
    let chosen: AnyHashable?
    let choose: (@MainActor (AnyHashable?) -> Void)?

    /// Where a hand has moved the map; `nil` while it is where it was told to be.
    @State private var moved: MapFrame?
    /// Where the map was when the fingers came.
    @State private var held: MapFrame?
    @Environment(\.mapStyle) private var style
    @Environment(\.mapLink) private var link
    @Environment(\.mapCameraAction) private var action
    @Environment(\.mapControls) private var controls

    var body: some View {
        GeometryReader { proxy in
            let insets = start.fillsScreen ? proxy.safeAreaInsets : EdgeInsets()
            let size = CGSize(
                width: proxy.size.width + insets.leading + insets.trailing,
                height: proxy.size.height + insets.top + insets.bottom)
            let frame = frame(size, insets)
            let _ = link?.set(frame, proxy, insets)
            MapSurface(frame: frame, items: items, style: style, chosen: chosen, choose: choose)
                .modifier(Hands(modes: start.modes, frame: frame, held: $held, move: { move($0) }))
                .frame(width: size.width, height: size.height)
                .offset(x: -insets.leading, y: -insets.top)
                .overlay(alignment: .topTrailing) { controls?.view.padding(8) }
                .onChange(of: frame, initial: true) { _, new in
                    if held == nil || action.isContinuous {
                        action.call?(MapCameraUpdateContext(new))
                    }
                }
                .onChange(of: held == nil) { _, isOver in
                    if isOver, !action.isContinuous { action.call?(MapCameraUpdateContext(frame)) }
                }
        }
        .onChange(of: start.position?.wrappedValue) { _, new in
            if new?.positionedByUser != true { moved = nil }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Map")
    }

    private func frame(_ size: CGSize, _ insets: EdgeInsets) -> MapFrame {
        if var moved {
            (moved.size, moved.insets) = (size, insets)
            return moved
        }
        let content = items.reduce(MKMapRect.null) { $0.union($1.rect) }
        return MapFrame(
            start.position?.wrappedValue ?? start.first, content: content, size: size,
            insets: insets,
            bounds: start.bounds)
    }

    private func move(_ frame: MapFrame) {
        var frame = frame
        frame.hold(start.bounds)
        moved = frame
        if let position = start.position, !position.wrappedValue.positionedByUser {
            position.wrappedValue.positionedByUser = true
        }
        start.told?(frame)
    }
}

/// Fingers on a map.
private struct Hands: ViewModifier {
    let modes: MapInteractionModes
    let frame: MapFrame
    @Binding var held: MapFrame?
    let move: @MainActor (MapFrame) -> Void

    func body(content: Content) -> some View {
        content
            .gesture(
                DragGesture(minimumDistance: 5)
                    .onChanged { value in
                        let from = held ?? frame
                        held = from
                        var next = from
                        let middle = from.point(
                            at: CGPoint(
                                x: from.middle.x - value.translation.width,
                                y: from.middle.y - value.translation.height))
                        (next.x, next.y) = (middle.x, middle.y)
                        move(next)
                    }
                    .onEnded { _ in held = nil }, isEnabled: modes.contains(.pan)
            )
            .simultaneousGesture(
                MagnifyGesture()
                    .onChanged { value in
                        let from = held ?? frame
                        held = from
                        var next = from
                        next.zoom = from.zoom + log(max(value.magnification, 0.01))
                        move(next)
                    }
                    .onEnded { _ in held = nil }, isEnabled: modes.contains(.zoom)
            )
            .simultaneousGesture(
                RotateGesture()
                    .onChanged { value in
                        let from = held ?? frame
                        held = from
                        var next = from
                        next.heading = from.heading - value.rotation.degrees
                        move(next)
                    }
                    .onEnded { _ in held = nil }, isEnabled: modes.contains(.rotate))
    }
}
