import Foundation
import QuadrantCore
import QuadrantLayout

extension GridItem {
    /// The diagnostic about the items of a lazy grid; `nil` if nothing is wrong.
    static func diagnostic(about items: [GridItem], of call: String) -> Diagnostic? {
        if items.isEmpty {
            return Diagnostic(
                "\(call) was given no item",
                advice: "One flexible item was taken. Give at least one GridItem.")
        }
        if items.count > LazyGridRule.mostItems {
            return Diagnostic(
                "\(call) was given \(items.count) items, more than the \(LazyGridRule.mostItems) that are "
                    + "laid out",
                advice: "The first ones were taken. Give fewer items.")
        }
        for item in items {
            let lengths: [CGFloat] =
                switch item.size {
                case .fixed(let length): [length]
                case .flexible(let least, let most), .adaptive(let least, let most):
                    [least, most == .infinity ? 0 : most]
                }
            guard
                lengths.contains(where: { !($0.isFinite && $0 >= 0) })
                    || item.spacing?.isFinite == false
            else { continue }
            return Diagnostic(
                "\(call) has an item with a length that is negative, NaN or infinite",
                advice: "It was put right. Give finite lengths of 0 or more; only a maximum may be "
                    + "infinite.")
        }
        return nil
    }
}
