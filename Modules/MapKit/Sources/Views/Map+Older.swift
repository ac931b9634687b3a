public import CoreLocation
public import SwiftUI

/// Whether a map follows the user: nobody knows where that is.
///
/// Apple: "MapUserTrackingMode" (MapKit for SwiftUI).
public enum MapUserTrackingMode: Hashable, Sendable {
    /// Not, or so.
    case none, follow
}

/// What an older map shows.
///
/// Apple: "MapAnnotationProtocol" (MapKit for SwiftUI).
public protocol MapAnnotationProtocol {
    /// Adds to what a map shows; not Apple's.
    @MainActor func _add(_ collector: inout _MapCollector)
}

/// A balloon on an older map.
///
/// Apple: "MapMarker" (MapKit for SwiftUI).
public struct MapMarker: MapAnnotationProtocol {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?

    /// A balloon at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }

    /// Adds the balloon.
    public func _add(_ collector: inout _MapCollector) {
        collector.with(
            { $0.tint = tint },
            {
                $0.add(.marker(MarkerParts(title: nil, glyph: .pin, coordinate: coordinate)))
            })
    }
}

/// A pin on an older map: drawn as a balloon.
///
/// Apple: "MapPin" (MapKit for SwiftUI).
public struct MapPin: MapAnnotationProtocol {
    let marker: MapMarker

    /// A pin at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        marker = MapMarker(coordinate: coordinate, tint: tint)
    }

    /// Adds the pin.
    public func _add(_ collector: inout _MapCollector) { marker._add(&collector) }
}

/// A view on an older map.
///
/// Apple: "MapAnnotation" (MapKit for SwiftUI).
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    let parts: ViewParts

    /// A view whose point at `anchorPoint` is at a place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        parts = ViewParts(
            view: AnyView(content()), title: nil, coordinate: coordinate,
            anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y))
    }

    /// Adds the view.
    public func _add(_ collector: inout _MapCollector) { collector.add(.view(parts)) }
}

/// What an older map shows of a collection; not Apple's.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View {
    /// Nothing: the map draws it.
    public var body: some View { EmptyView() }
}

/// An older map without content; not Apple's.
public struct _DefaultMapContent: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}

extension Map where Content == _DefaultMapContent {
    /// A map of a region.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        start = MapStart(coordinateRegion, interactionModes)
        content = { [] }
    }

    /// A map of a rectangle.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        start = MapStart(mapRect, interactionModes)
        content = { [] }
    }
}

extension Map {
    /// A map of a region with something for each element.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        start = MapStart(coordinateRegion, interactionModes)
        content = { Self.added(annotationItems, annotationContent) }
    }

    /// A map of a rectangle with something for each element.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        start = MapStart(mapRect, interactionModes)
        content = { Self.added(annotationItems, annotationContent) }
    }

    @MainActor private static func added<Items: RandomAccessCollection>(
        _ items: Items, _ content: (Items.Element) -> some MapAnnotationProtocol
    ) -> [MapItem] {
        var collector = _MapCollector()
        for item in items { content(item)._add(&collector) }
        return collector.items
    }
}

extension MapStart {
    init(_ region: Binding<MKCoordinateRegion>, _ modes: MapInteractionModes) {
        self.init(modes: modes, fillsScreen: false)
        position = Binding(
            get: { .region(region.wrappedValue) },
            set: { _ in })
        told = { region.wrappedValue = $0.region }
    }

    init(_ rect: Binding<MKMapRect>, _ modes: MapInteractionModes) {
        self.init(modes: modes, fillsScreen: false)
        position = Binding(get: { .rect(rect.wrappedValue) }, set: { _ in })
        told = { rect.wrappedValue = $0.rect }
    }
}
