public import CoreLocation
public import SwiftUI

/// A balloon at a place.
///
/// Apple: "Marker" (MapKit for SwiftUI). Its colour is that of `tint`, red unless given.
public struct Marker<Label: View>: _PlainMapContent {
    let parts: MarkerParts

    /// Adds the balloon.
    public func _collect(_ collector: inout _MapCollector) { collector.add(.marker(parts)) }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// A balloon with a pin.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        parts = MarkerParts(title: Text(titleKey), glyph: .pin, coordinate: coordinate)
    }

    /// A balloon with a pin.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        parts = MarkerParts(title: Text(title), glyph: .pin, coordinate: coordinate)
    }

    /// A balloon with a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        parts = MarkerParts(
            title: Text(titleKey), glyph: .symbol(systemImage), coordinate: coordinate)
    }

    /// A balloon with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        parts = MarkerParts(title: Text(title), glyph: .symbol(systemImage), coordinate: coordinate)
    }

    /// A balloon with a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        parts = MarkerParts(title: Text(titleKey), glyph: .image(image), coordinate: coordinate)
    }

    /// A balloon with a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        parts = MarkerParts(title: Text(title), glyph: .image(image), coordinate: coordinate)
    }

    /// A balloon for an item, with its name.
    public init(item: MKMapItem) {
        parts = MarkerParts(
            title: item.name.map { Text(verbatim: $0) }, glyph: .pin,
            coordinate: item.placemark.coordinate)
    }
}

extension Marker where Label == Text {
    /// A balloon with letters: at most three.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
    {
        parts = MarkerParts(
            title: Text(titleKey), glyph: .monogram(monogram), coordinate: coordinate)
    }

    /// A balloon with letters: at most three.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        parts = MarkerParts(title: Text(title), glyph: .monogram(monogram), coordinate: coordinate)
    }
}

extension Marker {
    /// A balloon with a label, of which a pin is drawn; the label's words are for assistive technologies.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let label = label()
        parts = MarkerParts(title: label as? Text, glyph: .pin, coordinate: coordinate)
        if !(label is Text) {
            QuietNotes.tell(
                "of a marker's label only a text is drawn; use a title and systemImage:")
        }
    }
}

/// A view at a place.
///
/// Apple: "Annotation" (MapKit for SwiftUI). The title stands below it.
public struct Annotation<Label: View, Content: View>: _PlainMapContent {
    let parts: ViewParts

    /// Adds the view.
    public func _collect(_ collector: inout _MapCollector) { collector.add(.view(parts)) }

    /// A view with a label.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        parts = ViewParts(
            view: AnyView(content()), title: label() as? Text, coordinate: coordinate,
            anchor: anchor)
    }
}

extension Annotation where Label == Text {
    /// A view with a title; the point of it at `anchor` is at the place.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        parts = ViewParts(
            view: AnyView(content()), title: Text(titleKey), coordinate: coordinate, anchor: anchor)
    }

    /// A view with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        parts = ViewParts(
            view: AnyView(content()), title: Text(title), coordinate: coordinate, anchor: anchor)
    }
}

/// The user's place: nothing, as nobody knows it here.
///
/// Apple: "UserAnnotation" (MapKit for SwiftUI).
public struct UserAnnotation: _PlainMapContent {
    /// The usual dot.
    public init() {}
    /// A view of one's own.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
    /// A view of one's own that knows the place.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> some View) {}

    /// Adds nothing.
    public func _collect(_ collector: inout _MapCollector) {
        QuietNotes.tell("nobody knows where the user is: UserAnnotation shows nothing")
    }
}

/// Where the user is: nobody knows.
///
/// Apple: "UserLocation" (MapKit for SwiftUI).
public struct UserLocation: Sendable {
    /// Nobody knows.
    public var location: CLLocation? { nil }
    /// Nobody knows.
    public var heading: CLHeading? { nil }
}
