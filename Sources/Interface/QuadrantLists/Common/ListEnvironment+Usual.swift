import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantText
import QuadrantViews

extension EnvironmentValues {
    /// The least height of a row where none is set.
    var usualRowHeight: CGFloat {
        let metrics = controlProfile.list
        return max(metrics.leastRow, line(of: .body).pitch + metrics.rowBeyondLine)
    }
}
