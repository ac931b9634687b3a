import SwiftUI

// Shadows, gradients, glass and pictures.

struct Shadows: View {
    var body: some View {
        VStack(spacing: 28) {
            ForEach(["Inbox", "Drafts", "Archive"], id: \.self) { name in
                HStack {
                    Text(name).font(.title3.bold())
                    Spacer()
                    Text("\(name.count * 7)").foregroundStyle(.secondary)
                }
                .padding(24)
                .background(
                    RoundedRectangle(cornerRadius: 20).fill(Color(white: 0.98))
                        .shadow(color: .black.opacity(0.2), radius: 14, y: 8)
                )
                .foregroundStyle(.black)
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct Weather: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Bergen").font(.largeTitle)
            Text("11°").font(.system(size: 90, weight: .thin))
            Text("Light rain until eight").font(.headline)
            ForEach(0..<6) { hour in
                HStack {
                    Text("\(hour + 14):00")
                    Spacer()
                    Image(systemName: "cloud.rain.fill")
                    Spacer()
                    Text("\(11 - hour)°")
                }
            }
        }
        .padding(32)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
    }
}

struct Player: View {
    var body: some View {
        VStack(spacing: 26) {
            Cover(seed: 3).frame(width: 300, height: 300)
                .clipShape(RoundedRectangle(cornerRadius: 18))
                .shadow(color: .black.opacity(0.35), radius: 24, y: 14)
            Text("Long Way Down").font(.title2.bold())
            Capsule().fill(.tertiary).frame(height: 4)
                .overlay(alignment: .leading) { Capsule().frame(width: 120) }
            HStack(spacing: 50) {
                Image(systemName: "backward.fill")
                Image(systemName: "pause.fill").font(.largeTitle)
                Image(systemName: "forward.fill")
            }
        }
        .padding(30)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct Cover: View {
    var seed: Int

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [
                    Color(hue: Double(seed * 37 % 100) / 100, saturation: 0.7, brightness: 0.9),
                    Color(hue: Double(seed * 61 % 100) / 100, saturation: 0.8, brightness: 0.4),
                ], startPoint: .topLeading, endPoint: .bottomTrailing)
            Image(systemName: "music.note").foregroundStyle(.white)
        }
    }
}

struct CoverRows: View {
    var isRound = false

    var body: some View {
        VStack(spacing: 10) {
            ForEach(0..<14) { row in
                HStack(spacing: 12) {
                    Cover(seed: row).frame(width: 44, height: 44)
                        .clipShape(RoundedRectangle(cornerRadius: isRound ? 22 : 6))
                    VStack(alignment: .leading) {
                        Text("Song number \(row + 1)").font(.body)
                        Text("Album of the year \(1990 + row)").font(.caption)
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text("3:\(10 + row * 3)").font(.caption).foregroundStyle(.secondary)
                }
            }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct RoundRows: View {
    var body: some View { CoverRows(isRound: true) }
}

struct Diagonal: View {
    var body: some View {
        LinearGradient(
            colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .overlay { Text("Hello").font(.largeTitle.bold()).foregroundStyle(.white) }
    }
}

struct Radial: View {
    var body: some View {
        VStack {
            RadialGradient(
                colors: [.yellow, .red], center: .center, startRadius: 10, endRadius: 180)
            AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
        }
    }
}

struct Glass: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.pink, .blue], startPoint: .topTrailing, endPoint: .bottom)
            Circle().fill(.yellow).frame(width: 200).offset(x: -80, y: -180)
            VStack(spacing: 20) {
                ForEach(0..<3) { card in
                    VStack(alignment: .leading, spacing: 8) {
                        Text("Balance \(card + 1)").font(.headline)
                        Text("€ 1,2\(card)4.50").font(.title.bold())
                    }
                    .padding(24)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24))
                }
            }
            .padding(30)
        }
    }
}

struct Dots: View {
    var body: some View {
        Canvas { context, size in
            var number: UInt32 = 1
            func next(_ limit: CGFloat) -> CGFloat {
                number = number &* 1_664_525 &+ 1_013_904_223
                return limit * CGFloat(number >> 8) / CGFloat(1 << 24)
            }
            for _ in 0..<3000 {
                let box = CGRect(
                    x: next(size.width), y: next(size.height), width: 4 + next(40),
                    height: 4 + next(40))
                context.fill(
                    Path(ellipseIn: box),
                    with: .color(
                        Color(red: next(1), green: next(1), blue: next(1)).opacity(next(1))))
            }
        }
    }
}

struct Profile: View {
    var body: some View {
        VStack(spacing: 16) {
            Dots().frame(height: 240).clipped()
            Cover(seed: 8).frame(width: 110, height: 110).clipShape(Circle())
                .overlay { Circle().stroke(.white, lineWidth: 4) }
                .shadow(radius: 6)
                .offset(y: -60)
                .padding(.bottom, -60)
            Text("Ada Lovelace").font(.title.bold())
            Text("Writes programs for machines that are not built yet.")
                .foregroundStyle(.secondary)
            HStack(spacing: 30) {
                ForEach(["Posts", "Followers", "Following"], id: \.self) { name in
                    VStack {
                        Text("\(name.count * 113)").font(.headline)
                        Text(name).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct BoardingPass: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            HStack {
                Text("OSL").font(.largeTitle.bold())
                Spacer()
                Image(systemName: "airplane")
                Spacer()
                Text("LIS").font(.largeTitle.bold())
            }
            HStack(spacing: 40) {
                Text("Gate B 12")
                Text("Seat 17 F")
            }
            HStack(spacing: 2) {
                ForEach(0..<60) { bar in
                    Rectangle().frame(width: CGFloat(1 + bar * 7 % 4), height: 90)
                }
            }
        }
        .padding(26)
        .foregroundStyle(.white)
        .background(
            LinearGradient(
                colors: [.teal, .indigo], startPoint: .leading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 22)
        )
        .shadow(radius: 10, y: 6)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
