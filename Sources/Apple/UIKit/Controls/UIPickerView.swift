public import Foundation
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantViews

/// Knows how many columns and rows a wheel of choices has.
///
/// Apple: "UIPickerViewDataSource" (UIKit).
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Knows what the rows of wheels show, and is told which is chosen.
///
/// Apple: "UIPickerViewDelegate" (UIKit). Nobody turns a wheel here.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
    /// The title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    /// The title of a row with attributes; they are not drawn.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row, which stands in place of a title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView
    /// The width of a wheel, in points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of the rows of a wheel, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// A row was chosen.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// A label with the title of the row.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        let label = UILabel()
        label.text =
            self.pickerView(pickerView, titleForRow: row, forComponent: component)
            ?? self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)?
            .string
        label.font = .systemFont(ofSize: 23)
        label.textAlignment = .center
        return label
    }
    /// An equal share of the room.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    { 0 }
    /// 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
        -> CGFloat
    { 32 }
    /// Does nothing.
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
}

/// Wheels of choices beside one another. The chosen rows are drawn, with those above and below them, fainter; nobody turns the wheels here.
///
/// Apple: "UIPickerView" (UIKit).
open class UIPickerView: UIView {
    /// Who knows how many columns and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Who knows what rows show.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var chosen: [Int: Int] = [:]

    /// How many wheels there are.
    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// Which row of a wheel is chosen; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count == 0 ? -1 : min(chosen[component] ?? 0, count - 1)
    }

    /// Chooses a row of a wheel, at once. The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = max(0, row)
    }

    /// Asks for all rows again: they are before each picture.
    open func reloadAllComponents() {}
    /// Asks for the rows of a wheel again: they are before each picture.
    open func reloadComponent(_ component: Int) {}

    override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    override var content: ViewContent? {
        ViewContent(
            HStack(spacing: 5) {
                ForEach(0..<min(numberOfComponents, 32), id: \.self) { component in
                    self.wheel(component)
                }
            }
            .padding(.horizontal, 9)
            .background {
                RoundedRectangle(cornerRadius: 8).fill(UIColor.tertiarySystemFill.color)
                    .frame(height: 32).padding(.horizontal, 9)
            }
            .clipped())
    }

    /// A wheel: the chosen row in the middle, three others at each side.
    private func wheel(_ component: Int) -> some View {
        let row = selectedRow(inComponent: component)
        let rows = row - 3...row + 3
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        return VStack(spacing: 0) {
            ForEach(rows, id: \.self) { place in
                Color.clear.frame(height: max(0, height)).overlay {
                    if let view = self.view(of: place, component) {
                        GeometryReader { proxy in view.picture(in: proxy.size) }
                            .opacity(1 - 0.22 * Double(abs(place - row)))
                    }
                }
            }
        }
        .frame(width: width > 0 ? width : nil).frame(maxWidth: width > 0 ? nil : .infinity)
    }

    private func view(of row: Int, _ component: Int) -> UIView? {
        guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
        return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
}
