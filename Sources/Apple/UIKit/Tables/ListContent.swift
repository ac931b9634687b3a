internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantText
internal import QuadrantViews

/// What a configuration of a row says, without margins.
struct ListContent: View {
    let configuration: UIListContentConfiguration

    var body: some View {
        HStack(spacing: configuration.imageToTextPadding) {
            picture
            if configuration.prefersSideBySideTextAndSecondaryText {
                HStack(
                    alignment: .firstTextBaseline,
                    spacing: configuration.textToSecondaryTextHorizontalPadding
                ) {
                    title
                    Spacer(minLength: 0)
                    second
                }
            } else {
                VStack(
                    alignment: configuration.textProperties.alignment == .center
                        ? .center : .leading,
                    spacing: configuration.textToSecondaryTextVerticalPadding
                ) {
                    title
                    second
                }
                .frame(
                    maxWidth: .infinity,
                    alignment: configuration.textProperties.alignment == .center
                        ? .center : .leading)
            }
        }
    }

    @ViewBuilder private var picture: some View {
        if let image = configuration.image {
            let looks = configuration.imageProperties
            let (most, kept) = (looks.maximumSize, looks.reservedLayoutSize)
            Image(tinted: image)
                .modifier(LargestSize(size: image.size, most: most, image: Image(tinted: image)))
                .foregroundStyle(
                    looks.tintColor.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint)
                )
                .clipShape(RoundedRectangle(cornerRadius: looks.cornerRadius))
                .frame(
                    width: kept.width > 0 ? kept.width : nil,
                    height: kept.height > 0 ? kept.height : nil)
        }
    }

    private var title: some View {
        text(
            configuration.attributedText, configuration.text, configuration.textProperties)
    }

    private var second: some View {
        text(
            configuration.secondaryAttributedText, configuration.secondaryText,
            configuration.secondaryTextProperties)
    }

    @ViewBuilder private func text(
        _ attributed: NSAttributedString?, _ plain: String?,
        _ looks: UIListContentConfiguration.TextProperties
    ) -> some View {
        if let attributed = attributed ?? plain.map({ NSAttributedString(string: $0) }),
            attributed.length > 0
        {
            Text(attributed).font(Font(looks.font)).foregroundStyle(looks.color.color)
                .multilineTextAlignment(looks.alignment == .center ? .center : .leading)
                .lineLimit(looks.numberOfLines > 0 ? looks.numberOfLines : nil)
                .minimumScaleFactor(
                    looks.adjustsFontSizeToFitWidth ? max(0.1, looks.minimumScaleFactor) : 1
                )
                .textCase(
                    looks.transform == .uppercase
                        ? .uppercase : looks.transform == .lowercase ? .lowercase : nil)
        }
    }
}

/// A picture that is made smaller where it is larger than a size.
private struct LargestSize: ViewModifier {
    let size: CGSize
    let most: CGSize
    let image: Image

    @ViewBuilder func body(content: Content) -> some View {
        let (width, height) = (most.width, most.height)
        if width > 0 && size.width > width || height > 0 && size.height > height {
            image.resizable().scaledToFit().frame(
                maxWidth: width > 0 ? width : nil, maxHeight: height > 0 ? height : nil)
        } else {
            content
        }
    }
}
