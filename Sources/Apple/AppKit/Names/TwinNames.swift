public import Foundation
public import QuadrantRendering
public import QuadrantViews
public import UIKit

/// A colour. Apple: "NSColor" (AppKit).
public typealias NSColor = UIColor
/// A font. Apple: "NSFont" (AppKit).
public typealias NSFont = UIFont
/// What a font is made of. Apple: "NSFontDescriptor" (AppKit).
public typealias NSFontDescriptor = UIFontDescriptor
/// A picture. Apple: "NSImage" (AppKit).
public typealias NSImage = UIImage
/// An outline with what its lines are drawn with. Apple: "NSBezierPath" (AppKit).
public typealias NSBezierPath = UIBezierPath
/// What recognises gestures. Apple: "NSGestureRecognizer" (AppKit).
public typealias NSGestureRecognizer = UIGestureRecognizer
/// What recognises clicks. Apple: "NSClickGestureRecognizer" (AppKit).
public typealias NSClickGestureRecognizer = UITapGestureRecognizer
/// What recognises drags. Apple: "NSPanGestureRecognizer" (AppKit).
public typealias NSPanGestureRecognizer = UIPanGestureRecognizer
/// What recognises long presses. Apple: "NSPressGestureRecognizer" (AppKit).
public typealias NSPressGestureRecognizer = UILongPressGestureRecognizer
/// What recognises pinches. Apple: "NSMagnificationGestureRecognizer" (AppKit).
public typealias NSMagnificationGestureRecognizer = UIPinchGestureRecognizer
/// What recognises turns. Apple: "NSRotationGestureRecognizer" (AppKit).
public typealias NSRotationGestureRecognizer = UIRotationGestureRecognizer
/// Is asked about gestures. Apple: "NSGestureRecognizerDelegate" (AppKit).
public typealias NSGestureRecognizerDelegate = UIGestureRecognizerDelegate
/// A part of a view that constraints can be about. Apple: "NSLayoutGuide" (AppKit).
public typealias NSLayoutGuide = UILayoutGuide

extension UIColor {
    /// Text. Apple: "labelColor" (AppKit).
    public static var labelColor: UIColor { .label }
    /// Text of less weight. Apple: "secondaryLabelColor" (AppKit).
    public static var secondaryLabelColor: UIColor { .secondaryLabel }
    /// Text of little weight. Apple: "tertiaryLabelColor" (AppKit).
    public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
    /// Text of the least weight. Apple: "quaternaryLabelColor" (AppKit).
    public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
    /// Text in documents. Apple: "textColor" (AppKit).
    public static var textColor: UIColor { .label }
    /// The ground of text. Apple: "textBackgroundColor" (AppKit).
    public static var textBackgroundColor: UIColor { .systemBackground }
    /// Words in empty fields. Apple: "placeholderTextColor" (AppKit).
    public static var placeholderTextColor: UIColor { .placeholderText }
    /// Lines between contents. Apple: "separatorColor" (AppKit).
    public static var separatorColor: UIColor { .separator }
    /// Lines of tables. Apple: "gridColor" (AppKit).
    public static var gridColor: UIColor { .separator }
    /// Links. Apple: "linkColor" (AppKit).
    public static var linkColor: UIColor { .link }
    /// The ground of windows. Apple: "windowBackgroundColor" (AppKit).
    public static var windowBackgroundColor: UIColor { .systemBackground }
    /// The ground of large controls such as lists. Apple: "controlBackgroundColor" (AppKit).
    public static var controlBackgroundColor: UIColor { .tertiarySystemBackground }
    /// The ground below documents. Apple: "underPageBackgroundColor" (AppKit).
    public static var underPageBackgroundColor: UIColor { .secondarySystemBackground }
    /// The ground of controls. Apple: "controlColor" (AppKit).
    public static var controlColor: UIColor { .secondarySystemFill }
    /// Text on controls. Apple: "controlTextColor" (AppKit).
    public static var controlTextColor: UIColor { .label }
    /// The accent. Apple: "controlAccentColor" (AppKit).
    public static var controlAccentColor: UIColor { .tintColor }
    /// The ground of what is selected. Apple: "selectedContentBackgroundColor" (AppKit).
    public static var selectedContentBackgroundColor: UIColor { .tintColor }
    /// The ground of selected text. Apple: "selectedTextBackgroundColor" (AppKit).
    public static var selectedTextBackgroundColor: UIColor {
        .tintColor.withAlphaComponent(0.2)
    }
    /// The ground of selected controls. Apple: "selectedControlColor" (AppKit).
    public static var selectedControlColor: UIColor { .tintColor.withAlphaComponent(0.2) }

    /// Creates a colour by red, green, blue and opacity in sRGB, from 0 to 1. Apple: "init(srgbRed:green:blue:alpha:)".
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour by red, green, blue and opacity, from 0 to 1. Apple: "init(calibratedRed:green:blue:alpha:)".
    public convenience init(
        calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension Color {
    /// Creates a colour from one of AppKit's.
    ///
    /// Apple: "init(nsColor:)".
    public init(nsColor: NSColor) {
        self.init(uiColor: nsColor)
    }
}

extension ImageRenderer {
    /// The view as a picture, as large in points as the view; `nil` if it cannot be drawn, which is reported.
    ///
    /// Apple: "nsImage".
    public var nsImage: NSImage? { uiImage }
}

extension Bundle {
    /// Where a picture of the bundle lies; `nil` if there is none of that name.
    ///
    /// Apple: "urlForImageResource(_:)" (AppKit).
    public func urlForImageResource(_ name: NSImage.Name) -> URL? {
        for type in [nil, "png", "pdf", "jpg", "jpeg", "svg", "tiff", "icns"] {
            if let url = url(forResource: name, withExtension: type) { return url }
        }
        return nil
    }

    /// The picture of that name in the bundle; `nil` if there is none.
    ///
    /// Apple: "image(forResource:)" (AppKit).
    public func image(forResource name: NSImage.Name) -> NSImage? {
        NSImage(named: name, in: self) ?? urlForImageResource(name).flatMap(NSImage.init)
    }
}

extension Image {
    /// Creates an image from a picture of AppKit's.
    ///
    /// Apple: "init(nsImage:)".
    public init(nsImage: NSImage) {
        self.init(uiImage: nsImage)
    }
}

extension UIImage {
    /// Creates a picture from a file; `nil` if there is none. Apple: "init(contentsOf:)" (AppKit).
    public convenience init?(contentsOf url: URL) {
        self.init(contentsOfFile: url.path)
    }

    /// Creates a picture of a symbol; `nil` for a name that is unknown. Apple:
    /// "init(systemSymbolName:accessibilityDescription:)" (AppKit).
    public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
        self.init(systemName: systemSymbolName)
    }
}
