import SwiftUI
import UIKit

/// The screen that widgets stand on.
@MainActor enum WidgetScreen {
    /// Its size in points.
    static var size: CGSize { UIScreen.main.bounds.size }
}
