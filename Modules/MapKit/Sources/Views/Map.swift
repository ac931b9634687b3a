internal import CoreLocation
public import SwiftUI

/// A map. Unless tiles are given by `QUADRANT_MAP_TILES`, it has a quiet ground with lines of degrees.
///
/// Apple: "Map" (MapKit for SwiftUI). It takes the room that it is offered, and reaches below bars to the edges of the screen. A finger
/// moves it, two make it larger and turn it.
public struct Map<Content>: View {
    let start: MapStart
    let content: @MainActor () -> [MapItem]
    var chosen: AnyHashable?
    var choose: (@MainActor (AnyHashable?) -> Void)?

    /// The map.
    public var body: some View {
        MapScreen(start: start, items: content(), chosen: chosen, choose: choose)
    }

    /// What content adds.
    @MainActor static func items(_ content: some MapContent) -> [MapItem] {
        var collector = _MapCollector()
        content._collect(&collector)
        return collector.items
    }
}

/// Where a map begins, and who knows where it is.
struct MapStart {
    var first = MapCameraPosition.automatic
    var position: Binding<MapCameraPosition>?
    var bounds: MapCameraBounds?
    var modes = MapInteractionModes.all
    /// Whether it reaches to the edges of the screen: only newer ones do.
    var fillsScreen = true
    /// Older maps say the region that they show.
    var told: (@MainActor (MapFrame) -> Void)?
}

extension Map where Content: MapContent {
    /// A map that begins somewhere.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: @escaping () -> Content
    ) {
        start = MapStart(first: initialPosition, bounds: bounds, modes: interactionModes)
        self.content = { Self.items(content()) }
    }

    /// A map that is where a binding says.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: @escaping () -> Content
    ) {
        start = MapStart(position: position, bounds: bounds, modes: interactionModes)
        self.content = { Self.items(content()) }
    }

    /// A map that begins somewhere, of whose content something can be chosen.
    public init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: @escaping () -> Content
    ) {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes,
            content: content)
        choose(selection)
    }

    /// A map that is where a binding says, of whose content something can be chosen.
    public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: @escaping () -> Content
    ) {
        self.init(
            position: position, bounds: bounds, interactionModes: interactionModes, content: content
        )
        choose(selection)
    }

    private mutating func choose<SelectedValue: Hashable>(_ selection: Binding<SelectedValue?>) {
        chosen = selection.wrappedValue.map { AnyHashable($0) }
        choose = { selection.wrappedValue = $0?.base as? SelectedValue }
    }
}

extension Map where Content == EmptyMapContent {
    /// A map without content that begins somewhere.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes
        ) {
            EmptyMapContent()
        }
    }

    /// A map without content that is where a binding says.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes) {
            EmptyMapContent()
        }
    }
}
