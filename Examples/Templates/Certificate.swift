import SwiftUI

/// A certificate on a page of A4 across. `Certificate.jsonl` has names in seven scripts:
///
///     quadrant batch Examples/Templates/Certificate.swift Examples/Templates/Certificate.jsonl -o 'out/{id}.pdf'
struct Certificate: View {
    let id: String
    let name: String
    let course: String
    let signer: String
    let awarded: Date
    var hours = 8

    var body: some View {
        VStack(spacing: 0) {
            Image(systemName: "seal.fill")
                .font(.system(size: 52))
                .foregroundStyle(Self.gold)
            Text("Certificate")
                .font(.system(size: 46, weight: .light, design: .serif))
                .padding(.top, 8)
            Text("is awarded to")
                .font(.title3)
                .foregroundStyle(.secondary)
                .padding(.top, 18)
            Text(verbatim: name)
                .font(.system(size: 54, weight: .semibold, design: .serif))
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .padding(.top, 14)
            Rectangle().fill(Self.gold).frame(width: 420, height: 1).padding(.top, 6)
            Text("for completing “\(course)”").font(.title3).padding(.top, 20)
            Text("\(hours) hours of work").foregroundStyle(.secondary).padding(.top, 4)
            Spacer()
            HStack(alignment: .bottom) {
                column {
                    Text(awarded, format: .dateTime.day().month(.wide).year())
                } below: {
                    Text("Date")
                }
                Spacer()
                Text("No. \(id)").font(.footnote).monospacedDigit().foregroundStyle(.secondary)
                Spacer()
                column {
                    Text(verbatim: signer).font(.system(.body, design: .serif).italic())
                } below: {
                    Text("Signature")
                }
            }
        }
        .padding(56)
        .frame(width: 842, height: 595)
        .foregroundStyle(.black)
        .background(Color(red: 0.995, green: 0.985, blue: 0.96))
        .overlay {
            Rectangle().strokeBorder(Self.gold, lineWidth: 2).padding(20)
            Rectangle().strokeBorder(Self.gold.opacity(0.6), lineWidth: 1).padding(26)
        }
        .environment(\.colorScheme, .light)
    }

    private static let gold = Color(red: 0.69, green: 0.53, blue: 0.2)

    private func column(
        @ViewBuilder _ value: () -> some View, @ViewBuilder below: () -> some View
    ) -> some View {
        VStack(spacing: 4) {
            value()
            Rectangle().fill(.gray).frame(width: 190, height: 0.5)
            below().font(.footnote).foregroundStyle(.secondary)
        }
    }
}

#Preview {
    Certificate(
        id: "2026-001", name: "Zoë Lindqvist", course: "Layout by Hand", signer: "M. Okafor",
        awarded: Date(timeIntervalSince1970: 1_795_780_800), hours: 12)
}
