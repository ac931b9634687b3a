internal import SwiftUI
internal import UIKit

/// Pages on grey, each as wide as the room, with a shadow.
///
/// Of a file Quadrant draws the first page.
struct PagePicture: View {
    let pages: [PDFPage]
    var isContinuous = true

    var body: some View {
        Color(.systemGray4).overlay(alignment: isContinuous ? .top : .center) {
            if let image = pages.first?.image_ {
                Image(uiImage: image).resizable().scaledToFit().background(.white)
                    .shadow(color: .black.opacity(0.3), radius: 3, y: 1).padding(5)
            }
        }
        .clipped()
    }
}
