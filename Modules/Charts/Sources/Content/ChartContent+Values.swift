public import SwiftUI

extension EncodedValue {
    init<D>(_ value: PlottableValue<D>) {
        datum =
            value.extent.isRange || value.extent.unit == nil
            ? value.extent.start : value.extent.middle
        label = value.label
        end = value.extent.end
    }
}

extension ChartContent {
    /// Gives the marks a style for each value: colours for categories, a ramp for numbers. A legend tells which.
    ///
    /// Apple: "foregroundStyle(by:)".
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let value = EncodedValue(value)
        return changed { if $0.styleBy == nil { $0.styleBy = value } }
    }

    /// Gives lines and rules a style for each value.
    ///
    /// Apple is silent on the dashes: here lines are whole, then 4 on 4 off, 8 on 4 off, 1 on 3 off, 8 on 3 off 2 on 3
    /// off.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let value = EncodedValue(value)
        return changed { if $0.strokeBy == nil { $0.strokeBy = value } }
    }

    /// Gives the marks a symbol for each value: circle, square, triangle, diamond, pentagon, and again.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let value = EncodedValue(value)
        return changed { if $0.symbolBy == nil { $0.symbolBy = value } }
    }

    /// Gives symbols a size for each value.
    ///
    /// Apple is silent on the sizes: here areas go from 16 to 400 square points with the value, from 0 up.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let value = EncodedValue(value)
        return changed { if $0.symbolSizeBy == nil { $0.symbolSizeBy = value } }
    }

    /// Puts marks of different values side by side.
    ///
    /// - Parameters:
    ///   - axis: Along which axis; `nil` for the one that marks stand on.
    ///   - span: The room of all that stand side by side; unless it is said, 0.7 of the step.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        let position = PositionBy(value: EncodedValue(value), axis: axis, span: span)
        return changed { if $0.position == nil { $0.position = position } }
    }
}

extension ChartContent {
    /// Puts a view beside each mark, at the usual distance of 4 points unless another is said.
    ///
    /// Apple: "annotation(position:alignment:spacing:content:)".
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(
            MarkAnnotation(position: position, alignment: alignment, spacing: spacing) { _ in
                AnyView(content())
            })
    }

    /// Puts a view beside each mark, which knows the mark's size.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(
            MarkAnnotation(position: position, alignment: alignment, spacing: spacing) {
                AnyView(content($0))
            })
    }

    /// Puts a view beside each mark, and says what becomes of one that would stick out.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(
            MarkAnnotation(
                position: position, alignment: alignment, spacing: spacing,
                resolution: overflowResolution
            ) { _ in AnyView(content()) })
    }

    /// Puts a view beside each mark, which knows the mark's size, and says what becomes of one that would stick out.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(
            MarkAnnotation(
                position: position, alignment: alignment, spacing: spacing,
                resolution: overflowResolution
            ) { AnyView(content($0)) })
    }

    private func annotated(_ annotation: MarkAnnotation) -> some ChartContent {
        changed { $0.annotations.append(annotation) }
    }
}

extension ChartContent {
    /// Hides the marks from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changed { $0.accessibility.isHidden = hidden }
    }

    /// A name of the marks for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changed {
            if $0.accessibility.identifier == nil {
                $0.accessibility.identifier = identifier
            }
        }
    }

    /// What the marks are called.
    public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changed { if $0.accessibility.label == nil { $0.accessibility.label = label } }
    }

    /// What the marks are called.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(key))
    }

    /// What the marks are called.
    @_disfavoredOverload
    public func accessibilityLabel(_ resource: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(resource))
    }

    /// What the marks are called.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// What the value of the marks is.
    public func accessibilityValue(_ value: Text) -> some ChartContent {
        changed { if $0.accessibility.value == nil { $0.accessibility.value = value } }
    }

    /// What the value of the marks is.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(key))
    }

    /// What the value of the marks is.
    @_disfavoredOverload
    public func accessibilityValue(_ resource: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(resource))
    }

    /// What the value of the marks is.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
}
