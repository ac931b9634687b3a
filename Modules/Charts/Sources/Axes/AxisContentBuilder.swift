/// Builds the content of an axis.
///
/// Apple: "AxisContentBuilder".
@resultBuilder
public enum AxisContentBuilder {
    /// A statement is content.
    public static func buildExpression<T: AxisContent>(_ content: T) -> T { content }

    /// No content.
    public static func buildBlock() -> some AxisContent { EmptyAxisContent() }

    /// One statement.
    public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

    /// Several statements.
    @_disfavoredOverload
    public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent
    {
        TupleAxisContent(content: (repeat each content))
    }

    /// `if` without `else`.
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

    /// The first of two branches.
    public static func buildEither<T1: AxisContent, T2: AxisContent>(
        first: T1
    ) -> BuilderConditional<T1, T2> {
        BuilderConditional(branch: .first(first))
    }

    /// The second of two branches.
    public static func buildEither<T1: AxisContent, T2: AxisContent>(
        second: T2
    ) -> BuilderConditional<T1, T2> {
        BuilderConditional(branch: .second(second))
    }

    /// `if #available`.
    public static func buildLimitedAvailability<T: AxisContent>(_ content: T) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}

/// Nothing.
struct EmptyAxisContent: AxisContent {
    func _collect(_ axes: inout _AxisCollector) {}
}

/// Several pieces of content.
struct TupleAxisContent<each T: AxisContent>: AxisContent {
    let content: (repeat each T)

    func _collect(_ axes: inout _AxisCollector) {
        for part in repeat each content { part._collect(&axes) }
    }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
    /// Adds what the branch that was taken has.
    public func _collect(_ axes: inout _AxisCollector) {
        switch branch {
        case .first(let content): content._collect(&axes)
        case .second(let content): content._collect(&axes)
        }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// Adds what there is.
    public func _collect(_ axes: inout _AxisCollector) { self?._collect(&axes) }
}
