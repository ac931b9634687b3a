internal import CoreGraphics
internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
internal import UIKit

/// A colour that people choose.
///
/// Apple: "NSColorWell" (AppKit). No panel opens here.
open class NSColorWell: NSControl {
    /// The colour.
    open var color: NSColor = .black { didSet { update() } }
    /// Whether there is a border.
    open var isBordered = true
    /// Whether it is what a panel sets: never here.
    open var isActive: Bool { false }
    /// Would open a panel: none opens.
    open func activate(_ exclusive: Bool) { tellWithoutEffect("NSColorWell.activate(_:)") }
    /// Ends what a panel sets.
    open func deactivate() {}

    override open var intrinsicContentSize: CGSize { CGSize(width: 44, height: 24) }

    override var shown: AnyView? {
        let shape = RoundedRectangle(cornerRadius: 5)
        return AnyView(
            shape.fill(color.color).overlay(shape.strokeBorder(NSColor.separatorColor.color)))
    }
}
