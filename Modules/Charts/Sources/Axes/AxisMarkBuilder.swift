public import SwiftUI

/// Builds what an axis has at a value.
///
/// Apple: "AxisMarkBuilder".
@resultBuilder
public enum AxisMarkBuilder {
    /// A statement is content.
    public static func buildExpression<T: AxisMark>(_ content: T) -> T { content }

    /// No content.
    public static func buildBlock() -> some AxisMark { EmptyAxisMark() }

    /// One statement.
    public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

    /// Several statements.
    @_disfavoredOverload
    public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
        TupleAxisMark(content: (repeat each content))
    }

    /// `if` without `else`.
    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

    /// The first of two branches.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(
        first: T1
    ) -> BuilderConditional<T1, T2> {
        BuilderConditional(branch: .first(first))
    }

    /// The second of two branches.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(
        second: T2
    ) -> BuilderConditional<T1, T2> {
        BuilderConditional(branch: .second(second))
    }

    /// `if #available`.
    public static func buildLimitedAvailability<T: AxisMark>(_ content: T) -> AnyAxisMark {
        AnyAxisMark(erasing: content)
    }
}

/// Nothing.
struct EmptyAxisMark: AxisMark {
    func _collect(_ collector: inout _AxisMarkCollector) {}
}

/// Several pieces of content.
struct TupleAxisMark<each T: AxisMark>: AxisMark {
    let content: (repeat each T)

    func _collect(_ collector: inout _AxisMarkCollector) {
        for part in repeat each content { part._collect(&collector) }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// Adds what the branch that was taken has.
    public func _collect(_ collector: inout _AxisMarkCollector) {
        switch branch {
        case .first(let content): content._collect(&collector)
        case .second(let content): content._collect(&collector)
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// Adds what there is.
    public func _collect(_ collector: inout _AxisMarkCollector) { self?._collect(&collector) }
}

/// An axis mark whose type is hidden.
///
/// Apple: "AnyAxisMark".
public struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark

    /// Hides the type.
    public init(_ mark: any AxisMark) { self.mark = mark }

    /// Hides the type.
    public init(erasing mark: some AxisMark) { self.mark = mark }

    /// Adds what the hidden mark has.
    public func _collect(_ collector: inout _AxisMarkCollector) { mark._collect(&collector) }
}

extension AxisMark {
    private func changed(_ change: @escaping (inout AxisPart) -> Void) -> some AxisMark {
        ModifiedAxisMark(mark: self, change: change)
    }

    /// The font of labels.
    public func font(_ font: Font?) -> some AxisMark {
        changed { if $0.font == nil { $0.font = .some(font) } }
    }

    /// The style of lines, ticks and labels.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return changed { if $0.style == nil { $0.style = style } }
    }

    /// Moves lines, ticks and labels.
    public func offset(_ offset: CGSize) -> some AxisMark {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves lines, ticks and labels.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed {
            $0.offset.width += x.isFinite ? x : 0
            $0.offset.height += y.isFinite ? y : 0
        }
    }
}

/// Parts of an axis, changed.
struct ModifiedAxisMark<Base: AxisMark>: AxisMark {
    let mark: Base
    let change: (inout AxisPart) -> Void

    func _collect(_ collector: inout _AxisMarkCollector) {
        let start = collector.parts.count
        mark._collect(&collector)
        for place in collector.parts.indices.dropFirst(start) { change(&collector.parts[place]) }
    }
}
