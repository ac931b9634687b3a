public import Foundation
internal import QuadrantGeometry

/// How a text is measured and drawn.
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
    /// The origin is the top left corner of the text, whose lines are broken where the width ends. Without it, it is where the baseline of a
    /// single line begins.
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

extension NSAttributedString {
    /// The size of the text in one line for each paragraph, in points. What has no font has 12 points.
    ///
    /// Apple: "size()" (UIKit).
    @MainActor @preconcurrency
    public func size() -> CGSize { box(in: .zero, isBroken: true) }

    /// The box of the text in a room, its origin at zero. A width that is not finite, or not above 0, breaks no line; without
    /// `usesLineFragmentOrigin` none does.
    ///
    /// Apple: "boundingRect(with:options:context:)" (UIKit).
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        CGRect(
            origin: .zero,
            size: box(
                in: size, isBroken: options.contains(.usesLineFragmentOrigin),
                isShortened: options.contains(.truncatesLastVisibleLine)))
    }

    func box(in room: CGSize, isBroken: Bool, isShortened: Bool = false) -> CGSize {
        guard length > 0 else { return .zero }
        let text = filled(with: .systemFont(ofSize: 12))
        return Measuring.layout(text, in: isBroken ? room : .zero, isShortened: isShortened).size
    }
}

extension String {
    /// The size of the text in one line for each paragraph, in points, with the font among the attributes (12 points where
    /// there is none).
    ///
    /// Apple: "size(withAttributes:)" of `NSString` (UIKit).
    @MainActor @preconcurrency
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The box of the text in a room, its origin at zero. A width that is not finite, or not above 0, breaks no line; without
    /// `usesLineFragmentOrigin` none does.
    ///
    /// Apple: "boundingRect(with:options:attributes:context:)" of `NSString` (UIKit).
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
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
