import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// What modifiers around say about drags and drops.
struct DragSettings {
    /// What may become of what is dragged; `nil` where nobody says.
    var configuration: DragConfiguration?
    /// Told of drags, the outermost first.
    var dragObservers: [(DragSession) -> Void] = []
    /// Told of drops, the outermost first.
    var dropObservers: [(DropSession) -> Void] = []
    /// What a drop is made of; `nil` where nobody says.
    var dropConfiguration: ((DropSession) -> DropConfiguration)?
    /// How pictures stand together, of what is dragged from here and over what is here; `nil` where nobody says.
    var dragFormation: DragDropPreviewsFormation?
    var dropFormation: DragDropPreviewsFormation?
    /// What is dragged for the identifiers of items, by the names of containers.
    var containers: [AnyHashable: ([AnyHashable]) -> [NSItemProvider]] = [:]
    /// Which items are selected, by the names of containers.
    var selections: [AnyHashable: () -> [AnyHashable]] = [:]

    /// The name of a container; one without a namespace has a name too.
    static func name(_ namespace: Namespace.ID?) -> AnyHashable {
        namespace.map { AnyHashable($0) } ?? AnyHashable("container")
    }
}

private enum DragSettingsKey: EnvironmentKey {
    static var defaultValue: DragSettings { DragSettings() }
}

extension EnvironmentValues {
    /// What modifiers around say about drags and drops.
    var dragSettings: DragSettings {
        get { self[DragSettingsKey.self] }
        set { self[DragSettingsKey.self] = newValue }
    }
}

/// Says more about drags and drops in a view.
nonisolated struct DragSettingsModifier: EnvironmentModifier {
    let change: (inout DragSettings) -> Void

    func change(_ environment: inout EnvironmentValues) { change(&environment.dragSettings) }
}
