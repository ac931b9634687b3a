import SwiftUI

// Screens of few colours.

struct Welcome: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Welcome").font(.largeTitle.bold())
            Text("All your notes in one place.").foregroundStyle(.secondary)
            Button("Continue") {}.buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct OneColor: View {
    var body: some View { Color.indigo.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

struct Stripes: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<12) { Color(hue: Double($0) / 12, saturation: 0.6, brightness: 0.9) }
        }
    }
}

struct Switches: View {
    private let names = [
        "Airplane Mode", "Wi-Fi", "Bluetooth", "Mobile Data", "Hotspot", "Notifications", "Focus",
    ]

    var body: some View {
        VStack(spacing: 14) {
            ForEach(names, id: \.self) { Toggle($0, isOn: .constant($0.count % 2 == 0)) }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct Month: View {
    private let columns = Array(repeating: GridItem(.flexible()), count: 7)

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("November 2026").font(.title2.bold())
            LazyVGrid(columns: columns, spacing: 18) {
                ForEach(1..<31) { day in
                    Text("\(day)")
                        .frame(width: 36, height: 36)
                        .background(day == 22 ? Color.red : .clear, in: Circle())
                        .foregroundStyle(
                            day == 22 ? Color.white : day % 7 == 1 ? .secondary : .primary)
                }
            }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct BarChart: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Steps").font(.title.bold())
            Text("8,214 a day").foregroundStyle(.secondary)
            HStack(alignment: .bottom, spacing: 8) {
                ForEach(0..<14) { day in
                    VStack {
                        RoundedRectangle(cornerRadius: 4)
                            .fill(day == 9 ? Color.orange : .blue)
                            .frame(height: CGFloat(60 + day * 37 % 230))
                        Text("\(day + 1)").font(.caption2).foregroundStyle(.secondary)
                    }
                }
            }
            .frame(height: 330, alignment: .bottom)
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct LineChart: View {
    private func height(_ step: Int) -> CGFloat { 130 + 90 * sin(CGFloat(step) * 0.43) }

    var body: some View {
        Canvas { context, size in
            for line in 0..<6 {
                var path = Path()
                let y = 40 + CGFloat(line) * 56
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: size.width, y: y))
                context.stroke(path, with: .color(.gray.opacity(0.3)), lineWidth: 1)
            }
            var line = Path()
            for step in 0..<40 {
                let point = CGPoint(x: size.width * CGFloat(step) / 39, y: height(step))
                if step == 0 { line.move(to: point) } else { line.addLine(to: point) }
            }
            var area = line
            area.addLine(to: CGPoint(x: size.width, y: 320))
            area.addLine(to: CGPoint(x: 0, y: 320))
            context.fill(area, with: .color(.green.opacity(0.25)))
            context.stroke(line, with: .color(.green), lineWidth: 3)
        }
        .frame(height: 330)
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct SymbolGrid: View {
    private let names = [
        "heart.fill", "star", "bell", "gear", "trash", "folder", "paperplane", "cloud.rain",
        "moon.stars", "sun.max", "house", "person.crop.circle", "camera", "photo", "map",
        "cart", "bag", "creditcard", "gift", "tag", "bookmark", "book", "graduationcap",
        "pencil", "scissors", "link", "lock", "key", "wifi", "bolt", "flame", "drop",
        "leaf", "hare", "tortoise", "ant", "ladybug", "pawprint", "globe", "airplane",
    ]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 5), spacing: 40) {
            ForEach(names, id: \.self) { Image(systemName: $0).font(.title) }
        }
        .padding()
        .foregroundStyle(.tint)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct WatchFace: View {
    var body: some View {
        ZStack {
            Circle().stroke(.gray.opacity(0.4), lineWidth: 4)
            ForEach(0..<60) { minute in
                Capsule()
                    .fill(minute % 5 == 0 ? Color.primary : .gray)
                    .frame(width: minute % 5 == 0 ? 4 : 2, height: minute % 5 == 0 ? 16 : 8)
                    .offset(y: -150)
                    .rotationEffect(.degrees(Double(minute) * 6))
            }
            Capsule().frame(width: 7, height: 90).offset(y: -45).rotationEffect(.degrees(305))
            Capsule().frame(width: 5, height: 130).offset(y: -65).rotationEffect(.degrees(54))
            Capsule().fill(.orange).frame(width: 2, height: 150).offset(y: -60)
                .rotationEffect(.degrees(190))
        }
        .padding(30)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
