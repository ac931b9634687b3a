internal import CoreLocation
internal import SwiftUI

/// The ground with what lies on it.
struct MapSurface: View, @MainActor Animatable {
    var frame: MapFrame
    let items: [MapItem]
    let style: MapStyle
    /// What is chosen, and how something is; `nil` where nothing can be.
    var chosen: AnyHashable?
    var choose: (@MainActor (AnyHashable?) -> Void)?

    var animatableData:
        AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
    {
        get {
            AnimatablePair(
                AnimatablePair(frame.x, frame.y), AnimatablePair(frame.zoom, frame.heading))
        }
        set {
            (frame.x, frame.y) = (newValue.first.first, newValue.first.second)
            (frame.zoom, frame.heading) = (newValue.second.first, newValue.second.second)
        }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            MapGround(frame: frame, style: style).onTapGesture { choose?(nil) }
            ForEach(items.indices, id: \.self) { index in
                if case .shape(let parts) = items[index].kind { shape(parts, items[index].look) }
            }
            // What is further south is nearer, and lies above.
            ForEach(standing, id: \.self) { index in item(items[index]) }
        }
        .frame(width: frame.size.width, height: frame.size.height, alignment: .topLeading)
        .clipped()
        .transformEnvironment(\.colorScheme) { if style.isDark { $0 = .dark } }
    }

    private var standing: [Int] {
        func y(_ index: Int) -> Double {
            switch items[index].kind {
            case .marker(let parts): frame.place(of: MKMapPoint(parts.coordinate)).y
            case .view(let parts): frame.place(of: MKMapPoint(parts.coordinate)).y
            case .shape: .nan
            }
        }
        let places: [(index: Int, y: Double)] = items.indices.map { ($0, y($0)) }.filter {
            $0.1.isFinite
        }
        return places.sorted { $0.y == $1.y ? $0.index < $1.index : $0.y < $1.y }.map(\.index)
    }

    @ViewBuilder private func shape(_ parts: ShapeParts, _ look: MapLook) -> some View {
        let path = parts.path(in: frame)
        // Without a style of its own an area is filled with the tint, and lines are drawn with it.
        if parts.isClosed, look.fill != nil || look.stroke == nil {
            path.fill(look.fill ?? AnyShapeStyle(.tint)).allowsHitTesting(false)
        }
        if look.stroke != nil || !parts.isClosed {
            path.stroke(look.stroke ?? look.fill ?? AnyShapeStyle(.tint), style: look.line)
                .allowsHitTesting(false)
        }
    }

    @ViewBuilder private func item(_ item: MapItem) -> some View {
        switch item.kind {
        case .marker(let parts):
            let isChosen = choose != nil && item.look.tag != nil && item.look.tag == chosen
            standing(item, at: parts.coordinate, anchor: .bottom, title: parts.title) {
                MarkerPicture(glyph: parts.glyph, tint: item.look.tint, isChosen: isChosen)
            }
        case .view(let parts):
            standing(item, at: parts.coordinate, anchor: parts.anchor, title: parts.title) {
                parts.view
            }
        case .shape: EmptyView()
        }
    }

    private func standing(
        _ item: MapItem, at coordinate: CLLocationCoordinate2D, anchor: UnitPoint, title: Text?,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let place = frame.place(of: MKMapPoint(coordinate))
        return AnchoredPlace(place: place, anchor: anchor) {
            content()
                .overlay(alignment: .bottom) {
                    if let title, item.look.titles != .hidden {
                        PlaceTitle(title: title).fixedSize(horizontal: false, vertical: true)
                            .alignmentGuide(.bottom) { $0[.top] - 2 }
                    }
                }
                .modifier(Choice(tag: item.look.tag, choose: choose))
        }
    }
}

/// Makes what has a tag choosable.
private struct Choice: ViewModifier {
    let tag: AnyHashable?
    let choose: (@MainActor (AnyHashable?) -> Void)?

    @ViewBuilder func body(content: Content) -> some View {
        if let choose, let tag {
            content.contentShape(Rectangle()).onTapGesture { choose(tag) }.accessibilityAddTraits(
                .isButton)
        } else {
            content
        }
    }
}

/// Puts a point of a view at a place; the view has the size that it wants.
private struct AnchoredPlace: Layout {
    let place: CGPoint
    let anchor: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        // Far away it is not seen; a place there must not make the layout's numbers useless.
        let x = min(max(place.x, -1e6), 1e6)
        let y = min(max(place.y, -1e6), 1e6)
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), anchor: anchor,
                proposal: .unspecified)
        }
    }
}
