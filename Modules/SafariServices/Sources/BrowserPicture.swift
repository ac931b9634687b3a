internal import SwiftUI

/// A browser with an empty page: a bar with a button, the host and a sign to load it again, and a bar below.
struct BrowserPicture: View {
    let host: String
    let button: SFSafariViewController.DismissButtonStyle

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text(word).fontWeight(button == .done ? .semibold : .regular).foregroundStyle(.tint)
                Spacer()
                HStack(spacing: 4) {
                    Image(systemName: "lock.fill").font(.caption2)
                    Text(verbatim: host).lineLimit(1)
                }
                Spacer()
                Image(systemName: "arrow.clockwise").foregroundStyle(.tint)
            }
            .padding(.horizontal, 16).frame(height: 44).background(.bar)
            Divider()
            Color.white
            Divider()
            HStack {
                ForEach(
                    ["chevron.left", "chevron.right", "square.and.arrow.up", "safari"], id: \.self
                ) { name in
                    if name != "chevron.left" { Spacer() }
                    Image(systemName: name).foregroundStyle(
                        name.hasPrefix("chevron") ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.tint))
                }
            }
            .font(.title3).padding(.horizontal, 24).frame(height: 44).background(.bar)
        }
    }

    private var word: String {
        switch button {
        case .done: "Done"
        case .close: "Close"
        case .cancel: "Cancel"
        }
    }
}
