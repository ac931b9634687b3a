import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Controls go with what is around them in one piece.
@MainActor @Suite struct MovingControlTests {
    enum Control: CaseIterable {
        case circular, bounded, capacity, linear, accessoryLinear, toggle, button, slider, stepper
        case progress, picker, segments, label, box, disclosure, date, color, field, card
        case table
    }

    enum Way: CaseIterable { case offset, padding, frame, position }

    @ViewBuilder private static func control(_ control: Control) -> some View {
        switch control {
        case .circular:
            Gauge(value: 0.4) {
                Text("L")
            } currentValueLabel: {
                Text("40")
            }
            .gaugeStyle(.accessoryCircular)
        case .bounded:
            Gauge(value: 0.4) {
                Text("L")
            } currentValueLabel: {
                Text("40")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("9")
            }
            .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .blue]))
        case .capacity:
            Gauge(value: 0.4) { Text("L") }.gaugeStyle(.accessoryCircularCapacity)
        case .linear: Gauge(value: 0.4) { Text("L") }.gaugeStyle(.linearCapacity)
        case .accessoryLinear: Gauge(value: 0.4) { Text("L") }.gaugeStyle(.accessoryLinear)
        case .toggle: Toggle("T", isOn: .constant(true))
        case .button: Button("B") {}.buttonStyle(.borderedProminent)
        case .slider: Slider(value: .constant(0.4))
        case .stepper: Stepper("S", value: .constant(1))
        case .progress: ProgressView("P", value: 0.4)
        case .picker: Picker("P", selection: .constant(1)) { Text("One").tag(1) }
        case .segments:
            Picker("P", selection: .constant(1)) {
                Text("A").tag(0)
                Text("B").tag(1)
            }
            .pickerStyle(.segmented)
        case .label: Label("L", systemImage: "star.fill")
        case .box: GroupBox("G") { Text("x") }
        case .disclosure: DisclosureGroup("D", isExpanded: .constant(true)) { Text("x") }
        case .date:
            DatePicker("D", selection: .constant(Date(timeIntervalSince1970: 0)))
                .labelsHidden()
        case .color: ColorPicker("C", selection: .constant(.red))
        case .field: TextField("F", text: .constant("x")).textFieldStyle(.roundedBorder)
        case .card: List { Text("Row") }
        case .table:
            Table(of: Named.self) {
                TableColumn("A") { Text($0.id) }
            } rows: {
                TableRow(Named(id: "x"))
            }
        }
    }

    private struct Named: Identifiable {
        let id: String
    }

    private struct Page: View {
        let control: Control
        let way: Way
        let part: CGFloat

        var body: some View {
            let piece = MovingControlTests.control(control).frame(width: 80, height: 60)
            switch way {
            case .offset:
                piece.offset(x: 40 * part).frame(width: 120, height: 60, alignment: .leading)
            case .padding:
                piece.padding(.leading, 40 * part)
                    .frame(width: 120, height: 60, alignment: .leading)
            case .frame:
                HStack(spacing: 0) {
                    Color.clear.frame(width: 40 * part)
                    piece
                    Spacer(minLength: 0)
                }
                .frame(width: 120, height: 60)
            case .position: piece.position(x: 40 + 40 * part, y: 30).frame(width: 120, height: 60)
            }
        }
    }

    @Observable @MainActor final class Model {
        var part: CGFloat = 0
    }

    private struct Moving: View {
        let control: Control
        let way: Way
        let model: Model

        var body: some View {
            Page(control: control, way: way, part: model.part).background(.white)
        }
    }

    @Test(arguments: Control.allCases, Way.allCases)
    func halfWayItLooksAsIfItStoodThere(control: Control, way: Way) throws {
        let (moving, still) = (Model(), Model())
        still.part = 0.5
        func host(_ model: Model) -> ViewHost {
            ViewHost(width: 120, height: 60) { Moving(control: control, way: way, model: model) }
        }
        let (one, other) = (host(moving), host(still))
        withAnimation(.linear(duration: 1)) { moving.part = 1 }
        one.update()
        one.advance(by: 0.5)
        #expect(try MotionProbe.distance(one.pngData(), other.pngData()) <= 8)
    }
}
