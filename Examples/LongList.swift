import SwiftUI

/// A calendar of 28 years, scrolled to a day in its midst: of its 10,000 rows those are made that are in
/// sight. The month stays at the top while its days are there.
struct LongList: View {
    private let months = 336
    private let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<months, id: \.self) { month in
                        Section {
                            ForEach(1...30, id: \.self) { day in
                                row(month, day).id(month * 100 + day)
                            }
                        } header: {
                            header(month)
                        }
                    }
                }
            }
            .onAppear { reader.scrollTo(17_012, anchor: .center) }
        }
        .frame(width: 300, height: 400)
        .background(.background)
    }

    private func header(_ month: Int) -> some View {
        Text("\(names[month % 12]) \(String(2000 + month / 12))")
            .font(.headline)
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.indigo.opacity(0.9))
            .foregroundStyle(.white)
    }

    private func row(_ month: Int, _ day: Int) -> some View {
        HStack {
            Circle()
                .fill(Color(hue: Double(day) / 30, saturation: 0.6, brightness: 0.9))
                .frame(width: 18, height: 18)
            Text("Day \(day)")
            Spacer()
            if month * 100 + day == 17_012 { Text("here").foregroundStyle(.indigo) }
        }
        .padding(.horizontal, 12)
        .frame(height: day % 7 == 0 ? 44 : 30)
    }
}

#Preview {
    LongList()
}
