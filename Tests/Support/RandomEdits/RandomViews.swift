import Foundation
import Observation
import SwiftUI

/// A view of a random tree, as data.
struct Item: Equatable, Identifiable {
    enum Kind: Int, CaseIterable {
        case color, text, row, column, layers, padded, faded, rightToLeft, reader, optional,
            typeless
        case dark, preference
        case guided, tapped, baseline
        case turned, shaped, raised
        case tappedBars, markedBars
    }

    var id: Int
    var kind: Kind
    var size: CGFloat
    var children: [Item] = []
}

/// States that outlive views, so that a fresh tree can have them too.
@Observable final class Flags {
    var on: [Int: Bool] = [:]
    @ObservationIgnored var boxes: [Int: Flag] = [:]
    /// What taps have called.
    @ObservationIgnored var called: [String] = []

    func flag(_ id: Int) -> Flag {
        if let known = boxes[id] { return known }
        let new = Flag()
        boxes[id] = new
        return new
    }
}

@Observable final class Flag {
    var isOn = false
}

private struct WidestKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct ItemView: View {
    let item: Item
    let flags: Flags

    var body: some View {
        switch item.kind {
        case .color, .text: Leaf(item: item, flag: flags.flag(item.id))
        case .row: HStack(spacing: 1) { content }.accessibilityIdentifier("\(item.id)")
        case .column: VStack(alignment: .leading) { content }
        case .layers: ZStack(alignment: .bottomTrailing) { content }
        case .padded: VStack { content }.padding(item.size / 10).background(.blue)
        case .faded: HStack { content }.opacity(0.5).offset(x: item.size)
        case .rightToLeft: HStack { content }.environment(\.layoutDirection, .rightToLeft)
        case .reader:
            GeometryReader { proxy in HStack { content }.frame(height: proxy.size.height / 2) }
        case .optional: if flags.flag(item.id).isOn { VStack { content } }
        case .typeless:
            flags.flag(item.id).isOn ? AnyView(HStack { content }) : AnyView(Text("none"))
        case .dark:
            VStack { content }.environment(\.colorScheme, flags.flag(item.id).isOn ? .dark : .light)
        case .preference:
            VStack { content }.overlayPreferenceValue(WidestKey.self) {
                Color.primary.frame(width: $0, height: 1)
            }
        case .guided:
            let flag = flags.flag(item.id)
            HStack { content }
                .alignmentGuide(.leading) { _ in flag.isOn ? 7 : 0 }
                .alignmentGuide(VerticalAlignment.center) {
                    // Of an endless view the middle is no number, which is reported.
                    min($0.height, 1_000) / 2 + (flag.isOn ? 3 : 0)
                }
        case .tapped:
            let flag = flags.flag(item.id)
            VStack {
                ForEach(item.children) { child in
                    ItemView(item: child, flags: flags)
                        .onTapGesture { flag.isOn.toggle() }
                        .padding(flag.isOn ? 2 : 1)
                }
            }
        case .baseline: HStack(alignment: .firstTextBaseline, spacing: 2) { content }
        case .turned:
            let flag = flags.flag(item.id)
            VStack { content }
                .rotationEffect(.degrees(flag.isOn ? 30 : 5)).scaleEffect(flag.isOn ? 1 : 0.5)
        case .shaped:
            HStack { content }
                .contentShape(Circle()).allowsHitTesting(!flags.flag(item.id).isOn)
        case .raised:
            ZStack { content }.zIndex(flags.flag(item.id).isOn ? 1 : 0)
        case .tappedBars: VStack(spacing: 0) { ForEach(item.children) { tappedBar($0) } }
        case .markedBars:
            VStack(alignment: .leading, spacing: 0) { ForEach(item.children) { markedBar($0) } }
        }
    }

    /// Its closures capture what other edits change than those of what it shows.
    private func tappedBar(_ child: Item) -> some View {
        Bar(size: child.size, flag: flags.flag(child.id))
            .onTapGesture { flags.called.append("inner \(item.size) \(child.id)") }
            .accessibilityIdentifier("bar \(child.id)")
            .padding(item.kind == .tappedBars ? 1 : 0)
            .background(Color.primary)
            .onTapGesture { flags.called.append("outer \(item.size) \(child.id)") }
    }

    /// What its closures capture is seen.
    private func markedBar(_ child: Item) -> some View {
        tappedBar(child)
            .alignmentGuide(.leading) { _ in -item.size / 10 }
            .background { Color.primary.frame(width: item.size, height: 2) }
    }

    private var content: some View {
        ForEach(item.children) { ItemView(item: $0, flags: flags) }
    }
}

/// Shows a flag by its size and its colour, and tells its width.
private struct Leaf: View {
    let item: Item
    let flag: Flag
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let width = flag.isOn ? item.size * 2 : item.size
        Group {
            if item.kind == .text {
                Text(scheme == .dark ? "dark \(item.id)" : "\(item.id)")
            } else {
                Color.primary.frame(width: width, height: item.size)
            }
        }
        .accessibilityIdentifier("\(item.id)")
        .preference(key: WidestKey.self, value: width)
    }
}

/// Reads what it shows from an object only.
private struct Bar: View {
    let size: CGFloat
    let flag: Flag

    var body: some View { Color.primary.frame(width: flag.isOn ? 3 : size, height: 4) }
}

struct RootItemView: View {
    let model: Model

    var body: some View { ItemView(item: model.root, flags: model.flags) }
}

@Observable final class Model {
    var root: Item
    let flags = Flags()

    init(_ root: Item) { self.root = root }
}

/// Makes trees and edits of them, the same for a seed.
struct Editor {
    private var generator: SeededGenerator
    private var lastID = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

    mutating func item(depth: Int) -> Item {
        lastID += 1
        let kinds = Item.Kind.allCases
        let kind = depth == 0 ? kinds[next(2)] : kinds[next(kinds.count)]
        var item = Item(id: lastID, kind: kind, size: CGFloat(5 + next(30)))
        if depth > 0 { item.children = (0..<next(4)).map { _ in self.item(depth: depth - 1) } }
        return item
    }

    /// Changes something at a random place below `item`.
    mutating func edit(_ item: inout Item, _ flags: Flags) {
        if !item.children.isEmpty, next(3) > 0 {
            let index = next(item.children.count)
            return edit(&item.children[index], flags)
        }
        switch next(7) {
        case 0: item.children.insert(self.item(depth: 1), at: next(item.children.count + 1))
        case 1 where !item.children.isEmpty: item.children.remove(at: next(item.children.count))
        case 2 where item.children.count > 1:
            let moved = item.children.remove(at: next(item.children.count))
            item.children.insert(moved, at: next(item.children.count + 1))
        case 3: item.kind = Item.Kind.allCases[next(Item.Kind.allCases.count)]
        case 4: item.size = CGFloat(5 + next(30))
        default: flags.flag(item.id).isOn.toggle()
        }
    }
}
