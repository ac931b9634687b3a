/// Builds the content of a chart.
///
/// Apple: "ChartContentBuilder".
@resultBuilder
public enum ChartContentBuilder {
    /// A statement is content.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
        content
    }

    /// No content.
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }

    /// One statement.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> some ChartContent {
        TupleChartContent(content: (repeat each content))
    }

    /// `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// The first of two branches.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(branch: .first(first))
    }

    /// The second of two branches.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(branch: .second(second))
    }

    /// `if #available`.
    public static func buildLimitedAvailability(
        _ content: some ChartContent
    ) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

/// One of two kinds of content, as `if` and `switch` make it in builders.
///
/// Apple: "BuilderConditional".
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    let branch: Branch
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never

    /// Adds the marks of the branch that was taken.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        switch branch {
        case .first(let content): collector.step("if") { content._collect(&$0) }
        case .second(let content): collector.step("else") { content._collect(&$0) }
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never

    /// Adds the marks, if there are any.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        self?._collect(&collector)
    }
}

/// No marks.
struct EmptyChartContent: ChartContent {
    typealias Body = Never

    func _collect(_ collector: inout _MarkCollector) {}
}

/// Several pieces of content.
struct TupleChartContent<each Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: (repeat each Content)

    func _collect(_ collector: inout _MarkCollector) {
        var place = 0
        for part in repeat each content {
            collector.step(place) { part._collect(&$0) }
            place += 1
        }
    }
}

/// Marks of some content, changed.
struct ModifiedChartContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    /// What says all that the change depends on; `nil` where that cannot be compared.
    let key: [ContentStamp.Part]?
    /// Changes the look of a mark. What is nearer to a mark goes before what is around it.
    let change: (inout MarkLook) -> Void

    func _collect(_ collector: inout _MarkCollector) {
        let start = collector.marks.count
        content._collect(&collector)
        // Marks of one look have one afterwards.
        var known: (before: Shared<MarkLook>, after: Shared<MarkLook>)?
        for place in collector.marks.indices.dropFirst(start) {
            if let known, known.before.storage === collector.marks[place].sharedLook.storage {
                collector.marks[place].sharedLook = known.after
                continue
            }
            let before = collector.marks[place].sharedLook
            change(&collector.marks[place].look)
            known = (before, collector.marks[place].sharedLook)
        }
    }
}

/// Marks of some content, changed as a group.
struct GroupedChartContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let change: (ArraySlice<Mark>, MarkPath) -> [Mark]

    func _collect(_ collector: inout _MarkCollector) {
        let start = collector.marks.count
        content._collect(&collector)
        let changed = change(collector.marks[start...], collector.path)
        collector.marks.replaceSubrange(start..., with: changed)
    }
}

/// Marks that are shown only where other marks are.
struct MaskedChartContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let mask: Mask

    func _collect(_ collector: inout _MarkCollector) {
        let start = collector.marks.count
        content._collect(&collector)
        var inner = _MarkCollector()
        inner.path = collector.path
        inner.step("mask") { mask._collect(&$0) }
        for place in collector.marks.indices.dropFirst(start) {
            collector.marks[place].look.masks.append(inner.marks)
        }
    }
}
