import QuadrantGeometry

/// A view that calls the closure which makes the content of a sheet or the like.
package protocol PresentedContent {}

/// What a tree knows of a type of view, or of a property in views: worked out once per type.
final class ViewKind {
    /// Where dynamic properties lie.
    let fields: DynamicFields
    /// How two values are compared; asked for by updates only.
    private(set) lazy var equality = ViewEquality.of(type)
    /// How values in lists are compared; worked out when the first list asks.
    private var comparison: _ViewComparison?
    /// How many entries the slot table of such a view had last.
    var slotCount = 0
    /// Whether it is that of a modifier with a body, which has the modified view in it.
    private(set) lazy var isModifier = KnownTypes.isModifierScope(type)
    /// Whether it is the content of a sheet or the like.
    private(set) lazy var isPresentation = KnownTypes.isPresentedContent(type)
    /// Whether such views have animatable data: their bodies are evaluated while that moves.
    private(set) lazy var isAnimatable = KnownTypes.hasAnimatableData(type)
    private let type: Any.Type

    init(_ type: Any.Type) {
        self.type = type
        fields = DynamicFields.of(type)
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

/// What types of views conform to.
extension KnownTypes {
    private static let modifierTable = TypeTable<Bool>()
    private static let presentedTable = TypeTable<Bool>()
    private static let animatableTable = TypeTable<Bool>()

    /// Whether such a view is that of a modifier with a body.
    static func isModifierScope(_ type: Any.Type) -> Bool {
        modifierTable.answer(for: type) { type is any ModifiedScopeView.Type }
    }

    /// Whether such a view is the content of a sheet or the like.
    static func isPresentedContent(_ type: Any.Type) -> Bool {
        presentedTable.answer(for: type) { type is any PresentedContent.Type }
    }

    /// Whether such views have data that can be animated.
    static func hasAnimatableData(_ type: Any.Type) -> Bool {
        func hasData<A: Animatable>(_ type: A.Type) -> Bool {
            A.AnimatableData.self != EmptyAnimatableData.self
        }
        return animatableTable.answer(for: type) {
            (type as? any Animatable.Type).map { hasData($0) } ?? false
        }
    }
}
