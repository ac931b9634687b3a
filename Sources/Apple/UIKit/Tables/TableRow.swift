internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantLists
internal import QuadrantViews

/// A row of a table, whose cell is asked for once.
struct TableRow: View {
    let table: UITableView
    let path: IndexPath
    let generation: Int
    let turn: Int
    let leastRow: CGFloat
    @State private var kept = Kept()

    /// Where the cell is kept: its own value never changes, so that nothing depends on it.
    private final class Kept {
        var generation = -1
        var cell: UITableViewCell?
    }

    private var cell: UITableViewCell {
        if let cell = kept.cell, kept.generation == generation { return cell }
        let cell = table.makeCell(path)
        (kept.cell, kept.generation) = (cell, generation)
        return cell
    }

    var body: some View {
        let (table, path, cell) = (table, path, cell)
        let _ = watch(cell)
        let height = PictureTurn.during {
            table.rowDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        }
        let said = cell.separatorInset == .zero ? table.separatorInset : cell.separatorInset
        RowContent(cell: cell, height: height, leastRow: leastRow) {
            table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        }
        .alignmentGuide(.listRowSeparatorLeading) {
            // UIKit's lines begin 16 points from the edge of rows whose content they do not know.
            if said.left > 0 { return said.left }
            return cell.isDrawnWhole ? 16 : $0[.listRowSeparatorLeading]
        }
        .tag(path)
        .contentShape(Rectangle())
        .modifier(SeveralTaps(table: table, path: path))
        .selectionDisabled(!table.takesTaps || table.takesSeveral)
        .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
        .listRowSeparatorTint(table.separatorColor?.color)
        .modifier(RowGround(cell: cell, isChosen: table.takesSeveral && cell.isSelected))
        .modifier(RowSwipes(table: table, path: path))
    }
}

extension TableRow {
    /// Has the table drawn again when its cell has changed.
    private func watch(_ cell: UITableViewCell) {
        cell.redraw = { [weak table] in table?.changed() }
    }
}

/// Lets taps choose one row after the other, where several can be chosen.
private struct SeveralTaps: ViewModifier {
    let table: UITableView
    let path: IndexPath

    @ViewBuilder func body(content: Content) -> some View {
        if table.takesTaps, table.takesSeveral {
            let (table, path) = (table, path)
            content.onTapGesture { table.tapped(path) }
        } else {
            content
        }
    }
}

/// The ground of a row that says one.
private struct RowGround: ViewModifier {
    let cell: UITableViewCell
    let isChosen: Bool

    @ViewBuilder func body(content: Content) -> some View {
        let color = cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor
        if isChosen, cell.selectionStyle != .none {
            content.listRowBackground(UIColor.systemGray4.color)
        } else if let view = cell.backgroundView {
            content.listRowBackground(GeometryReader { proxy in view.picture(in: proxy.size) })
        } else if let color {
            content.listRowBackground(color.color)
        } else {
            content
        }
    }
}

/// The buttons behind a row.
private struct RowSwipes: ViewModifier {
    let table: UITableView
    let path: IndexPath

    func body(content: Content) -> some View {
        let (first, last) = PictureTurn.during {
            (
                table.rowDelegate?.tableView(
                    table, leadingSwipeActionsConfigurationForRowAt: path),
                table.rowDelegate?.tableView(
                    table, trailingSwipeActionsConfigurationForRowAt: path)
            )
        }
        content.modifier(RowSwipe(edge: .leading, buttons: first))
            .modifier(RowSwipe(edge: .trailing, buttons: last))
    }
}

private struct RowSwipe: ViewModifier {
    let edge: HorizontalEdge
    let buttons: UISwipeActionsConfiguration?

    @ViewBuilder func body(content: Content) -> some View {
        if let buttons {
            content.swipeActions(
                edge: edge, allowsFullSwipe: buttons.performsFirstActionWithFullSwipe
            ) {
                ForEach(buttons.actions.indices, id: \.self) { index in
                    button(buttons.actions[index])
                }
            }
        } else {
            content
        }
    }

