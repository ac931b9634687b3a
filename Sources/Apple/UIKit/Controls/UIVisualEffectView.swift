public import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// An effect on what is behind a view.
///
/// Apple: "UIVisualEffect" (UIKit).
open class UIVisualEffect: @unchecked Sendable {
    // Nothing of an effect changes after it is made.
    init() {}
}

/// A blur of what is behind a view.
///
/// Apple: "UIBlurEffect" (UIKit).
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How thick the material is, and whether it is light or dark.
    ///
    /// Apple: "UIBlurEffect.Style".
    public enum Style: Int, Hashable, Sendable {
        /// Materials of earlier systems.
        case extraLight, light, dark
        case regular = 4
        case prominent
        /// Materials that follow the appearance.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// Materials that are light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        /// Materials that are light, thick and of bars.
        case systemThickMaterialLight, systemChromeMaterialLight
        /// Materials that are dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        /// Materials that are dark, thick and of bars.
        case systemThickMaterialDark, systemChromeMaterialDark

        var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight,
                .systemUltraThinMaterialDark:
                .ultraThin
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light:
                .thin
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark,
                .prominent, .extraLight:
                .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            default: .regular
            }
        }

        /// The appearance that the material has whatever is around; `nil` for that around.
        var scheme: ColorScheme? {
            switch self {
            case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
                .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
                .light
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
                .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
                .dark
            default: nil
            }
        }
    }

    let style: Style

    /// Creates a blur.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Lets content take part in the light of a blur. It is drawn as it is.
///
/// Apple: "UIVibrancyEffect" (UIKit).
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// Creates the effect for content on a blur.
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }
}

/// A view that shows what is behind it through an effect, and content in front of it. A blur is drawn as the
/// material of views that goes with its style.
///
/// Apple: "UIVisualEffectView" (UIKit).
open class UIVisualEffectView: UIView {
    /// The effect; `nil` for none.
    open var effect: UIVisualEffect?
    /// The view for content.
    public let contentView = UIView()

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addContentView()
    }

    /// Creates a view without an effect.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates a view from an archive. There are none here: the view is without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override var content: ViewContent? {
        guard let blur = effect as? UIBlurEffect else { return nil }
        return ViewContent(BlurGround(style: blur.style))
    }
}

/// The material of a blur.
private struct BlurGround: View {
    let style: UIBlurEffect.Style
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Rectangle().fill(style.material).environment(\.colorScheme, style.scheme ?? scheme)
    }
}
