public import SwiftUI

/// What a chart with depth is made of.
///
/// Apple: "Chart3DContent".
public protocol Chart3DContent {
    /// What the content is made of.
    associatedtype Body: Chart3DContent

    /// What the content is made of.
    @MainActor @Chart3DContentBuilder var body: Body { get }

    /// Adds the marks of the content; not for use outside the library.
    @MainActor func _collect3D(_ collector: inout _MarkCollector)
}

extension Chart3DContent {
    /// By default, the marks are those of the body.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) {
        guard collector.mayGoDeeper else { return }
        collector.depth += 1
        body._collect3D(&collector)
        collector.depth -= 1
    }
}

extension Chart3DContent where Body == Never {
    /// Never called: a mark has no body.
    @MainActor public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Chart3DContent {
    /// Never called: there is no value of this type.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) {}
}

/// Builds the content of a chart with depth.
///
/// Apple: "Chart3DContentBuilder".
@resultBuilder
public enum Chart3DContentBuilder {
    /// A statement is content.
    public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content {
        content
    }

    /// No content.
    public static func buildBlock() -> some Chart3DContent { EmptyChart3DContent() }

    /// One statement.
    public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content {
        content
    }

    /// Several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: Chart3DContent>(
        _ content: repeat each Content
    ) -> some Chart3DContent {
        TupleChart3DContent(content: (repeat each content))
    }

    /// `if` without `else`.
    public static func buildOptional<Content: Chart3DContent>(_ content: Content?) -> Content? {
        content
    }

    /// The first of two branches.
    public static func buildEither<C1: Chart3DContent, C2: Chart3DContent>(
        first: C1
    ) -> BuilderConditional<C1, C2> {
        BuilderConditional(branch: .first(first))
    }

    /// The second of two branches.
    public static func buildEither<C1: Chart3DContent, C2: Chart3DContent>(
        second: C2
    ) -> BuilderConditional<C1, C2> {
        BuilderConditional(branch: .second(second))
    }

    /// `if #available`.
    public static func buildLimitedAvailability<Content: Chart3DContent>(
        _ content: Content
    ) -> some Chart3DContent {
        content
    }
}

struct EmptyChart3DContent: Chart3DContent {
    typealias Body = Never

    func _collect3D(_ collector: inout _MarkCollector) {}
}

struct TupleChart3DContent<each Content: Chart3DContent>: Chart3DContent {
    typealias Body = Never
    let content: (repeat each Content)

    func _collect3D(_ collector: inout _MarkCollector) {
        var place = 0
        for part in repeat each content {
            collector.step(place) { part._collect3D(&$0) }
            place += 1
        }
    }
}

struct ModifiedChart3DContent<Content: Chart3DContent>: Chart3DContent {
    typealias Body = Never
    let content: Content
    let change: (inout Mark) -> Void

    func _collect3D(_ collector: inout _MarkCollector) {
        let start = collector.marks.count
        content._collect3D(&collector)
        for place in collector.marks.indices.dropFirst(start) { change(&collector.marks[place]) }
    }
}

extension BuilderConditional: Chart3DContent
where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
    /// Adds the marks of the branch that was taken.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) {
        switch branch {
        case .first(let content): content._collect3D(&collector)
        case .second(let content): content._collect3D(&collector)
        }
    }
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
    /// Adds the marks, if there are any.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) {
        self?._collect3D(&collector)
    }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    /// Adds the marks of each element.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) {
        var steps = ElementSteps()
        for element in data {
            collector.step(steps.step(to: AnyHashable(_identity(of: element)))) {
                content(element)._collect3D(&$0)
            }
        }
    }
}

extension ForEach where Content: Chart3DContent {
    /// Marks for each element; the value at `id` identifies an element.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_elements: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: Chart3DContent, Data.Element: Identifiable {
    /// Marks for each element; the elements identify themselves by their `id`.
    @_disfavoredOverload
    public init(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_elements: data, identify: { $0.id }, content: content)
    }
}
