/// Everything that changes the drawing of a symbol, beside its font.
package struct SymbolLook: Hashable, Sendable {
    /// Whether its parts are drawn one over the other, in levels, instead of cut out of each other.
    package var isLayered = false
    /// Whether its parts have colours of their own, where these are known.
    package var isMulticolor = false
    /// Up to where its layers are drawn in full, 0 to 1; `nil` for all. Only some symbols have layers.
    package var variableValue: Double?
    /// Whether it is mirrored when it is drawn: its signs are turned around, so that they are not.
    package var isMirrored = false

    /// Whether the lines of each part are apart, so that parts can move by themselves.
    package var keepsParts = false

    package init(
        isLayered: Bool = false, isMulticolor: Bool = false, variableValue: Double? = nil,
        isMirrored: Bool = false
    ) {
        self.isMirrored = isMirrored
        self.isLayered = isLayered
        self.isMulticolor = isMulticolor
        self.variableValue = variableValue
    }
}
