import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI

/// A boarding pass with a QR code.
///
///     quadrant render Examples/Templates/BoardingPass.swift --data Examples/Templates/BoardingPass.json
struct BoardingPass: View {
    struct Airport: Decodable {
        var code: String
        var city: String
    }

    let passenger: String
    let flight: String
    let from: Airport
    let to: Airport
    let departs: Date
    let lands: Date
    let gate: String
    let seat: String
    var group = 1
    /// What the code says.
    let code: String

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Image(systemName: "airplane.departure")
                Text("Boarding pass")
                Spacer()
                Text(verbatim: flight).monospacedDigit()
            }
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 14)
            .background(Color.teal.mix(with: .black, by: 0.35))
            route.padding(20)
            values.padding(.horizontal, 20)
            Line().stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                .frame(height: 1).padding(.vertical, 18)
            picture
                .interpolation(.none).resizable().scaledToFit()
                .frame(width: 148, height: 148)
                .accessibilityLabel(Text(verbatim: code))
            Text(verbatim: code).font(.caption.monospaced()).foregroundStyle(.secondary)
                .padding(.top, 6).padding(.bottom, 20)
        }
        .frame(width: 350)
        .foregroundStyle(.black)
        .background(.white)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .padding(16)
        .background(Color(white: 0.92))
        .environment(\.colorScheme, .light)
    }

    private var route: some View {
        HStack(alignment: .top) {
            place(from, departs, .leading)
            Spacer()
            Image(systemName: "arrow.forward").font(.title2).foregroundStyle(.teal).padding(.top, 8)
            Spacer()
            place(to, lands, .trailing)
        }
    }

    private func place(
        _ airport: Airport, _ time: Date, _ alignment: HorizontalAlignment
    ) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(verbatim: airport.code).font(.system(size: 36, weight: .bold))
            Text(verbatim: airport.city).font(.subheadline).foregroundStyle(.secondary)
            Text(time, format: .dateTime.hour().minute()).font(.title3).monospacedDigit()
        }
    }

    private var values: some View {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 14) {
            GridRow {
                value("Passenger", passenger).gridCellColumns(2)
                value("Date", departs.formatted(date))
            }
            GridRow {
                value("Gate", gate)
                value("Seat", seat)
                value("Group", group.formatted(.number.locale(locale)))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @Environment(\.locale) private var locale
    private var date: Date.FormatStyle { .dateTime.day().month(.abbreviated).locale(locale) }

    private func value(_ name: LocalizedStringKey, _ text: String) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(name).font(.caption).foregroundStyle(.secondary)
            Text(verbatim: text).font(.headline)
        }
    }

    private var picture: Image {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(code.utf8)
        filter.correctionLevel = "M"
        guard let output = filter.outputImage,
            let picture = CIContext().createCGImage(output, from: output.extent)
        else { return Image(systemName: "qrcode") }
        return Image(decorative: picture, scale: 1)
    }

    private struct Line: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            }
        }
    }
}

#Preview {
    BoardingPass(
        passenger: "Ada Bergström", flight: "QD 417", from: .init(code: "OSL", city: "Oslo"),
        to: .init(code: "KIX", city: "Osaka"),
        departs: Date(timeIntervalSince1970: 1_796_290_500),
        lands: Date(timeIntervalSince1970: 1_796_332_200), gate: "B14", seat: "12F", group: 2,
        code: "QD417-2026-12-03-12F-ADA")
}
