public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
public import QuadrantViews

extension UIButton {
    /// How a button looks, as a value.
    ///
    /// Apple: "UIButton.Configuration" (UIKit). A button with a configuration is drawn as one of SwiftUI's in the style of the same look.
    public struct Configuration {
        /// How large a button is.
        public enum Size: Int, Hashable, Sendable {
            /// As others, small, tiny, large.
            case medium, small, mini, large
        }

        /// How corners look.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// By the ground's radius; as suits; small; medium; large; half of the height.
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }

        enum Look {
            case plain, gray, tinted, filled, glass, prominentGlass
        }

        let look: Look
        /// The title.
        public var title: String?
        /// The title with attributes.
        public var attributedTitle: AttributedString?
        /// A text below the title.
        public var subtitle: String?
        /// The picture.
        public var image: UIImage?
        /// On which side of the title the picture is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance from the picture to the title, in points.
        public var imagePadding: CGFloat = 6
        /// The distance from the title to the text below it, in points.
        public var titlePadding: CGFloat = 1
        /// The colour of title and picture; `nil` for that of the look.
        public var baseForegroundColor: UIColor?
        /// The colour of the ground; `nil` for that of the look.
        public var baseBackgroundColor: UIColor?
        /// How corners look.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium
        /// The distances of content from the edges. They are kept: buttons have those of their size.
        public var contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Whether a spinner stands in place of the picture.
        public var showsActivityIndicator = false
        /// How a symbol is drawn. It is kept without effect: a picture has its own configuration.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        private init(_ look: Look) {
            self.look = look
        }

        /// Without a ground.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Without a ground.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// On grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On grey.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// On a faint tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// On a faint tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// On the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// On the tint.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// On glass.
        public static func glass() -> Configuration { Configuration(.glass) }
        /// On tinted glass.
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    }
}

/// A button as its configuration says.
struct ConfiguredButton: View {
    let configuration: UIButton.Configuration
    let tint: UIColor
    let action: @MainActor @Sendable () -> Void

    var body: some View {
        let ground = configuration.baseBackgroundColor
        styled.tint((ground ?? tint).color)
            .buttonBorderShape(shape).controlSize(size)
    }

    @ViewBuilder private var styled: some View {
        switch configuration.look {
        case .plain: button.buttonStyle(.borderless)
        case .gray, .tinted: button.buttonStyle(.bordered)
        case .filled: button.buttonStyle(.borderedProminent)
        case .glass: button.buttonStyle(.glass)
        case .prominentGlass: button.buttonStyle(.glassProminent)
        }
    }

    private var button: some View {
        Button(action: action) { label }
    }

    @ViewBuilder private var label: some View {
        if let ink = configuration.baseForegroundColor {
            content.foregroundStyle(ink.color)
        } else if configuration.look == .gray {
            content.foregroundStyle(tint.color)
        } else {
            content
        }
    }

    @ViewBuilder private var content: some View {
        let space = configuration.imagePadding
        switch configuration.imagePlacement {
        case .trailing:
            HStack(spacing: space) {
                texts
                picture
            }
        case .top:
            VStack(spacing: space) {
                picture
                texts
            }
        case .bottom:
            VStack(spacing: space) {
                texts
                picture
            }
        default:
            HStack(spacing: space) {
                picture
                texts
            }
        }
    }

    @ViewBuilder private var picture: some View {
        if configuration.showsActivityIndicator {
            ProgressView()
        } else if let image = configuration.image {
            Image(tinted: image)
        }
    }

    @ViewBuilder private var texts: some View {
        if configuration.title != nil || configuration.attributedTitle != nil {
            VStack(spacing: configuration.titlePadding) {
                if let title = configuration.attributedTitle {
                    Text(title)
                } else if let title = configuration.title {
                    Text(verbatim: title)
                }
                if let subtitle = configuration.subtitle {
                    Text(verbatim: subtitle).font(.caption)
                }
            }
        }
    }

    private var shape: ButtonBorderShape {
        switch configuration.cornerStyle {
        case .capsule: .capsule
        case .small, .medium, .large: .roundedRectangle
        case .dynamic, .fixed: .automatic
        }
    }

    private var size: ControlSize {
        switch configuration.buttonSize {
        case .mini: .mini
        case .small: .small
        case .medium: .regular
        case .large: .large
        }
    }
}
