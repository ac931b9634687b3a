public import Foundation
internal import SwiftUI
public import UIKit

/// A card of a link: its title and its host on grey.
///
/// Apple: "LPLinkView" (LinkPresentation). How Apple's is laid out is not documented.
open class LPLinkView: UIView {
    /// What is known of the link.
    open var metadata = LPLinkMetadata() { didSet { draw() } }
    private let host = UIHostingController(rootView: LinkPicture(title: nil, host: nil))

    /// A card of an address.
    public init(url URL: URL) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        metadata.url = URL
        begin()
    }

    /// A card of what is known.
    public init(metadata: LPLinkMetadata) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        self.metadata = metadata
        begin()
    }

    /// An empty card.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// None comes from an archive.
    public required init?(coder: NSCoder) { nil }

    private func begin() {
        addSubview(host.view)
        draw()
    }

    private func draw() {
        host.rootView = LinkPicture(
            title: metadata.title, host: (metadata.url ?? metadata.originalURL)?.host)
        setNeedsLayout()
    }

    /// None: it takes the room that it is offered.
    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The width of a room, and the height of two lines.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: min(size.height, 64))
    }

    override open func layoutSubviews() { host.view.frame = bounds }
}

/// The card.
struct LinkPicture: View {
    let title: String?
    let host: String?

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                if let title {
                    Text(verbatim: title).font(.subheadline.weight(.semibold)).lineLimit(2)
                }
                Text(verbatim: host ?? "").font(.footnote).foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer(minLength: 0)
            Image(systemName: "safari").font(.title2).foregroundStyle(.secondary)
        }
        .padding(12).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    }
}
