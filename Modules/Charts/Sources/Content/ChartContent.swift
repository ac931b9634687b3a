public import SwiftUI

/// What a chart is made of: marks, and groups of marks.
///
/// Apple: "ChartContent". Types of users' own have a `body` of other content.
public protocol ChartContent {
    /// What the content is made of.
    associatedtype Body: ChartContent

    /// What the content is made of.
    @MainActor @ChartContentBuilder var body: Body { get }

    /// Adds the marks of the content; not for use outside the library.
    @MainActor func _collect(_ collector: inout _MarkCollector)
}

extension ChartContent {
    /// By default, the marks are those of the body.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        guard collector.mayGoDeeper else { return }
        collector.depth += 1
        body._collect(&collector)
        collector.depth -= 1
    }
}

extension ChartContent where Body == Never {
    /// Never called: a mark has no body.
    @MainActor public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ChartContent {
    /// Never called: there is no value of this type.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {}
}

/// Collects the marks of a chart; not for use outside the library.
public struct _MarkCollector {
    /// The marks in the order of the content.
    var marks: [Mark] = []
    /// Where in the content the next mark is.
    var path = MarkPath()
    /// Content that contains itself ends here.
    var depth = 0

    /// How deep content may lie in content.
    static let mostDepth = 500
    /// Whether content may have content.
    var mayGoDeeper: Bool { depth < Self.mostDepth }

    /// Adds a mark.
    mutating func add(_ mark: Mark) {
        var mark = mark
        mark.id = path
        marks.append(mark)
    }

    /// Collects at a step of the path.
    mutating func step(_ step: AnyHashable, _ body: (inout _MarkCollector) -> Void) {
        let before = path
        path.combine(step)
        body(&self)
        path = before
    }
}

/// The steps to the elements of a collection: of elements with one identifier each has a step of its own, so that each
/// mark keeps its own place while it moves.
struct ElementSteps {
    private struct Again: Hashable {
        var id: AnyHashable
        var times: Int
    }

    private var known: [AnyHashable: Int] = [:]
    private var count = 0

    mutating func step(to id: AnyHashable) -> AnyHashable {
        // More marks do not move.
        count += 1
        if count > ChartMotion.mostMarks { return id }
        let times = known[id, default: 0]
        known[id] = times + 1
        return times == 0 ? id : AnyHashable(Again(id: id, times: times))
    }
}

/// The identity of a mark: where it is in the content, by the identifiers of elements.
///
/// Two marks are taken for one with a probability of 2⁻⁶⁴ a pair, which costs no more than a strange movement.
struct MarkPath: Hashable {
    private var value = 0

    mutating func combine(_ step: AnyHashable) {
        var hasher = Hasher()
        hasher.combine(value)
        hasher.combine(step)
        value = hasher.finalize()
    }

    mutating func combine(place: Int) {
        // Multiplied by 2⁶⁴ divided by the golden ratio: places next to each other become far apart.
        value = (value ^ place) &* -0x61C8_8646_80B5_83EB
    }
}

/// Content whose type is hidden.
///
/// Apple: "AnyChartContent".
public struct AnyChartContent: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    private let content: any ChartContent

    /// Hides the type of some content.
    public init(_ content: any ChartContent) { self.content = content }

    /// Hides the type of some content.
    public init(erasing content: some ChartContent) { self.content = content }

    /// Adds the marks of the hidden content.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        content._collect(&collector)
    }
}

/// Groups marks, so that one modifier applies to all of them.
///
/// Apple: "Plot".
public struct Plot<Content: ChartContent>: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let content: Content

    /// A group of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Adds the marks of the group.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        content._collect(&collector)
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Adds the marks of each element, under the identifier of the element.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        var steps = ElementSteps()
        for element in data {
            collector.step(steps.step(to: AnyHashable(_identity(of: element)))) {
                content(element)._collect(&$0)
            }
        }
    }
}

extension ForEach where Content: ChartContent {
    /// Marks for each element; the value at `id` identifies an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_elements: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    /// Marks for each element; the elements identify themselves by their `id`.
    public init(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_elements: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Marks for each number of a range.
    public init(
        _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
    ) {
        self.init(_elements: data, identify: { $0 }, content: content)
    }
}
