import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// A mark at a slider, at a value, with a label or without.
///
/// Apple: "SliderTick". Labels of ticks stand below the track (Apple does not show where), and are told to assistive
/// technologies when the slider stands at the tick.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, Comparable, SliderTickContent {
    /// The identity of a tick: its value.
    public struct ID: Hashable {
        fileprivate let value: V
    }

    let value: V
    let label: AnyView?

    /// Creates a tick at a value.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Creates a tick at a value, with a label.
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = .oneView(label())
    }

    /// Creates a tick with a localised label, at a value.
    public init(_ titleKey: LocalizedStringKey, _ value: V) {
        self.init(value) { Text(titleKey) }
    }

    /// Creates a tick with a label that is not localised, at a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, _ value: V) {
        self.init(value) { Text(title) }
    }

    /// The identity of the tick, which follows from its value.
    public var id: ID { ID(value: value) }

    /// Whether both stand at the same value.
    public static func == (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value == rhs.value }

    /// Whether the first stands at the lower value.
    public static func < (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value < rhs.value }

    /// The tick itself.
    public var _ticks: [SliderTick<V>] { [self] }
}

/// What makes ticks of a slider.
///
/// Apple: "SliderTickContent".
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint
    /// The content that it is made of.
    associatedtype Body: SliderTickContent = Self

    /// The content that it is made of.
    var body: Body { get }

    /// The ticks, as they are written; not for use outside the library.
    var _ticks: [SliderTick<Value>] { get }
}

extension SliderTickContent where Body == Self {
    /// The content itself.
    public var body: Self { self }
}

extension SliderTickContent where Body.Value == Value {
    /// The ticks of the body.
    public var _ticks: [SliderTick<Value>] { body._ticks }
}

/// Ticks for the elements of a collection.
///
/// Apple: "SliderTickContentForEach".
public struct SliderTickContentForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
    /// The type of the slider's value.
    public typealias Value = Content.Value

    private let contents: [Content]

    /// Creates ticks for elements that identify themselves.
    public init<V: Identifiable>(
        _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
        contents = data.map(content)
    }

    /// Creates ticks for elements that are told apart by a property.
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element, Data.Element == Content.Value {
        contents = data.map(content)
    }

    /// The ticks of all elements.
    public var _ticks: [SliderTick<Value>] { contents.flatMap(\._ticks) }
}

/// Several ticks, one after the other.
///
/// Apple: "TupleSliderTickContent".
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
    /// The type of the slider's value.
    public typealias Value = V

    /// What the ticks are made of.
    public var value: T
    private let ticks: [SliderTick<V>]

    init(_ value: T, ticks: [SliderTick<V>]) {
        self.value = value
        self.ticks = ticks
    }

    /// All ticks.
    public var _ticks: [SliderTick<V>] { ticks }
}

/// Builds the ticks of a slider.
///
/// Apple: "SliderTickBuilder".
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// The ticks of an expression.
    public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }

    /// The ticks of the first statement.
    public static func buildPartialBlock<C: SliderTickContent<V>>(first content: C) -> C { content }

    /// The ticks of some statements and of the one after them.
    public static func buildPartialBlock<A: SliderTickContent<V>, B: SliderTickContent<V>>(
        accumulated: A, next: B
    ) -> TupleSliderTickContent<V, (A, B)> {
        TupleSliderTickContent((accumulated, next), ticks: accumulated._ticks + next._ticks)
    }

    /// The ticks of a statement that may be left out.
    public static func buildIf<C: SliderTickContent<V>>(
        _ content: C?
    ) -> TupleSliderTickContent<V, C?> {
        TupleSliderTickContent(content, ticks: content?._ticks ?? [])
    }

    /// The ticks of the first of two statements.
    public static func buildEither<C: SliderTickContent<V>>(
        first: C
    ) -> TupleSliderTickContent<V, Void> {
        TupleSliderTickContent((), ticks: first._ticks)
    }

    /// The ticks of the second of two statements.
    public static func buildEither<C: SliderTickContent<V>>(
        second: C
    ) -> TupleSliderTickContent<V, Void> {
        TupleSliderTickContent((), ticks: second._ticks)
    }
}
