// length: table

/// A screen of an app in one file, of a length at which the compiler takes its time.
enum LongScreen {
    /// The file.
    static let text = head + (0..<3).map(row).joined() + tail

    private static func row(_ number: Int) -> String {
        """
                            HStack(spacing: 12) {
                                Image(systemName: "star.fill")
                                    .resizable()
                                    .scaledToFit()
                                    .frame(width: 24, height: 24)
                                    .foregroundStyle(.yellow)
                                VStack(alignment: .leading, spacing: 4) {
                                    Text("Title \(number)")
                                        .font(.headline)
                                        .fontWeight(.bold)
                                        .foregroundColor(scheme == .dark ? .white : .black)
                                    Text(isOn ? "On" : "Off")
                                        .font(.subheadline)
                                        .foregroundColor(.secondary)
                                        .opacity(isOn ? 1 : 0.5)
                                }
                                Spacer()
                                Button {
                                    withAnimation(.spring()) {
                                        amount += 1
                                        isOn.toggle()
                                    }
                                } label: {
                                    Label("Add", systemImage: "plus")
                                        .padding(.horizontal, 12)
                                        .padding(.vertical, 6)
                                        .background(Color.blue.opacity(0.2))
                                        .cornerRadius(8)
                                }
                            }
                            .padding()
                            .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.15)))
                            .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
                            if amount > \(number) {
                                LazyVGrid(columns: columns, spacing: 8) {
                                    ForEach(shown) { item in
                                        VStack {
                                            Text(item.title).font(.caption).bold().lineLimit(1)
                                            Text("\\(item.price, specifier: "%.2f")").font(.caption2)
                                        }
                                        .frame(maxWidth: .infinity)
                                        .padding(8)
                                        .background(item.isDone ? Color.green.opacity(0.2) : Color.red.opacity(0.1))
                                        .onTapGesture { store.toggle(item) }
                                    }
                                }
                            } else {
                                Text("Nothing").italic().frame(maxWidth: .infinity, alignment: .center)
                            }

        """
    }

    private static let head = """
        import SwiftUI

        struct Item: Identifiable, Hashable {
            let id: Int
            var title: String
            var detail: String
            var price: Double
            var isDone: Bool
            var tags: [String]
        }

        final class Store: ObservableObject {
            @Published var items: [Item] = (0..<12).map {
                Item(id: $0, title: "Item \\($0)", detail: "Detail \\($0)", price: Double($0) * 1.5, isDone: $0 % 3 == 0, tags: ["a", "b"])
            }
            @Published var query = ""
            func remove(_ item: Item) { items.removeAll { $0.id == item.id } }
            func toggle(_ item: Item) {
                if let place = items.firstIndex(where: { $0.id == item.id }) { items[place].isDone.toggle() }
            }
        }

        enum Section3: String, CaseIterable { case all, open, done }

        struct BigView: View {
            @StateObject private var store = Store()
            @State private var selected: Item?
            @State private var name = ""
            @State private var amount = 3
            @State private var level = 0.4
            @State private var isOn = true
            @State private var showsSheet = false
            @State private var showsAlert = false
            @State private var part = Section3.all
            @State private var progress = 0.0
            @State private var new = ""
            @Environment(\\.colorScheme) private var scheme
            let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

            private var shown: [Item] {
                store.items.filter { item in
                    switch part {
                    case .all: return true
                    case .open: return !item.isDone
                    case .done: return item.isDone
                    }
                }
            }

            private func row(_ item: Item) -> some View {
                HStack {
                    Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                        .foregroundColor(item.isDone ? .green : .secondary)
                    VStack(alignment: .leading) {
                        Text(item.title).font(.headline)
                        Text(item.detail).font(.caption).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(item.price, format: .currency(code: "EUR"))
                }
            }

            var body: some View {
                NavigationStack {
                    ScrollView {
                        VStack(alignment: .leading, spacing: 16) {

        """

    private static let tail = """
                            TextField("Name", text: $name)
                                .textFieldStyle(.roundedBorder)
                                .onChange(of: name) { old, new in
                                    progress = min(1, max(0, Double(new.count) / 20 + level * 0.5))
                                }
                            Slider(value: $level, in: 0...1)
                            Toggle("On", isOn: $isOn)
                            Picker("Part", selection: $part) {
                                ForEach(Section3.allCases, id: \\.self) { part in
                                    Text(part.rawValue.capitalized).tag(part)
                                }
                            }
                            .pickerStyle(.segmented)
                            ForEach(shown) { item in
                                row(item)
                                    .onTapGesture { selected = item }
                                    .contextMenu {
                                        Button("Delete", role: .destructive) { store.remove(item) }
                                        Button("Toggle") { store.toggle(item) }
                                    }
                            }
                            ProgressView(value: progress)
                                .tint(progress > 0.5 ? .green : .orange)
                                .animation(.easeInOut, value: progress)
                        }
                        .padding(.horizontal, 16)
                        .padding(.vertical, 12)
                    }
                    .navigationTitle("Big")
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button { showsSheet = true } label: { Image(systemName: "plus") }
                        }
                        ToolbarItem(placement: .topBarLeading) {
                            Button("Alert") { showsAlert = true }
                        }
                    }
                    .sheet(isPresented: $showsSheet) {
                        VStack {
                            Text("Sheet").font(.title)
                            Button("Close") { showsSheet = false }
                        }
                        .presentationDetents([.medium, .large])
                    }
                    .alert("Sure?", isPresented: $showsAlert) {
                        Button("Yes", role: .destructive) { store.items.removeAll() }
                        Button("No", role: .cancel) {}
                    } message: {
                        Text("All goes.")
                    }
                }
            }
        }

        """
}
