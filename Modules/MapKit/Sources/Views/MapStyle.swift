internal import SwiftUI

/// What the ground of a map looks like. A style changes the colour of the ground alone, where no tiles are given.
///
/// Apple: "MapStyle" (MapKit for SwiftUI).
public struct MapStyle: Sendable {
    /// Whether the ground has hills.
    public struct Elevation: Sendable {
        /// As suits; without; with.
        public static let automatic = Elevation()
        /// Without hills.
        public static let flat = Elevation()
        /// With hills.
        public static let realistic = Elevation()
    }

    /// How strong colours are.
    public struct StandardEmphasis: Sendable {
        let isMuted: Bool
        /// As usual.
        public static let automatic = StandardEmphasis(isMuted: false)
        /// Weaker, for what lies above.
        public static let muted = StandardEmphasis(isMuted: true)
    }

    enum Kind { case standard, muted, imagery, hybrid }

    let kind: Kind

    /// A drawn map.
    public static let standard = MapStyle(kind: .standard)
    /// A picture from above.
    public static let imagery = MapStyle(kind: .imagery)
    /// A picture from above with roads and names.
    public static let hybrid = MapStyle(kind: .hybrid)

    /// A drawn map.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(kind: emphasis.isMuted ? .muted : .standard) }

    /// A picture from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }

    /// A picture from above with roads and names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { hybrid }

    /// Whether the ground is dark in any appearance.
    var isDark: Bool { kind == .imagery || kind == .hybrid }

    /// The ground in light and in dark: quiet colours, which are a choice.
    func ground(_ scheme: ColorScheme) -> Color {
        switch (kind, scheme) {
        case (.standard, .dark): Color(red: 0.13, green: 0.14, blue: 0.16)
        case (.muted, .dark): Color(red: 0.16, green: 0.16, blue: 0.17)
        case (.imagery, _), (.hybrid, _): Color(red: 0.20, green: 0.26, blue: 0.24)
        case (.muted, _): Color(red: 0.96, green: 0.96, blue: 0.95)
        default: Color(red: 0.95, green: 0.94, blue: 0.91)
        }
    }

    /// The lines of degrees on the ground.
    func line(_ scheme: ColorScheme) -> Color {
        isDark || scheme == .dark ? .white.opacity(0.10) : .black.opacity(0.07)
    }
}

/// Which places are shown: none here.
///
/// Apple: "PointOfInterestCategories" (MapKit for SwiftUI).
public struct PointOfInterestCategories: Sendable {
    /// All kinds.
    public static let all = PointOfInterestCategories()
    /// None.
    public static let excludingAll = PointOfInterestCategories()
    /// Some kinds.
    public static func including(_ categories: [MKPointOfInterestCategory])
        -> PointOfInterestCategories
    { all }
    /// All but some kinds.
    public static func excluding(_ categories: [MKPointOfInterestCategory])
        -> PointOfInterestCategories
    { all }
}

/// What people may do to a map.
///
/// Apple: "MapInteractionModes" (MapKit for SwiftUI).
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Move it.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Make it larger and smaller.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Turn it.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Tilt it: never here.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All of these.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
