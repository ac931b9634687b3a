package import Foundation

/// The lengths and colours of fields and editors of text, in points.
package struct FieldMetrics: Sendable {
    /// A rounded border around a field.
    package struct Border: Sendable {
        /// The least height.
        package let height: CGFloat
        /// From the border to the text on each side.
        package let horizontal: CGFloat
        /// From the border to the lines, above and below.
        package let vertical: CGFloat
        package let corner: CGFloat
    }

    /// By how much a field without a border is higher than its lines, which are rounded up.
    package let lineExtra: CGFloat
    package let border: Border
    /// How opaque the outline of a border is, in the label colour.
    package let outlineOpacity: Double
    /// The diameter of the bullets of a secure field, as a part of the font's size.
    package let bullet: CGFloat
    /// The distance from bullet to bullet, as a part of the font's size.
    package let bulletPitch: CGFloat
    package let caretWidth: CGFloat
    /// How opaque what marks a selection is, in the tint.
    package let selectionOpacity: Double
    /// From the top of an editor to its text, and from the text to its bottom.
    package let editorVertical: CGFloat
    /// From the sides of an editor to its text.
    package let editorHorizontal: CGFloat
    /// What is behind the text of a field with a border; `nil` for the system's ground.
    package var ground: ControlColor?
}
