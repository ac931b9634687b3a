package import SwiftUI

/// The variants of a view that are drawn on one sheet: each combination of what the axes list.
///
/// An axis without entries has the one value that the other options name.
package struct VariantMatrix: Equatable, Sendable {
    /// A canvas as `--size` has it.
    package struct Size: Equatable, Sendable {
        /// The size as it was written.
        package var text: String
        /// In points; `nil` is `auto`.
        package var width: CGFloat?
        /// In points; `nil` is `auto`.
        package var height: CGFloat?
    }

    /// Whether each is dark.
    package var appearances: [Bool] = []
    /// Canvases.
    package var sizes: [Size] = []
    /// Sizes of texts.
    package var textSizes: [DynamicTypeSize] = []
    /// Whether each is from right to left.
    package var directions: [Bool] = []

    /// An option that asks for what is listed here.
    var option: String {
        if !appearances.isEmpty { return "--appearances" }
        if !sizes.isEmpty { return "--sizes" }
        return textSizes.isEmpty ? "--directions" : "--text-sizes"
    }

    /// No variants but the one.
    package init() {}

    /// One variant: what it is called, and how it is drawn.
    package struct Variant: Equatable, Sendable {
        /// The values in which it differs from the others, such as "dark · 320xauto".
        package var label: String
        /// The options of how a view is drawn.
        package var stage: Stage
    }

    /// The variants in rows: a row for each size and text size, with the appearances and directions side by
    /// side.
    package func rows(of base: Stage) -> [[Variant]] {
        let start = Variant(label: "", stage: base)
        let rows = [start].flatMap(sized).flatMap(textSized)
        return rows.map { row in [row].flatMap(coloured).flatMap(directed) }
    }

    private func sized(_ variant: Variant) -> [Variant] {
        each(sizes, of: variant) { size, stage in
            (stage.room.width, stage.room.height) = (size.width, size.height)
            stage.room.fit = .screen
            return size.text
        }
    }

    private func textSized(_ variant: Variant) -> [Variant] {
        each(textSizes, of: variant) { size, stage in
            stage.surroundings.textSize = size
            return "\(size)"
        }
    }

    private func coloured(_ variant: Variant) -> [Variant] {
        each(appearances, of: variant) { isDark, stage in
            stage.surroundings.isDark = isDark
            return isDark ? "dark" : "light"
        }
    }

    private func directed(_ variant: Variant) -> [Variant] {
        each(directions, of: variant) { isRightToLeft, stage in
            stage.surroundings.isRightToLeft = isRightToLeft
            return isRightToLeft ? "right to left" : "left to right"
        }
    }

    /// The variant once for each value; as it is where there are none.
    private func each<Value>(
        _ values: [Value], of variant: Variant, _ apply: (Value, inout Stage) -> String
    ) -> [Variant] {
        if values.isEmpty { return [variant] }
        return values.map { value in
            var variant = variant
            let label = apply(value, &variant.stage)
            variant.label += (variant.label.isEmpty ? "" : " · ") + label
            return variant
        }
    }
}
