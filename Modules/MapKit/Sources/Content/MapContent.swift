public import SwiftUI

/// What a map shows.
///
/// Apple: "MapContent" (MapKit). A type of one's own says its `body`.
public protocol MapContent {
    /// What the body is made of.
    associatedtype Body: MapContent
    /// What is shown.
    @MapContentBuilder @MainActor var body: Body { get }
    /// Adds to what a map shows; not Apple's.
    @MainActor func _collect(_ collector: inout _MapCollector)
}

extension MapContent {
    /// Adds what the body adds.
    @MainActor public func _collect(_ collector: inout _MapCollector) {
        guard collector.depth < _MapCollector.mostDepth else { return }
        collector.depth += 1
        body._collect(&collector)
        collector.depth -= 1
    }
}

extension MapContent where Body == Never {
    /// Never called: what adds itself has no body.
    @MainActor public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: MapContent {
    /// Never called: there is no value of this type.
    @MainActor public func _collect(_ collector: inout _MapCollector) {}
}

/// Content that adds itself; not Apple's.
public protocol _PlainMapContent: MapContent where Body == Never {}

/// Nothing on a map.
///
/// Apple: "EmptyMapContent" (MapKit).
public struct EmptyMapContent: _PlainMapContent {
    /// Nothing.
    public init() {}
    /// Adds nothing.
    @MainActor public func _collect(_ collector: inout _MapCollector) {}
}

/// What is known while content is added; not Apple's.
@MainActor public struct _MapCollector {
    var items: [MapItem] = []
    var look = MapLook()
    /// Content that contains itself ends here.
    var depth = 0
    /// How deep content may lie in content.
    static let mostDepth = 200

    /// Adds an item in the present look.
    mutating func add(_ kind: MapItem.Kind) { items.append(MapItem(kind: kind, look: look)) }

    /// Adds content in another look.
    mutating func with(_ change: (inout MapLook) -> Void, _ add: (inout _MapCollector) -> Void) {
        let before = look
        change(&look)
        add(&self)
        look = before
    }
}

/// Puts the content of a map together.
///
/// Apple: "MapContentBuilder" (MapKit).
@resultBuilder public enum MapContentBuilder {
    /// Nothing.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// One thing.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
        content
    }
    /// One thing.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// Several things.
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<repeat each Content> { TupleMapContent(content: (repeat each content)) }
    /// A thing that may be missing.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// One of two things.
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> ConditionalMapContent<First, Second> { ConditionalMapContent(content: .first(first)) }
    /// One of two things.
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> ConditionalMapContent<First, Second> { ConditionalMapContent(content: .second(second)) }
    /// A thing that newer systems have.
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content
    { content }
}

/// Several things on a map.
public struct TupleMapContent<each Content: MapContent>: _PlainMapContent {
    let content: (repeat each Content)

    /// Adds them in order.
    @MainActor public func _collect(_ collector: inout _MapCollector) {
        repeat (each content)._collect(&collector)
    }
}

/// One of two things on a map.
public struct ConditionalMapContent<First: MapContent, Second: MapContent>: _PlainMapContent {
    enum Content {
        case first(First)
        case second(Second)
    }

    let content: Content

    /// Adds the one that there is.
    @MainActor public func _collect(_ collector: inout _MapCollector) {
        switch content {
        case .first(let content): content._collect(&collector)
        case .second(let content): content._collect(&collector)
        }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    /// Adds what is in it.
    @MainActor public func _collect(_ collector: inout _MapCollector) { self?._collect(&collector) }
}

extension ForEach: MapContent where Content: MapContent {
    /// Adds the content of each element.
    @MainActor public func _collect(_ collector: inout _MapCollector) {
        for element in data {
            let id = AnyHashable(_identity(of: element))
            collector.with({ $0.tag = $0.tag ?? id }, { content(element)._collect(&$0) })
        }
    }
}

extension ForEach where Content: MapContent {
    /// Content for each element; the value at `id` identifies an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_elements: data, identify: { $0[keyPath: id] }, content: content) }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    /// Content for each element; the elements identify themselves by their `id`.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_elements: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    /// Content for each number of a range.
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(_elements: data, identify: { $0 }, content: content)
    }
}
