import QuadrantGeometry

/// A view that calls the closure which makes the content of a sheet or the like.
package protocol PresentedContent {}

/// What a tree knows of a type of view, or of a property in views: worked out once per type.
final class ViewKind {
    /// Where dynamic properties lie.
    let fields: DynamicFields
    /// How two values are compared; asked for by updates only.
    private(set) lazy var equality = ViewEquality(type)
    /// How values in lists are compared; worked out when the first list asks.
    private var comparison: _ViewComparison?
    /// How many entries the slot table of such a view had last.
    var slotCount = 0
    /// Whether it is that of a modifier with a body, which has the modified view in it.
    private(set) lazy var isModifier = type is any ModifiedScopeView.Type
    /// Whether it is the content of a sheet or the like.
    private(set) lazy var isPresentation = type is any PresentedContent.Type
    /// Whether such views have animatable data: their bodies are evaluated while that moves.
    private(set) lazy var isAnimatable =
        (type as? any Animatable.Type).map { Self.hasData($0) } ?? false
    private let type: Any.Type

    init(_ type: Any.Type) {
        self.type = type
        fields = DynamicFields(type)
    }

    private static func hasData<A: Animatable>(_ type: A.Type) -> Bool {
        A.AnimatableData.self != EmptyAnimatableData.self
    }

    /// How two values of a list's element are compared: by everything but the closures that are read
    /// where the value lies.
    func comparison<V: View>(of view: V.Type) -> _ViewComparison {
        assert(ObjectIdentifier(type) == ObjectIdentifier(view))
        if let comparison { return comparison }
        var new = _ViewComparison()
        V._addComparison(at: 0, to: &new)
        comparison = new
        return new
    }
}