    private func button(_ action: UIContextualAction) -> some View {
        Button(role: action.style == .destructive ? .destructive : nil) {
            action.handler(action, UIView()) { _ in }
        } label: {
            if let image = action.image {
                Label {
                    Text(verbatim: action.title ?? "")
                } icon: {
                    Image(tinted: image)
                }
            } else {
                Text(verbatim: action.title ?? "")
            }
        }
        .tint(action.backgroundColor?.color ?? (action.style == .destructive ? .red : .gray))
    }
}

/// What a row shows, with what stands at its end.
private struct RowContent: View {
    let cell: UITableViewCell
    /// The height in points; that of the content unless it is above 0.
    let height: CGFloat
    let leastRow: CGFloat
    let pressed: @MainActor @Sendable () -> Void

    var body: some View {
        if cell.isDrawnWhole {
            RowPicture(view: cell, height: height)
                .overlay(alignment: .trailing) { accessory.padding(.trailing, 16) }
                .listRowInsets(EdgeInsets())
        } else {
            HStack(spacing: 8) {
                shown.frame(maxWidth: .infinity, alignment: .leading)
                if cell.accessoryRoom > 0 { accessory }
            }
            .padding(.leading, CGFloat(cell.indentationLevel) * cell.indentationWidth)
            .padding(.vertical, height > 0 ? 0 : 7)
            .frame(height: height > 0 ? height : nil)
            .frame(minHeight: height > 0 ? nil : leastRow)
            .listRowInsets(.vertical, 0)
        }
    }

    @ViewBuilder private var shown: some View {
        if let hosted = cell.contentConfiguration as? any HostedRowContent {
            hosted.rowContent
        } else if let list = cell.contentConfiguration as? UIListContentConfiguration {
            ListContent(configuration: list)
        } else if let own = cell.contentConfiguration?.makeContentView() {
            RowPicture(view: own, height: height)
        } else {
            CellLabels(cell: cell)
        }
    }

    @ViewBuilder private var accessory: some View {
        if let view = cell.accessoryView {
            let size = view.frame.width > 0 ? view.frame.size : view.sizeThatFits(.zero)
            view.picture(in: size).frame(width: max(0, size.width), height: max(0, size.height))
        } else {
            HStack(spacing: 12) {
                switch cell.accessoryType {
                case .none: EmptyView()
                case .disclosureIndicator: chevron
                case .detailDisclosureButton:
                    detail
                    chevron
                case .checkmark:
                    Image(systemName: "checkmark").font(.system(size: 17, weight: .semibold))
                        .foregroundStyle(.tint)
                case .detailButton: detail
                }
            }
        }
    }

    private var chevron: some View {
        Image(systemName: "chevron.forward").font(.system(size: 13.5, weight: .semibold))
            .foregroundStyle(UIColor.tertiaryLabel.color).accessibilityHidden(true)
    }

    private var detail: some View {
        Button(action: pressed) { Image(systemName: "info.circle").font(.system(size: 22)) }
            .buttonStyle(.borderless)
    }
}

/// The labels and the picture of a row without further content.
private struct CellLabels: View {
    let cell: UITableViewCell

    var body: some View {
        HStack(spacing: 16) {
            if let image = cell.imageView?.image {
                Image(tinted: image).foregroundStyle(
                    cell.imageView?.tintColor.color ?? .accentColor)
            }
            switch cell.style {
            case .default: title
            case .subtitle:
                VStack(alignment: .leading, spacing: 3) {
                    title
                    detail
                }
            case .value1:
                title
                Spacer(minLength: 8)
                detail
            case .value2:
                title.frame(width: 91, alignment: .trailing)
                detail
            }
        }
    }

    private var title: some View { text(cell.textLabel) }
    private var detail: some View { text(cell.detailTextLabel) }

    @ViewBuilder private func text(_ label: UILabel?) -> some View {
        if let label, let words = label.attributedText, words.length > 0, !label.isHidden {
            Text(words).font(Font(label.font)).foregroundStyle(label.textColor.color)
                .lineLimit(label.numberOfLines > 0 ? label.numberOfLines : nil)
                .multilineTextAlignment(label.textAlignment.view)
        }
    }
}
