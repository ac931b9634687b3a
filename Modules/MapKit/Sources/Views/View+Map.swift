public import CoreLocation
public import SwiftUI

/// When changes of the camera are told.
///
/// Apple: "MapCameraUpdateFrequency" (MapKit for SwiftUI).
public enum MapCameraUpdateFrequency: Sendable {
    /// All the time, or when the hand has gone.
    case continuous, onEnd
}

/// Who is told of the camera.
struct MapCameraAction {
    var isContinuous = false
    var call: (@MainActor (MapCameraUpdateContext) -> Void)?
}

/// The controls of a map.
@MainActor struct MapControlViews {
    let view: AnyView
}

extension EnvironmentValues {
    @Entry var mapStyle = MapStyle.standard
    @Entry var mapLink: MapLink?
    @Entry var mapCameraAction = MapCameraAction()
    @Entry var mapControls: MapControlViews?
}

extension View {
    /// What the ground of maps looks like.
    ///
    /// Apple: "mapStyle(_:)" (MapKit for SwiftUI).
    public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }

    /// The controls of maps.
    ///
    /// Apple: "mapControls(_:)" (MapKit for SwiftUI).
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        environment(\.mapControls, MapControlViews(view: AnyView(VStack { content() })))
    }

    /// Whether controls are shown.
    ///
    /// Apple: "mapControlVisibility(_:)" (MapKit for SwiftUI).
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.mapControls) { if visibility == .hidden { $0 = nil } }
    }

    /// Has an action called when the camera has changed, and at first.
    ///
    /// Apple: "onMapCameraChange(frequency:_:)" (MapKit for SwiftUI).
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        environment(
            \.mapCameraAction,
            MapCameraAction(isContinuous: frequency == .continuous, call: { action($0) }))
    }

    /// Has an action called when the camera has changed, and at first.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { (_: MapCameraUpdateContext) in action() }
    }

    /// To which map controls outside of it belong: there are none that move one here.
    ///
    /// Apple: "mapScope(_:)" (MapKit for SwiftUI).
    public func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// Which features of the ground can be chosen: it has none.
    ///
    /// Apple: "mapFeatureSelectionDisabled(_:)" (MapKit for SwiftUI).
    public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View
    { self }

    /// What is shown of a feature that is chosen: the ground has none.
    public func mapFeatureSelectionAccessory(_ style: MapItemDetailAccessoryStyle? = .automatic)
        -> some View
    { self }

    /// A view of a street: nothing, as there are no pictures.
    ///
    /// Apple: "lookAroundViewer(isPresented:initialScene:allowsNavigation:showsRoadLabels:pointsOfInterest:onDismiss:)".
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }

    /// What is known of an item, as a sheet: its name.
    ///
    /// Apple: "mapItemDetailSheet(item:displaysMap:)" (MapKit for SwiftUI).
    public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View
    {
        sheet(
            isPresented: Binding(
                get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        ) { Text(verbatim: item.wrappedValue?.name ?? "").font(.title2.bold()).padding() }
    }
}

/// A feature of the ground: there are none.
///
/// Apple: "MapFeature" (MapKit for SwiftUI).
public struct MapFeature: Hashable, Sendable {
    /// What it is called.
    public let title: String?
    /// Where it is.
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// What can be chosen on a map: what has a tag.
///
/// Apple: "MapSelection" (MapKit for SwiftUI).
public struct MapSelection<Value: Hashable>: Hashable {
    /// The tag.
    public let value: Value?
    /// A feature of the ground: there is none.
    public var feature: MapFeature? { nil }

    /// What has a tag.
    public init(_ value: Value) { self.value = value }
}

/// How what is known of an item is shown.
///
/// Apple: "MapItemDetailSelectionAccessoryStyle" (MapKit for SwiftUI).
public struct MapItemDetailAccessoryStyle: Sendable {
    /// As suits.
    public static let automatic = MapItemDetailAccessoryStyle()
    /// In a bubble.
    public static let callout = MapItemDetailAccessoryStyle()
    /// As a sheet.
    public static let sheet = MapItemDetailAccessoryStyle()
    /// As a line.
    public static let caption = MapItemDetailAccessoryStyle()
}
