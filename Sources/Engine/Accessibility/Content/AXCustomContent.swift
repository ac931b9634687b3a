public import Foundation

/// More that can be told of a view, beside what it is and what it is set to.
///
/// Apple: "AXCustomContent" (Accessibility).
open class AXCustomContent: NSObject {
    /// How urgently content is to be told.
    ///
    /// Apple: "AXCustomContent.Importance".
    public enum Importance: UInt, Sendable {
        /// The content is told when people ask for more.
        case `default`
        /// The content is told together with the view.
        case high
    }

    /// What is told: "Age", for example.
    public let attributedLabel: NSAttributedString
    /// What is told of it: "3 years", for example.
    public let attributedValue: NSAttributedString
    /// How urgently it is to be told; `default` at first.
    open var importance = Importance.default

    /// Creates content of two texts without attributes.
    public init(label: String, value: String) {
        attributedLabel = NSAttributedString(string: label)
        attributedValue = NSAttributedString(string: value)
    }

    /// Creates content of two texts with attributes.
    public init(attributedLabel label: NSAttributedString, value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
    }

    /// What is told, without attributes.
    open var label: String { attributedLabel.string }
    /// What is told of it, without attributes.
    open var value: String { attributedValue.string }
}

/// Something that tells more of itself.
///
/// Apple: "AXCustomContentProvider" (Accessibility). Views of SwiftUI tell more by
/// `accessibilityCustomContent(_:_:importance:)`.
public protocol AXCustomContentProvider {
    /// What more is told; `nil` for nothing.
    var accessibilityCustomContent: [AXCustomContent]? { get set }
}
