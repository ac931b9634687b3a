import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// How progress views look.
///
/// Apple: "ProgressViewStyle".
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// What a progress view is made of.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The view of a progress view. Evaluated for each one in the environment around it, in which the styles
    /// further out are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a progress view.
///
/// Apple: "ProgressViewStyleConfiguration".
public nonisolated struct ProgressViewStyleConfiguration {
    /// What a progress view shows progress of.
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = ProgressViewStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// How far a progress view says that it is.
    public nonisolated struct CurrentValueLabel: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = ProgressViewStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The part that is done, from 0 to 1; `nil` if nobody knows how much there is to do.
    public let fractionCompleted: Double?
    /// What the progress view shows progress of; `nil` if it has no label.
    public var label: Label?
    /// How far the progress view says that it is; `nil` if it does not say.
    public var currentValueLabel: CurrentValueLabel?

    init(_ fraction: Double?, label: AnyView? = nil, currentValueLabel: AnyView? = nil) {
        fractionCompleted = fraction
        self.label = label.map { Label(_content: $0) }
        self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(_content: $0) }
    }
}

/// Evaluates the body of a `ProgressViewStyle`.
enum ProgressViewBody<Style: ProgressViewStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: ProgressViewStyleConfiguration) -> Style.Body
    {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the progress views in this view.
    ///
    /// Apple: "progressViewStyle(_:)".
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(ProgressViewBody<S>.self, style)
    }
}
