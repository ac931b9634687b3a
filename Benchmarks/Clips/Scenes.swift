import SwiftUI

// What Benchmarks/clips.sh packs besides scenes of Examples/Motion.

/// A ground whose colours go round behind a card.
struct MovingGradient: View {
    @State private var isOn = false

    var body: some View {
        RoundedRectangle(cornerRadius: 16).fill(.white)
            .overlay { Text("Gradient").font(.title) }
            .frame(width: 160, height: 80)
            .shadow(radius: 8)
            .frame(width: 300, height: 200)
            .background(
                LinearGradient(
                    colors: isOn ? [.pink, .orange] : [.blue, .purple], startPoint: .topLeading,
                    endPoint: .bottomTrailing)
            )
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) {
                    isOn = true
                }
            }
    }
}

/// A long list that scrolls.
struct ScrollingList: View {
    @State private var place: Int? = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(0..<60, id: \.self) { row in
                    HStack {
                        Circle().fill(
                            Color(hue: Double(row) / 60, saturation: 0.6, brightness: 0.9)
                        )
                        .frame(width: 32, height: 32)
                        VStack(alignment: .leading) {
                            Text("Row \(row)").font(.headline)
                            Text("What the row is about").font(.caption)
                        }
                    }
                    .id(row)
                }
            }
            .scrollTargetLayout()
            .padding(8)
        }
        .scrollPosition(id: $place)
        .frame(width: 240, height: 320)
        .onAppear { withAnimation(.easeInOut(duration: 3)) { place = 40 } }
    }
}

/// A card that fades in and out over a picture of bars.
struct FadingCard: View {
    @State private var isOn = false

    var body: some View {
        ZStack {
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(0..<20, id: \.self) { bar in
                    Rectangle().fill(.teal).frame(width: 8, height: 30 + Double(bar * 37 % 120))
                }
            }
            if isOn {
                Text("Here it is").font(.largeTitle).padding(24)
                    .background(.regularMaterial, in: .rect(cornerRadius: 16))
                    .transition(.opacity)
            }
        }
        .frame(width: 300, height: 200)
        .task {
            while !Task.isCancelled {
                withAnimation(.easeInOut(duration: 0.8)) { isOn.toggle() }
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }
}
