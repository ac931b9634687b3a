import SwiftUI

/// A shop's last page: how many, how sent, how paid, what it costs.
struct Checkout: View {
    @State private var count = 2
    @State private var boxes = 1
    @State private var tip = 0.15
    @State private var weight = 1.5
    @State private var isEditing = false

    var body: some View {
        Form {
            Section("Basket") {
                Stepper("Teapots: \(count)", value: $count, step: 1)
                Stepper("Boxes: \(boxes)") {
                    boxes += 1
                } onDecrement: {
                    boxes = max(1, boxes - 1)
                } onEditingChanged: {
                    isEditing = $0
                }
                Stepper("Tip", value: $tip, in: 0...0.3, step: 0.05, format: .percent)
                Stepper("Weight", value: $weight, step: 0.5, format: .number)
            }
            CheckoutAmounts()
            Section("Delivery") {
                DeliveryChoice()
            }
            Section {
                Button("Place the order", systemImage: "bag") {}
                Button(role: .cancel) {}
                Button(
                    "Pay by card", image: ImageResource(name: "dial", bundle: .main),
                    role: .none
                ) {}
                .labelStyle(.titleOnly)
            }
        }
    }
}

/// Steppers whose labels are views.
struct CheckoutAmounts: View {
    @State private var count = 3
    @State private var price = 12.5
    @State private var discount = 0.1
    @State private var isEditing = false

    var body: some View {
        Section("Amounts") {
            Stepper(value: $count, in: 0...9, step: 1) {
                Label("\(count) cups", systemImage: "cup.and.saucer")
            } onEditingChanged: {
                isEditing = $0
            }
            Stepper(value: $count, step: 2) {
                Text("In pairs")
            } onEditingChanged: {
                isEditing = $0
            }
            Stepper(
                value: $count, in: 0...12, step: 3, onEditingChanged: { isEditing = $0 },
                label: { Text("In threes") })
            Stepper(
                value: $count, step: 4, onEditingChanged: { isEditing = $0 },
                label: { Text("In fours") })
            Stepper {
                Text("One by one")
            } onIncrement: {
                count += 1
            } onDecrement: {
                count -= 1
            }
            Stepper(
                onIncrement: { count += 1 }, onDecrement: nil,
                onEditingChanged: { isEditing = $0 }, label: { Text("Only more") })
            Stepper(
                value: $price, in: 0...100, step: 2.5, format: .currency(code: "EUR"),
                label: { Text("Price") }, onEditingChanged: { isEditing = $0 })
            Stepper(value: $discount, step: 0.05, format: .percent) { Text("Discount") }
        }
    }
}

/// When and to whom it is sent.
struct DeliveryChoice: View {
    enum Speed: String, CaseIterable { case slow, normal, fast }
    struct Parcel: Identifiable {
        let id: Int
        var speed: Speed
    }

    @State private var speed = Speed.normal
    @State private var parcels = [Parcel(id: 1, speed: .slow), Parcel(id: 2, speed: .fast)]
    private let van = ImageResource(name: "dial", bundle: .main)

    private var speeds: some View {
        ForEach(Speed.allCases, id: \.self) { Text($0.rawValue.capitalized) }
    }

    var body: some View {
        Picker("Speed", selection: $speed) {
            speeds
        } currentValueLabel: {
            Text("As \(speed.rawValue) as can be")
        }
        Picker("By", systemImage: "bicycle", selection: $speed) { speeds }
        Picker("By", systemImage: "bicycle", selection: $speed) {
            speeds
        } currentValueLabel: {
            Image(systemName: "bicycle")
        }
        Picker("Van", image: van, selection: $speed) { speeds }
        Picker("Van", image: van, selection: $speed) {
            speeds
        } currentValueLabel: {
            Text(speed.rawValue)
        }
        Picker(selection: $speed) {
            speeds
        } label: {
            Text("Own label")
        }
        Picker(selection: $speed) {
            speeds
        } label: {
            Text("Own value")
        } currentValueLabel: {
            Text(speed.rawValue.uppercased())
        }
        Picker(selection: $speed, label: Text("Label first")) { speeds }
        several
    }

    /// What all parcels have in common, or that they differ.
    @ViewBuilder private var several: some View {
        Picker("All parcels", sources: $parcels, selection: \.speed) { speeds }
        Picker("All parcels", sources: $parcels, selection: \.speed) {
            speeds
        } currentValueLabel: {
            Text("Different")
        }
        Picker("All", systemImage: "shippingbox", sources: $parcels, selection: \.speed) { speeds }
        Picker("All", systemImage: "shippingbox", sources: $parcels, selection: \.speed) {
            speeds
        } currentValueLabel: {
            Text("Mixed")
        }
        Picker("All", image: van, sources: $parcels, selection: \.speed) { speeds }
        Picker("All", image: van, sources: $parcels, selection: \.speed) {
            speeds
        } currentValueLabel: {
            Text("Mixed")
        }
        Picker(sources: $parcels, selection: \.speed) {
            speeds
        } label: {
            Text("Every parcel")
        }
        Picker(sources: $parcels, selection: \.speed) {
            speeds
        } label: {
            Text("Every parcel")
        } currentValueLabel: {
            Text("Mixed")
        }
    }
}

/// What is told to friends about what was bought.
struct Receipt: View {
    private let page = URL(string: "https://example.com/teapot") ?? .currentDirectory()
    private let pages = ["teapot", "cup"].map {
        URL(string: "https://example.com/\($0)") ?? .currentDirectory()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ShareLink("Teapot", item: page, subject: Text("A teapot"), message: Text("Look."))
            ShareLink("Both", items: pages, subject: Text("Tea"), message: Text("Look."))
            ShareLink(items: pages)
            ShareLink(item: page) { Label("Own label", systemImage: "gift") }
            ShareLink(items: pages) { Text("Own label for both") }
            previews
        }
        .padding()
    }

    @ViewBuilder private var previews: some View {
        ShareLink("With a title", item: "tea", preview: SharePreview("Tea"))
        ShareLink(item: "tea", preview: SharePreview("Tea", image: "A picture"))
        ShareLink(item: "tea", preview: SharePreview("Tea", icon: "An icon")) {
            Text("With an icon")
        }
        ShareLink("All teas", items: ["Assam", "Oolong"]) { SharePreview("\($0)") }
        ShareLink(items: ["Assam", "Oolong"]) {
            SharePreview("\($0)", image: "A picture", icon: "An icon")
        }
        ShareLink(items: ["Assam", "Oolong"]) { name in
            SharePreview("\(name)")
        } label: {
            Text("Teas, with previews")
        }
    }
}

#Preview("Checkout") { Checkout() }

#Preview("Receipt") { Receipt() }
