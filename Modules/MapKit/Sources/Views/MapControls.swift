public import SwiftUI

/// A button to the user's place, which nobody knows here: a tap does nothing.
///
/// Apple: "MapUserLocationButton" (MapKit for SwiftUI).
public struct MapUserLocationButton: View {
    /// The button.
    public init(scope: Namespace.ID? = nil) {}
    /// The button.
    public var body: some View { MapButton(symbol: "location", label: "Tracking") }
}

/// A compass. It is shown while north is not up; here it is not, as on Apple's maps at first.
///
/// Apple: "MapCompass" (MapKit for SwiftUI).
public struct MapCompass: View {
    /// The compass.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing while north is up.
    public var body: some View { EmptyView() }
}

/// A scale. It is shown while fingers change the map; here it is not.
///
/// Apple: "MapScaleView" (MapKit for SwiftUI).
public struct MapScaleView: View {
    /// The scale.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// Nothing while no finger changes the map.
    public var body: some View { EmptyView() }
}

/// A button that tilts the map: a tap does nothing here.
///
/// Apple: "MapPitchToggle" (MapKit for SwiftUI).
public struct MapPitchToggle: View {
    /// The button.
    public init(scope: Namespace.ID? = nil) {}
    /// The button.
    public var body: some View { MapButton(symbol: nil, label: "3D") }
}

/// Buttons that make the map larger and smaller: taps do nothing here.
///
/// Apple: "MapZoomStepper" (MapKit for SwiftUI), of macOS.
public struct MapZoomStepper: View {
    /// The buttons.
    public init(scope: Namespace.ID? = nil) {}
    /// The buttons.
    public var body: some View {
        VStack(spacing: 4) {
            MapButton(symbol: "plus", label: "Zoom In")
            MapButton(symbol: "minus", label: "Zoom Out")
        }
    }
}

/// A slider that tilts the map, of macOS: nothing here.
///
/// Apple: "MapPitchSlider" (MapKit for SwiftUI).
public struct MapPitchSlider: View {
    /// The slider.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A round button of a map.
private struct MapButton: View {
    let symbol: String?
    let label: String

    var body: some View {
        Button {
            QuietNotes.tell("the button \(label) of a map does nothing here")
        } label: {
            Group {
                if let symbol { Image(systemName: symbol) } else { Text(verbatim: label).bold() }
            }
            .font(.system(size: 17)).frame(width: 44, height: 44)
            .background(.regularMaterial, in: Circle())
        }
        .accessibilityLabel(label)
    }
}

/// A picture of a street: a grey box, as there are none.
///
/// Apple: "LookAroundPreview" (MapKit for SwiftUI).
public struct LookAroundPreview: View {
    /// The box.
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    /// The box.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    /// The box.
    public var body: some View {
        RoundedRectangle(cornerRadius: 12).fill(Color(.systemGray4))
            .overlay { Image(systemName: "binoculars.fill").foregroundStyle(.secondary) }
    }
}
