public import Foundation
public import QuartzCore
public import UIKit

// What AppKit's views have by other names, or as values that may be missing.
extension UIView {
    /// Whether the view has a layer: always.
    ///
    /// Apple: "NSView.wantsLayer" (AppKit).
    public var wantsLayer: Bool {
        get { true }
        set {}
    }

    /// The layer of the view, as a value that may be missing as AppKit has it.
    ///
    /// Apple: "NSView.layer" (AppKit).
    @_disfavoredOverload
    public var layer: CALayer? { ownLayer }

    /// How opaque the view is, from 0 to 1.
    ///
    /// Apple: "NSView.alphaValue" (AppKit).
    public var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }
}

extension UITextField {
    /// The text.
    ///
    /// Apple: "NSControl.stringValue" (AppKit).
    public var stringValue: String {
        get { text ?? "" }
        set { text = newValue }
    }

    /// The words in the empty field.
    ///
    /// Apple: "NSTextField.placeholderString" (AppKit).
    public var placeholderString: String? {
        get { placeholder }
        set { placeholder = newValue }
    }
}

extension UITextView {
    /// The text.
    ///
    /// Apple: "NSText.string" (AppKit).
    public var string: String {
        get { text ?? "" }
        set { text = newValue }
    }
}
