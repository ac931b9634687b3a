import SwiftUI

/// What the closures of a random view were told, in their order.
@MainActor public final class HandLog {
    public private(set) var lines: [String] = []
    /// How many presses have begun and not ended.
    public fileprivate(set) var openPresses = 0

    public init() {}

    func add(_ line: String) { lines.append(line) }
}

/// A tree of views with gestures, made of a seed.
indirect enum HandSpec {
    case leaf(Int, id: Int)
    case row([HandSpec])
    case column([HandSpec])
    case layers([HandSpec])
    case scroll(HandSpec, isHorizontal: Bool, rest: Int)
    case wrapped(HandSpec, Int, id: Int)

    init(_ numbers: inout HandNumbers, depth: Int, _ id: inout Int) {
        id += 1
        let own = id
        guard depth > 0 else {
            self = .leaf(numbers.below(15), id: own)
            return
        }
        func children(_ most: Int) -> [HandSpec] {
            (0...numbers.below(most)).map { _ in HandSpec(&numbers, depth: depth - 1, &id) }
        }
        switch numbers.below(8) {
        case 0: self = .row(children(3))
        case 1, 2: self = .column(children(4))
        case 3: self = .layers(children(2))
        case 4:
            self = .scroll(
                .column(children(4)), isHorizontal: numbers.below(3) == 0, rest: numbers.below(4))
        default:
            self = .wrapped(
                HandSpec(&numbers, depth: depth - 1, &id), numbers.below(12), id: own)
        }
    }
}

struct HandView: View {
    let spec: HandSpec
    let log: HandLog

    var body: some View {
        switch spec {
        case .leaf(let kind, let id): HandLeaf(kind: kind, id: id, log: log)
        case .row(let children): HStack(spacing: 4) { all(children) }
        case .column(let children): VStack(spacing: 4) { all(children) }
        case .layers(let children): ZStack { all(children) }
        case .scroll(let content, let isHorizontal, let rest):
            scroll(AnyView(HandView(spec: content, log: log)), isHorizontal, rest)
        case .wrapped(let content, let kind, let id):
            HandWrapper(
                content: AnyView(HandView(spec: content, log: log)), kind: kind, id: id, log: log)
        }
    }

    private func all(_ children: [HandSpec]) -> some View {
        ForEach(children.indices, id: \.self) { AnyView(HandView(spec: children[$0], log: log)) }
    }

    @ViewBuilder
    private func scroll(_ content: AnyView, _ isHorizontal: Bool, _ rest: Int) -> some View {
        let view = ScrollView(isHorizontal ? .horizontal : .vertical) {
            content
            Color.gray.frame(width: isHorizontal ? 900 : 60, height: isHorizontal ? 20 : 900)
        }
        .onScrollPhaseChange { log.add("phase \($1)") }
        switch rest {
        case 0: view.scrollTargetBehavior(.paging)
        case 1: view.scrollBounceBehavior(.basedOnSize)
        default: view
        }
    }
}

/// A view that a hand uses by itself.
private struct HandLeaf: View {
    let kind: Int
    let id: Int
    let log: HandLog
    @State private var text = ""
    @State private var level = 0.5
    @State private var isOn = false
    @State private var number = 0
    @State private var letters = ["a", "b", "c", "d"]
    @FocusState private var isFocused: Bool

    var body: some View {
        switch kind {
        case 10:
            Menu("M\(id)") {
                Button("Item") { log.add("item \(id)") }
                Toggle("T", isOn: $isOn)
            }
        case 11: Text(verbatim: "some words \(id)").textSelection(.enabled)
        case 12:
            List {
                ForEach(letters, id: \.self) { Text(verbatim: $0) }
                    .onMove {
                        log.add("move \($0.map { $0 }) \($1)")
                        letters.move(fromOffsets: $0, toOffset: $1)
                    }
                    .onDelete {
                        log.add("delete \($0.map { $0 })")
                        letters.remove(atOffsets: $0)
                    }
            }
            .frame(width: 120, height: 140)
        case 13:
            TabView(selection: $number) {
                ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) }
            }
            .tabViewStyle(.page).frame(width: 100, height: 60)
            .onChange(of: number) { log.add("page \(id) \(number)") }
        case 14:
            Picker("P", selection: $number) {
                ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) }
            }
            .pickerStyle(.segmented).frame(width: 120)
        case 0: Button("B\(id)") { log.add("button \(id)") }.keyboardShortcut("b")
        case 1: Toggle("T", isOn: $isOn).labelsHidden()
        case 2: Slider(value: $level).frame(width: 120)
        case 3: TextField("F", text: $text).focused($isFocused).frame(width: 80)
        case 4: Color.white.frame(width: 50, height: 40).draggable("item \(id)")
        case 5:
            Color.gray.frame(width: 50, height: 40)
                .dropDestination(for: String.self) { items, _ in
                    log.add("drop \(items)")
                    return true
                }
        case 6:
            Color.white.frame(width: 40, height: 40).focusable()
                .onKeyPress {
                    log.add("key \($0.characters)")
                    return .ignored
                }
        case 7:
            Text(verbatim: "text \(id)").contextMenu { Button("Menu") { log.add("menu \(id)") } }
        case 8: Color.white.frame(width: 40, height: 40).onHover { log.add("hover \(id) \($0)") }
        default: Color.white.frame(width: 50, height: 40)
        }
    }
}

/// A view with a gesture around others.
private struct HandWrapper: View {
    let content: AnyView
    let kind: Int
    let id: Int
    let log: HandLog
    @State private var isThere = true
    @State private var count = 0
    @GestureState private var move = CGSize.zero

    var body: some View {
        switch kind {
        case 0: content.onTapGesture { log.add("tap \(id)") }
        case 1: content.onTapGesture(count: 2) { log.add("double \(id)") }
        case 2:
            content.onLongPressGesture {
                log.add("press \(id)")
            } onPressingChanged: { isOn in
                log.openPresses += isOn ? 1 : -1
            }
        case 3: content.offset(move).gesture(drag)
        case 4: content.simultaneousGesture(drag)
        case 5: content.highPriorityGesture(TapGesture().onEnded { log.add("high \(id)") })
        case 6:
            content.gesture(
                MagnifyGesture().simultaneously(with: RotateGesture())
                    .onEnded { _ in log.add("pair \(id)") })
        case 7:
            content.gesture(
                LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
                    .onEnded { _ in log.add("sequence \(id)") })
        case 8:
            // The gesture removes the views that it is made on, and brings them back.
            VStack {
                if isThere { content.gesture(removing) }
                Color.white.frame(width: 30, height: 30).onTapGesture { isThere.toggle() }
            }
        case 9:
            content.gesture(
                TapGesture(count: 2).exclusively(before: TapGesture())
                    .onEnded { _ in count += 1 }, isEnabled: count % 3 != 2)
        case 10: content.disabled(count % 2 == 1).onTapGesture { count += 1 }
        default:
            content.gesture(SpatialEventGesture().onEnded { log.add("events \($0.map(\.kind))") })
        }
    }

    private var drag: some Gesture {
        DragGesture().updating($move) { value, state, _ in state = value.translation }
            .onEnded { log.add("drag \(id) \($0.translation.width) \(move.width)") }
    }

    private var removing: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { if abs($0.translation.width) > 30 { isThere = false } }
    }
}
