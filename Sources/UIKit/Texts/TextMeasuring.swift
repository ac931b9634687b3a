public import Foundation
internal import QuadrantGeometry

/// How a text is measured and drawn. Lines are always broken where the width ends.
///
/// Apple: "NSStringDrawingOptions" (UIKit).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The last line is shortened where there is no room.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is that of the line, not of the baseline: always here.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The distances of lines are those of the font: always here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// How far a text was made smaller. Nothing is here.
///
/// Apple: "NSStringDrawingContext" (UIKit).
open class NSStringDrawingContext {
    /// The least factor.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was taken: 1.
    open var actualScaleFactor: CGFloat { 1 }

    /// Creates a context.
    public init() {}
}

extension String {
    /// The size of the text in one line for each paragraph, in points, with the font among the attributes (12 points where
    /// there is none).
    ///
    /// Apple: "size(withAttributes:)" of `NSString` (UIKit).
    @MainActor @preconcurrency
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        Measuring.size(of: self, Self.font(attributes), lines: 0)
    }

    /// The box of the text in a room, its origin at zero. An infinite width, or one of 0 or less, breaks no line.
    ///
    /// Apple: "boundingRect(with:options:attributes:context:)" of `NSString` (UIKit).
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        let width =
            size.width > 0 && size.width.isFinite && size.width < .greatestFiniteMagnitude
            ? size.width : nil
        return CGRect(
            origin: .zero,
            size: Measuring.size(of: self, Self.font(attributes), lines: 0, width: width))
    }

    @MainActor
    private static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
        attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    }
}

extension NSString {
    /// The size of the text; see `String.size(withAttributes:)`.
    @MainActor @preconcurrency
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attributes)
    }

    /// The box of the text in a room; see `String.boundingRect(with:options:attributes:context:)`.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// The size of the text, with the font of its first character.
    ///
    /// Apple: "size()" (UIKit).
    @MainActor @preconcurrency
    public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

    /// The box of the text in a room, with the font of its first character.
    ///
    /// Apple: "boundingRect(with:options:context:)" (UIKit).
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        string.boundingRect(
            with: size, options: options, attributes: firstAttributes, context: context)
    }

    private var firstAttributes: [NSAttributedString.Key: Any]? {
        length == 0 ? nil : unsafe attributes(at: 0, effectiveRange: nil)
    }
}
