import SwiftUI

// Cards, lists and text.

struct Prices: View {
    var body: some View {
        VStack(spacing: 16) {
            ForEach(["Basic", "Plus", "Family"], id: \.self) { plan in
                VStack(alignment: .leading, spacing: 8) {
                    HStack {
                        Text(plan).font(.title3.bold())
                        Spacer()
                        Text("€ \(plan.count * 3 - 6).99").font(.headline)
                    }
                    ForEach(
                        ["Sync on all devices", "50 GB of storage", "Help by people"], id: \.self
                    ) {
                        Label($0, systemImage: "checkmark.circle.fill").font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                    Button("Choose \(plan)") {}.buttonStyle(.borderedProminent)
                }
                .padding()
                .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 18))
            }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct Receipt: View {
    private let lines = [
        ("Bread, whole grain", 420), ("Milk 3.5 %", 139), ("Apples, 1.2 kg", 358), ("Butter", 249),
        ("Coffee beans", 1299), ("Dark chocolate", 199), ("Tomatoes", 279), ("Pasta", 119),
        ("Olive oil", 899), ("Yoghurt", 89), ("Cheese, aged", 545), ("Eggs, ten", 329),
    ]

    var body: some View {
        VStack(spacing: 10) {
            Text("Corner Shop").font(.title2.bold())
            Text("12 Mill Lane · 22 November 2026, 14:03").font(.caption).foregroundStyle(
                .secondary)
            Divider()
            ForEach(lines, id: \.0) { name, cents in
                HStack {
                    Text(name)
                    Spacer()
                    Text("\(cents / 100).\(cents % 100)").monospacedDigit()
                }
            }
            Divider()
            HStack {
                Text("Total")
                Spacer()
                Text("49.23")
            }
            .font(.headline)
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct Timeline: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<9) { step in
                HStack(alignment: .top, spacing: 12) {
                    VStack(spacing: 0) {
                        Circle().fill(step < 5 ? Color.green : .gray).frame(width: 14, height: 14)
                        Rectangle().fill(.gray.opacity(0.4)).frame(width: 2, height: 60)
                    }
                    VStack(alignment: .leading) {
                        Text("Step \(step + 1) of the parcel").font(.headline)
                        Text("Left the depot at \(7 + step):1\(step)").font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

struct Chat: View {
    private let lines = [
        "Are you coming on Friday?", "Yes! Around seven, I think. Shall I bring anything?",
        "Something to drink would be lovely", "Will do.", "How many are we?",
        "Nine, and perhaps Jonas with his new bicycle", "Has he sold the old one at last?",
        "To his sister. It is a long story, he will tell you.", "I bet he will", "See you then!",
    ]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(Array(lines.enumerated()), id: \.offset) { index, line in
                Text(line)
                    .padding(.horizontal, 14).padding(.vertical, 9)
                    .background(
                        index % 2 == 0 ? Color.gray.opacity(0.2) : .blue,
                        in: RoundedRectangle(cornerRadius: 18)
                    )
                    .foregroundStyle(index % 2 == 0 ? Color.primary : .white)
                    .frame(maxWidth: .infinity, alignment: index % 2 == 0 ? .leading : .trailing)
            }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct Article: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("The lighthouse").font(.largeTitle.bold())
            ForEach(0..<4) { _ in
                Text(
                    """
                    When the keeper climbed the stairs that evening, the wind had already turned to \
                    the north, and the gulls sat in rows behind the wall, where in other years he \
                    had grown beans. He counted the steps as always: one hundred and twelve, of \
                    which the ninth and the sixtieth were worn.
                    """)
            }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct Settings: View {
    private let rows = ["Profile", "Payment", "Orders", "Language", "Sounds", "Storage", "About"]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Settings").font(.largeTitle.bold())
            VStack(spacing: 0) {
                ForEach(rows, id: \.self) { name in
                    HStack {
                        RoundedRectangle(cornerRadius: 7).fill(.blue).frame(width: 28, height: 28)
                        Text(name)
                        Spacer()
                        Image(systemName: "chevron.right").foregroundStyle(.tertiary)
                    }
                    .padding(12)
                    Divider().padding(.leading, 52)
                }
            }
            .background(.background, in: RoundedRectangle(cornerRadius: 12))
            Button("Sign Out", role: .destructive) {}.padding()
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.gray.opacity(0.15))
    }
}

struct Invoice: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Invoice 2026-0417").font(.title2.bold())
            Text("Nordwind Tools, 14 Harbour Road").font(.footnote)
            ForEach(0..<26) { row in
                HStack {
                    Text("\(row + 1)").frame(width: 24, alignment: .trailing)
                    Text("Part \(row * 7919 % 9973) with screws")
                    Spacer()
                    Text("\(row * 37 % 90 + 10).\(row * 13 % 90 + 10)")
                }
                .font(.footnote)
                .padding(.vertical, 2)
                .background(row % 2 == 0 ? Color.gray.opacity(0.1) : .clear)
            }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}
