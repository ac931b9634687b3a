/// What a tree knows of a type of view: worked out once per type.
final class ViewKind {
    /// Where dynamic properties lie.
    let fields: DynamicFields
    /// How two values are compared; asked for by updates only.
    private(set) lazy var equality = ViewEquality(type)
    /// How many entries the tape of such a view had last.
    var tapeLength = 0
    private let type: Any.Type

    init(_ type: Any.Type) {
        self.type = type
        fields = DynamicFields(type)
    }
}
