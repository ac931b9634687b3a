// length: generated. Written by Scripts/quiet-modules.py from Scripts/Names/AppKit/Names.txt; change that.
// swift-format-ignore-file
internal import Foundation

/// Apple: "NSCompositingOperation".
public enum NSCompositingOperation: UInt, Hashable, Sendable {
    /// Apple: "NSCompositingOperation.clear".
    case clear
    /// Apple: "NSCompositingOperation.copy".
    case copy
    /// Apple: "NSCompositingOperation.sourceOver".
    case sourceOver
    /// Apple: "NSCompositingOperation.sourceIn".
    case sourceIn
    /// Apple: "NSCompositingOperation.sourceOut".
    case sourceOut
    /// Apple: "NSCompositingOperation.sourceAtop".
    case sourceAtop
    /// Apple: "NSCompositingOperation.destinationOver".
    case destinationOver
    /// Apple: "NSCompositingOperation.destinationIn".
    case destinationIn
    /// Apple: "NSCompositingOperation.destinationOut".
    case destinationOut
    /// Apple: "NSCompositingOperation.destinationAtop".
    case destinationAtop
    /// Apple: "NSCompositingOperation.xor".
    case xor
    /// Apple: "NSCompositingOperation.plusDarker".
    case plusDarker
    /// Apple: "NSCompositingOperation.plusLighter".
    case plusLighter = 13
    /// Apple: "NSCompositingOperation.multiply".
    case multiply
    /// Apple: "NSCompositingOperation.screen".
    case screen
    /// Apple: "NSCompositingOperation.overlay".
    case overlay
    /// Apple: "NSCompositingOperation.darken".
    case darken
    /// Apple: "NSCompositingOperation.lighten".
    case lighten
    /// Apple: "NSCompositingOperation.colorDodge".
    case colorDodge
    /// Apple: "NSCompositingOperation.colorBurn".
    case colorBurn
    /// Apple: "NSCompositingOperation.softLight".
    case softLight
    /// Apple: "NSCompositingOperation.hardLight".
    case hardLight
    /// Apple: "NSCompositingOperation.difference".
    case difference
    /// Apple: "NSCompositingOperation.exclusion".
    case exclusion
    /// Apple: "NSCompositingOperation.hue".
    case hue
    /// Apple: "NSCompositingOperation.saturation".
    case saturation
    /// Apple: "NSCompositingOperation.color".
    case color
    /// Apple: "NSCompositingOperation.luminosity".
    case luminosity
}
